import type { Choice, Effect, Frame, View } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import { inOrder } from '../../../text/effects.ts';
import { voiceOf } from '../../../text/nouns.ts';
import { capital } from '../../../text/words.ts';

/** The list that the frame on top goes through. */
function listOf(table: View, { source, path }: Frame): Effect[] {
  const start: unknown = definitionOf(table, source);
  const list = path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)?.[key], start);
  return Array.isArray(list) ? list : [];
}

/** What an option of a card's choice does, in the words of the card, told to the side that chooses. */
export function optionWords(table: View, choice: Choice, option: number): string {
  const frame = table.frames.at(-1);
  if (!frame) return `Option ${option + 1}`;
  const list = listOf(table, frame);
  const effect = list[frame.at];
  const offered = effect?.verb === 'chooseOne' ? effect.options : [];
  const effects = (frame.asks ? [list, []] : offered)[option];
  if (!effects) return `Option ${option + 1}`;
  const { type, side } = definitionOf(table, choice.source);
  return capital(inOrder(effects, { ...voiceOf(type), to: choice.side === side ? undefined : 'opponent' }));
}
