import { expect, it } from 'vitest';
import type { Remark } from './record.ts';
import { LONGEST_REMARK, MOST_REMARKS, withRemark } from './remarks.ts';

const SOME: readonly Remark[] = [
  { stop: 4, text: 'Here it turns.' },
  { stop: 9, text: 'Why?' },
];

it('a remark comes to its stop, in the order of the stops', () => {
  expect(withRemark(SOME, { stop: 6, text: ' Now! ' })).toEqual([SOME[0], { stop: 6, text: 'Now!' }, SOME[1]]);
});

it('a remark takes the place of another at its stop, and none is left without a text', () => {
  expect(withRemark(SOME, { stop: 9, text: 'Why not?' })).toEqual([SOME[0], { stop: 9, text: 'Why not?' }]);
  expect(withRemark(SOME, { stop: 4, text: '  ' })).toEqual([SOME[1]]);
});

it('neither a remark nor a list of them grows without end', () => {
  expect(withRemark([], { stop: 0, text: 'x'.repeat(9000) })[0].text).toHaveLength(LONGEST_REMARK);
  const full = Array.from({ length: MOST_REMARKS }, (_, stop) => ({ stop, text: 'x' }));
  expect(withRemark(full, { stop: 9999, text: 'x' })).toEqual(full);
  expect(withRemark(full, { stop: 3, text: 'y' })[3]).toEqual({ stop: 3, text: 'y' });
});
