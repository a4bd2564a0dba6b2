/** The worth of a card, found from the places of its copies in the shuffled deck. Chance alone puts them there. */
import type { Catalog, Side } from '../../engine/index.ts';
import { dice, SIDES } from '../../engine/index.ts';
import { pointsOf } from '../field/deal.ts';
import type { Interval } from '../statistics.ts';
import { leastSquares } from './linear.ts';
import type { GameRecord } from './record.ts';

/**
 * `worth`: by how much a copy on top of its deck changes its side's share of wins, against a copy at the bottom, and
 * against the average card of that deck. 0.01 is one game in a hundred.
 */
export interface Worth {
  card: string;
  side: Side;
  copies: number;
  worth: number;
  ci95: Interval;
}

const RIDGE = 1;
const DRAWS = 200;

export function worthsOf(records: readonly GameRecord[], catalog: Catalog, seed: number): Worth[] {
  return SIDES.flatMap((side) => worthsOfSide(records, catalog, side, seed));
}

function worthsOfSide(records: readonly GameRecord[], { definitions }: Catalog, side: Side, seed: number): Worth[] {
  const copies = new Map<number, number>();
  for (const index of records[0]?.decks[side] ?? []) copies.set(index, (copies.get(index) ?? 0) + 1);
  const designs = [...copies.keys()].toSorted((a, b) => a - b);
  const column = new Map(designs.map((index, i) => [index, i]));
  const rows = records.map(({ decks }) => rowOf(decks[side], column));
  const won = records.map(({ result }) => (side === 'genius' ? pointsOf(result) : 1 - pointsOf(result)));
  const factors = (times?: (i: number) => number): number[] => {
    const count = times ? (i: number): number => times(i) : (): number => 1;
    return centred(
      leastSquares(rows, freeOfMean(won, count), RIDGE, times),
      designs.map((index) => copies.get(index) ?? 0),
    );
  };
  const roll = dice(seed);
  const found = factors();
  const drawn = Array.from({ length: DRAWS }, () => {
    const times = new Uint16Array(records.length);
    for (let i = 0; i < times.length; i++) times[roll(times.length)]++;
    return factors((i) => times[i]);
  });
  return designs.map((index, i) => {
    const sorted = drawn.map((one) => one[i]).toSorted((a, b) => a - b);
    const at = (share: number): number => rounded(sorted[Math.min(DRAWS - 1, Math.floor(share * DRAWS))]);
    const card = definitions[index];
    return {
      card: card.id,
      side,
      copies: copies.get(index) ?? 0,
      worth: rounded(found[i]),
      ci95: [at(0.025), at(0.975)],
    };
  });
}

const rounded = (x: number): number => Math.round(1000 * x) / 1000 + 0;

/** For each design, how high its copies lie: 1 on top, 0 at the bottom, ½ less for each copy, so that chance gives 0. */
function rowOf(deck: readonly number[], column: ReadonlyMap<number, number>): number[] {
  const row = Array<number>(column.size).fill(0);
  deck.forEach((index, place) => {
    row[column.get(index) as number] += 0.5 - place / (deck.length - 1);
  });
  return row;
}

function freeOfMean(values: readonly number[], times: (i: number) => number): number[] {
  let [sum, count] = [0, 0];
  values.forEach((value, i) => {
    sum += times(i) * value;
    count += times(i);
  });
  return values.map((value) => value - sum / count);
}

/** The mean of the deck is subtracted: all places are taken, so only differences between cards can be found. */
function centred(factors: readonly number[], copies: readonly number[]): number[] {
  const all = copies.reduce((a, b) => a + b, 0);
  const mean = factors.reduce((sum, factor, i) => sum + factor * copies[i], 0) / all;
  return factors.map((factor) => factor - mean);
}
