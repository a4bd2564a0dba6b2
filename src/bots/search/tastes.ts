/** Judges with different tastes. Each plans the same turn in its own way. */
import type { Side, State } from '../../engine/index.ts';
import type { Judge } from '../rookie/judge.ts';
import { outcome } from '../rookie/judge.ts';
import { RuleOfThumb } from '../rookie/worth.ts';

/** Factors for the parts of the rookie's judgement. */
interface Taste {
  plan: number;
  lair: number;
  agents: number;
}

export const TASTES: readonly Taste[] = [
  { plan: 2.5, lair: 1, agents: 1 },
  { plan: 0.5, lair: 1, agents: 0.6 },
  { plan: 1, lair: 2, agents: 2 },
];

/** The rookie's judgement with other weights. */
export class Tasted implements Judge {
  readonly side: Side;
  readonly #rule: RuleOfThumb;
  readonly #taste: Taste;

  constructor(side: Side, taste: Taste) {
    this.side = side;
    this.#rule = new RuleOfThumb(side);
    this.#taste = taste;
  }

  worth(state: State): number {
    const over = outcome(state);
    if (over !== undefined) return over;
    const { worth, plan, lair, agents, cost } = this.#rule.appraise(state);
    const { plan: p, lair: l, agents: a } = this.#taste;
    return worth + (p - 1) * plan + (l - 1) * lair.worth(cost) - (a - 1) * agents.worth;
  }
}
