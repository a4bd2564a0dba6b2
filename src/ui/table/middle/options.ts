import type { Choice, Effect, View } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import { inOrder } from '../../../text/effects.ts';
import { capital } from '../../../text/words.ts';

/** The effect at which the frame on top has stopped to ask. */
function asking(table: View): Effect | undefined {
  const frame = table.frames.at(-1);
  if (!frame) return undefined;
  const start: unknown = definitionOf(table, frame.source);
  const list = frame.path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)?.[key], start);
  return Array.isArray(list) ? (list[frame.at] as Effect | undefined) : undefined;
}

/** What an option of a card's choice does, in the words of the card. */
export function optionWords(table: View, choice: Choice, option: number): string {
  const effect = asking(table);
  const effects = effect?.verb === 'chooseOne' ? effect.options[option] : undefined;
  if (!effects) return `Option ${option + 1}`;
  const { type } = definitionOf(table, choice.source);
  return capital(inOrder(effects, { type, targets: [], event: [], named: new Set() }));
}
