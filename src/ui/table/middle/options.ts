import type { Choice, Effect, Frame, View } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import { inOrder } from '../../../text/effects.ts';
import type { Voice } from '../../../text/nouns.ts';
import { voiceOf } from '../../../text/nouns.ts';
import { capital } from '../../../text/words.ts';

/** The list that the frame on top goes through. */
function listOf(table: View, { source, path }: Frame): Effect[] {
  const start: unknown = definitionOf(table, source);
  const list = path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)?.[key], start);
  return Array.isArray(list) ? list : [];
}

/** In the words of the card, told to the side that chooses. */
function voiceTo(table: View, { source, side: chooser }: Choice): Voice {
  const { type, side } = definitionOf(table, source);
  return { ...voiceOf(type), to: chooser === side ? undefined : 'opponent' };
}

/** What is done with the cards or the square to be chosen; null where no card says it. */
export function purposeOf(table: View, choice: Choice): string | null {
  const frame = table.frames.at(-1);
  const effect = frame && listOf(table, frame)[frame.at];
  return effect && choice.source >= 0 ? inOrder([effect], voiceTo(table, choice)) : null;
}

/** What an option of a card's choice does. */
export function optionWords(table: View, choice: Choice, option: number): string {
  const frame = table.frames.at(-1);
  if (!frame) return `Option ${option + 1}`;
  const list = listOf(table, frame);
  const effect = list[frame.at];
  const offered = effect?.verb === 'chooseOne' ? effect.options : [];
  const effects = (frame.asks ? [list, []] : offered)[option];
  if (!effects) return `Option ${option + 1}`;
  return capital(inOrder(effects, voiceTo(table, choice)));
}
