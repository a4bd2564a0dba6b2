/** Offers kept as groups that know their size, so that a playout can pick one of thousands without making them all. */
import type { Action, ActionType } from '../actions.ts';
import { definitionOf } from '../catalog.ts';
import type { State } from '../state.ts';
import type { CardId, CardType, Side } from '../types.ts';
import { HIDDEN } from '../types.ts';

/** Offers of one kind: how many, and the one at an index. */
export interface Group {
  readonly type: ActionType;
  readonly size: number;
  readonly at: (index: number) => Action;
}

export const group = (type: ActionType, size: number, at: (index: number) => Action): Group => ({ type, size, at });

export const single = (action: Action): Group => group(action.type, 1, () => action);

/** A group of actions made already. */
export const made = (out: Group[], type: ActionType, actions: readonly Action[]): void => {
  if (actions.length > 0) out.push(group(type, actions.length, (i) => actions[i]));
};

/** Every card of the hand of one type; hidden ones are none. */
export const handOf = (state: State, side: Side, type: CardType): CardId[] =>
  state.hands[side].filter((card) => card !== HIDDEN && definitionOf(state, card).type === type);
