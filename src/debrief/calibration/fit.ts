import type { BySide } from '../../engine/index.ts';
import { bySide } from '../../engine/index.ts';
import { solve } from '../../sim/estimate/linear.ts';
import type { Line } from './calibrated.ts';
import { logOdds } from './calibrated.ts';
import type { Sample } from './sample.ts';

/** Newton's method has long come to rest then. */
const STEPS = 20;

/**
 * For the turns of each side the line under which the results are likeliest: logistic regression. Each position counts
 * alike. If each game did, a position would count by how long its game goes on, and that depends on who wins.
 */
export function fitted(samples: readonly Sample[]): BySide<Line> {
  return bySide((side) => lineFor(samples.filter((sample) => sample.side === side)));
}

function lineFor(samples: readonly Sample[]): Line {
  let [shift, slope] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const a = [
      [1e-6, 0],
      [0, 1e-6],
    ];
    const b = [0, 0];
    for (const { chance, result } of samples) {
      const x = logOdds(chance);
      const p = 1 / (1 + Math.exp(-(shift + slope * x)));
      const bend = p * (1 - p);
      a[0][0] += bend;
      a[0][1] += bend * x;
      a[1][0] += bend * x;
      a[1][1] += bend * x * x;
      b[0] += result - p;
      b[1] += (result - p) * x;
    }
    const [more, steeper] = solve(a, b);
    shift += more;
    slope += steeper;
  }
  return { shift, slope };
}
