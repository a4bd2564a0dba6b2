/** R2.2, R4.1, R9.1: whose turn is it, which step, and does something else come first? */
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import { awaiting } from '../vocabulary/state.ts';
import type { Side, Step } from '../vocabulary/types.ts';

/** The rule that lists the steps of a side's turn. */
export const turnRule = (side: Side): string => (side === 'genius' ? 'R2.2' : 'R4.1');

/** The refusal if it is not the side's own turn, or not the given step. */
export function inStep(state: ReadonlyState, side: Side, step: Step | undefined): Refusal | undefined {
  if (state.turn.side !== side) return refuse('wrong-side', turnRule(side), { side, what: 'turn' });
  if (step && state.turn.step !== step) return refuse('wrong-step', turnRule(side), { step, now: state.turn.step });
  return undefined;
}

/** The refusal if the side may not act in its own turn. `dealsWithSquare`: it may also act with a Spy in the lair. */
export function onTurn(
  state: ReadonlyState,
  side: Side,
  step: Step | undefined,
  dealsWithSquare = false,
): Refusal | undefined {
  const early = inStep(state, side, step);
  if (early) return early;
  const waiting = awaiting(state);
  if (waiting.kind === 'respond') return refuse('not-now', 'R9.2', { what: 'response' });
  if (waiting.kind === 'choose') return refuse('not-now', 'R9.1', { what: 'choice' });
  if (state.infiltration && !dealsWithSquare) return refuse('not-now', 'R6.2', { what: 'infiltration' });
  return undefined;
}

/** R9.1, R9.5: the refusal if what is waited for keeps the side from playing an instant or using an ability. */
export function mayRespond(state: ReadonlyState, side: Side): Refusal | undefined {
  const waiting = awaiting(state);
  if (waiting.kind === 'choose') return refuse('not-now', 'R9.1', { what: 'choice' });
  if (waiting.kind === 'respond' && waiting.side !== side) return refuse('not-now', 'R9.2', { what: 'response' });
  return undefined;
}
