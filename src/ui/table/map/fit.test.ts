import { expect, test } from 'vitest';
import { fitOf, isOverview, lettersFor, steady, stepFor, zoomed } from './fit.ts';

const LIMITS = { far: { x: 56, y: 50 }, least: { x: 76, y: 50 }, most: { x: 208, y: 150 } };

test('the map fills the panel in the direction in which there is less room', () => {
  expect(stepFor({ x: 5, y: 3 }, { x: 600, y: 300 }, LIMITS)).toEqual({ x: 120, y: 100 });
  expect(stepFor({ x: 5, y: 3 }, { x: 2000, y: 300 }, LIMITS)).toEqual({ x: 190, y: 100 });
});

test('a step is between 1.2 and 1.9 times as wide as high, whatever the panel', () => {
  expect(stepFor({ x: 4, y: 4 }, { x: 3000, y: 240 }, LIMITS)).toEqual({ x: 114, y: 60 });
  expect(stepFor({ x: 10, y: 2 }, { x: 900, y: 900 }, LIMITS)).toEqual({ x: 90, y: 75 });
});

test('few Nodes are drawn no larger than the largest step, many no smaller than the least', () => {
  expect(stepFor({ x: 1, y: 1 }, { x: 800, y: 800 }, LIMITS)).toEqual({ x: 208, y: 150 });
  expect(stepFor({ x: 30, y: 30 }, { x: 800, y: 300 }, LIMITS)).toEqual({ x: 76, y: 50 });
});

test('unassigned Spies are as large as those on the map, smaller where they are many, and never too small', () => {
  const room = { panel: { x: 800, y: 340 }, besides: 140, tool: 44 };
  const map = { x: 5, y: 3 };
  expect(fitOf(map, room, LIMITS, 0).step.x).toBeCloseTo((800 - 44) / 5);
  const two = fitOf(map, room, LIMITS, 2).side;
  expect(two.columns).toBe(1);
  expect(two.step.y).toBeCloseTo(200 / 2.6);
  expect(fitOf(map, room, LIMITS, 6).side.columns).toBe(2);
  expect(fitOf(map, { ...room, besides: 300 }, LIMITS, 1).side).toMatchObject({ columns: 1, step: { y: 50 } });
  expect(fitOf(map, room, LIMITS, 12).side).toMatchObject({ columns: 3, step: { y: 50 } });
  expect(fitOf(map, { ...room, panel: { x: 920, y: 340 } }, LIMITS, 12).side.columns).toBe(4);
});

test('a map that is too wide for names is drawn without them, unless it is too wide then too', () => {
  const room = { panel: { x: 800, y: 340 }, besides: 140, tool: 44 };
  expect(fitOf({ x: 12, y: 6 }, room, LIMITS, 0).step.x).toBe(63);
  expect(fitOf({ x: 20, y: 6 }, room, LIMITS, 0).step.x).toBe(76);
});

test('a map keeps its scale until it no longer fits, could be far larger, or could show names', () => {
  const drawn = { x: 100, y: 80 };
  expect(steady(null, drawn, LIMITS)).toBe(drawn);
  expect(steady(drawn, { x: 125, y: 100 }, LIMITS)).toBe(drawn);
  expect(steady(drawn, { x: 140, y: 100 }, LIMITS)).toEqual({ x: 140, y: 100 });
  expect(steady(drawn, { x: 110, y: 70 }, LIMITS)).toEqual({ x: 110, y: 70 });
  expect(steady({ x: 63, y: 50 }, { x: 76, y: 50 }, LIMITS)).toEqual({ x: 76, y: 50 });
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
