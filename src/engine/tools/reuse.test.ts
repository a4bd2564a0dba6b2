import { expect, it } from 'vitest';
import { reuse } from './reuse.ts';

it('gives the value before if the two are equal, however deep', () => {
  const before = { a: [1, { b: null }], c: { d: 'x', e: undefined } };
  expect(reuse(before, structuredClone(before))).toBe(before);
});

it('takes over each part that is equal, and changes neither value', () => {
  const before = { same: [1, 2], list: [{ a: 1 }, { a: 2 }], gone: 1 };
  const next = { same: [1, 2], list: [{ a: 1 }, { a: 3 }, { a: 2 }] };
  const copy = structuredClone(next);
  const made = reuse(before, next);
  expect(made).toEqual(copy);
  expect(next).toEqual(copy);
  expect(made.same).toBe(before.same);
  expect(made.list[0]).toBe(before.list[0]);
  expect(made.list[1]).toBe(next.list[1]);
});

it('takes a missing part for another value than an undefined one, and a list for another than an object', () => {
  expect(Object.keys(reuse({}, { a: undefined }))).toEqual(['a']);
  expect(Object.keys(reuse({ a: undefined }, {}))).toEqual([]);
  expect(Object.keys(reuse({ b: undefined }, { a: undefined }))).toEqual(['a']);
  expect(reuse({ 0: 1 }, [1])).toEqual([1]);
  expect(reuse([1, 2], [1])).toEqual([1]);
});
