/** Pairs of games: the same deal with one card set and with another. What both sets share is drawn alike. */
import type { Outcome, Rows } from './count.ts';
import { countGame } from './count.ts';
import type { Moments } from './estimate/moments.ts';
import { addMoments, count, NO_MOMENTS } from './estimate/moments.ts';
import type { Match } from './game.ts';
import type { Tally } from './tally.ts';

/** What is compared in each pair. */
export const COMPARED = ['geniusWins', 'rounds', 'leadChanges', 'comebacks'] as const satisfies (keyof Outcome)[];
/** The game of the other set less that of the first one. */
export type Differences = Record<(typeof COMPARED)[number], Moments>;

export const noDifferences = (): Differences =>
  Object.fromEntries(COMPARED.map((what) => [what, { ...NO_MOMENTS }])) as Differences;

export function addDifferences(sum: Differences, more: Differences): void {
  for (const what of COMPARED) addMoments(sum[what], more[what]);
}

/** A set that is played, and where its games are counted. */
export interface Counted {
  match: Match;
  tally: Tally;
  rows: Rows;
}

/** Plays the deal of a seed with each set. Of two sets the difference is counted. */
export function countDeal(sets: readonly Counted[], seed: number, differences: Differences): void {
  const [one, other] = sets.map(({ match, tally, rows }) => countGame(match, seed, tally, rows));
  if (other) for (const what of COMPARED) count(differences[what], other[what] - one[what]);
}
