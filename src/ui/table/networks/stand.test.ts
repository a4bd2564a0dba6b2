import { expect, test } from 'vitest';
import type { Place } from '../../../host/index.ts';
import { standOf } from './stand.ts';

const ground = (spies: number, ...tiles: Place[]) => ({ tiles, spies });

test('Spies stand side by side on the middle of the upper edge', () => {
  expect(standOf(ground(2, [0, 0], [1, 0], [2, 0]), [])).toEqual({
    left: 0.5,
    right: 2.5,
    top: -1.3,
    bottom: 0,
    columns: 2,
    rows: 1,
  });
});

test('without Spies nobody stands there', () => {
  expect(standOf(ground(0, [0, 0]), [])).toBeNull();
});

test('they do not stand on the Nodes of another Network, and share the room between with its Spies, but for a gap', () => {
  const beside = standOf(ground(3, [0, 0]), [ground(0, [1.5, -1], [1.5, 0])]);
  expect(beside?.left).toBeCloseTo(-1.2);
  expect(beside?.right).toBe(1.5);
  const shared = standOf(ground(3, [0, 0]), [ground(1, [1.5, 0])]);
  expect(shared?.left).toBeCloseTo(-1.49);
  expect(shared?.right).toBeCloseTo(1.21);
});

test('between two Networks they draw together, at last in two rows', () => {
  const walls = [ground(0, [-1.5, -1]), ground(0, [1.5, -1])];
  expect(standOf(ground(3, [0, 0]), walls)).toMatchObject({ left: -0.5, right: 1.5, columns: 3, rows: 1 });
  expect(standOf(ground(6, [0, 0]), walls)).toMatchObject({ left: -0.5, right: 1.5, columns: 4, rows: 2, top: -2.6 });
});

test('where a Node of another Network lies on the upper edge, they stand beside it', () => {
  expect(standOf(ground(1, [0, 0], [1, 0]), [ground(0, [0, -1])])).toMatchObject({ left: 1, right: 2, bottom: 0 });
  expect(standOf(ground(1, [0, 0], [1, 1]), [ground(0, [0, -1])])).toMatchObject({ left: 1, right: 2, bottom: 1 });
});
