/**
 * Everything that a side may do now, as complete actions. Conceding, agreeing on a draw and moves that change
 * nothing are left out.
 */
import { Offers } from '../rules/offers.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import { awaiting } from '../vocabulary/state.ts';
import type { Side } from '../vocabulary/types.ts';
import type { LeaveOut } from './moves.ts';
import { answers, MOVES, OF_STEP, responses } from './moves.ts';

/**
 * The legal actions of a side. `assign` is offered with the oldest Node of each Network, `connect` from one of
 * its two ends, and a swap from one of its two Minions. On a view, hidden cards are not offered.
 * Types for which `leaveOut` is true are skipped; `unassign` is skipped together with `assign`.
 */
export function* legalActions(state: ReadonlyState, side: Side, leaveOut?: LeaveOut): Generator<Action> {
  yield* offersOf(state, side, leaveOut);
}

/**
 * The same actions if there are no more than `most`; else some of them, of every kind. Bots and lists for the page take
 * these: a choice of 20 cards among 40 has more answers than anybody can look at.
 */
export function* someActions(state: ReadonlyState, side: Side, most: number, leaveOut?: LeaveOut): Generator<Action> {
  const offers = offersOf(state, side, leaveOut);
  yield* offers.size <= most ? offers : offers.some(most);
}

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
