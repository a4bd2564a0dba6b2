import { expect, test } from 'vitest';
import { footprintOf, isApart } from './footprint.ts';

test('Spies stand side by side on the middle of the upper edge, and the letter at their left', () => {
  const { stand, flag, bounds } = footprintOf(
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    2,
  );
  expect(stand).toEqual({ left: 0.5, right: 2.5, top: -1.25, bottom: 0, columns: 2, rows: 1 });
  expect(flag).toEqual({ left: 0, right: 0.5, top: -1, bottom: 0 });
  expect(bounds).toEqual({ left: 0, right: 3, top: -1.25, bottom: 1 });
});

test('more Spies than four stand in two rows where their Nodes are no wider', () => {
  expect(footprintOf([[0, 0]], 4).stand).toMatchObject({ left: -1.5, right: 2.5, rows: 1 });
  expect(footprintOf([[0, 0]], 5).stand).toMatchObject({ left: -1, right: 2, rows: 2, top: -2.5 });
});

test('without Spies nobody stands there, and the letter stands at the left of the uppermost Node', () => {
  const { stand, flag } = footprintOf(
    [
      [0, 1],
      [0, 0],
      [1, 0],
    ],
    0,
  );
  expect(stand).toBeNull();
  expect(flag).toEqual({ left: -0.5, right: 0, top: 0, bottom: 1 });
});

test('a lone Node has a letter only with a Spy', () => {
  expect(footprintOf([[0, 0]], 0).flag).toBeNull();
  expect(footprintOf([[0, 0]], 1).flag).not.toBeNull();
});

test('two Networks are apart if a gap lies between their Nodes, Spies and letters', () => {
  const one = footprintOf([[0, 0]], 1);
  expect(isApart(one, footprintOf([[1, 0]], 0))).toBe(false);
  expect(isApart(one, footprintOf([[1.25, 0]], 0))).toBe(true);
  expect(isApart(one, footprintOf([[0.25, -2.25]], 0)), 'above its Spy').toBe(false);
  expect(isApart(one, footprintOf([[0.25, -2.5]], 0))).toBe(true);
  expect(isApart(one, footprintOf([[-1.5, -1]], 0)), 'at its letter').toBe(false);
});
