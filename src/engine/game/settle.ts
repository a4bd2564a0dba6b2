/** Carries the game on until somebody must decide: frames, combat, the Spy's walk, steps that end by themselves. */

import { announce } from '../moment/announce.ts';
import type { Moment } from '../moment/moment.ts';
import { fightRound } from '../rules/combat.ts';
import { buryTheDead } from '../rules/deaths.ts';
import { toDiscard } from '../rules/decks.ts';
import { offerPlans, scoreCompleted } from '../rules/evilPlans.ts';
import { isBeyondLair, mustDealWithSquare } from '../rules/infiltration.ts';
import { checkWinner } from '../rules/scoring.ts';
import { openResponses } from '../rules/stack.ts';
import { endsByItself, judgeHand, nextStep, nextTurn } from '../rules/turn.ts';
import { stepFrame } from '../verbs/interpret.ts';
import type { Frame } from '../vocabulary/state.ts';
import { SQUARES } from '../vocabulary/types.ts';

/**
 * Goes on until somebody must decide, or until `goesOn` is false, which is asked before each step. A chain that waits
 * for a choice goes on counting its effects (R9.6).
 */
export function settle(moment: Moment, goesOn: () => boolean = () => true): void {
  const { state } = moment;
  while (goesOn() && proceed(moment)) moment.observe?.(state);
  const effects = state.frames.length > 0 ? moment.effects : 0;
  if (state.effects !== effects) state.effects = effects;
}

/** Does what follows a finished list of effects. */
function follow(moment: Moment, { then, side, source, targets }: Frame): void {
  switch (then) {
    case 'discardInstant':
      toDiscard(moment.state, source);
      break;
    case 'scorePlan':
      scoreCompleted(moment);
      break;
    case 'announceAbility':
      announce(moment, 'useAbility', side, source, targets);
      break;
  }
}

/** The infiltrator goes on by itself: it declares entering the next square or reaching the plan. */
export function walkOn(moment: Moment): void {
  const { infiltration } = moment.state;
  if (!infiltration) return;
  infiltration.arrived = false;
  if (isBeyondLair(moment.state)) infiltration.square = SQUARES + 1;
  announce(moment, infiltration.square > SQUARES ? 'reach' : 'enter', 'spymaster', infiltration.spy);
}

/** Takes one step towards the next decision. Returns false if somebody must decide. */
function proceed(moment: Moment): boolean {
  const { state } = moment;
  if (state.winner !== null) return false;
  if (buryTheDead(moment)) return true;
  checkWinner(moment);
  // R9.1: a choice that belongs to a resolution comes before its next effect. The choice of a plan does too.
  if (state.winner !== null || state.choice || state.offered.length > 0) return false;
  if (state.frames.length > 0) {
    const ended = stepFrame(moment);
    if (ended) follow(moment, ended);
    return true;
  }
  const { infiltration } = state;
  if (infiltration?.combat) {
    fightRound(moment, infiltration, infiltration.combat);
    return true;
  }
  if (state.stack.length > 0) {
    if (!state.responder) openResponses(state);
    return false;
  }
  if (infiltration) {
    if (mustDealWithSquare(state)) return false;
    walkOn(moment);
    return true;
  }
  if (state.turn.step === 'end') {
    nextTurn(moment);
    return true;
  }
  if (state.turn.step === 'plan' && !state.plan && state.decks.plans.length > 0) {
    offerPlans(moment);
    return true;
  }
  judgeHand(state);
  if (!endsByItself(state)) return false;
  nextStep(moment);
  return true;
}
