import type { ReadonlyState, Step } from '../engine/index.ts';

/** A step of one turn. */
export interface StepOfTurn {
  turn: number;
  step: Step;
}
export const stepOf = ({ turn }: Pick<ReadonlyState, 'turn'>): StepOfTurn => ({ turn: turn.number, step: turn.step });

export const isSameStep = (one: StepOfTurn, { turn, step }: StepOfTurn): boolean =>
  one.turn === turn && one.step === step;

export const isAmong = (steps: readonly StepOfTurn[], step: StepOfTurn): boolean =>
  steps.some((one) => isSameStep(one, step));

/** The list with these steps, each of them once. */
export const withSteps = (steps: readonly StepOfTurn[], more: readonly StepOfTurn[]): StepOfTurn[] =>
  [...steps, ...more].filter((step, i, all) => !isAmong(all.slice(0, i), step));

/** The list without the steps of turns that are over. */
export const stillToCome = (steps: readonly StepOfTurn[], { turn }: ReadonlyState): readonly StepOfTurn[] =>
  steps.every((one) => one.turn >= turn.number) ? steps : steps.filter((one) => one.turn >= turn.number);
