/**
 * Everything a side may do now, fully specified. Complete but for conceding, agreeing on a draw,
 * and moves that change nothing.
 */

import { Offers } from '../rules/offers.ts';
import type { Action, ActionType } from '../vocabulary/actions.ts';
import { ACTION_TYPES } from '../vocabulary/actions.ts';
import type { State } from '../vocabulary/state.ts';
import { awaiting } from '../vocabulary/state.ts';
import type { Side, Step } from '../vocabulary/types.ts';
import { MOVES } from './moves.ts';

type LeaveOut = (type: ActionType) => boolean;

/**
 * The legal actions of a side. `assign` is offered with the oldest Node of each Network, `connect` from one of
 * its two ends, a swap from one of its two Minions. On a view, cards hidden from it are not offered.
 * Types for which `leaveOut` is true are not looked for; `unassign` is looked for with `assign`.
 */
export function* legalActions(state: State, side: Side, leaveOut?: LeaveOut): Generator<Action> {
  yield* offersOf(state, side, leaveOut);
}

const offered = Object.keys(MOVES) as ActionType[];
const ANSWERS = offered.filter((type) => MOVES[type].time === 'answer');
const RESPONSES = offered.filter((type) => MOVES[type].time === 'response');
const TURN = offered.filter((type) => MOVES[type].time === 'turn');
const steps = new Set(ACTION_TYPES.map((type) => MOVES[type].step));
/** By step: the moves of a side's own turn. */
const OF_STEP: ReadonlyMap<Step | undefined, readonly ActionType[]> = new Map(
  [...steps].map((step) => [step, TURN.filter((type) => (MOVES[type].step ?? step) === step)]),
);

/** The same as groups, not yet made. */
export function offersOf(state: State, side: Side, leaveOut?: LeaveOut): Offers {
  const out = new Offers();
  const add = (types: readonly ActionType[] | undefined) => {
    for (const type of types ?? []) if (!leaveOut?.(type)) MOVES[type].offers(state, side, out);
  };
  const waiting = awaiting(state);
  if (waiting.kind === 'over') return out;
  if (waiting.kind === 'choose') {
    if (waiting.side === side) add(ANSWERS);
    return out;
  }
  if (waiting.kind === 'respond' && waiting.side !== side) return out;
  add(RESPONSES);
  if (waiting.kind === 'act' && waiting.side === side) add(OF_STEP.get(state.turn.step));
  return out;
}
