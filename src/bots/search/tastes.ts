/** Judges with different tastes. Each plans the same turn in its own way. */
import type { Side, State } from '../../engine/index.ts';
import type { Judge } from '../rookie/judge.ts';
import { outcome } from '../rookie/judge.ts';
import { RuleOfThumb } from '../rookie/worth.ts';
import { Learned } from '../value/judge.ts';
import type { Net } from '../value/net.ts';

/** Factors for the parts of the rookie's judgement. */
interface Taste {
  plan: number;
  lair: number;
  agents: number;
}

const TASTES: readonly Taste[] = [
  { plan: 2.5, lair: 1, agents: 1 },
  { plan: 0.5, lair: 1, agents: 0.6 },
  { plan: 1, lair: 2, agents: 2 },
];

/** The rookie's judgement with other weights. */
class Tasted implements Judge {
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

/** Those who plan a step for the search: the rookie's rule, the net, and each taste. */
export const judgesOf = (side: Side, net: Net): readonly Judge[] => [
  new RuleOfThumb(side),
  new Learned(side, net),
  ...TASTES.map((taste) => new Tasted(side, taste)),
];
