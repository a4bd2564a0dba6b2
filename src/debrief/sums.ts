/** Adds up what an account has found. */
import type { BySide } from '../engine/index.ts';
import type { Entry } from './account.ts';

/** The sums of some entries: of the decisions of each side, of what was hidden, and of the draws. */
export interface Sums {
  readonly decisions: Readonly<BySide<number>>;
  readonly hidden: number;
  readonly draws: number;
}

/** Adds up the terms of these entries. */
export function sumsOf(entries: readonly Entry[]): Sums {
  const sums = { decisions: { genius: 0, spymaster: 0 }, hidden: 0, draws: 0 };
  for (const { side, decision, hidden, draw } of entries) {
    sums.decisions[side] += decision.mean;
    sums.hidden += hidden.mean;
    sums.draws += draw.mean;
  }
  return sums;
}
