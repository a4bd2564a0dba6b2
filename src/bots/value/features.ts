/**
 * A position as numbers, for a net, as if the turn ended now. So positions of all steps can be compared. The numbers
 * come from what one side may know and from the facts of cards, never from their ids: any card set can be played.
 */
import type { BySide, PlanInPlay, Side, State } from '../../engine/index.ts';
import { bySide, definitionOf, HIDDEN, lairTotals, meetsCost, PLAN_STATUSES } from '../../engine/index.ts';
import type { Agents } from '../rookie/agents.ts';
import { Mark } from '../rookie/mark.ts';
import type { Stronghold } from '../rookie/stronghold.ts';
import type { Appraisal } from '../rookie/worth.ts';
import { RuleOfThumb } from '../rookie/worth.ts';
import { AGENTS, RAID } from './agentInputs.ts';
import { HAND } from './handInputs.ts';
import type { Inputs } from './inputs.ts';
import { about, flag, ifThere, keptBy, rows, together } from './inputs.ts';
import { LAIR } from './lairInputs.ts';

/** A position as a side sees it, and what many positions of a decision share. */
interface Position {
  side: Side;
  state: State;
  appraisal: Appraisal;
  kept: Kept;
}
interface Kept {
  lairs: Map<Stronghold, Float32Array>;
  agents: Map<Agents, Float32Array>;
  hands: Map<number, Float32Array>;
}

const GAME = rows<Position>({
  always: () => 1,
  geniusLacks: ({ state: { rules, score } }) => (rules.scoreToWin - score.genius) / 10,
  masterLacks: ({ state: { rules, score } }) => (rules.scoreToWin - score.spymaster) / 10,
  lead: ({ state: { score } }) => (score.genius - score.spymaster) / 10,
  turn: ({ state }) => state.turn.number / 30,
  firstTurns: ({ state }) => flag(state.turn.number <= 2),
  geniussTurn: ({ state }) => flag(state.turn.side === 'genius'),
  geniussHand: ({ state }) => state.hands.genius.length / 7,
  mastersHand: ({ state }) => state.hands.spymaster.length / 7,
  geniussDeck: ({ state }) => state.decks.genius.length / 40,
  mastersDeck: ({ state }) => state.decks.spymaster.length / 40,
  ruleOfThumb: ({ appraisal }) => appraisal.worth / 5,
});

interface Scheme extends Position {
  plan: PlanInPlay;
  /** Does the lair meet its cost? */
  met: boolean;
}

function schemeOf(position: Position): Scheme | null {
  const { side, state, appraisal, kept } = position;
  const { plan } = state;
  return plan && { side, state, appraisal, kept, plan, met: appraisal.lair.gap(appraisal.cost) === 0 };
}

/** An input for each status: 1 for that of the plan if it fits, 0 for the others. */
const statuses = (fits: (scheme: Scheme) => boolean): Inputs<Scheme> =>
  rows(
    Object.fromEntries(
      PLAN_STATUSES.map((status) => [status, (scheme: Scheme) => flag(scheme.plan.status === status && fits(scheme))]),
    ),
  );

const winsWith = (side: Side, { state: { score, rules }, appraisal }: Scheme): boolean =>
  score[side] + appraisal.evilness >= rules.scoreToWin;

const PLAN = together<Scheme>({
  is: rows({ there: () => 1, known: ({ plan, side }) => flag(plan.faceUp || side === 'genius') }),
  status: statuses(() => true),
  metAs: statuses(({ met }) => met),
  has: rows({
    evilness: ({ appraisal }) => appraisal.evilness / 4,
    contraptions: ({ appraisal }) => appraisal.cost.contraptions / 3,
    minions: ({ appraisal }) => appraisal.cost.minions / 2,
    contraptionsToGo: ({ appraisal: { cost, lair } }) => Math.max(0, cost.contraptions - lair.totals.contraptions) / 3,
    minionsToGo: ({ appraisal: { cost, lair } }) => Math.max(0, cost.minions - lair.totals.minions) / 2,
    costMet: ({ met }) => flag(met),
    winForGenius: (scheme) => flag(winsWith('genius', scheme)),
    winForMaster: (scheme) => flag(winsWith('spymaster', scheme)),
    worthIfItWins: (scheme) => (winsWith('genius', scheme) ? scheme.appraisal.plan / 5 : 0),
    worth: ({ appraisal }) => appraisal.plan / 5,
    lairsWorth: ({ appraisal: { lair, cost } }) => lair.worth(cost) / 3,
  }),
});

/** All that a side is told of a position. */
const INPUTS: BySide<Inputs<Position>> = bySide((side) =>
  together<Position>({
    game: GAME,
    plan: about(ifThere(PLAN), schemeOf),
    lair: keptBy(
      about(LAIR, ({ state, appraisal: { lair } }) => ({ state, lair })),
      ({ kept, appraisal }) => [kept.lairs, appraisal.lair],
    ),
    agents: keptBy(
      about(AGENTS, ({ state }) => state),
      ({ kept, appraisal }) => [kept.agents, appraisal.agents],
    ),
    raid: about(RAID, ({ state, appraisal: { lair, agents } }) => ({ state, lair, agents })),
    hand: keptBy(
      about(HAND[side], ({ state }) => state),
      ({ kept, state }) => [kept.hands, handMark(state, side)],
    ),
  }),
);

/** The names of the numbers that each side is told, in their order. */
export const INPUT_NAMES: BySide<readonly string[]> = bySide((side) => INPUTS[side].names);

/** Describes positions for one decision of a side. Parts that many positions share are computed once. */
export class Describer {
  readonly side: Side;
  readonly #rule: RuleOfThumb;
  /** Filled anew for each position. */
  readonly #values: Float32Array;
  readonly #kept: Kept = { lairs: new Map(), agents: new Map(), hands: new Map() };

  constructor(side: Side) {
    this.side = side;
    this.#rule = new RuleOfThumb(side);
    this.#values = new Float32Array(INPUT_NAMES[side].length);
  }

  /**
   * A number for each of `INPUT_NAMES`, most of them between 0 and 1, until the next call. Removes from the state what
   * ends with the turn.
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
    const position = { side, state, appraisal: this.#rule.appraise(state), kept: this.#kept };
    this.#values.fill(0);
    INPUTS[side].write(position, this.#values, 0);
    return this.#values;
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
