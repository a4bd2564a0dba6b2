/**
 * A position as numbers, for a net, as if the turn ended now. So positions of all steps can be compared. The numbers
 * come from what one side may know and from the facts of cards, never from their ids: any card set can be played.
 */
import type { PlanInPlay, Side, State } from '../../engine/index.ts';
import { definitionOf, HIDDEN, lairTotals, meetsCost, PLAN_STATUSES } from '../../engine/index.ts';
import type { Agents } from '../rookie/agents.ts';
import { Mark } from '../rookie/mark.ts';
import { remembered } from '../rookie/remembered.ts';
import type { Stronghold } from '../rookie/stronghold.ts';
import type { Appraisal } from '../rookie/worth.ts';
import { RuleOfThumb } from '../rookie/worth.ts';
import { AGENT_INPUTS, addSpies, networkInputs } from './agentInputs.ts';
import { HAND_INPUTS, handInputs } from './handInputs.ts';
import { Inputs } from './inputs.ts';
import { LAIR_INPUTS, lairInputs } from './lairInputs.ts';

const GENERAL_INPUTS = 12;
const PLAN_INPUTS = 19;
export const FEATURES = GENERAL_INPUTS + PLAN_INPUTS + LAIR_INPUTS + AGENT_INPUTS + HAND_INPUTS;

/** Describes positions for one decision of a side. Parts that many positions share are computed once. */
export class Describer {
  readonly side: Side;
  readonly #rule: RuleOfThumb;
  /** Filled anew for each position. */
  readonly #inputs = new Inputs(FEATURES);
  readonly #lairs = new Map<Stronghold, Inputs>();
  readonly #networks = new Map<Agents, Inputs>();
  readonly #hands = new Map<number, Inputs>();

  constructor(side: Side) {
    this.side = side;
    this.#rule = new RuleOfThumb(side);
  }

  /**
   * `FEATURES` numbers, most of them between 0 and 1, until the next call. Removes from the state what ends with the
   * turn.
   */
  describe(state: State): Float32Array {
    const { plan } = state;
    if (!plan || !willActivate(state, plan)) return this.#describe(state);
    state.plan = { ...plan, status: 'activated', faceUp: true };
    const values = this.#describe(state);
    state.plan = plan;
    return values;
  }

  #describe(state: State): Float32Array {
    const { side } = this;
    const appraisal = this.#rule.appraise(state);
    const { lair, agents } = appraisal;
    const inputs = this.#inputs.clear();
    addGeneral(inputs, state, appraisal);
    addPlan(inputs, state, appraisal, side);
    inputs.append(remembered(this.#lairs, lair, () => lairInputs(state, lair)));
    inputs.append(remembered(this.#networks, agents, () => networkInputs(state)));
    addSpies(inputs, state, { gauntlet: lair.gauntlet, danger: lair.danger(agents) }, agents);
    return inputs.append(remembered(this.#hands, handMark(state, side), () => handInputs(state, side))).values;
  }
}

/** R3.3: will the Genius activate its plan later in this turn, as far as the lair is concerned? */
function willActivate(state: State, { card, status }: PlanInPlay): boolean {
  const { side, step, number } = state.turn;
  if (side !== 'genius' || status !== 'in-progress' || step === 'activate' || step === 'end') return false;
  if (number === 1 && !state.rules.activateOnFirstTurn) return false;
  return card !== HIDDEN && meetsCost(lairTotals(state), definitionOf(state, card).planCost);
}

/** A number for a side's hand and the Networks in which its Spies could be. */
function handMark({ hands, nodes }: State, side: Side): number {
  const mark = new Mark();
  for (const card of hands[side]) mark.add(card);
  if (side === 'spymaster') for (const { card, network } of nodes) mark.add(card).add(network);
  return mark.value;
}

function addGeneral(inputs: Inputs, { score, turn, rules, hands, decks }: State, { worth }: Appraisal): void {
  inputs
    .add(1)
    .add((rules.scoreToWin - score.genius) / 10)
    .add((rules.scoreToWin - score.spymaster) / 10)
    .add((score.genius - score.spymaster) / 10)
    .add(turn.number / 30)
    .flag(turn.number <= 2)
    .flag(turn.side === 'genius')
    .add(hands.genius.length / 7)
    .add(hands.spymaster.length / 7)
    .add(decks.genius.length / 40)
    .add(decks.spymaster.length / 40)
    .add(worth / 5);
}

function addPlan(inputs: Inputs, state: State, { plan: worth, lair, cost, evilness }: Appraisal, side: Side): void {
  const { plan, score, rules } = state;
  if (plan) {
    const gap = lair.gap(cost);
    const met = gap === 0;
    inputs
      .add(1)
      .flag(plan.faceUp || side === 'genius')
      .oneOf(PLAN_STATUSES, plan.status)
      .oneOf(PLAN_STATUSES, met ? plan.status : undefined)
      .add(evilness / 4)
      .add(cost.contraptions / 3)
      .add(cost.minions / 2)
      .add(Math.max(0, cost.contraptions - lair.totals.contraptions) / 3)
      .add(Math.max(0, cost.minions - lair.totals.minions) / 2)
      .flag(met)
      .flag(score.genius + evilness >= rules.scoreToWin)
      .flag(score.spymaster + evilness >= rules.scoreToWin)
      .add(score.genius + evilness >= rules.scoreToWin ? worth / 5 : 0)
      .add(worth / 5)
      .add(lair.worth(cost) / 3);
  }
  inputs.fillTo(GENERAL_INPUTS + PLAN_INPUTS);
}
