/**
 * A bot that looks ahead. It compares the plans of several judges for a step, and single actions elsewhere. It plays
 * an imagined game on after each, and a net that has learned from games judges the end.
 */
import type { Action, BySide, Side, State, View } from '../../engine/index.ts';
import { awaiting, imagine } from '../../engine/index.ts';
import type { Avoids, Bot } from '../bot.ts';
import type { Limit } from '../limit.ts';
import { budgetOf } from '../limit.ts';
import { once, remembered } from '../rookie/remembered.ts';
import type { Planner } from '../rookie/rookie.ts';
import { Learned } from '../value/judge.ts';
import type { Net } from '../value/net.ts';
import { candidatesOf } from './candidates.ts';
import type { Considered, Depth } from './compare.ts';
import { compare } from './compare.ts';
import { judgesOf } from './tastes.ts';

/** The worlds of a decision start from numbers of their own: so many for each decision. */
const SPREAD = 64;

/** How a searching bot plays. */
export interface Style {
  depth: Depth;
  /** The nets that judge the end of a playout. */
  nets: () => BySide<Net>;
  /** Makes the planner that plays both sides of a playout, and itself what needs no search. */
  policy: (seed: number, avoids?: Avoids) => Planner;
  /** So many plans of the net for the lair are compared, and to do nothing; 0: its best alone. */
  lairs: number;
}

/** Chooses by search, and leaves the rest to its policy. */
export class Searcher implements Bot {
  readonly interrupts = false;
  readonly #seed: number;
  readonly #limit: Limit;
  readonly #style: Style;
  readonly #avoids: Avoids | undefined;
  readonly #planner: Planner;
  /** The step of the latest decision, and the number of decisions with a search. */
  #step = '';
  #searches = 0;

  constructor(seed: number, limit: Limit, style: Style, avoids?: Avoids) {
    this.#seed = seed;
    this.#limit = limit;
    this.#style = style;
    this.#avoids = avoids;
    this.#planner = style.policy(seed, avoids);
  }

  decide(view: View, offers: Iterable<Action>): Action | undefined {
    if (awaiting(view).side !== view.viewer) return undefined;
    const [best] = this.consider(view, offers);
    if (best) {
      if ('action' in best.candidate) return best.candidate.action;
      this.#planner.adopt(view, best.candidate.agenda);
    }
    return this.#planner.decide(view, offers);
  }

  /**
   * What is compared at a decision of the view's side, the best first; nothing where the planner's own way is enough.
   * A whole step is compared only when it is first asked about.
   */
  consider(view: View, offers: Iterable<Action>): Considered[] {
    const side = view.viewer as Side;
    const budget = budgetOf(this.#limit, view);
    const step = `${view.turn.number} ${view.turn.step}`;
    const fresh = step !== this.#step;
    this.#step = step;
    const known = new Map<number, State>();
    const start = Math.imul(this.#seed, 7919) + SPREAD * this.#searches;
    const world = (number: number): State => remembered(known, number, () => imagine(view, start + number));
    const { nets, policy, depth, lairs } = this.#style;
    const avoids = this.#avoids;
    const player = (own: number): Planner => policy(own, avoids);
    const net = nets()[side];
    const judges = once(() => judgesOf(side, net));
    const candidates = candidatesOf(view, offers, () => world(0), judges, fresh, lairs, avoids);
    if (candidates.length < 2) return [];
    this.#searches++;
    const judge = new Learned(side, net);
    return compare(
      { side, view, world, planner: player, rival: player, chance: (state) => judge.chance(state), avoids },
      depth,
      budget,
      candidates,
    );
  }
}
