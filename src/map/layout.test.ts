import { describe, expect, it } from 'vitest';
import type { NodeInPlay } from '../engine/index.ts';
import { sizeOf } from './box.ts';
import { arrange, extentOf, put, putAt, staysPut } from './layout.ts';
import type { OnMap } from './networks.ts';

/** Networks given by the grid places of their Nodes; the cards are numbered from 0. */
function nodes(...networks: [x: number, y: number][][]): NodeInPlay[] {
  let card = 0;
  return networks.flatMap((places) => {
    const network = card;
    return places.map(([x, y]) => ({ card: card++, network, x, y }));
  });
}
/** These Nodes with Spies on the Networks of those numbers. */
const on = (inPlay: readonly NodeInPlay[], ...spies: number[]): OnMap => ({
  nodes: inPlay,
  spies: spies.map((network) => ({ network })),
});
const PAIR: [number, number][] = [
  [0, 0],
  [1, 0],
];
const ONE: [number, number][] = [[0, 0]];

describe('a new Node', () => {
  it('lies in the middle of an empty map', () => {
    expect(arrange({}, on(nodes(ONE)))).toEqual({ 0: [0, 0] });
  });
  it('keeps a gap from others', () => {
    expect(arrange({ 0: [0, 0], 1: [1, 0] }, on(nodes(PAIR, ONE)))).toEqual({ 0: [0, 0], 1: [1, 0], 2: [2.25, 0] });
  });
  it('moves no other Node', () => {
    const layout = { 0: [7, 3], 1: [8, 3], 2: [4, 0.5] } as const;
    expect(arrange(layout, on(nodes(PAIR, ONE, ONE)))).toMatchObject(layout);
  });
  it('lies beside the other lone Nodes, as on a shelf', () => {
    const layout = { 0: [0, 0], 1: [1, 0], 2: [3, 2], 3: [4.25, 2] } as const;
    expect(arrange(layout, on(nodes(PAIR, ONE, ONE, ONE)))[4]).toEqual([1.75, 2]);
  });
});

describe('Nodes that have a place', () => {
  it('part by a gap when a Network splits', () => {
    const layout = { 0: [2, 1], 1: [3, 1] } as const;
    expect(arrange(layout, on(nodes(ONE, [[0, 0]])))).toEqual({ 0: [2, 1], 1: [3.25, 1] });
  });
  it('keep it when their oldest Node leaves play', () => {
    const left = nodes(PAIR).slice(1);
    expect(arrange({ 0: [2, 1], 1: [3, 1] }, on(left))).toEqual({ 1: [3, 1] });
  });
  it('keep it when a Node that was put beside them joins', () => {
    const layout = { 0: [2, 1], 1: [3, 1], 2: [4, 1] } as const;
    expect(arrange(layout, on(nodes([...PAIR, [2, 0]])))).toBe(layout);
  });
  it('keep it when a smaller Network joins from afar: that one comes to them', () => {
    const layout = { 0: [-9, 4], 1: [2, 1], 2: [3, 1] } as const;
    expect(arrange(layout, on(nodes([[-1, 0], ...PAIR])))).toEqual({ 0: [1, 1], 1: [2, 1], 2: [3, 1] });
  });
  const joined = nodes([...PAIR, [2, 0]], ONE);
  it('keep it when two others join: where the smaller one has no room, the larger one comes to it', () => {
    const layout = { 0: [0, 0], 1: [1, 0], 2: [8, 4], 3: [2, 0] } as const;
    expect(arrange(layout, on(joined))).toEqual({ 0: [6, 4], 1: [7, 4], 2: [8, 4], 3: [2, 0] });
  });
  it('give way when others can join only on their spot', () => {
    const layout = { 0: [0, 0], 1: [1, 0], 2: [4, 0], 3: [2, 0] } as const;
    expect(arrange(layout, on(joined))).toMatchObject({ 0: [0, 0], 1: [1, 0], 2: [2, 0] });
  });
  it('give way to the Spies of a larger Network', () => {
    const layout = { 0: [0, 2], 1: [1, 2], 2: [0.5, 0.75] } as const;
    expect(arrange(layout, on(nodes(PAIR, ONE)))).toBe(layout);
    const given = arrange(layout, on(nodes(PAIR, ONE), 0));
    expect(given).toMatchObject({ 0: [0, 2], 1: [1, 2] });
    expect(given[2]).not.toEqual(layout[2]);
  });
});

it('is the same value while nothing changes', () => {
  const layout = { 0: [2, 1], 1: [3, 1] } as const;
  expect(arrange(layout, on(nodes(PAIR)))).toBe(layout);
});

describe('a ground', () => {
  const table = on(nodes(PAIR, PAIR, ONE), 0);
  const layout = { 0: [0, 0], 1: [1, 0], 2: [6, 0], 3: [7, 0], 4: [10, 3] } as const;
  const within = (x: number, y: number) => sizeOf(extentOf(arrange(layout, table, ground(x, y)), table));
  const ground = (x: number, y: number) => ({ now: { x, y }, most: { x, y } });
  it('takes what lies outside of it in, whatever its shape', () => {
    expect(sizeOf(extentOf(layout, table))).toMatchObject({ x: 11 });
    for (const [x, y] of [
      [7, 3.5],
      [4, 6],
    ]) {
      const size = within(x, y);
      expect([size.x <= x, size.y <= y]).toEqual([true, true]);
    }
  });
  it('that is too small for all of them is taken for larger', () => {
    const { x, y } = within(2, 2);
    expect(Math.max(x, y)).toBeGreaterThan(2);
    expect(Math.max(x, y)).toBeLessThan(6);
  });
});

describe('a Network that somebody moves', () => {
  const layout = { 0: [0, 0], 1: [1, 0], 2: [5, 0] } as const;
  const now = nodes(PAIR, ONE);
  it('lies where it is put, in quarters of a step', () => {
    expect(put(layout, on(now), now[2], [3.1, -0.2])).toEqual({ 0: [0, 0], 1: [1, 0], 2: [3, -0.25] });
    expect(put(layout, on(now), now[1], [3.4, 2])).toEqual({ 0: [2.5, 2], 1: [3.5, 2], 2: [5, 0] });
  });
  it('lies at the nearest place with a gap where another lies already, or too near', () => {
    expect(put(layout, on(now), now[2], [1.5, 0])).toEqual({ 0: [0, 0], 1: [1, 0], 2: [2.25, 0] });
    expect(put(layout, on(now), now[2], [2, 0])).toEqual({ 0: [0, 0], 1: [1, 0], 2: [2.25, 0] });
  });
  it('lies without a gap where it is about to be connected', () => {
    expect(putAt(layout, on(now), now[2], [2, 0])).toEqual({ 0: [0, 0], 1: [1, 0], 2: [2, 0] });
  });
  it('does not leave the ground', () => {
    const room = { x: 6.5, y: 3 };
    expect(put(layout, on(now), now[2], [9, 0], { now: room, most: room })[2]).toEqual([5, 0]);
  });
});

it('leaves the larger of two Networks where it is, else the older', () => {
  expect([staysPut(nodes(PAIR, ONE), 0, 2), staysPut(nodes(ONE, PAIR), 0, 1), staysPut(nodes(ONE, ONE), 0, 1)]).toEqual(
    [true, false, true],
  );
});
