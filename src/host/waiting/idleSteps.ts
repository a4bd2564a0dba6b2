/**
 * Steps of a turn that pass by themselves: by public facts, their side can do nothing in them but play an instant.
 * `passStep.ts` ends them.
 */

import type { ActionType, Side, Step, View } from '../../engine/index.ts';
import { awaiting, legalActions, outlook } from '../../engine/index.ts';
import type { StepOfTurn } from '../../record/index.ts';
import { isAmong, stepOf } from '../../record/index.ts';

/**
 * True if the side whose turn it is can only end the step or play an instant, by all that both sides see (R10.2).
 * `byHand`: steps that end by hand alone.
 */
export function passesByItself(table: View, byHand: readonly StepOfTurn[]): boolean {
  const { side, step } = table.turn;
  if (awaiting(table).kind !== 'act' || isAmong(byHand, stepOf(table)) || mayPlay(table, side)) return false;
  let ends = false;
  for (const { type } of legalActions(table, side)) {
    if (type === 'endStep') ends = true;
    else if (!isBackwards(type, step)) return false;
  }
  return ends;
}

/**
 * True if the turn ends without anybody's doing once the Spy is out of the lair: nobody can be sent after it, and the
 * step does not end by hand.
 */
export function endsAfterSpy(table: View, byHand: readonly StepOfTurn[]): boolean {
  const next = outlook(table);
  return next.step === 'square' && next.isLast && !isAmong(byHand, stepOf(table));
}

/**
 * True if that only takes back what was done before: an assignment, or a connection once no Action is left. Nobody is
 * waited for because of it.
 */
const isBackwards = (type: ActionType, step: Step): boolean =>
  (step === 'assign' && (type === 'unassign' || type === 'disconnect')) ||
  (step === 'actions' && type === 'disconnect');

/** True if the side holds cards, and cards of some type can be played or discarded in this step. */
function mayPlay({ turn: { step }, hands, actionsLeft, mayDiscard }: View, side: Side): boolean {
  if (hands[side].length === 0) return false;
  return step === 'lair' || (step === 'actions' && actionsLeft > 0) || (step === 'draw' && mayDiscard);
}
