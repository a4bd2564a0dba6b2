/** When the winner can be told, by a simple predictor that is fitted to half of the games and tried on the others. */
import { pointsOf } from '../field/deal.ts';
import { percentile, share } from '../statistics.ts';
import { dot, logistic, sigmoid } from './linear.ts';
import type { GameRecord, Mark } from './record.ts';

/** The chance at which a winner counts as told. */
const SURE = 0.8;
const RIDGE = 0.1;
const LAYS = { none: 0, 'in-progress': 1, activated: 2, advanced: 3 } as const;

/**
 * The inputs of the predictor at the end of a round: the lead, the nearness of the end, and the progress of the plan.
 */
const featuresOf = ([genius, spymaster, plan]: Mark): number[] => {
  const lead = (genius - spymaster) / 10;
  const late = (genius + spymaster) / 10;
  return [1, lead, lead * late, LAYS[plan] === 2 ? 1 : 0, LAYS[plan] === 3 ? 1 : 0];
};

/** `chance`: the mean that was foretold for the Genius; `won`: the share that it won. */
export interface Tenth {
  from: number;
  marks: number;
  chance: number;
  won: number;
}
export interface Foretold {
  /** Games that the predictor was fitted to, and those it was tried on. */
  fitted: number;
  tried: number;
  /** From which round on the winner is foretold with 80 % or more, to the end; null: in fewer games than that share. */
  round: { p10: number | null; p50: number | null; p90: number | null };
  /** The rounds that were still to come then, and the share of the game's rounds that lay behind. */
  roundsLeft: number | null;
  gone: number | null;
  /** The share of games whose winner was told before the last round. */
  early: number | null;
  /** The mean square of the predictor's error, and that of a predictor that always says the mean. */
  miss: number;
  missOfMean: number;
  tenths: Tenth[];
}

export function foretoldOf(records: readonly GameRecord[]): Foretold {
  const ended = records.filter(({ result, marks }) => result !== '=' && marks.length > 0);
  const learn = ended.filter(({ seed }) => seed % 2 === 0);
  const tried = ended.filter(({ seed }) => seed % 2 !== 0);
  const factors = logistic(
    learn.flatMap(({ marks }) => marks.map(featuresOf)),
    learn.flatMap(({ marks, result }) => marks.map(() => pointsOf(result))),
    RIDGE,
  );
  const chance = (mark: Mark): number => sigmoid(dot(featuresOf(mark), factors));
  const rounds: Record<string, number> = {};
  const left: Record<string, number> = {};
  const gone: Record<string, number> = {};
  let early = 0;
  for (const { result, marks, rounds: length } of tried) {
    const sure = marks.map((mark) => (result === 'G' ? chance(mark) : 1 - chance(mark)) >= SURE);
    const told = Math.min(sure.lastIndexOf(false) + 2, length);
    count(rounds, told);
    count(left, length - told);
    count(gone, Math.round((100 * told) / length));
    if (told < length) early++;
  }
  const foretold = tried.flatMap(({ result, marks }) =>
    marks.map((mark) => ({ chance: chance(mark), won: pointsOf(result) })),
  );
  const mean = share(sumOf(learn.map(({ result }) => pointsOf(result))), learn.length) ?? 0.5;
  const missBy = (value: (one: { chance: number }) => number): number =>
    rounded(sumOf(foretold.map((one) => (value(one) - one.won) ** 2)) / Math.max(1, foretold.length));
  return {
    fitted: learn.length,
    tried: tried.length,
    round: { p10: percentile(rounds, 0.1), p50: percentile(rounds, 0.5), p90: percentile(rounds, 0.9) },
    roundsLeft: percentile(left, 0.5),
    gone: (percentile(gone, 0.5) ?? 0) / 100,
    early: share(early, tried.length),
    miss: missBy((one) => one.chance),
    missOfMean: missBy(() => mean),
    tenths: tenthsOf(foretold),
  };
}

function tenthsOf(foretold: readonly { chance: number; won: number }[]): Tenth[] {
  return Array.from({ length: 10 }, (_, i) => {
    const inside = foretold.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === i);
    const mean = (value: (one: { chance: number; won: number }) => number): number =>
      rounded(sumOf(inside.map(value)) / inside.length);
    return { from: i / 10, marks: inside.length, chance: mean(({ chance }) => chance), won: mean(({ won }) => won) };
  }).filter(({ marks }) => marks > 0);
}

const rounded = (x: number): number => Math.round(1000 * x) / 1000;
const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
function count(histogram: Record<string, number>, value: number): void {
  histogram[value] = (histogram[value] ?? 0) + 1;
}
