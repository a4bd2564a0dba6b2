/**
 * Steps of a turn that pass by themselves: by public facts, their side can do nothing in them but play an instant.
 * `passStep.ts` ends them.
 */

import type { Side, View } from '../../engine/index.ts';
import { awaiting, legalActions } from '../../engine/index.ts';
import type { StepOfTurn } from '../../record/index.ts';
import { isAmong, stepOf } from '../../record/index.ts';

/**
 * True if the side whose turn it is can only end the step or play an instant, by all that both sides see (R10.2).
 * `byHand`: steps that end by hand alone.
 */
export function passesByItself(table: View, byHand: readonly StepOfTurn[]): boolean {
  const { side } = table.turn;
  if (awaiting(table).kind !== 'act' || isAmong(byHand, stepOf(table)) || mayPlay(table, side)) return false;
  let ends = false;
  for (const { type } of legalActions(table, side)) {
    if (type !== 'endStep') return false;
    ends = true;
  }
  return ends;
}

/** True if the side holds cards, and cards of some type can be played or discarded in this step. */
function mayPlay({ turn: { step }, hands, actionsLeft, mayDiscard }: View, side: Side): boolean {
  if (hands[side].length === 0) return false;
  return step === 'lair' || (step === 'actions' && actionsLeft > 0) || (step === 'draw' && mayDiscard);
}
