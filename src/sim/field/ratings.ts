/** Elo of each contestant in each seat, on one scale, from all games of a field. */
import type { BySide, Side } from '../../engine/index.ts';
import { dice, SIDES } from '../../engine/index.ts';
import type { Interval } from '../statistics.ts';
import type { Cell } from './cells.ts';
import { pointsOf } from './deal.ts';

/** The deals are drawn anew so many times. */
const DRAWS = 400;
/** Sweeps over all ratings. They are ended earlier when nothing moves any more. */
const SWEEPS = 300;
const STILL = 0.01;
/** Elo → the logarithm of the odds. */
const LOGIT = Math.LN10 / 400;

export type Rating = { elo: number; ci95: Interval };
export interface Ratings {
  /** Of each contestant in each seat that it played in. Those of the anchor are 0. */
  places: Record<string, Partial<BySide<Rating>>>;
  /** The worth of the Genius's seat between two anchors. */
  seat: Rating;
}

/** The points of a pairing's Genius, and the games. */
interface Score {
  genius: number;
  spymaster: number;
  points: number;
  games: number;
}

/**
 * Fits P(the Genius wins) = 1 / (1 + 10^(−(genius − spymaster + seat) / 400)) to all cells, with half a game more won
 * and lost in each, which keeps the ratings finite. `anchor`: who has 0 in both seats. The intervals hold 95 % of the
 * values of samples in which the deals are drawn anew, the same for all cells.
 */
export function ratingsOf(cells: readonly Cell[], anchor: string, seed: number): Ratings {
  const names: string[] = [...new Set(cells.flatMap(({ genius, spymaster }) => [genius, spymaster]))];
  const at = names.indexOf(anchor);
  const deals = Math.max(...cells.map(({ results }) => results.length));
  const all = Array.from({ length: deals }, (_, i) => i);
  const roll = dice(seed);
  const likeliest = fitted(scoresOf(cells, names, all), names.length, at);
  const again = (): number[] => all.map(() => roll(deals));
  const drawn = Array.from({ length: DRAWS }, () =>
    fitted(scoresOf(cells, names, again()), names.length, at, likeliest),
  );
  const rating = (value: (ratings: Fit) => number): Rating => ({
    elo: round(value(likeliest)),
    ci95: middle(drawn.map(value)),
  });
  const ofSeat = (side: Side, i: number): Rating => rating((ratings) => ratings[side][i]);
  return {
    places: Object.fromEntries(
      names.map((name, i) => [
        name,
        Object.fromEntries(
          SIDES.filter((side) => cells.some((cell) => cell[side] === name)).map((side) => [side, ofSeat(side, i)]),
        ),
      ]),
    ),
    seat: rating((ratings) => ratings.seat),
  };
}

/** What holds 95 % of the values, in whole Elo. */
export function middle(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  return [round(sorted[Math.floor(0.025 * sorted.length)]), round(sorted[Math.ceil(0.975 * sorted.length) - 1])];
}
const round = (elo: number): number => Math.round(elo) + 0;

function scoresOf(cells: readonly Cell[], names: readonly string[], deals: readonly number[]): Score[] {
  return cells.map(({ genius, spymaster, results }) => {
    let [points, games] = [0.5, 1];
    for (const deal of deals)
      if (deal < results.length) {
        points += pointsOf(results[deal]);
        games++;
      }
    return { genius: names.indexOf(genius), spymaster: names.indexOf(spymaster), points, games };
  });
}

interface Fit extends BySide<number[]> {
  seat: number;
}

/** The likeliest ratings: each in turn takes Newton's step, until all stand still. */
function fitted(scores: readonly Score[], count: number, anchor: number, from?: Fit): Fit {
  const zeros = (): number[] => Array(count).fill(0);
  const ratings: Fit = from ? structuredClone(from) : { genius: zeros(), spymaster: zeros(), seat: 0 };
  const step = (of: readonly Score[], sign: 1 | -1): number => {
    let [slope, bend] = [0, 0];
    for (const { genius, spymaster, points, games } of of) {
      const p = 1 / (1 + Math.exp(-LOGIT * (ratings.genius[genius] - ratings.spymaster[spymaster] + ratings.seat)));
      slope += sign * (points - games * p);
      bend += games * p * (1 - p);
    }
    const elo = bend > 0 ? slope / bend / LOGIT : 0;
    return Math.max(-200, Math.min(200, elo));
  };
  const bySide = {
    genius: zeros().map((_, i) => scores.filter(({ genius }) => genius === i)),
    spymaster: zeros().map((_, i) => scores.filter(({ spymaster }) => spymaster === i)),
  };
  for (let sweep = 0, moved = STILL; sweep < SWEEPS && moved >= STILL; sweep++) {
    moved = 0;
    for (const [side, sign] of [
      ['genius', 1],
      ['spymaster', -1],
    ] as const)
      for (let i = 0; i < count; i++) {
        if (i === anchor) continue;
        const by = step(bySide[side][i], sign);
        ratings[side][i] += by;
        moved = Math.max(moved, Math.abs(by));
      }
    const by = step(scores, 1);
    ratings.seat += by;
    moved = Math.max(moved, Math.abs(by));
  }
  return ratings;
}
