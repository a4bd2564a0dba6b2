import { expect, test } from 'vitest';
import type { Held } from './fit.ts';
import {
  beginOf,
  groundFor,
  held,
  inSteps,
  isOverview,
  lettersFor,
  roomBeside,
  sideFor,
  stepFor,
  stepWithin,
  zoomed,
} from './fit.ts';

const LIMITS = {
  far: { x: 56, y: 48 },
  least: { x: 66, y: 48 },
  good: { x: 68, y: 52 },
  most: { x: 208, y: 150 },
};
const ROOM = { panel: { x: 880, y: 334 }, head: 34 };

test('the map fills the panel in the direction in which there is less room', () => {
  expect(stepFor({ x: 5, y: 3 }, { x: 600, y: 300 }, LIMITS)).toEqual({ x: 120, y: 100 });
  expect(stepFor({ x: 5, y: 3 }, { x: 2000, y: 300 }, LIMITS)).toEqual({ x: 160, y: 100 });
});

test('a step is between 1.2 and 1.6 times as wide as high, whatever the panel', () => {
  expect(stepFor({ x: 4, y: 4 }, { x: 3000, y: 240 }, LIMITS)).toEqual({ x: 96, y: 60 });
  expect(stepFor({ x: 10, y: 2 }, { x: 900, y: 900 }, LIMITS)).toEqual({ x: 90, y: 75 });
});

test('few Nodes are drawn no larger than the largest step, many no smaller than the least', () => {
  expect(stepFor({ x: 1, y: 1 }, { x: 800, y: 800 }, LIMITS)).toEqual({ x: 208, y: 150 });
  expect(stepFor({ x: 30, y: 30 }, { x: 800, y: 300 }, LIMITS)).toEqual({ x: 66, y: 48 });
});

test('unassigned Spies stand in as few columns as may be, as large as there is room, and never take most of the panel', () => {
  expect(sideFor(ROOM, LIMITS, 1)).toMatchObject({ columns: 1, step: { y: 48 * 1.7 } });
  expect(sideFor(ROOM, LIMITS, 4)).toMatchObject({ columns: 1, step: { y: 60 } });
  expect(sideFor(ROOM, LIMITS, 6)).toMatchObject({ columns: 2, step: { y: 80 } });
  expect(sideFor({ ...ROOM, panel: { x: 300, y: 200 } }, LIMITS, 6).columns).toBe(1);
  expect(sideFor(ROOM, LIMITS, 6, 100), 'in no more width than that').toMatchObject({ columns: 1, step: { x: 66 } });
});

test('a map that is too large for names is drawn without them, unless it is too large then too', () => {
  const room = { x: 700, y: 340 };
  expect(stepWithin({ x: 11, y: 6 }, room, LIMITS).x).toBeCloseTo(700 / 11);
  expect(stepWithin({ x: 20, y: 6 }, room, LIMITS).x).toBe(66);
});

/** The map at that size in a turn, after it was drawn like that. In this turn it may still come to `coming`. */
const at = (before: Held | null, turn: number, map: [number, number], coming: [number, number]): Held =>
  held(
    before,
    { turn, map: { x: map[0], y: map[1] }, unassigned: 0 },
    () => [{ x: coming[0], y: coming[1] }],
    ROOM,
    LIMITS,
  );

test('a map is as large as there is room, and keeps its scale until it would be cut; then it leaves room for more', () => {
  const first = at(null, 2, [3, 2], [5, 3]);
  expect(first.step.y).toBe(LIMITS.most.y);
  expect(at(first, 2, [3.5, 2], [7, 4])).toBe(first);
  const smaller = at(first, 2, [4, 3.25], [6, 4]);
  expect(smaller.step.y).toBeCloseTo(330 / 4);
  expect(at(smaller, 4, [6, 4], [8, 5]).step).toBe(smaller.step);
});

test('it becomes larger only as a turn begins, only if it is worth it, and as far as what may come leaves room', () => {
  const small = at(at(null, 2, [3, 2], [5, 3]), 2, [8, 5], [8, 5]);
  expect(small.step.y).toBeCloseTo(330 / 5);
  expect(at(small, 2, [2, 1], [3, 2])).toBe(small);
  expect(at(small, 3, [5, 4], [6, 4.5]).step).toBe(small.step);
  expect(at(small, 3, [2, 1], [5, 3]).step.y).toBeCloseTo(330 / 3);
});

test('a Spy that becomes unassigned changes no scale: there is room for one more, and else they stand closer', () => {
  const spies = (before: Held | null, unassigned: number) =>
    held(before, { turn: 2, map: { x: 3, y: 2 }, unassigned }, () => [{ x: 3, y: 2 }], ROOM, LIMITS);
  const none = spies(null, 0);
  expect(spies(none, 1)).toBe(none);
  const changed = { ...none, changed: true };
  const five = spies(changed, 5);
  expect(five.step).toBe(none.step);
  expect(five.side.width).toBeLessThanOrEqual(none.side.width);
});

test('room that cannot be read any more is not left', () => {
  expect(at(at(null, 2, [1, 1], [1, 1]), 2, [9, 6], [9, 9]).step.y).toBeCloseTo(330 / 6);
});

test('the Networks may make the map smaller once in a turn; then they stay on the ground that is in sight', () => {
  const first = at(null, 2, [3, 2], [5, 3]);
  const { now, most } = groundFor(first, ROOM, LIMITS);
  expect(now).toEqual(most);
  expect(most.y).toBe(6.75);
  const then = groundFor(at(first, 2, [4, 3.25], [6, 4]), ROOM, LIMITS);
  expect(then.now.y).toBe(4);
  expect(roomBeside(ROOM, first.side).x / LIMITS.least.x - then.most.x).toBeLessThan(0.25);
});

test('a page that is not drawn has a ground too', () => {
  expect(inSteps({ x: -92, y: -4 }, LIMITS.least)).toEqual({ x: 1, y: 1 });
  expect(inSteps({ x: 0, y: -4 }, { x: 0, y: 0 })).toEqual({ x: 1, y: 1 });
  expect(inSteps({ x: 700, y: 300 }, { x: 0, y: 50 })).toEqual({ x: 100, y: 6 });
});

test('what is in sight stays where it is as long as all can be seen, and else goes no farther than it must', () => {
  expect(beginOf(null, 0, 4, 10), 'at first in the middle').toBe(-3);
  expect(beginOf(-3, 0, 6, 10)).toBe(-3);
  expect(beginOf(-3, 0, 8, 10)).toBe(-2);
  expect(beginOf(-3, -4, 2, 10)).toBe(-4);
  expect(beginOf(-3, -4, 8, 10), 'longer than what is seen').toBe(-4);
});

test('zooming by hand keeps the shape of a step, and stays within the limits in both directions', () => {
  const near = { x: 200, y: 200 };
  expect(zoomed({ x: 100, y: 60 }, 1.25, LIMITS, near)).toEqual({ x: 125, y: 75 });
  expect(zoomed({ x: 200, y: 125 }, 1.25, LIMITS, near)).toEqual({ x: 208, y: 130 });
  expect(zoomed({ x: 80, y: 100 }, 0.5, LIMITS, near)).toEqual({ x: 56, y: 70 });
});

test('by hand the whole map can be seen, even if nothing on it can be touched then', () => {
  const whole = { x: 40, y: 45 };
  const step = zoomed({ x: 80, y: 60 }, 0, LIMITS, whole);
  expect(step).toEqual({ x: 40, y: 30 });
  expect([isOverview(step, LIMITS), isOverview(LIMITS.far, LIMITS)]).toEqual([true, false]);
});

test('letters grow with the step, and are never smaller than can be read', () => {
  expect(lettersFor({ x: 188, y: 150 }, 12)).toBe(20);
  expect(lettersFor({ x: 76, y: 50 }, 12)).toBe(12);
});
