/**
 * Everything that a side may do now, as complete actions. Conceding, agreeing on a draw and moves that change
 * nothing are left out.
 */

import type { Move, Time } from '../rules/move.ts';
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

const moves: readonly Pick<Move<ActionType>, 'type' | 'time' | 'step' | 'offers'>[] = Object.values(MOVES);
const timed = (time: Time) => moves.filter((move) => move.time === time);
const ANSWERS = timed('answer');
const RESPONSES = timed('response');
/** Step → the moves of a side's own turn. */
const OF_STEP: ReadonlyMap<Step | undefined, typeof moves> = new Map(
  [...new Set(moves.map(({ step }) => step))].map((one) => [
    one,
    timed('turn').filter(({ step = one }) => step === one),
  ]),
);
const NO_MOVES: typeof moves = [];

/** The same actions as groups, in which no action is made yet. */
export function offersOf(state: ReadonlyState, side: Side, leaveOut?: LeaveOut): Offers {
  const out = new Offers();
  const waiting = awaiting(state);
  const mine = waiting.side === side;
  if (waiting.kind === 'choose' && mine) add(ANSWERS, state, side, out, leaveOut);
  else if (waiting.kind === 'act' || (waiting.kind === 'respond' && mine)) add(RESPONSES, state, side, out, leaveOut);
  if (waiting.kind === 'act' && mine) add(OF_STEP.get(state.turn.step) ?? NO_MOVES, state, side, out, leaveOut);
  return out;
}

function add(some: typeof moves, state: ReadonlyState, side: Side, out: Offers, leaveOut: LeaveOut | undefined): void {
  for (const move of some) if (!leaveOut?.(move.type)) move.offers(state, side, out);
}
