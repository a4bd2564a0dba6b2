/** What a difference of two shares amounts to, and whether it is settled. */
import type { Interval } from '../statistics.ts';
import { errorsAt, FEWEST, looksOf } from './looks.ts';
import type { Mean, Moments } from './moments.ts';
import { around, meanOf } from './moments.ts';

/** A difference that is surely smaller does not matter: two games in a hundred. */
const MATTERS = 0.02;

/**
 * `more`, `less`: the difference is surely above or below 0. `alike`: it surely does not matter. `open`: none of these
 * yet. `few`: too few games to say anything.
 */
export type Verdict = 'more' | 'less' | 'alike' | 'open' | 'few';

/**
 * `sureTo`: half of the width of `ci95`. `matters`: a difference below it counts as none. `toGo`: about how many pairs
 * more would settle it; 0 if it is settled.
 */
export interface Judged {
  pairs: number;
  difference: number;
  sureTo: number;
  matters: number;
  ci95: Interval;
  verdict: Verdict;
  toGo: number;
}

export const isSettled = ({ toGo }: Judged): boolean => toGo === 0;

function verdictOf(pairs: number, [low, high]: Interval): Verdict {
  if (pairs < FEWEST) return 'few';
  if (low > 0) return 'more';
  if (high < 0) return 'less';
  return low > -MATTERS && high < MATTERS ? 'alike' : 'open';
}

/**
 * Judges the differences of a run of at most `most` pairs after those that were counted, or null before the first. The
 * interval is that of the look that is reached or comes next. A run that is looked at `once`, at its end, has the usual one.
 */
export function judge(differences: Readonly<Moments>, most: number, once = false): Judged | null {
  const mean = meanOf(differences);
  if (!mean) return null;
  const looks = once ? [most] : looksOf(most);
  const at = looks.findIndex((look) => mean.n <= look);
  const errors = errorsAt(looks, at < 0 ? looks.length - 1 : at);
  const ci95 = around(mean, errors);
  const verdict = verdictOf(mean.n, ci95);
  return {
    pairs: mean.n,
    difference: mean.mean,
    sureTo: errors * mean.error,
    matters: MATTERS,
    ci95,
    verdict,
    toGo: verdict === 'open' || verdict === 'few' ? toGo(mean, looks) : 0,
  };
}

/**
 * The pairs until the look that settles it if the difference stays as it looks now. If no look does, more pairs are needed
 * than the run has.
 */
function toGo({ n, mean, error }: Mean, looks: readonly number[]): number {
  const difference = Math.abs(mean);
  // Seen from 0, or from the nearer end of what does not matter.
  const distance = Math.max(difference, MATTERS - difference);
  const errorAt = (pairs: number): number => error * Math.sqrt(n / pairs);
  const settles = looks.findIndex((look, at) => look > n && errorsAt(looks, at) * errorAt(look) < distance);
  const needed = settles < 0 ? n * ((errorsAt(looks, looks.length - 1) * error) / distance) ** 2 : looks[settles];
  return Math.max(1, Math.ceil(needed - n));
}
