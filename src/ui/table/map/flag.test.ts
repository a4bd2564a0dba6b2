import { expect, test } from 'vitest';
import type { Place } from '../../../host/index.ts';
import { cell, overlap } from './box.ts';
import { flagsOf } from './flag.ts';

const ground = (...tiles: Place[]) => ({ tiles, stand: null });

test('a letter stands at the left of the uppermost Node', () => {
  expect(flagsOf([ground([0, 1], [0, 0], [1, 0])])).toEqual([{ left: -0.5, right: 0, top: 0, bottom: 1 }]);
});

test('beside another Network it stands at the left of a lower Node, or at the right', () => {
  const [, below] = flagsOf([ground([0, 0]), ground([1, 0], [1, 1])]);
  expect(below).toEqual({ left: 0.5, right: 1, top: 1, bottom: 2 });
  const [, right] = flagsOf([ground([0, 0]), ground([1, 0])]);
  expect(right).toEqual({ left: 2, right: 2.5, top: 0, bottom: 1 });
});

test('it does not stand between two Networks, where it could be that of either', () => {
  const [, between, third] = flagsOf([ground([0, 0]), ground([1, 0]), ground([2.5, 0])]);
  expect(between).toEqual({ left: 1, right: 2, top: 1, bottom: 1.5 });
  expect(third).toEqual({ left: 2, right: 2.5, top: 0, bottom: 1 });
});

test('where Spies stand at the sides and below, it stands above', () => {
  const spies = { left: 1, right: 2, top: 0.7, bottom: 2 };
  const [, flag] = flagsOf([ground([0, 0]), ground([1, 0]), ground([2, 0]), { tiles: [[1, 2]], stand: spies }]);
  expect(flag).toEqual({ left: 1, right: 2, top: -0.5, bottom: 0 });
});

test('where nothing is free around its Nodes, it takes the upper end of one', () => {
  const around = [ground([0, 0]), ground([2, 0]), ground([1, -1]), ground([1, 1])];
  expect(flagsOf([ground([1, 0]), ...around])[0]).toEqual({ left: 1, right: 2, top: 0, bottom: 0.3 });
});

test('no two letters overlap, and none a Node or a Spy of another Network, however Nodes in a row are split', () => {
  const places: Place[] = [
    [0, 0],
    [1, 0],
    [2.5, 0],
    [3.5, 0],
    [1, 1],
    [2, 1],
    [0, 2.5],
    [2, 2],
  ];
  for (let split = 0; split < 2 ** places.length; split++) {
    const alone = places.filter((_, i) => split & (1 << i));
    const crowds = alone.map((tile, i) => {
      const { left, right, top } = cell(tile);
      const isFree = places.every(([x, y]) => y !== top - 1 || Math.abs(x - left) >= 1);
      return i % 2 === 0 && isFree ? { left, right, top: top - 1.3, bottom: top } : null;
    });
    const grounds = alone.map((tile, i) => ({ tiles: [tile], stand: crowds[i] }));
    const flags = flagsOf(grounds);
    for (const [i, flag] of flags.entries()) {
      const others = grounds.toSpliced(i, 1).flatMap(({ tiles }) => tiles.map(cell));
      const taken = [...others, ...crowds.filter((stand) => stand !== null), ...flags.toSpliced(i, 1)];
      expect(taken.filter((box) => overlap(flag, box))).toEqual([]);
    }
  }
});
