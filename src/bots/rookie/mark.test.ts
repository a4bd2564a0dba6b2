import { expect, it } from 'vitest';
import { Mark } from './mark.ts';

const markOf = (numbers: readonly number[]): number => {
  const mark = new Mark();
  for (const number of numbers) mark.add(number);
  return mark.value;
};

it('equal lists have equal marks, others have others', () => {
  const lists: number[][] = [[]];
  for (let a = -2; a < 60; a++) {
    lists.push([a]);
    for (let b = -2; b < 60; b++) {
      lists.push([a, b]);
      for (let c = -2; c < 20; c++) lists.push([a, b, c]);
    }
  }
  const marks = lists.map(markOf);
  expect(lists.map(markOf)).toEqual(marks);
  expect(new Set(marks).size).toBe(lists.length);
  expect(marks.every(Number.isSafeInteger)).toBe(true);
});

it('a text counts letter by letter, after what came before', () => {
  expect(new Mark().add(1).addText('ab').value).toBe(markOf([1, 97, 98]));
});

it('sets are told apart by what is in them and how often, not by its order', () => {
  const markOfSet = (numbers: readonly number[]): number => new Mark().addSet(numbers, (n) => n).value;
  const sets: number[][] = [[]];
  for (let a = -1; a < 60; a++) {
    sets.push([a]);
    for (let b = a; b < 60; b++) {
      sets.push([a, b]);
      for (let c = b; c < 20; c++) sets.push([a, b, c]);
    }
  }
  const marks = sets.map(markOfSet);
  expect(sets.map((set) => markOfSet(set.toReversed()))).toEqual(marks);
  expect(new Set(marks).size).toBe(sets.length);
});
