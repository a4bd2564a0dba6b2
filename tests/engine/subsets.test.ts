import { expect, it } from 'vitest';
import type { Positions } from '../../src/engine/tools/subsets.ts';
import { minimalSubsets, weigh } from '../../src/engine/tools/subsets.ts';

/** Tries all sets of positions, and keeps those that are enough together, but not without any one of them. */
function oneByOne(weights: readonly number[], need: number): Positions[] {
  const found: Positions[] = [];
  const sum = (positions: Positions): number => positions.reduce((all, at) => all + weights[at], 0);
  for (let bits = 0; bits < 2 ** weights.length; bits++) {
    const chosen = weights.map((_, at) => at).filter((at) => (bits >> at) & 1);
    if (sum(chosen) >= need && chosen.every((one) => sum(chosen.filter((at) => at !== one)) < need)) found.push(chosen);
  }
  return found;
}

const sorted = (sets: readonly Positions[]): string[] => sets.map((set) => set.join()).sort();

it.each([0, 1, 2, 3, 5, 14, 15, 16, 40])(
  'R2.5, R3.5: every choice that meets a need of %i, with nobody needless',
  (need) => {
    for (const weights of [
      [],
      [1],
      [2],
      [15],
      [16],
      [3, 2, 1],
      [1, 1, 1, 1],
      [9999, 1],
      [9, 5, 5, 4, 2, 1, 1, 1],
      [2, 2, 2, 1, 1, 1, 1, 1, 1],
    ])
      expect(
        sorted(
          minimalSubsets(
            weigh(weights, (weight) => weight),
            need,
          ),
        ),
        `${weights}`,
      ).toEqual(sorted(oneByOne(weights, need)));
  },
);

it('R2.5: who counts nothing is in no choice', () => {
  const workers = weigh(
    ['idler', 'carpenter', 'foreman'],
    (name) => ({ idler: 0, carpenter: 1, foreman: 2 })[name] ?? 0,
  );
  expect(workers.map(({ item }) => item)).toEqual(['foreman', 'carpenter']);
  expect(minimalSubsets(workers, 1)).toEqual([[0], [1]]);
});
