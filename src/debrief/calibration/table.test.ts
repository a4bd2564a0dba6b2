import { expect, it } from 'vitest';
import type { Sample } from './sample.ts';
import { calibrationOf } from './table.ts';

const LINES = { genius: { shift: 0, slope: 1 }, spymaster: { shift: 0, slope: 1 } };
const sample = (game: number, chance: number, result: number): Sample => ({ game, side: 'genius', chance, result });

it('each position counts alike, and each tenth by its games', () => {
  const { games, start, bins, error } = calibrationOf(
    [sample(1, 0.65, 1), sample(1, 0.65, 1), sample(1, 0.65, 1), sample(2, 0.65, 0), sample(3, 0.35, 0)],
    LINES,
  );
  expect(games).toBe(3);
  expect(bins[6]).toMatchObject({ came: 0.75, games: 2 });
  expect(start?.came).toBeCloseTo(1 / 3, 10);
  expect(start?.said).toBeCloseTo(0.55, 10);
  expect(error).toBeCloseTo((2 * 0.1 + 0.35) / 3, 10);
  expect(bins.filter((bin) => bin !== null)).toHaveLength(2);
});

it('where all games went one way, the interval is that of the rule of three', () => {
  const won = Array.from({ length: 10 }, (_, game) => sample(game, 0.95, 1));
  expect(calibrationOf(won, LINES).bins[9]?.ci95).toEqual([0.7, 1]);
});
