/** Turns what the nets say into a chance. That chance comes true as often as it says. */
import type { BySide, Side } from '../../engine/index.ts';
import fitted from './fit.json' with { type: 'json' };

/** A line for the logarithm of the odds. */
export interface Line {
  readonly shift: number;
  readonly slope: number;
}

const LEAST = 0.002;
/** The logarithm of the odds of a chance, which stays away from 0 and 1. */
export function logOdds(chance: number): number {
  const within = Math.min(Math.max(chance, LEAST), 1 - LEAST);
  return Math.log(within / (1 - within));
}

/** The chance of the Genius for what the nets say at the end of a turn of that side. */
export function calibrated(chance: number, side: Side, lines: Readonly<BySide<Line>> = fitted.lines): number {
  const { shift, slope } = lines[side];
  return 1 / (1 + Math.exp(-(shift + slope * logOdds(chance))));
}
