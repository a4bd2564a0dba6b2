/** A move: all that the rules say of one action, kept together. */
import type { Table } from '../moment/table.ts';
import type { Act, ActionType } from '../vocabulary/actions.ts';
import { ACTIONS } from '../vocabulary/actions.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { Side, Step } from '../vocabulary/types.ts';
import type { Offers } from './offers.ts';
import { onTurn } from './timing.ts';

/**
 * `turn`: on its side's own turn, while nothing else waits. `response`: then, and to what waits on the stack.
 * `answer`: to what a side is asked. `any`: until the game is over.
 */
export type Time = 'turn' | 'response' | 'answer' | 'any';

export interface Move<T extends ActionType> {
  readonly type: T;
  /** Whose it is; `any`: both sides have it. */
  readonly side: Side | 'any';
  readonly time: Time;
  /** The step it belongs to; undefined: none. */
  readonly step: Step | undefined;
  /** Whose turn, which step, and does something else come first? */
  readonly timing: (state: ReadonlyState, action: Act<T>) => Refusal | undefined;
  /** The conditions of its own rule; asked when the time is right. */
  readonly refusal: (state: ReadonlyState, action: Act<T>) => Refusal | undefined;
  /** Does it. It has been asked before whether it is legal. */
  readonly perform: (table: Table, action: Act<T>) => void;
  /** Adds its legal actions; asked when the time is right. On a view, cards hidden from it are not offered. */
  readonly offers: (state: ReadonlyState, side: Side, out: Offers) => void;
}

/** What a move says of itself; `perform` it must say. */
type Spec<T extends ActionType> = Pick<Move<T>, 'perform'> &
  Partial<Move<T>> & {
    /** It deals with the infiltrator's square: nothing else is done on the turn while a Spy is in the lair (R6.2). */
    readonly dealsWithSquare?: true;
  };

/** A move of type `T`, by default on its side's own turn in its step, always legal then, and not offered. */
export function move<T extends ActionType>(type: T, spec: Spec<T>): Move<T> {
  const { time = 'turn', step, dealsWithSquare = false } = spec;
  return {
    type,
    side: ACTIONS[type].side,
    time,
    step,
    timing: spec.timing ?? ((state, { side }) => onTurn(state, side, step, dealsWithSquare)),
    refusal: spec.refusal ?? (() => undefined),
    perform: spec.perform,
    offers: spec.offers ?? (() => {}),
  };
}
