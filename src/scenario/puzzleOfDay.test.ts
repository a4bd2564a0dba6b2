import { expect, it } from 'vitest';
import { puzzleOfDay } from './puzzleOfDay.ts';

const COUNT = 24;
const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
/** The puzzles of the days of a round, of those that begin with the first of January 1970. */
const round = (number: number): number[] =>
  Array.from({ length: COUNT }, (_, i) => puzzleOfDay(dateOf(number * COUNT + i), COUNT));

it('has each puzzle once before any comes again', () => {
  const all = Array.from({ length: COUNT }, (_, i) => i);
  for (const number of [0, 860, 861]) expect(round(number).sort((a, b) => a - b)).toEqual(all);
});

it('goes through them in another order each time, and for everybody in the same', () => {
  expect(round(860)).not.toEqual(round(861));
  expect(round(860)).toEqual(round(860));
});

it('takes dates alone, and one puzzle is enough', () => {
  expect(puzzleOfDay('2026-11-28', 1)).toBe(0);
  for (const no of ['2026-13-01', '28.11.2026', '2026-11-28T10:00', ''])
    expect(() => puzzleOfDay(no, COUNT)).toThrow(RangeError);
  expect(() => puzzleOfDay('2026-11-28', 0)).toThrow(RangeError);
});
