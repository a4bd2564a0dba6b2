/** A sequential test on pairs of games: it ends as soon as one of two strengths is far likelier than the other. */
import type { Round } from './rounds.ts';

/** The two strengths that are told apart, in Elo, and the share of wrong verdicts that is allowed for each. */
export interface Hypotheses {
  elo0: number;
  elo1: number;
  alpha: number;
  beta: number;
}
export type Verdict = 'elo0' | 'elo1' | 'open';

/** How often a pair of games gave the challenger 0, ½, 1, 1½ and 2 points. */
export type Pentanomial = [number, number, number, number, number];

export function pentanomial(rounds: readonly Round[]): Pentanomial {
  const counts: Pentanomial = [0, 0, 0, 0, 0];
  for (const { genius, spymaster } of rounds) counts[2 * (genius + spymaster)]++;
  return counts;
}

/** Below the first number the test decides for `elo0`, above the second for `elo1` (Wald). */
export const boundsOf = ({ alpha, beta }: Hypotheses): [low: number, high: number] => [
  Math.log(beta / (1 - alpha)),
  Math.log((1 - beta) / alpha),
];

const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Half a pair more at each end, so that the first few pairs, which are often alike, decide nothing. */
const EASED = [0.5, 0, 0, 0, 0.5];

/**
 * The logarithm of how much likelier the pairs are at `elo1` than at `elo0`. A pair's score is taken as normal, with
 * the variance of the sample. So the pair counts once, and luck with a deal cancels out.
 */
export function logLikelihoodRatio(counts: Pentanomial, { elo0, elo1 }: Hypotheses): number {
  const eased = counts.map((count, i) => count + EASED[i]);
  const pairs = eased.reduce((a, b) => a + b, 0);
  const mean = eased.reduce((total, count, i) => total + count * (i / 4), 0) / pairs;
  const variance = eased.reduce((total, count, i) => total + count * (i / 4 - mean) ** 2, 0) / pairs;
  const [s0, s1] = [shareAt(elo0), shareAt(elo1)];
  return (pairs * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
}

export function verdictOf(counts: Pentanomial, hypotheses: Hypotheses): Verdict {
  const [low, high] = boundsOf(hypotheses);
  const ratio = logLikelihoodRatio(counts, hypotheses);
  return ratio <= low ? 'elo0' : ratio >= high ? 'elo1' : 'open';
}

/** About how many pairs more decide it, if they go on as they do; null where it is decided, or where nothing points anywhere. */
export function pairsToGo(counts: Pentanomial, hypotheses: Hypotheses): number | null {
  if (verdictOf(counts, hypotheses) !== 'open') return null;
  const ratio = logLikelihoodRatio(counts, hypotheses);
  const [low, high] = boundsOf(hypotheses);
  const pairs = counts.reduce((a, b) => a + b, 0);
  return ratio === 0 || pairs === 0 ? null : Math.ceil(pairs * ((ratio > 0 ? high : low) / ratio - 1));
}
