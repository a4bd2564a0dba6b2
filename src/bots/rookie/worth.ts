/** The worth of a position, in Evilness; above 0 is good for the Genius. It uses only what the bot's side may know. */
import type { Duration, PlanCost, PlanInPlay, Side, State } from '../../engine/index.ts';
import { definitionOf, HIDDEN, isInstant, NONE } from '../../engine/index.ts';
import type { Agents } from './agents.ts';
import { agentsOf, aloneIn } from './agents.ts';
import { averagePlan } from './averages.ts';
import type { Judge } from './judge.ts';
import { outcome } from './judge.ts';
import { Mark } from './mark.ts';
import { remembered } from './remembered.ts';
import { Stronghold } from './stronghold.ts';
import type { Runner } from './threat.ts';

/** A plan's worth falls by this factor each turn, because something may keep it from completion. */
const LUCK = 0.94;
/** What the Master's chance of a thwart is worth while it is not made: nothing is left to gain by it otherwise. */
const NOT_YET = 0.6;

const PASSING: ReadonlySet<Duration> = new Set(['combat', 'infiltration', 'turn']);

/** What a position is made of, and what the parts are worth in Evilness. */
export interface Appraisal {
  lair: Stronghold;
  agents: Agents;
  /** The Evilness and the cost of the plan, or of the average plan if the judge does not know it. */
  evilness: number;
  cost: PlanCost;
  /** Above 0 if it is good for the Genius. */
  plan: number;
  /** Above 0 if it is good for the Genius. */
  worth: number;
}

/**
 * The rookie's judge: a hand-made rule. It values positions for one decision of a side. Parts that many positions
 * share are computed once.
 */
export class RuleOfThumb implements Judge {
  readonly side: Side;
  readonly #lairs = new Map<number, Stronghold>();
  readonly #alone = new Map<number, Runner[]>();
  readonly #agents = new Map<number, Agents>();

  constructor(side: Side) {
    this.side = side;
  }

  /** The worth in Evilness; above 0 is good for the Genius. Removes from the state what ends with the turn. */
  worth(state: State): number {
    return outcome(state) ?? this.appraise(state).worth;
  }

  /** The same for a game that is not over, with the parts. */
  appraise(state: State): Appraisal {
    dropPassing(state);
    const { modifiers, counters } = state;
    const changes = modifiers.length + counters.length > 0 ? JSON.stringify([modifiers, counters]) : '';
    const agents = this.#agentsOf(state, changes);
    const lair = remembered(this.#lairs, lairMark(state, changes), () => new Stronghold(state));
    const { evilness, planCost: cost } = this.#factsOf(state);
    const plan = this.#planWorth(state, lair, agents, evilness, cost);
    const worth =
      state.score.genius -
      state.score.spymaster +
      plan +
      lair.worth(cost) +
      this.#handWorth(state, 'genius') -
      agents.worth -
      this.#handWorth(state, 'spymaster');
    return { lair, agents, evilness, cost, plan, worth };
  }

  #agentsOf(state: State, changes: string): Agents {
    const mark = new Mark().addText(changes);
    addSpies(mark, state);
    const spies = mark.value;
    addNetworks(mark, state);
    return remembered(this.#agents, mark.value, () =>
      agentsOf(
        state,
        remembered(this.#alone, spies, () => aloneIn(state)),
      ),
    );
  }

  /** The expected worth of the plan; above 0 if it is good for the Genius. */
  #planWorth(state: State, lair: Stronghold, agents: Agents, evilness: number, cost: PlanCost): number {
    const { plan, score, rules } = state;
    if (!plan) return 0;
    const turns = stepsToGo(plan) + 0.6 * lair.gap(cost);
    const safe = (1 - lair.danger(agents)) ** turns;
    const prize = (side: Side): number => (score[side] + evilness >= rules.scoreToWin ? evilness + 4 : evilness);
    return prize('genius') * safe * LUCK ** turns - NOT_YET * prize('spymaster') * (1 - safe);
  }

  /** The plan's facts, as far as the judge knows them. */
  #factsOf(state: State): { evilness: number; planCost: PlanCost } {
    const { plan } = state;
    if (plan && this.#knows(plan)) return definitionOf(state, plan.card);
    const average = averagePlan(state);
    return { evilness: average.evilness, planCost: average };
  }

  #knows(plan: PlanInPlay): boolean {
    return plan.faceUp || this.side === 'genius';
  }

  #handWorth(state: State, side: Side): number {
    const hand = state.hands[side];
    if (side !== this.side) return 0.15 * hand.length;
    let instants = 0;
    for (const card of hand) if (card !== HIDDEN && isInstant(definitionOf(state, card).type)) instants++;
    return 0.15 * (hand.length - instants) + 0.15 * Math.min(3, instants) + 0.05 * Math.max(0, instants - 3);
  }
}

/** Removes what ends with the turn. */
export function dropPassing(state: State): void {
  for (const { until } of state.modifiers)
    if (PASSING.has(until)) {
      state.modifiers = state.modifiers.filter((modifier) => !PASSING.has(modifier.until));
      return;
    }
}

/** How many turns the Master has before the plan's completion, if its cost is met. */
const stepsToGo = ({ status }: PlanInPlay): number => (status === 'advanced' ? 1 : status === 'activated' ? 2 : 3);

/** Stands between the parts of a mark, apart from every card's id. */
const END = -2;

function lairMark({ lair }: State, changes: string): number {
  const mark = new Mark().addText(changes);
  for (const unit of lair) {
    if (unit) {
      mark.add(2 * unit.card + (unit.busy ? 1 : 0));
      for (const card of unit.attached) mark.add(card);
    }
    mark.add(END);
  }
  return mark.value;
}

function addSpies(mark: Mark, { spies }: State): void {
  for (const { card, network } of spies) mark.add(2 * card + (network === NONE ? 1 : 0));
}

function addNetworks(mark: Mark, { nodes, links, hands }: State): void {
  mark.add(END);
  for (const { card, network } of nodes) mark.add(card).add(network);
  mark.add(END).add(2 * links.length + (hands.spymaster.length > 0 ? 1 : 0));
}
