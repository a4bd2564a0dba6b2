import { describe, expect, it } from 'vitest';
import type { NodeInPlay } from '../engine/index.ts';
import { arrange, put, staysPut } from './layout.ts';

/** Networks given by the grid places of their Nodes; the cards are numbered from 0. */
function nodes(...networks: [x: number, y: number][][]): NodeInPlay[] {
  let card = 0;
  return networks.flatMap((places) => {
    const network = card;
    return places.map(([x, y]) => ({ card: card++, network, x, y }));
  });
}
const PAIR: [number, number][] = [
  [0, 0],
  [1, 0],
];
const ONE: [number, number][] = [[0, 0]];

describe('a new Node', () => {
  it('lies in the middle of an empty map', () => {
    expect(arrange({}, nodes(ONE))).toEqual({ 0: [0, 0] });
  });
  it('keeps half a step from others, and leaves room for Spies above them', () => {
    expect(arrange({ 0: [0, 0], 1: [1, 0] }, nodes(PAIR, ONE))).toEqual({ 0: [0, 0], 1: [1, 0], 2: [2.5, 0] });
  });
  it('moves no other Node', () => {
    const layout = { 0: [7, 3], 1: [8, 3], 2: [-4, 0.5] } as const;
    expect(arrange(layout, nodes(PAIR, ONE, ONE))).toMatchObject(layout);
  });
});

describe('Nodes that have a place', () => {
  it('keep it when a Network splits', () => {
    const layout = { 0: [2, 1], 1: [3, 1] } as const;
    expect(arrange(layout, nodes(ONE, [[0, 0]]))).toEqual(layout);
  });
  it('keep it when their oldest Node leaves play', () => {
    const left = nodes(PAIR).slice(1);
    expect(arrange({ 0: [2, 1], 1: [3, 1] }, left)).toEqual({ 1: [3, 1] });
  });
  it('keep it when a Node that was put beside them joins', () => {
    const layout = { 0: [2, 1], 1: [3, 1], 2: [4, 1] } as const;
    expect(arrange(layout, nodes([...PAIR, [2, 0]]))).toBe(layout);
  });
  it('keep it when a smaller Network joins from afar: that one comes to them', () => {
    const layout = { 0: [-9, 4], 1: [2, 1], 2: [3, 1] } as const;
    expect(arrange(layout, nodes([[-1, 0], ...PAIR]))).toEqual({ 0: [1, 1], 1: [2, 1], 2: [3, 1] });
  });
  const joined = nodes([...PAIR, [2, 0]], ONE);
  it('keep it when two others join: where the smaller one has no room, the larger one comes to it', () => {
    const layout = { 0: [0, 0], 1: [1, 0], 2: [9, 9], 3: [2, 0] } as const;
    expect(arrange(layout, joined)).toEqual({ 0: [7, 9], 1: [8, 9], 2: [9, 9], 3: [2, 0] });
  });
  it('give way when others can join only on their spot', () => {
    const layout = { 0: [0, 0], 1: [1, 0], 2: [4, 0], 3: [2, 0] } as const;
    expect(arrange(layout, joined)).toEqual({ 0: [0, 0], 1: [1, 0], 2: [2, 0], 3: [3.5, 0] });
  });
});

it('is the same value while nothing changes', () => {
  const layout = { 0: [2, 1], 1: [3, 1] } as const;
  expect(arrange(layout, nodes(PAIR))).toBe(layout);
});

describe('a Network that somebody moves', () => {
  const layout = { 0: [0, 0], 1: [1, 0], 2: [5, 0] } as const;
  const now = nodes(PAIR, ONE);
  it('lies where it is put, in halves of a step, also close to another', () => {
    expect(put(layout, now, now[2], [2.1, -0.2])).toEqual({ 0: [0, 0], 1: [1, 0], 2: [2, 0] });
    expect(put(layout, now, now[1], [3.4, 2])).toEqual({ 0: [2.5, 2], 1: [3.5, 2], 2: [5, 0] });
  });
  it('lies at the nearest clear place where another lies already', () => {
    expect(put(layout, now, now[2], [1, 0])).toEqual({ 0: [0, 0], 1: [1, 0], 2: [2.5, 0] });
  });
});

it('leaves the larger of two Networks where it is, else the older', () => {
  expect([staysPut(nodes(PAIR, ONE), 0, 2), staysPut(nodes(ONE, PAIR), 0, 1), staysPut(nodes(ONE, ONE), 0, 1)]).toEqual(
    [true, false, true],
  );
});
