import { expect, it } from 'vitest';
import { KEPT_PUZZLES } from './innerKeys.ts';
import { memoryKeep } from './keep.ts';
import type { KeptPuzzle } from './keptPuzzles.ts';
import { openKeptPuzzles, readKept } from './keptPuzzles.ts';

const puzzle = (name: string, cards = 'abc'): KeptPuzzle => ({ file: { name, setup: {} }, cards });

it('a puzzle stays until it is deleted, and one of the same name takes its place', () => {
  const puzzles = openKeptPuzzles(memoryKeep());
  expect(puzzles.add([puzzle('One'), puzzle('Two')])).toBe(true);
  expect(puzzles.add([puzzle('One', 'def')])).toBe(true);
  expect(puzzles.all()).toEqual([puzzle('Two'), puzzle('One', 'def')]);
  expect(puzzles.remove('Two')).toBe(true);
  expect(puzzles.all()).toEqual([puzzle('One', 'def')]);
});

it('what cannot be read is left out', () => {
  const good = puzzle('Good');
  expect(readKept([good, { file: 'none', cards: 'abc' }, { file: { name: 7 }, cards: 'abc' }, null])).toEqual([good]);
  expect(readKept({ file: {} })).toEqual([]);
  const keep = memoryKeep();
  keep.setItem(KEPT_PUZZLES, '[{"file":');
  expect(openKeptPuzzles(keep).all()).toEqual([]);
});

it('where there is no room, it says so, and what was kept stays', () => {
  const keep = memoryKeep();
  openKeptPuzzles(keep).add([puzzle('One')]);
  const full = {
    ...keep,
    setItem: () => {
      throw new Error('full');
    },
  };
  const puzzles = openKeptPuzzles(full);
  expect(puzzles.add([puzzle('Two')])).toBe(false);
  expect(puzzles.all()).toEqual([puzzle('One')]);
});
