/** What the rules work on while an action is performed. */
import type { Emit, QuietEvent, TriggeringEvent } from '../vocabulary/events.ts';
import type { State } from '../vocabulary/state.ts';

/** A state that the rules may change, a listener for events, and a count of effects. */
export interface Moment {
  readonly state: State;
  /** Tells an event that sets nothing off; `happen` tells the others. Undefined: nobody listens. */
  readonly emit: ((event: QuietEvent) => void) | undefined;
  /** Only `happen` calls this. */
  readonly emitTriggering: ((event: TriggeringEvent) => void) | undefined;
  /** How many effects of cards the current action has set off so far. */
  effects: number;
}
export const newMoment = (state: State, emit?: Emit): Moment => ({
  state,
  emit,
  emitTriggering: emit,
  effects: 0,
});

/** More effects than this from one action are a loop between cards: a designer's mistake, never a hang. */
const LOOP = 200;

/** Thrown when cards set each other off without end. The caller must not keep the half-changed state. */
export class LoopError extends Error {
  override name = 'loop';
}

/** Counts an effect that is about to resolve. Throws `LoopError` if one action has set off more than 200. */
export function countEffect(moment: Moment): void {
  moment.effects++;
  if (moment.effects > LOOP)
    throw new LoopError(`loop: the cards in play set each other off, more than ${LOOP} effects from one action.`);
}
