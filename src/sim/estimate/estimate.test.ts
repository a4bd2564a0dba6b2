import { describe, expect, it } from 'vitest';
import { dice } from '../../engine/index.ts';
import { errorsAt, looksOf } from './looks.ts';
import type { Moments } from './moments.ts';
import { addMoments, around, count, meanOf, NO_MOMENTS } from './moments.ts';
import { errorsFor, quantile } from './normal.ts';
import { isSettled, judge } from './verdict.ts';

const of = (...values: number[]): Moments => {
  const moments = { ...NO_MOMENTS };
  for (const value of values) count(moments, value);
  return moments;
};
/** So many pairs of games, of which some were won with the other set alone and some with the first alone. */
const pairs = (n: number, won: number, lost: number): Moments => ({ n, sum: won - lost, squares: won + lost });

describe('the normal distribution', () => {
  it('has the quantiles of the tables', () => {
    for (const [p, z] of [
      [0.975, 1.96],
      [0.995, 2.5758],
      [0.9999, 3.719],
      [0.6, 0.2533],
      [0.025, -1.96],
    ])
      expect(Math.abs(quantile(p) - z), `${p}`).toBeLessThan(0.0005);
    expect(errorsFor(0.05)).toBeCloseTo(1.96, 3);
  });
});

describe('a mean', () => {
  it('has the standard error of its values and of two more, one above and one below', () => {
    const mean = meanOf(of(1, 0, 0, 1));
    // Squares about the mean: 4 · ¼, and two more of 1.
    expect(mean).toEqual({ n: 4, mean: 0.5, error: Math.sqrt(3) / 6 });
    expect(around({ n: 4, mean: 0.5, error: 0.1 }, 2)).toEqual([0.3, 0.7]);
  });

  it('is never sure of values that happen to be alike', () => {
    expect(meanOf(of(0, 0, 0))?.error).toBeGreaterThan(0.2);
    expect(meanOf(NO_MOMENTS)).toBeNull();
  });

  it('is the same from parts', () => {
    const sum = of(3, 1);
    addMoments(sum, of(4, 1, 5));
    expect(sum).toEqual(of(3, 1, 4, 1, 5));
  });
});

describe('the looks at a run', () => {
  it('come at 32, at twice as many each time, and at the end', () => {
    expect(looksOf(300)).toEqual([32, 64, 128, 256, 300]);
    expect(looksOf(20)).toEqual([20]);
  });

  it('share the 5 % by the games that are new', () => {
    const looks = looksOf(256);
    expect(looks.map((_, at) => Number(errorsAt(looks, at).toFixed(2)))).toEqual([2.73, 2.73, 2.5, 2.24]);
    expect(errorsAt([100], 0)).toBeCloseTo(1.96, 3);
  });
});

describe('what a difference amounts to', () => {
  it.each([
    ['few', pairs(20, 10, 0)],
    ['more', pairs(256, 40, 10)],
    ['less', pairs(256, 10, 40)],
    ['open', pairs(256, 12, 10)],
    ['alike', pairs(4000, 90, 92)],
  ] as const)('%s', (verdict, differences) => {
    const judged = judge(differences, differences.n);
    expect(judged?.verdict).toBe(verdict);
    expect(judged && isSettled(judged)).toBe(verdict !== 'few' && verdict !== 'open');
  });

  it('has an interval around it, of which half the width is what it is sure to', () => {
    const judged = judge(pairs(256, 40, 10), 256);
    expect(judged?.difference).toBeCloseTo(30 / 256);
    expect((judged?.ci95[1] ?? 0) - (judged?.ci95[0] ?? 0)).toBeCloseTo(2 * (judged?.sureTo ?? 0));
  });

  it('has the usual interval if nobody looked before the end', () => {
    expect(judge(pairs(256, 40, 10), 256, true)?.sureTo).toBeLessThan(judge(pairs(256, 40, 10), 256)?.sureTo ?? 0);
  });

  it('says about how many pairs more would settle it', () => {
    // Half of the pairs part. At that rate the look at 2048 is the first that tells 0.04 from 0.
    expect(judge(pairs(400, 108, 92), 4000)).toMatchObject({ verdict: 'open', toGo: 1648 });
    // No look of a run of 1000 does.
    expect(judge(pairs(400, 108, 92), 1000)?.toGo).toBeGreaterThan(600);
    expect(judge(NO_MOMENTS, 10)).toBeNull();
  });
});

/** The share of runs, each ended as soon as it is settled, that claim a difference. */
function claims(runs: number, most: number, draw: (roll: (n: number) => number) => number): number {
  const roll = dice(11);
  const looks = new Set(looksOf(most));
  let claimed = 0;
  for (let run = 0; run < runs; run++) {
    const differences = { ...NO_MOMENTS };
    while (differences.n < most) {
      count(differences, draw(roll));
      if (!looks.has(differences.n)) continue;
      const judged = judge(differences, most);
      if (judged?.verdict === 'more' || judged?.verdict === 'less') claimed++;
      if (judged && isSettled(judged)) break;
    }
  }
  return claimed / runs;
}

describe('runs that end as soon as they are settled', () => {
  it('claim a difference that is not there in about 5 % of cases', () => {
    for (const most of [200, 1000]) {
      const share = claims(1000, most, (roll) => [-1, 0, 0, 0, 1][roll(5)]);
      expect(share, `${most} pairs`).toBeGreaterThan(0.03);
      expect(share, `${most} pairs`).toBeLessThan(0.07);
    }
  });

  it('find a difference of ten games in a hundred nearly always', () => {
    expect(claims(100, 1000, (roll) => [-1, 0, 0, 0, 0, 0, 0, 0, 1, 1][roll(10)])).toBeGreaterThan(0.9);
  });
});
