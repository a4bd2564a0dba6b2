/**
 * Everything that a side may do now, as complete actions. Conceding, agreeing on a draw and moves that change
 * nothing are left out.
 */

import { Offers } from '../rules/offers.ts';
import type { Action, ActionType } from '../vocabulary/actions.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import { awaiting } from '../vocabulary/state.ts';
import type { Side, Step } from '../vocabulary/types.ts';
import { MOVES } from './moves.ts';

type LeaveOut = (type: ActionType) => boolean;

/**
 * The legal actions of a side. `assign` is offered with the oldest Node of each Network, `connect` from one of
 * its two ends, and a swap from one of its two Minions. On a view, hidden cards are not offered.
 * Types for which `leaveOut` is true are skipped; `unassign` is skipped together with `assign`.
 */
export function* legalActions(state: ReadonlyState, side: Side, leaveOut?: LeaveOut): Generator<Action> {
  yield* offersOf(state, side, leaveOut);
}

type Ask = (state: ReadonlyState, side: Side, out: Offers, leaveOut: LeaveOut | undefined) => void;

/**
 * Step → the moves of a side's own turn. Each is called by its name: V8 compiles such a call into its caller,
 * while a loop over the moves costs a random game about a twentieth of its speed.
 */
const OF_STEP: Readonly<Record<Step, Ask>> = {
  plan(state, side, out, leaveOut) {
    if (!leaveOut?.('advancePlan')) MOVES.advancePlan.offers(state, side, out);
    if (!leaveOut?.('completePlan')) MOVES.completePlan.offers(state, side, out);
  },
  draw(state, side, out, leaveOut) {
    if (!leaveOut?.('discard')) MOVES.discard.offers(state, side, out);
  },
  lair(state, side, out, leaveOut) {
    if (!leaveOut?.('playMinion')) MOVES.playMinion.offers(state, side, out);
    if (!leaveOut?.('moveMinion')) MOVES.moveMinion.offers(state, side, out);
    if (!leaveOut?.('build')) MOVES.build.offers(state, side, out);
  },
  activate(state, side, out, leaveOut) {
    if (!leaveOut?.('activatePlan')) MOVES.activatePlan.offers(state, side, out);
  },
  actions(state, side, out, leaveOut) {
    if (!leaveOut?.('playSpy')) MOVES.playSpy.offers(state, side, out);
    if (!leaveOut?.('playNode')) MOVES.playNode.offers(state, side, out);
    if (!leaveOut?.('connect')) MOVES.connect.offers(state, side, out);
    if (!leaveOut?.('disconnect')) MOVES.disconnect.offers(state, side, out);
  },
  // `unassign` is offered with `assign`.
  assign(state, side, out, leaveOut) {
    if (!leaveOut?.('assign')) MOVES.assign.offers(state, side, out);
  },
  infiltrate(state, side, out, leaveOut) {
    if (!leaveOut?.('attack')) MOVES.attack.offers(state, side, out);
    if (!leaveOut?.('sneak')) MOVES.sneak.offers(state, side, out);
    if (!leaveOut?.('destroy')) MOVES.destroy.offers(state, side, out);
    if (!leaveOut?.('ignore')) MOVES.ignore.offers(state, side, out);
    if (!leaveOut?.('infiltrate')) MOVES.infiltrate.offers(state, side, out);
  },
  end() {},
};

/** The same actions as groups, in which no action is made yet. */
export function offersOf(state: ReadonlyState, side: Side, leaveOut?: LeaveOut): Offers {
  const out = new Offers();
  const waiting = awaiting(state);
  const mine = waiting.side === side;
  if (waiting.kind === 'choose' && mine) answers(state, side, out, leaveOut);
  else if (waiting.kind === 'act' || (waiting.kind === 'respond' && mine)) responses(state, side, out, leaveOut);
  if (waiting.kind === 'act' && mine) {
    OF_STEP[state.turn.step](state, side, out, leaveOut);
    if (!leaveOut?.('endStep')) MOVES.endStep.offers(state, side, out);
  }
  return out;
}

const answers: Ask = (state, side, out, leaveOut) => {
  if (!leaveOut?.('choose')) MOVES.choose.offers(state, side, out);
  if (!leaveOut?.('choosePlan')) MOVES.choosePlan.offers(state, side, out);
};

const responses: Ask = (state, side, out, leaveOut) => {
  if (!leaveOut?.('pass')) MOVES.pass.offers(state, side, out);
  if (!leaveOut?.('playInstant')) MOVES.playInstant.offers(state, side, out);
  if (!leaveOut?.('useAbility')) MOVES.useAbility.offers(state, side, out);
};
