import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import type { Lazy, Positions } from '../../src/engine/tools/subsets.ts';
import { minimalSubsets, someOf, subsets, weigh } from '../../src/engine/tools/subsets.ts';

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

const listed = <T>(lazy: Lazy<T>): T[] =>
  Array.from({ length: lazy.length }, (_, i) => {
    const one = lazy.at(i);
    if (one === undefined) throw new Error(`Nothing stands at ${i}.`);
    return one;
  });
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
          listed(
            minimalSubsets(
              weigh(weights, (weight) => weight),
              need,
            ),
          ),
        ),
        `${weights}`,
      ).toEqual(sorted(oneByOne(weights, need)));
  },
);

it('R2.5, R3.5: the same for whatever weights and need', () => {
  const weights = array(integer({ min: 1, max: 12 }), { maxLength: 9 });
  const every = property(weights, integer({ min: 0, max: 40 }), (list, need) => {
    const weighed = weigh(list, (weight) => weight);
    const all = weighed.map(({ weight }) => weight);
    expect(sorted(listed(minimalSubsets(weighed, need)))).toEqual(sorted(oneByOne(all, need)));
  });
  assert(every, { seed: 1 });
});

it('R2.5: who counts nothing is in no choice', () => {
  const workers = weigh(
    ['idler', 'carpenter', 'foreman'],
    (name) => ({ idler: 0, carpenter: 1, foreman: 2 })[name] ?? 0,
  );
  expect(workers.map(({ item }) => item)).toEqual(['foreman', 'carpenter']);
  expect(listed(minimalSubsets(workers, 1))).toEqual([[0], [1]]);
});

it('R3.5: the choices among many things come in the same order as those among few: the heaviest first', () => {
  const weighed = weigh([3, 3, 2, 2, 2, 1, 1, 1, 1], (weight) => weight);
  const sets = listed(minimalSubsets(weighed, 7)).map((set) => set.join());
  expect(sets.slice(0, 4)).toEqual(['0,1,2', '0,1,3', '0,1,4', '0,1,5']);
  expect(new Set(sets).size).toBe(sets.length);
});

it('R3.5: a choice among 40 things is found by its index, and none is listed', () => {
  const weighed = weigh(
    Array.from({ length: 40 }, (_, i) => 1 + (i % 3)),
    (weight) => weight,
  );
  const sets = minimalSubsets(weighed, 30);
  expect(sets.length).toBeGreaterThan(1e9);
  for (const at of [0, 1, sets.length / 2, sets.length - 1]) {
    const weights = (sets.at(Math.floor(at)) ?? []).map((i) => weighed[i].weight);
    const sum = weights.reduce((a, b) => a + b, 0);
    expect(sum, `${at}`).toBeGreaterThanOrEqual(30);
    expect(sum - Math.min(...weights), `${at}`).toBeLessThan(30);
  }
});

it('R3.5: with 5 000 things and a need of 5 000 one choice is still found', () => {
  const weighed = weigh(new Array(5000).fill(1), (weight) => weight);
  expect(listed(minimalSubsets(weighed, 5000)).map((set) => set.length)).toEqual([5000]);
  expect(minimalSubsets(weighed, 5001)).toHaveLength(0);
});

it('R9.1: every set of so many cards, in the order of the list', () => {
  expect(listed(subsets(['a', 'b', 'c', 'd'], 2, 2)).map((set) => set.join(''))).toEqual([
    'ab',
    'ac',
    'ad',
    'bc',
    'bd',
    'cd',
  ]);
  expect(listed(subsets(['a', 'b', 'c'], 0, 1)).map((set) => set.join(''))).toEqual(['', 'a', 'b', 'c']);
  expect(listed(subsets(['a'], 2, 2))).toEqual([]);
});

it.each([
  [22, 11],
  [40, 20],
  [40, 39],
  [99, 49],
  [5000, 2500],
])('R9.1: of %i cards, sets of %i are found by their index', (from, size) => {
  const cards = Array.from({ length: from }, (_, i) => i);
  const sets = subsets(cards, size, size);
  for (const share of [0, 0.1, 0.5, 0.999])
    expect(new Set(sets.at(Math.floor(share * sets.length))), `${share}`).toHaveProperty('size', size);
});

it('R1.5: every set of cards but the empty one', () => {
  expect(listed(someOf(['a', 'b', 'c'])).map((set) => set.join(''))).toEqual(['a', 'b', 'ab', 'c', 'ac', 'bc', 'abc']);
  expect(someOf(new Array(40).fill('a')).at(2 ** 40 - 2)).toHaveLength(40);
});
