/** Means with what they are sure to, from sums that can be added. So parts of a run merge exactly. */
import type { Interval } from '../statistics.ts';

/** Of a quantity over games or pairs of games: how many, their sum, and the sum of their squares. */
export interface Moments {
  n: number;
  sum: number;
  squares: number;
}

export const NO_MOMENTS: Readonly<Moments> = { n: 0, sum: 0, squares: 0 };

export function addMoments(sum: Moments, more: Readonly<Moments>): void {
  sum.n += more.n;
  sum.sum += more.sum;
  sum.squares += more.squares;
}

export function count(moments: Moments, value: number): void {
  moments.n++;
  moments.sum += value;
  moments.squares += value * value;
}

/** `error`: the standard error of the mean. */
export interface Mean {
  n: number;
  mean: number;
  error: number;
}

/**
 * The mean, or null before anything was counted. Its error is that of a sample with two values more, one above the mean
 * by 1 and one below (after Bonett and Price). So it is never 0: few values that happen to be alike prove nothing.
 */
export function meanOf({ n, sum, squares }: Readonly<Moments>): Mean | null {
  if (n === 0) return null;
  const mean = sum / n;
  const spread = Math.max(0, squares - n * mean * mean) + 2;
  return { n, mean, error: Math.sqrt(spread) / (n + 2) };
}

/** So many standard errors to both sides of a mean. */
export const around = ({ mean, error }: Mean, errors: number): Interval => [
  mean - errors * error,
  mean + errors * error,
];
