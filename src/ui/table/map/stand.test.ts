import { expect, test } from 'vitest';
import type { Place } from '../../../host/index.ts';
import { cell, overlap } from './box.ts';
import type { Ground } from './stand.ts';
import { standsOf } from './stand.ts';

/** The first one's Spies beside all others. */
const standOf = (one: Ground, others: Ground[]) => standsOf([one, ...others])[0];

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

test('where others lie on all of their Nodes, they stand below them, else beside them', () => {
  expect(standOf(ground(1, [0, 1]), [ground(0, [0, 0])])).toMatchObject({ left: 0, right: 1, top: 2, rows: 1 });
  expect(standOf(ground(3, [0, 1]), [ground(0, [0, 0])])).toMatchObject({ top: 2, bottom: 4.6, columns: 2, rows: 2 });
  const between = [ground(0, [0, 0]), ground(1, [0, 2])];
  expect(standOf(ground(1, [0, 1]), between)).toMatchObject({ left: 1, right: 2, top: 0.7, bottom: 2 });
  expect(standOf(ground(1, [0, 1]), [...between, ground(0, [1, 1])])).toMatchObject({ left: -1, right: 0, bottom: 2 });
});

test('no two crowds stand in one place, however a column is split', () => {
  const column = [0, 1, 2, 3, 4].map((y): Place => [0, y]);
  const stands = standsOf(column.map((place) => ground(1, place)));
  const tiles = column.map(cell);
  for (const [i, stand] of stands.entries())
    for (const other of [...tiles, ...stands.toSpliced(i, 1)]) expect(overlap(stand!, other!)).toBe(false);
});
