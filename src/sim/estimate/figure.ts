/** A mean with the interval that holds it: how figures are printed and kept. */
import type { Interval } from '../statistics.ts';
import { WRONG } from './looks.ts';
import type { Mean, Moments } from './moments.ts';
import { around, count, meanOf, NO_MOMENTS } from './moments.ts';
import { errorsFor } from './normal.ts';

/** `n`: the games or pairs of games that it rests on. */
export interface Figure {
  n: number;
  value: number;
  ci95: Interval;
}

/** Null for no mean. `together`: so many figures of which each interval is to hold, in 95 % of all cases. */
export function figure(mean: Mean | null, together = 1): Figure | null {
  return mean && { n: mean.n, value: mean.mean, ci95: around(mean, errorsFor(WRONG / together)) };
}

export function momentsOf(values: Iterable<number>): Moments {
  const moments = { ...NO_MOMENTS };
  for (const value of values) count(moments, value);
  return moments;
}

/** The mean of some values. */
export const figureOf = (values: Iterable<number>): Figure | null => figure(meanOf(momentsOf(values)));

/**
 * What comes to one of a whole that differs from game to game: all parts by all wholes. What it is sure to rests on the
 * games, since what happens in one game hangs together.
 */
export function ratioOf(games: readonly { part: number; whole: number }[]): Figure | null {
  const counted = games.filter(({ whole }) => whole > 0);
  const wholes = counted.reduce((sum, { whole }) => sum + whole, 0);
  if (wholes === 0) return null;
  const ratio = counted.reduce((sum, { part }) => sum + part, 0) / wholes;
  const scale = wholes / counted.length;
  const found = figureOf(counted.map(({ part, whole }) => (part - ratio * whole) / scale));
  return found && { n: found.n, value: ratio, ci95: [ratio + found.ci95[0], ratio + found.ci95[1]] };
}
