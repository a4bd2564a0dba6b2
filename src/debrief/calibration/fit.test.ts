import { expect, it } from 'vitest';
import { calibrated } from './calibrated.ts';
import { fitted } from './fit.ts';
import type { Sample } from './sample.ts';

const samples = (game: number, result: number, count: number): Sample[] =>
  (['genius', 'spymaster'] as const).flatMap((side) =>
    Array.from({ length: count }, (_, i) => ({ game, side, chance: i % 2 === 0 ? 0.4 : 0.6, result })),
  );

it('where the short games are the ones that are won, what is said at their start is no better for it', () => {
  // Half of the games are won, and they are short. The start of each looks alike.
  const start = (game: number, result: number): Sample[] =>
    (['genius', 'spymaster'] as const).map((side) => ({ game, side, chance: 0.5, result }));
  const lost = (game: number): Sample[] => [
    ...start(game, 0),
    ...samples(game, 0, 8).map((one) => ({ ...one, chance: 0.1 })),
  ];
  const games = Array.from({ length: 10 }, (_, game) => (game % 2 === 0 ? start(game, 1) : lost(game))).flat();
  for (const side of ['genius', 'spymaster'] as const) expect(calibrated(0.5, side, fitted(games))).toBeCloseTo(0.5, 1);
});

it('what is said too seldom is said more often, as far as the results tell', () => {
  const won = Array.from({ length: 10 }, (_, game) => samples(game, game < 8 ? 1 : 0, 4)).flat();
  for (const side of ['genius', 'spymaster'] as const) expect(calibrated(0.5, side, fitted(won))).toBeCloseTo(0.8, 2);
});
