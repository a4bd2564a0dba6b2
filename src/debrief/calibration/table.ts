/** How far the evaluator can be trusted: how often what it says comes true. */
import type { BySide } from '../../engine/index.ts';
import type { Line } from './calibrated.ts';
import { calibrated } from './calibrated.ts';
import type { Sample } from './sample.ts';

/** Some positions. Each of them counts alike. */
export interface Bin {
  /** The mean of what the evaluator says, and of what came of it. */
  readonly said: number;
  readonly came: number;
  /** An interval of 95 % for what came of it; the positions of a game count together. */
  readonly ci95: [low: number, high: number];
  readonly games: number;
}

export interface Calibration {
  readonly games: number;
  /** The first position of each game. Null: no game. */
  readonly start: Bin | null;
  /** The positions in which the evaluator says between two tenths. Null: no position. */
  readonly bins: readonly (Bin | null)[];
  /** The mean distance of what is said from what comes of it. Each tenth counts by its games. */
  readonly error: number;
}

const BINS = 10;

/** How often what was said came true, by tenths of what was said. `lines`: without them what is said counts as it is. */
export function calibrationOf(samples: readonly Sample[], lines?: Readonly<BySide<Line>>): Calibration {
  const told = samples.map((one) => ({ ...one, chance: calibrated(one.chance, one.side, lines) }));
  const firsts = new Map<number, Sample>();
  for (const one of told) if (!firsts.has(one.game)) firsts.set(one.game, one);
  const bins = Array.from({ length: BINS }, (_, i) =>
    binOf(told.filter(({ chance }) => Math.min(BINS - 1, Math.floor(BINS * chance)) === i)),
  );
  const known = bins.filter((bin) => bin !== null);
  const error = known.reduce((sum, { said, came, games }) => sum + games * Math.abs(said - came), 0);
  const weight = known.reduce((sum, { games }) => sum + games, 0);
  return { games: firsts.size, start: binOf([...firsts.values()]), bins, error: weight > 0 ? error / weight : 0 };
}

/** Below that, all games went one way. Then the rule of three says how far the truth can be from it. */
const TINY = 1e-12;

function binOf(part: readonly Sample[]): Bin | null {
  if (part.length === 0) return null;
  const mean = (of: 'chance' | 'result'): number => part.reduce((sum, one) => sum + one[of], 0) / part.length;
  const came = mean('result');
  const perGame = new Map<number, number>();
  for (const { game, result } of part) perGame.set(game, (perGame.get(game) ?? 0) + result - came);
  const square = [...perGame.values()].reduce((sum, one) => sum + one * one, 0);
  const half = square < TINY ? 3 / perGame.size : (1.96 * Math.sqrt(square)) / part.length;
  return {
    said: mean('chance'),
    came,
    ci95: [Math.max(0, came - half), Math.min(1, came + half)],
    games: perGame.size,
  };
}
