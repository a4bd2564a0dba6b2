/**
 * Steps of a turn that pass by themselves: public facts leave their side nothing to do in them but to play an instant.
 * `passing.ts` ends them.
 */
import type { ReadonlyState, Side, Step, View } from '../engine/index.ts';
import { awaiting, legalActions } from '../engine/index.ts';

/** A step of one turn. */
export interface StepOfTurn {
  turn: number;
  step: Step;
}
export const stepOf = ({ turn }: Pick<ReadonlyState, 'turn'>): StepOfTurn => ({ turn: turn.number, step: turn.step });

export const isSameStep = (one: StepOfTurn, { turn, step }: StepOfTurn): boolean =>
  one.turn === turn && one.step === step;

const isAmong = (steps: readonly StepOfTurn[], step: StepOfTurn): boolean => steps.some((one) => isSameStep(one, step));

/** The list with these steps, each of them once. */
export const withSteps = (steps: readonly StepOfTurn[], more: readonly StepOfTurn[]): StepOfTurn[] =>
  [...steps, ...more].filter((step, i, all) => !isAmong(all.slice(0, i), step));

/** The list without the steps of turns that are over. */
export const stillToCome = (steps: readonly StepOfTurn[], { turn }: ReadonlyState): readonly StepOfTurn[] =>
  steps.every((one) => one.turn >= turn.number) ? steps : steps.filter((one) => one.turn >= turn.number);

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
