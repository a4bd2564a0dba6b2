import type { BySide, Side } from '../../../engine/index.ts';
import { PERSON } from '../../../text/en/bots.ts';
import type { Names } from '../../../text/en/names.ts';

/** Who plays what. `sources`: `people`, or the name of a bot. */
export interface Cast {
  names: Names;
  sources: BySide<string>;
}

/** What was with one side is with the other. */
export const swapped = <T>({ genius, spymaster }: Readonly<BySide<T>>): BySide<T> => ({
  genius: spymaster,
  spymaster: genius,
});

export const swappedCast = ({ names, sources }: Cast): Cast => ({ names: swapped(names), sources: swapped(sources) });

/** The side of the one person who plays against a bot; null if people play both sides or none. */
export const loneSide = ({ genius, spymaster }: Cast['sources']): Side | null =>
  (genius === PERSON) === (spymaster === PERSON) ? null : genius === PERSON ? 'genius' : 'spymaster';
