import { expect, test } from 'vitest';
import { cell, isFreeOf } from './box.ts';
import { footprintOf, isApart } from './footprint.ts';

const PAIR: [number, number][] = [
  [0, 0],
  [1, 0],
];

test('Spies stand side by side on the middle of a row of Nodes, and the letter at their left', () => {
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

test('Spies stand in a nook of their Nodes where that leaves the whole smaller', () => {
  const hook: [number, number][] = [
    [0, 1],
    [1, 1],
    [2, 1],
    [2, 0],
  ];
  const { stand, flag, bounds } = footprintOf(hook, 1);
  expect(stand).toMatchObject({ left: 0.5, right: 1.5, bottom: 1 });
  expect(flag).toMatchObject({ left: 0, right: 0.5 });
  expect(bounds).toEqual({ left: 0, right: 3, top: -0.25, bottom: 2 });
  expect(footprintOf(hook, 2).stand).toMatchObject({ left: 0, right: 2, bottom: 1 });
});

test('no Spies and no letter lie on a Node, in any shape', () => {
  const places = Array.from({ length: 9 }, (_, i): [number, number] => [i % 3, Math.floor(i / 3)]);
  for (let shape = 1; shape < 512; shape++)
    for (const spies of [0, 1, 2, 3, 5]) {
      const tiles = places.filter((_, i) => shape & (1 << i));
      const { stand, flag } = footprintOf(tiles, spies);
      expect(stand !== null).toBe(spies > 0);
      const solid = [...tiles.map(cell), ...(stand && flag ? [flag] : [])];
      if (stand) expect(isFreeOf(solid)(stand), `${tiles}`).toBe(true);
      if (flag) expect(isFreeOf(tiles.map(cell))(flag), `${tiles}`).toBe(true);
    }
});

test('without Spies nobody stands there, and the letter stands beside a Node, in a nook if there is one', () => {
  expect(footprintOf(PAIR, 0)).toMatchObject({ stand: null, flag: { left: -0.5, right: 0, top: 0, bottom: 1 } });
  expect(footprintOf([[0, 1], ...PAIR], 0).flag).toEqual({ left: 1, right: 1.5, top: 1, bottom: 2 });
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
