import { describe, expect, it } from 'vitest';
import { dice } from '../../engine/index.ts';
import { controlled } from './control.ts';
import { ratioOf } from './figure.ts';
import { leastSquares } from './linear.ts';

it('least squares find the factors that the targets were made with', () => {
  const rows = Array.from({ length: 50 }, (_, i) => [1, i % 7, (i * i) % 11]);
  const targets = rows.map(([one, a, b]) => 2 * one - a + 0.5 * b);
  expect(leastSquares(rows, targets, 1e-9).map((x) => Math.round(1000 * x) / 1000)).toEqual([2, -1, 0.5]);
});

describe('a mean without luck', () => {
  /** Games whose chance depends on luck; two more numbers of luck say nothing. */
  const games = (seed: number, n: number) => {
    const roll = dice(seed);
    return Array.from({ length: n }, () => {
      const luck = [roll(3) - 1, roll(3) - 1, roll(3) - 1];
      return { luck, won: roll(1000) < 600 + 300 * luck[0] ? 1 : 0 };
    });
  };
  const meanOf = (some: ReturnType<typeof games>) =>
    controlled(
      some.map(({ won }) => won),
      some.map(({ luck }) => luck),
      5,
    );

  it('is known better, by what luck explains', () => {
    const found = meanOf(games(1, 2000));
    expect(found?.explained).toBeGreaterThan(0.2);
    expect(found?.explained).toBeLessThan(0.3);
  });

  it('is right: over 400 runs it is off by less than its error, and as often as its error says', () => {
    const runs = Array.from({ length: 400 }, (_, seed) => meanOf(games(5000 + 7919 * seed, 100)));
    const off = runs.map((run) => ((run?.mean ?? 0) - 0.6) / (run?.error ?? 1));
    expect(Math.abs(off.reduce((a, b) => a + b) / off.length)).toBeLessThan(0.1);
    const outside = off.filter((x) => Math.abs(x) > 1.96).length / off.length;
    expect(outside).toBeGreaterThan(0.02);
    expect(outside).toBeLessThan(0.09);
  });

  it('is the plain mean where there is no luck, and none without games', () => {
    const flat = controlled([1, 0, 1, 1, 0, 1], Array(6).fill([0]), 1);
    expect(flat?.mean).toBeCloseTo(4 / 6);
    expect(flat?.explained).toBeCloseTo(0);
    expect(controlled([], [], 1)).toBeNull();
  });
});

it('a ratio rests on the games, not on what happens in them', () => {
  const alike = Array.from({ length: 40 }, (_, i) => ({ part: i % 2 === 0 ? 10 : 0, whole: 10 }));
  const found = ratioOf(alike);
  expect(found).toMatchObject({ n: 40, value: 0.5 });
  expect((found?.ci95[1] ?? 0) - 0.5).toBeGreaterThan(0.14);
  expect(ratioOf([{ part: 0, whole: 0 }])).toBeNull();
});
