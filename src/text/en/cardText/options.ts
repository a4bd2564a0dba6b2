/** The options of a card that lets somebody choose one of several effects (R9.1), in words. */
import type { CardType, Definition, Side } from '../../../engine/index.ts';
import { SIDE_OF } from '../../../engine/index.ts';
import type { Effect } from '../../../engine/language.ts';
import { alternativesOf } from '../../../engine/language.ts';
import { inOrder } from './effects.ts';
import type { Voice } from './nouns.ts';
import { voiceOf } from './nouns.ts';

/** The voice of a card of that type, speaking to the side that chooses. */
export const voiceTo = (type: CardType, chooser: Side): Voice => ({
  ...voiceOf(type),
  to: chooser === SIDE_OF[type] ? undefined : 'opponent',
});

/** The alternatives of every choice of effects in that part of a definition. */
function choicesIn(part: unknown): Alternatives[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(choicesIn);
  const own = 'verb' in part ? alternativesOf(part as Effect) : null;
  return own ? [own, ...inside] : inside;
}
type Alternatives = readonly (readonly Effect[])[];

/** What the chosen option of the card does; null if the card has more than one such choice, or none. */
export function optionOf({ type, abilities }: Definition, option: number, chooser: Side): string | null {
  const [choice, ...more] = choicesIn(abilities);
  const effects: readonly Effect[] | undefined = more.length === 0 ? choice?.[option] : undefined;
  return effects ? inOrder(effects, voiceTo(type, chooser)) : null;
}
