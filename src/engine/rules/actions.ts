/** R4.2: the Master's Actions. */
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState, State } from '../vocabulary/state.ts';

export const canTakeAction = (state: ReadonlyState): Refusal | undefined =>
  state.actionsLeft > 0
    ? undefined
    : refuse('limit-reached', 'R4.2', { what: 'actions', need: state.rules.actionsPerTurn });

export function spendAction(state: State): void {
  state.actionsLeft--;
}
