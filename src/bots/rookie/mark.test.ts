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
