import { expect, it } from 'vitest';
import { KEPT_PUZZLES } from './innerKeys.ts';
import { memoryKeep } from './keep.ts';
import type { KeptPuzzle } from './keptPuzzles.ts';
import { openKeptPuzzles, readKept } from './keptPuzzles.ts';

/** A puzzle of that name; those with another number are other puzzles. */
const puzzle = (name: string, number = 5, cards = 'abc'): KeptPuzzle => ({
  file: { name, setup: { turn: { number } }, puzzle: { side: 'genius', brief: 'Keep it.', goal: { plan: {} } } },
  cards,
});
const namesIn = (puzzles: ReturnType<typeof openKeptPuzzles>) => puzzles.all().map(({ file }) => file.name);

it('a puzzle stays until it is deleted, and is kept once, whatever it is called', () => {
  const puzzles = openKeptPuzzles(memoryKeep());
  expect(puzzles.add([puzzle('One'), puzzle('Two', 6)])).toBe(true);
  const renamed = puzzle('Other');
  expect(puzzles.has(renamed)).toBe(true);
  expect(puzzles.add([renamed])).toBe(true);
  expect(puzzles.all()).toEqual([puzzle('One'), puzzle('Two', 6)]);
  expect(puzzles.remove('Two')).toBe(true);
  expect(puzzles.all()).toEqual([puzzle('One')]);
});

it('what is said in it makes no other puzzle of it', () => {
  const puzzles = openKeptPuzzles(memoryKeep());
  puzzles.add([puzzle('One')]);
  const { file, cards } = puzzle('One');
  const said = { side: 'genius', brief: 'Do not lose it.', goal: { plan: {} } };
  expect(puzzles.has({ file: { ...file, puzzle: said }, cards })).toBe(true);
});

it('another puzzle of the same name is kept beside it, with a number', () => {
  const puzzles = openKeptPuzzles(memoryKeep());
  puzzles.add([puzzle('One')]);
  expect(puzzles.has(puzzle('One', 6))).toBe(false);
  expect(puzzles.has(puzzle('One', 5, 'def'))).toBe(false);
  puzzles.add([puzzle('One', 6), puzzle('One', 5, 'def')]);
  expect(namesIn(puzzles)).toEqual(['One', 'One (2)', 'One (3)']);
  puzzles.add([puzzle('One', 6)]);
  expect(namesIn(puzzles)).toEqual(['One', 'One (2)', 'One (3)']);
  const long = 'x'.repeat(200);
  puzzles.add([puzzle(long, 7), puzzle(long, 8)]);
  expect(namesIn(puzzles)).toHaveLength(5);
});

it('what cannot be read is left out', () => {
  const good = puzzle('Good');
  expect(readKept([good, { file: 'none', cards: 'abc' }, { file: { name: 7 }, cards: 'abc' }, null])).toEqual([good]);
  expect(readKept({ file: {} })).toEqual([]);
  const keep = memoryKeep();
  keep.setItem(KEPT_PUZZLES, '[{"file":');
  expect(openKeptPuzzles(keep).all()).toEqual([]);
});

it('what cannot be read stays as it was, whatever else is kept or deleted', () => {
  const keep = memoryKeep();
  const later = { file: { setup: {} }, version: 2 };
  keep.setItem(KEPT_PUZZLES, JSON.stringify([later, puzzle('One'), 7]));
  const puzzles = openKeptPuzzles(keep);
  puzzles.add([puzzle('Two', 6)]);
  puzzles.remove('One');
  expect(JSON.parse(keep.getItem(KEPT_PUZZLES) ?? '')).toEqual([later, 7, puzzle('Two', 6)]);

  keep.setItem(KEPT_PUZZLES, '[{"file":');
  puzzles.add([puzzle('One')]);
  puzzles.add([puzzle('Two', 6)]);
  expect(JSON.parse(keep.getItem(KEPT_PUZZLES) ?? '')).toEqual(['[{"file":', puzzle('One'), puzzle('Two', 6)]);
});

it('so many are kept, and no more: none makes room for another', () => {
  const puzzles = openKeptPuzzles(memoryKeep());
  const many = Array.from({ length: 199 }, (_, i) => puzzle(`Game ${i}`, i));
  expect(puzzles.add(many)).toBe(true);
  expect(puzzles.add([puzzle('Last', 300), puzzle('One more', 301)])).toBe(false);
  expect(namesIn(puzzles)).toEqual([...many.map(({ file }) => file.name), 'Last']);
  expect(puzzles.add([puzzle('Last', 300)])).toBe(true);
  puzzles.remove('Game 0');
  expect(puzzles.add([puzzle('One more', 301)])).toBe(true);
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
  expect(puzzles.add([puzzle('Two', 6)])).toBe(false);
  expect(puzzles.all()).toEqual([puzzle('One')]);
});
