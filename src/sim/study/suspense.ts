/** How uncertain a game stays: by the chance that the nets give the Genius at the end of each round. */

import type { Figure } from '../estimate/figure.ts';
import { figureOf } from '../estimate/figure.ts';
import { pointsOf } from '../field/deal.ts';
import { percentile, share } from '../statistics.ts';
import type { GameRecord } from './record.ts';

/** A favourite has at least this chance. A swing goes from one favourite to the other. */
const FAVOURITE = 0.6;
/** From this chance on, a winner counts as told. */
const SURE = 0.8;

/** `next`: the mean size of the change of the chance in the round that follows; the end of the game counts as 1 or 0. */
export interface Round {
  round: number;
  games: number;
  next: number;
}
export interface Suspense {
  rounds: Round[];
  /** All changes of a game together, in the mean; a game whose result is as foretold all along has ½. */
  changes: number | null;
  /** The mean change in a round of the last third of a game, less that in a round of its first third. */
  rise: Figure | null;
  /** The mean number of times that the other side becomes the favourite. */
  swings: number | null;
  /** The share of the game's rounds that lie behind when the winner is told and stays so. */
  told: { p10: number | null; p50: number | null; p90: number | null };
  /** The mean square of what the chances miss by, and that of a chance of one half. */
  miss: number | null;
  missOfHalf: number;
}

export function suspenseOf(records: readonly GameRecord[]): Suspense {
  const ended = records.filter(({ result, chances }) => result !== '=' && chances.length > 0);
  const byRound: { games: number; sum: number }[] = [];
  const told: Record<string, number> = {};
  const rises: number[] = [];
  let [changes, swings, squares, marks] = [0, 0, 0, 0];
  for (const { result, chances, rounds } of ended) {
    const won = pointsOf(result);
    // At the end of the last round the result is known.
    const all = [...chances.slice(0, rounds - 1), won];
    const steps = all.map((chance, i) => Math.abs(chance - (all[i - 1] ?? 0.5)));
    steps.slice(1).forEach((change, i) => {
      byRound[i] ??= { games: 0, sum: 0 };
      byRound[i].games++;
      byRound[i].sum += change;
    });
    changes += steps.reduce((a, b) => a + b);
    const third = Math.ceil(steps.length / 3);
    rises.push(meanOf(steps.slice(-third)) - meanOf(steps.slice(0, third)));
    swings += swingsIn(all);
    const unsure = all.map((chance) => Math.abs(won - chance) > 1 - SURE).lastIndexOf(true);
    const gone = Math.round((100 * (unsure + 2)) / all.length);
    told[Math.min(100, gone)] = (told[Math.min(100, gone)] ?? 0) + 1;
    for (const chance of all.slice(0, -1)) {
      squares += (chance - won) ** 2;
      marks++;
    }
  }
  const part = (p: number): number | null => {
    const value = percentile(told, p);
    return value === null ? null : value / 100;
  };
  return {
    rounds: byRound.map(({ games, sum }, i) => ({ round: i + 1, games, next: sum / games })),
    changes: share(changes, ended.length),
    rise: figureOf(rises),
    swings: share(swings, ended.length),
    told: { p10: part(0.1), p50: part(0.5), p90: part(0.9) },
    miss: share(squares, marks),
    missOfHalf: 0.25,
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b) / values.length;

function swingsIn(chances: readonly number[]): number {
  let favourite: 'genius' | 'spymaster' | undefined;
  let swings = 0;
  for (const chance of chances) {
    const now = chance >= FAVOURITE ? 'genius' : chance <= 1 - FAVOURITE ? 'spymaster' : favourite;
    if (favourite && now !== favourite) swings++;
    favourite = now;
  }
  return swings;
}
