/** R2.2, R4.1: turns and their steps, and which steps end by themselves. */
import type { Declared } from '../moment/announce.ts';
import { announce } from '../moment/announce.ts';
import { restUses } from '../moment/frames.ts';
import { happen } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState, State } from '../vocabulary/state.ts';
import type { Step } from '../vocabulary/types.ts';
import { NONE, other, STEPS } from '../vocabulary/types.ts';
import { drawToHandSize, handIsFull } from './decks.ts';
import { activationBarred, canAdvance, costRefusal, mustComplete, tellStalled } from './evilPlans.ts';
import { isMastersFirstTurn } from './infiltration.ts';
import { freeAll, restoreAll } from './minions.ts';
import { move } from './move.ts';
import { endByRounds } from './scoring.ts';
import { expire, restSpies } from './spies.ts';

/** Begins the turn given by `state.turn`: R2.1 and the first step. */
export function beginTurn(moment: Moment): void {
  const { state } = moment;
  const { side } = state.turn;
  state.minionsLeft = side === 'genius' ? state.rules.minionsPerTurn : 0;
  state.actionsLeft = side === 'spymaster' ? state.rules.actionsPerTurn : 0;
  state.infiltrated = [];
  restUses(state);
  if (state.happened.length > 0) state.happened = [];
  if (side === 'genius') freeAll(state);
  if (state.modifiers.length > 0)
    state.modifiers = state.modifiers.filter((m) => !(m.until === 'next-turn' && m.side === side));
  happen(moment, { type: 'turnStarted', side, number: state.turn.number });
  enterStep(moment, STEPS[side][0]);
}

/** Call it when the turn's end has resolved. Ends what lasts for the turn, and begins the next (R6.8, R7.3, R1.7). */
export function nextTurn(moment: Moment): void {
  const { state } = moment;
  restoreAll(state);
  restSpies(state);
  expire(state, 'combat', 'infiltration', 'turn');
  const { maxRounds } = state.rules;
  if (maxRounds !== null && state.turn.number >= 2 * maxRounds) {
    endByRounds(moment);
    return;
  }
  state.turn = { number: state.turn.number + 1, side: other(state.turn.side), step: 'draw' };
  beginTurn(moment);
}

function enterStep(moment: Moment, step: Step): void {
  const { state } = moment;
  state.turn.step = step;
  state.stepDone = false;
  state.mayDiscard = false;
  moment.emit?.(startOf(state));
}

type StepStarted = Extract<GameEvent, { type: 'stepStarted' }>;

function startOf(state: ReadonlyState): StepStarted {
  const { side, step } = state.turn;
  const idle = idleIn(state);
  return { type: 'stepStarted', side, step, ...(idle && { idle }) };
}

/** R3.3, R4.5, R6.1: why nothing can be activated, or nobody sent, in the step that begins. From public facts alone. */
function idleIn(state: ReadonlyState): StepStarted['idle'] {
  switch (state.turn.step) {
    case 'activate':
      return activationBarred(state) ? 'no-activation' : undefined;
    case 'infiltrate':
      if (isMastersFirstTurn(state)) return 'no-infiltration';
      return state.spies.every(({ network }) => network === NONE) ? 'none-assigned' : undefined;
    default:
      return undefined;
  }
}

/** R1.5: notes whether the hand is full, once in the draw step, when all that the turn's start set off is done. */
export function judgeHand(state: State): void {
  if (state.turn.step !== 'draw' || state.stepDone) return;
  state.stepDone = true;
  state.mayDiscard = handIsFull(state, state.turn.side);
}

/** Does the step end by itself, because nothing can be decided in it? Never for a reason hidden from the Master. */
export function endsByItself(state: ReadonlyState): boolean {
  switch (state.turn.step) {
    case 'plan':
      return state.stepDone || !canDoPlanStep(state);
    case 'draw':
      return !state.mayDiscard;
    case 'activate':
      return state.stepDone || state.plan?.status !== 'in-progress' || activationBarred(state);
    default:
      return false;
  }
}

const canDoPlanStep = (state: ReadonlyState): boolean =>
  canAdvance(state) === undefined || (state.plan?.status === 'advanced' && costRefusal(state, 'R3.5') === undefined);

/** R3.5: ends the step. An advanced plan whose cost is met must be completed first. */
export const endStep = move('endStep', {
  refusal: (state) => canEndStep(state),
  perform: nextStep,
  offers(state, side, out) {
    if (!state.infiltration && !canEndStep(state)) out.one({ type: 'endStep', side });
  },
});

const canEndStep = (state: ReadonlyState): Refusal | undefined =>
  state.turn.step === 'plan' && mustComplete(state) ? refuse('must-complete', 'R3.5', {}) : undefined;

/** R9.3: the declared end of the turn. It sets off its triggers. */
export const endingTurn: Declared = {
  holds: () => true,
  resolve(moment) {
    const { turn } = moment.state;
    turn.step = 'end';
    happen(moment, { type: 'turnEnded', side: turn.side, number: turn.number });
  },
};

/** Goes on to the next step. After the last step it declares the end of the turn (R9.3). */
export function nextStep(moment: Moment): void {
  const { state } = moment;
  const { side, step } = state.turn;
  tellStalled(moment);
  if (step === 'draw') {
    drawToHandSize(moment, side);
    moment.observe?.(state);
  }
  const steps: readonly Step[] = STEPS[side];
  const next = steps[steps.indexOf(step) + 1];
  if (next) enterStep(moment, next);
  else announce(moment, 'endTurn', side);
}
