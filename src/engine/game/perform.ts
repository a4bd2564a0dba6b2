/** Doing an action: `perform` changes the state and does not check; `play` is pure and checks. */

import type { Moment, Observe } from '../moment/moment.ts';
import { newMoment } from '../moment/moment.ts';
import { resolveTop } from '../rules/stack.ts';
import type { Act, Action, ActionType } from '../vocabulary/actions.ts';
import type { Emit, GameEvent } from '../vocabulary/events.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { ReadonlyState, State } from '../vocabulary/state.ts';
import { copyState } from './copy.ts';
import { MOVES } from './moves.ts';
import { refusal } from './refusal.ts';
import { settle } from './settle.ts';

/** The result of `play`. */
export type Outcome = { state: State; events: GameEvent[]; refusal?: undefined } | { refusal: Refusal };

/**
 * Returns the new state and the events of a legal action, or the refusal. Pure. `observe`: looks at the state on its way
 * there, and hears how many of the events have happened. The state that it sees goes on changing.
 */
export function play(
  state: State,
  action: Action,
  observe?: (state: ReadonlyState, happened: number) => void,
): Outcome {
  const no = refusal(state, action);
  if (no) return { refusal: no };
  const next = copyState(state);
  const events: GameEvent[] = [];
  perform(next, action, (event) => events.push(event), observe && ((now) => observe(now, events.length)));
  return { state: next, events };
}

/**
 * Changes the state by a legal action and carries the game on to the next decision.
 * Precondition: `refusal(state, action)` is undefined. Works on a plain state and on an immer draft.
 */
export function perform(state: State, action: Action, emit?: Emit, observe?: Observe): void {
  const moment = newMoment(state, emit, observe);
  make(moment, action);
  observe?.(state);
  settle(moment);
}

/**
 * Acts as if both sides passed in a row: the top of the stack resolves (R9.2), and the game goes on to the next
 * decision. Precondition: somebody may respond. No event tells of the passes.
 */
export function bothPass(state: State, emit?: Emit): void {
  const moment = newMoment(state, emit);
  resolveTop(moment);
  settle(moment);
}

const make = <T extends ActionType>(moment: Moment, action: Act<T>): void => MOVES[action.type].perform(moment, action);
