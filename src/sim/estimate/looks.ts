/**
 * A run that is looked at while it goes on. Whoever ends a run as soon as it shows something is wrong more often than 5 %
 * of the time if each look takes the usual interval. Here each look may be wrong by its part of the 5 % only: the part of
 * all games that are new since the look before.
 */
import { errorsFor } from './normal.ts';

/** The share of runs that may say something that is not so. */
export const WRONG = 0.05;
/** At a smaller number nothing is claimed. */
export const FEWEST = 30;
const FIRST = 32;

/** The numbers at which a run of at most so many is looked at: 32, each time twice as many, and all. */
export function looksOf(most: number): number[] {
  const looks: number[] = [];
  for (let n = FIRST; n < most; n *= 2) looks.push(n);
  return [...looks, most];
}

/** The standard errors that the interval of a look has to both sides. `at`: its place among the looks. */
export function errorsAt(looks: readonly number[], at: number): number {
  const most = looks[looks.length - 1];
  return errorsFor((WRONG * (looks[at] - (looks[at - 1] ?? 0))) / most);
}
