import { expect, test } from 'vitest';
import { extentOf, mapOf } from './map.ts';

const node = (card: number, network: number, x: number, y: number) => ({ card, network, x, y });
const spy = (card: number, network: number) => ({ card, network, barred: false }) as never;

test('a Network lies where its oldest placed Node lies, in the shape of the rules’ own grid', () => {
  const nodes = [node(4, 4, 0, 0), node(7, 4, 1, 0), node(9, 4, 1, 1)];
  const [one] = mapOf(nodes, [], { 4: [2, 3.5], 7: [9, 9] });
  expect([...one.places]).toEqual([
    [4, [2, 3.5]],
    [7, [3, 3.5]],
    [9, [3, 4.5]],
  ]);
  expect(one.box).toEqual({ left: 2, top: 3.5, right: 4, bottom: 5.5 });
  expect(one.flag, 'in its nook').toMatchObject({ left: 2.5, top: 4.5 });
});

test('a Network without a place lies below all others, and covers none of them', () => {
  const nodes = [node(4, 4, 0, 0), node(5, 5, 0, 0), node(6, 6, 0, -1), node(7, 6, 0, 0)];
  const [, second, third] = mapOf(nodes, [], { 4: [0, 0] });
  expect(second.box).toMatchObject({ top: 2.5, bottom: 3.5 });
  expect(third.box).toMatchObject({ top: 5, bottom: 7 });
});

test('Networks come in the order of their age, each with its Spies', () => {
  const nodes = [node(9, 9, 0, 0), node(4, 4, 0, 0)];
  const all = mapOf(nodes, [spy(20, 4), spy(21, -1)], { 4: [0, 0], 9: [3, 0] });
  expect(all.map(({ network, spies }) => [network, spies.length])).toEqual([
    [9, 0],
    [4, 1],
  ]);
});

test('what has to be seen includes the Spies above, the letter at the left, and the places offered', () => {
  const one = mapOf([node(4, 4, 0, 0)], [spy(20, 4)], { 4: [0, 0] });
  expect(extentOf(one)).toEqual({ left: -0.5, top: -1.25, right: 1, bottom: 1 });
  expect(extentOf(one, [[1, 0]])).toMatchObject({ right: 2 });
  expect(extentOf([])).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
});
