/** A move: everything that the rules say about one action. */
import type { Declared } from '../moment/announce.ts';
import type { Moment } from '../moment/moment.ts';
import type { Act, ActionType } from '../vocabulary/actions.ts';
import { ACTIONS } from '../vocabulary/actions.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { Side, Step } from '../vocabulary/types.ts';
import type { Offers } from './offers.ts';
import { onTurn } from './timing.ts';

export interface Move<T extends ActionType> {
  /** The side that has the move; `any`: both have it. */
  readonly side: Side | 'any';
  /** Is it the right turn and step, and does nothing else come first? */
  readonly timing: (state: ReadonlyState, action: Act<T>) => Refusal | undefined;
  /** The conditions of the move's own rule. Called only if `timing` refuses nothing. */
  readonly refusal: (state: ReadonlyState, action: Act<T>) => Refusal | undefined;
  /** Does the action. The caller has checked that it is legal. */
  readonly perform: (moment: Moment, action: Act<T>) => void;
  /** Adds the move's legal actions. Called only at the right time. On a view, hidden cards are not offered. */
  readonly offers: (state: ReadonlyState, side: Side, out: Offers) => void;
}

/** What a move specifies. Only `perform` is required. */
type Spec<T extends ActionType> = Pick<Move<T>, 'perform'> &
  Partial<Move<T>> & {
    /** The step that the move belongs to; undefined: none. */
    readonly step?: Step;
    /** The move deals with the infiltrator's square. While a Spy is in the lair, only such moves are legal (R6.2). */
    readonly dealsWithSquare?: true;
  };

/**
 * Makes a move of type `T`. By default it is always legal on its side's own turn in its step, and is not offered.
 * `declared`: what it does when it resolves, if it is announced (R9.3).
 */
export function move<T extends ActionType>(type: T, spec: Spec<T>): Move<T>;
export function move<T extends ActionType>(type: T, spec: Spec<T>, declared: Declared): Move<T> & Declared;
export function move<T extends ActionType>(type: T, spec: Spec<T>, declared?: Declared): Move<T> {
  const { step, dealsWithSquare } = spec;
  return {
    side: ACTIONS[type].side,
    timing: spec.timing ?? ((state, { side }) => onTurn(state, side, step, dealsWithSquare)),
    refusal: spec.refusal ?? (() => undefined),
    perform: spec.perform,
    offers: spec.offers ?? (() => {}),
    ...declared,
  };
}
