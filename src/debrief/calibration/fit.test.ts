import { expect, it } from 'vitest';
import { calibrated } from './calibrated.ts';
import { fitted } from './fit.ts';
import type { Sample } from './sample.ts';

const samples = (game: number, result: number, count: number): Sample[] =>
  (['genius', 'spymaster'] as const).flatMap((side) =>
    Array.from({ length: count }, (_, i) => ({ game, side, chance: i % 2 === 0 ? 0.4 : 0.6, result })),
  );

it('a long game counts as much as a short one', () => {
  // One of two games was won. The one that was lost has nine times as many positions.
  const lines = fitted([...samples(1, 1, 2), ...samples(2, 0, 18)]);
  for (const side of ['genius', 'spymaster'] as const) expect(calibrated(0.5, side, lines)).toBeCloseTo(0.5, 6);
});

it('what is said too seldom is said more often, as far as the results tell', () => {
  const won = Array.from({ length: 10 }, (_, game) => samples(game, game < 8 ? 1 : 0, 4)).flat();
  for (const side of ['genius', 'spymaster'] as const) expect(calibrated(0.5, side, fitted(won))).toBeCloseTo(0.8, 2);
});
