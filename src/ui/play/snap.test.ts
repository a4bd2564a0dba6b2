import { expect, test } from 'vitest';
import type { Connect, Edge } from '../../engine/index.ts';
import { snapOf } from './snap.ts';

const join = (node: number, edge: Edge, to: number): Connect => ({
  type: 'connect',
  side: 'spymaster',
  node,
  edge,
  to,
});
/** Node 1 lies at the left, and 2 with 3 below it at the right. */
const PLACES = new Map([
  [1, [0, 0]],
  [2, [4, 0]],
  [3, [4, 1]],
] as const);

test('Nodes snap by connectors that come near each other, to the place where they meet', () => {
  const right = join(1, 'right', 2);
  expect(snapOf([right], PLACES, [2.7, 0.3])).toEqual({ join: right, by: [3, 0] });
  expect(snapOf([right], PLACES, [3, 0])).toEqual({ join: right, by: [3, 0] });
  expect(snapOf([right], PLACES, [2, 0])).toBeNull();
  expect(snapOf([right], PLACES, [0, 0])).toBeNull();
});

test('where several connectors are near, those that are nearest meet', () => {
  const [upper, lower] = [join(1, 'right', 2), join(1, 'right', 3)];
  expect(snapOf([upper, lower], PLACES, [3, 0.4])?.join).toBe(upper);
  expect(snapOf([upper, lower], PLACES, [3, 0.6])?.join).toBe(lower);
});

test('a Node under another one snaps by its upper edge', () => {
  const below = join(1, 'top', 3);
  expect(snapOf([below, join(1, 'right', 3)], PLACES, [3.9, 2.2])).toEqual({ join: below, by: [4, 2] });
});

test('what has no place does not count', () => {
  expect(snapOf([join(9, 'right', 2), join(1, 'left', 9)], PLACES, [3, 0])).toBeNull();
});
