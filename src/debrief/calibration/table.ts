/** How far the evaluator can be trusted: how often what it says comes true. */
import type { BySide } from '../../engine/index.ts';
import type { Line } from './calibrated.ts';
import { calibrated } from './calibrated.ts';
import type { Sample } from './sample.ts';
import type { Weighed } from './weighed.ts';
import { weighed } from './weighed.ts';

/** The positions in which the evaluator says between two tenths. */
export interface Bin {
  /** The mean of what it says, and of what came of it. */
  readonly said: number;
  readonly came: number;
  /** An interval of 95 % for what came of it; the positions of a game count together. */
  readonly ci95: [low: number, high: number];
  readonly games: number;
}

export interface Calibration {
  readonly games: number;
  /** Null: no position. */
  readonly bins: readonly (Bin | null)[];
  /** The mean distance of what is said from what comes of it. Each game counts alike. */
  readonly error: number;
}

const BINS = 10;

export function calibrationOf(samples: readonly Sample[], lines?: Readonly<BySide<Line>>): Calibration {
  const games = new Set(samples.map(({ game }) => game)).size;
  const told = weighed(samples).map((one) => ({ ...one, chance: calibrated(one.chance, one.side, lines) }));
  const parts = Array.from({ length: BINS }, (_, i) =>
    told.filter(({ chance }) => Math.min(BINS - 1, Math.floor(BINS * chance)) === i),
  );
  const bins = parts.map((part) => (part.length > 0 ? binOf(part) : null));
  const error = bins.reduce((sum, bin, i) => sum + (bin ? weightOf(parts[i]) * Math.abs(bin.said - bin.came) : 0), 0);
  return { games, bins, error: games > 0 ? error / games : 0 };
}

const weightOf = (part: readonly Weighed[]): number => part.reduce((sum, { weight }) => sum + weight, 0);

/** Below that, all games went one way. Then the rule of three says how far the truth can be from it. */
const TINY = 1e-12;

function binOf(part: readonly Weighed[]): Bin {
  const whole = weightOf(part);
  const mean = (of: 'chance' | 'result'): number => part.reduce((sum, one) => sum + one.weight * one[of], 0) / whole;
  const came = mean('result');
  const perGame = new Map<number, number>();
  for (const { game, result, weight } of part) perGame.set(game, (perGame.get(game) ?? 0) + weight * (result - came));
  const square = [...perGame.values()].reduce((sum, one) => sum + one * one, 0);
  const half = square < TINY ? 3 / perGame.size : (1.96 * Math.sqrt(square)) / whole;
  return {
    said: mean('chance'),
    came,
    ci95: [Math.max(0, came - half), Math.min(1, came + half)],
    games: perGame.size,
  };
}
