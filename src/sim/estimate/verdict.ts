/** What a difference of two shares amounts to, and whether it is settled. */
import type { Interval } from '../statistics.ts';
import { errorsAt, FEWEST, looksOf } from './looks.ts';
import type { Moments } from './moments.ts';
import { around, meanOf } from './moments.ts';
import { errorsFor } from './normal.ts';

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
 * interval is that of the last look; a run that was not looked at before its end (`once`) has the usual one.
 */
export function judge(differences: Readonly<Moments>, most: number, once = false): Judged | null {
  const mean = meanOf(differences);
  if (!mean) return null;
  const looks = once ? [most] : looksOf(most);
  const at = looks.findIndex((look) => mean.n <= look);
  const errors = once ? errorsFor(0.05) : errorsAt(looks, at < 0 ? looks.length - 1 : at);
  const ci95 = around(mean, errors);
  const verdict = verdictOf(mean.n, ci95);
  return {
    pairs: mean.n,
    difference: mean.mean,
    sureTo: errors * mean.error,
    matters: MATTERS,
    ci95,
    verdict,
    toGo: verdict === 'open' || verdict === 'few' ? toGo(mean.n, Math.abs(mean.mean), mean.error) : 0,
  };
}

/** The pairs that are still needed until the error is small enough for the difference as it looks now. */
function toGo(pairs: number, difference: number, error: number): number {
  // Seen from 0, or from the nearer end of what does not matter.
  const distance = Math.max(difference, MATTERS - difference);
  const needed = pairs * ((errorsFor(0.05) * error) / distance) ** 2;
  return Math.max(1, Math.ceil(needed - pairs));
}
