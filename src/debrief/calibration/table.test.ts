import { expect, it } from 'vitest';
import type { Sample } from './sample.ts';
import { calibrationOf } from './table.ts';

const LINES = { genius: { shift: 0, slope: 1 }, spymaster: { shift: 0, slope: 1 } };
const sample = (game: number, chance: number, result: number): Sample => ({ game, side: 'genius', chance, result });

it('each game counts alike, however many of its positions were taken', () => {
  const { games, bins, error } = calibrationOf(
    [sample(1, 0.65, 1), sample(1, 0.65, 1), sample(1, 0.65, 1), sample(2, 0.65, 0)],
    LINES,
  );
  expect(games).toBe(2);
  expect(bins[6]?.came).toBeCloseTo(0.5, 10);
  expect(error).toBeCloseTo(0.15, 10);
  expect(bins.filter((bin) => bin !== null)).toHaveLength(1);
});

it('where all games went one way, the interval is that of the rule of three', () => {
  const won = Array.from({ length: 10 }, (_, game) => sample(game, 0.95, 1));
  expect(calibrationOf(won, LINES).bins[9]?.ci95).toEqual([0.7, 1]);
});
