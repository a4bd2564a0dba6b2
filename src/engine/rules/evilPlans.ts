/** R3, R6.6: the life of an Evil Plan. */
import { definitionOf } from '../catalogue/register.ts';
import { hostOf, isCard, minionInLair, squareOf, takeOut } from '../facts/lookup.ts';
import { occupantStat, speakerOf, staticSources, statOf } from '../facts/stats.ts';
import { announce } from '../moment/announce.ts';
import { shuffleCards } from '../moment/chance.ts';
import { frameOf } from '../moment/frames.ts';
import { happen } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import { minimalSubsets, weigh } from '../tools/subsets.ts';
import type { PLAN_COST } from '../vocabulary/cards.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Row } from '../vocabulary/grammar.ts';
import type { Refusal, Shortfall } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { Occupant, ReadonlyState } from '../vocabulary/state.ts';
import { awaiting } from '../vocabulary/state.ts';
import type { CardId, DeepReadonly, PlanStatus, Step } from '../vocabulary/types.ts';
import { HIDDEN, NONE } from '../vocabulary/types.ts';
import { forget, toDiscard } from './decks.ts';
import { leaveSquare } from './minions.ts';
import { move } from './move.ts';
import { score } from './scoring.ts';
import { onTurn } from './timing.ts';

/** The two parts of a plan's cost, or what cards count towards each part. */
export type PlanCost = Row<typeof PLAN_COST>;

/** R3.1: draws three plans, and the Genius must choose one. If the deck is empty, there is no plan. */
export function offerPlans(moment: Moment): void {
  const { state } = moment;
  state.offered = state.decks.plans.splice(0, state.rules.planChoices);
  if (state.offered.length > 0) moment.emit?.({ type: 'plansOffered', side: 'genius', cards: [...state.offered] });
}

/** R3.1: chooses a plan. It lies face down; the others are shuffled back. An effect may also ask for this choice. */
export const choosePlan = move('choosePlan', {
  timing: (state, { side }) =>
    awaiting(state).kind === 'choose' && !state.choice ? undefined : onTurn(state, side, 'plan'),
  refusal(state, { card }) {
    if (!isCard(state, card)) return refuse('no-such-card', 'R3.1', { type: 'plan' });
    return state.offered.includes(card) ? undefined : refuse('not-offered', 'R3.1', { what: 'plan' });
  },
  perform(moment, { card }) {
    const { state } = moment;
    const refused = state.offered.filter((c) => c !== card);
    state.offered = [];
    state.plan = { card, status: 'in-progress', faceUp: false };
    state.decks.plans.push(...refused);
    shuffleCards(state, 'plans', state.decks.plans);
    if (state.turn.step === 'plan') state.stepDone = true;
    happen(moment, { type: 'planChosen', side: 'genius', card });
  },
  offers({ choice, offered }, side, out) {
    if (!choice && !offered.includes(HIDDEN))
      out.add(offered.length, (i) => ({ type: 'choosePlan', side, card: offered[i] }));
  },
});

/** R3.2: what the whole lair counts towards a plan. */
export function lairTotals(state: ReadonlyState): PlanCost {
  const sum = { contraptions: 0, minions: 0 };
  const sources = staticSources(state, 'minion', 'value');
  for (const unit of state.lair)
    if (unit !== null) {
      count(state, unit.card, sum, sources, unit);
      for (const attached of unit.attached) count(state, attached, sum, sources);
    }
  return sum;
}

/** A card of the lair, and how much it counts towards a part of a plan's cost. */
export interface Counted {
  readonly card: CardId;
  readonly counts: number;
}

/** R3.2: the cards of the lair that count towards each part of a cost, from square 1 on. */
export function whatCounts(state: ReadonlyState): Readonly<Record<keyof PlanCost, readonly Counted[]>> {
  const cards = state.lair.flatMap((unit) => (unit ? [unit.card, ...unit.attached] : []));
  const of = (kind: keyof PlanCost): Counted[] =>
    cards.map((card) => ({ card, counts: sacrificeSum(state, [card])[kind] })).filter(({ counts }) => counts > 0);
  return { contraptions: of('contraptions'), minions: of('minions') };
}

/** R3.5: what these cards count towards an Evil Plan when they are sacrificed. */
export function sacrificeSum(state: ReadonlyState, cards: readonly CardId[]): PlanCost {
  const sum = { contraptions: 0, minions: 0 };
  const sources = staticSources(state, 'minion', 'value');
  for (const card of cards) count(state, card, sum, sources);
  return sum;
}

/** `sources`: the cards that may change a Minion's Value. `unit`: the Minion, if the caller already has it. */
function count(
  state: ReadonlyState,
  card: CardId,
  sum: PlanCost,
  sources: readonly CardId[],
  unit?: DeepReadonly<Occupant>,
): void {
  const { type, cost } = definitionOf(state, card);
  if (type === 'contraption') sum.contraptions += cost;
  else sum.minions += unit ? occupantStat(state, unit, 'value', sources) : statOf(state, card, 'value', sources);
}

/** R3.2: are both parts of the cost met or exceeded? */
export const meetsCost = (have: PlanCost, cost: PlanCost): boolean =>
  have.contraptions >= cost.contraptions && have.minions >= cost.minions;

const shortfall = (have: PlanCost, cost: PlanCost): Shortfall => ({
  have: have.contraptions,
  need: cost.contraptions,
  haveMinions: have.minions,
  needMinions: cost.minions,
});

/** R3.2: the refusal if the cost is not met now. For a hidden plan there is none, so that nobody learns its cost. */
export function costRefusal(state: ReadonlyState, rule: string): Refusal | undefined {
  if (!state.plan || state.plan.card === HIDDEN) return undefined;
  const cost = definitionOf(state, state.plan.card).planCost;
  const have = lairTotals(state);
  return meetsCost(have, cost) ? undefined : refuse('cost-not-met', rule, shortfall(have, cost), !state.plan.faceUp);
}

/** R3.3: is activating barred? It is in the Genius's first turn, unless `activateOnFirstTurn` is set. */
export const activationBarred = (state: ReadonlyState): boolean =>
  !state.rules.activateOnFirstTurn && state.turn.number === 1;

/** A move that takes the plan one step on. It is announced, and holds as long as nothing refuses it. `can`: the refusal. */
const planMove = (
  type: 'activatePlan' | 'advancePlan',
  step: Step,
  can: (state: ReadonlyState) => Refusal | undefined,
) =>
  move(
    type,
    {
      step,
      refusal: can,
      perform: (moment, { side }) => announce(moment, type, side),
      offers(state, side, out) {
        if (!can(state)) out.one({ type, side });
      },
    },
    { holds: (state) => !can(state), resolve: hastenPlan },
  );

export const activatePlan = planMove('activatePlan', 'activate', canActivate);

/** R3.3: why the plan may not be activated; undefined if it may. */
function canActivate(state: ReadonlyState): Refusal | undefined {
  if (activationBarred(state)) return refuse('first-turn', 'R3.3', { what: 'activate' });
  if (state.plan?.status !== 'in-progress') return refuse('not-offered', 'R3.3', { what: 'activate' });
  return costRefusal(state, 'R3.3');
}

export const advancePlan = planMove('advancePlan', 'plan', canAdvance);

/** R3.4: why the plan may not be advanced; undefined if it may. */
export function canAdvance(state: ReadonlyState): Refusal | undefined {
  if (state.plan?.status !== 'activated') return refuse('not-offered', 'R3.4', { what: 'advance' });
  return costRefusal(state, 'R3.4');
}

export function revealPlan(moment: Moment, why: Extract<GameEvent, { type: 'planRevealed' }>['why']): void {
  const { plan } = moment.state;
  if (!plan || plan.faceUp) return;
  plan.faceUp = true;
  happen(moment, { type: 'planRevealed', card: plan.card, why });
}

/**
 * R3.3, R3.4: the plan goes on one step: from in progress to activated, or from activated to advanced. It lies face up
 * then. In the plan step, this ends the step: the plan's next step must wait for a later turn (R3.4, R3.5).
 */
export function hastenPlan(moment: Moment): void {
  const { plan } = moment.state;
  if (!plan || plan.status === 'advanced') return;
  revealPlan(moment, 'activated');
  const isActivated = plan.status === 'in-progress';
  plan.status = isActivated ? 'activated' : 'advanced';
  if (moment.state.turn.step === 'plan') moment.state.stepDone = true;
  happen(moment, { type: isActivated ? 'planActivated' : 'planAdvanced', card: plan.card });
}

/** An effect delays the plan: it goes back one step and stays face up. */
export function delayPlan(moment: Moment): void {
  const { plan } = moment.state;
  if (!plan || plan.status === 'in-progress') return;
  plan.status = plan.status === 'advanced' ? 'activated' : 'in-progress';
  moment.emit?.({ type: 'planDelayed', card: plan.card, status: plan.status });
}

/** The step in which a plan of that status could go on (R3.3 to R3.5). */
const STEP_OF: Readonly<Record<PlanStatus, Step>> = { 'in-progress': 'activate', activated: 'plan', advanced: 'plan' };

/** R3.6: tells that a face-up plan does not go on in the step that ends. Whether the cost of another is met is a secret. */
export function tellStalled({ state, emit }: Moment): void {
  const { plan, turn } = state;
  if (!emit || !plan?.faceUp || state.stepDone || turn.step !== STEP_OF[plan.status]) return;
  const cost = definitionOf(state, plan.card).planCost;
  const have = lairTotals(state);
  if (!meetsCost(have, cost))
    emit({ type: 'planStalled', card: plan.card, status: plan.status, ...shortfall(have, cost) });
}

/** An effect swaps a plan in progress: it goes under its deck, its declarations are void, and R3.1 is done again. */
export function swapPlan(moment: Moment): void {
  const { state } = moment;
  const { plan } = state;
  if (plan?.status !== 'in-progress' || state.decks.plans.length === 0) return;
  state.plan = null;
  forget(state, plan.card);
  state.decks.plans.push(plan.card);
  for (const item of state.stack) if (item.kind === 'activatePlan') item.cancelled = true;
  moment.emit?.({ type: 'planSwapped', card: plan.faceUp ? plan.card : HIDDEN });
  offerPlans(moment);
}

/** R3.5: completes the plan, with cards of the lair as a sacrifice. */
export const completePlan = move(
  'completePlan',
  {
    step: 'plan',
    refusal(state, { sacrifice }) {
      for (const card of sacrifice)
        if (!isInLair(state, card)) return refuse('no-such-card', 'R3.5', { type: 'sacrifice' });
      if (state.plan?.status !== 'advanced') return refuse('not-offered', 'R3.5', { what: 'complete' });
      return costRefusal(state, 'R3.5') ?? sacrificeRefusal(state, sacrifice);
    },
    perform: (moment, { side, sacrifice }) => announce(moment, 'completePlan', side, NONE, sacrifice),
    offers(state, side, out) {
      if (state.plan?.status !== 'advanced') return;
      const { contraptions, minions } = definitionOf(state, state.plan.card).planCost;
      const machines: CardId[] = [];
      const crew: CardId[] = [];
      for (const unit of state.lair)
        if (unit) {
          (definitionOf(state, unit.card).type === 'minion' ? crew : machines).push(unit.card);
          machines.push(...unit.attached);
        }
      const costs = weigh(machines, (card) => definitionOf(state, card).cost);
      const values = weigh(crew, (card) => statOf(state, card, 'value'));
      const some = minimalSubsets(costs, contraptions);
      const others = minimalSubsets(values, minions);
      out.add(some.length * others.length, (i) => {
        const built = some.at(Math.floor(i / others.length));
        const served = others.at(i % others.length);
        if (!built || !served) return undefined;
        const sacrifice = [...built.map((at) => costs[at].item), ...served.map((at) => values[at].item)];
        return { type: 'completePlan', side, sacrifice };
      });
    },
  },
  {
    holds: (state, { targets }) => canStillComplete(state, targets),
    resolve: (moment, { targets }) => sacrifice(moment, targets),
  },
);

/** R3.9: do the chosen cards still meet the cost when completing resolves? Needless ones are allowed by then. */
const canStillComplete = (state: ReadonlyState, sacrifice: readonly CardId[]): boolean =>
  state.plan?.status === 'advanced' &&
  sacrifice.every((card) => isInLair(state, card)) &&
  meetsCost(sacrificeSum(state, sacrifice), definitionOf(state, state.plan.card).planCost);

const isInLair = (state: ReadonlyState, card: CardId): boolean =>
  isCard(state, card) && (squareOf(state, card) > 0 || hostOf(state, card) !== null);

/** R3.5: the chosen cards must meet both parts of the cost, and every one of them must be needed. */
function sacrificeRefusal(state: ReadonlyState, sacrifice: readonly CardId[]): Refusal | undefined {
  if (!state.plan) return undefined;
  const cost = definitionOf(state, state.plan.card).planCost;
  const have = sacrificeSum(state, sacrifice);
  if (!meetsCost(have, cost)) return refuse('sacrifice-too-small', 'R3.5', shortfall(have, cost));
  for (const card of sacrifice) {
    const rest = sacrificeSum(
      state,
      sacrifice.filter((c) => c !== card),
    );
    if (meetsCost(rest, cost)) return refuse('needless-sacrifice', 'R3.5', { card });
  }
  return undefined;
}

/** R3.5: must an advanced plan be completed now (`completeOptional`)? */
export const mustComplete = (state: ReadonlyState): boolean =>
  !state.rules.completeOptional && state.plan?.status === 'advanced' && costRefusal(state, 'R3.5') === undefined;

/** R3.5, R3.9: makes the sacrifice, then the completion effect. Scoring and the new plan follow after that. */
function sacrifice(moment: Moment, cards: readonly CardId[]): void {
  const { state } = moment;
  const { plan } = state;
  if (!plan) return;
  const { path } = definitionOf(state, plan.card).completion ?? { path: [] };
  state.frames.push(frameOf(speakerOf(state, plan.card), path, 'scorePlan'));
  happen(moment, { type: 'planCompleted', card: plan.card, evilness: definitionOf(state, plan.card).evilness });
  moment.emit?.({ type: 'sacrificed', cards: [...cards] });
  for (const card of cards) {
    const host = hostOf(state, card);
    if (host) takeOut(host.attached, card);
  }
  for (const card of cards) {
    if (minionInLair(state, card) || squareOf(state, card) > 0) leaveSquare(moment, card, plan.card);
    toDiscard(state, card);
  }
}

/** R3.5: scores the completed plan; the Genius selects a new one at once. */
export function scoreCompleted(moment: Moment): void {
  const { state } = moment;
  const { plan } = state;
  if (!plan) return;
  state.plan = null;
  state.scored.genius.push(plan.card);
  score(moment, 'genius', definitionOf(state, plan.card).evilness);
  state.stepDone = true;
}

/** R6.6: reveals the plan; the Master scores its Evilness. */
export function scoreThwarted(moment: Moment, spy: CardId): void {
  const { state } = moment;
  const { plan } = state;
  if (!plan) return;
  revealPlan(moment, 'thwart');
  const { evilness } = definitionOf(state, plan.card);
  happen(moment, { type: 'thwarted', card: plan.card, spy, evilness });
  state.plan = null;
  state.scored.spymaster.push(plan.card);
  score(moment, 'spymaster', evilness);
}
