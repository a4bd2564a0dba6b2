/** Means with luck taken out of them (control variates). */
import { dot, leastSquares } from './linear.ts';
import type { Mean, Moments } from './moments.ts';
import { count, meanOf, NO_MOMENTS } from './moments.ts';

/** The games are dealt out to so many groups. What luck does is learned from all groups but one, and taken out of that one. */
const GROUPS = 5;

/** `explained`: the share of the variance that luck explains; below 0 where too few games have misled it. */
export interface Controlled extends Mean {
  explained: number;
}

/**
 * The mean of `values`, each without what its luck explains; null for none. A row of `luck` has numbers that chance alone
 * decides, each with the mean 0. So the result has the same mean as the plain one, whatever is learned of the luck.
 * `ridge`: how little is believed of what is learned; it stands for so many games in which luck does nothing, times the
 * variance of a number of luck.
 */
export function controlled(
  values: readonly number[],
  luck: readonly (readonly number[])[],
  ridge: number,
): Controlled | null {
  const plain = { ...NO_MOMENTS };
  for (const value of values) count(plain, value);
  const before = meanOf(plain);
  if (!before) return null;
  const left: Moments = { ...NO_MOMENTS };
  for (let group = 0; group < GROUPS; group++) {
    const others = values.flatMap((_, i) => (i % GROUPS === group ? [] : [i]));
    const mean = others.reduce((sum, i) => sum + values[i], 0) / Math.max(1, others.length);
    const factors = leastSquares(
      others.map((i) => luck[i]),
      others.map((i) => values[i] - mean),
      ridge,
    );
    for (let i = group; i < values.length; i += GROUPS) count(left, values[i] - dot(luck[i], factors));
  }
  const after = meanOf(left) as Mean;
  return { ...after, explained: 1 - (after.error / before.error) ** 2 };
}
