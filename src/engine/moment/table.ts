/** What the rules work on: a state they may change, somebody to tell, and how much one action has set off. */
import type { Emit, QuietEvent, TriggeringEvent } from '../vocabulary/events.ts';
import type { State } from '../vocabulary/state.ts';

export interface Table {
  readonly state: State;
  /** Tells what sets nothing off; the rest is told by `happen`. Undefined: nobody listens. */
  readonly emit: ((event: QuietEvent) => void) | undefined;
  /** For `happen` alone. */
  readonly emitTriggering: ((event: TriggeringEvent) => void) | undefined;
  /** Effects of cards that the action at hand has set off so far. */
  effects: number;
}
export const newTable = (state: State, emit?: Emit): Table => ({
  state,
  emit,
  emitTriggering: emit,
  effects: 0,
});

/** More effects than this from one action are a loop between cards: a designer's mistake, never a hang. */
const LOOP = 200;

/** Thrown when cards set each other off without end. What was done so far is not to be kept. */
export class LoopError extends Error {
  override name = 'loop';
}

/** Counts an effect that is about to resolve. Throws `LoopError` where one action has set off more than 200. */
export function countEffect(table: Table): void {
  table.effects++;
  if (table.effects > LOOP)
    throw new LoopError(`loop: the cards in play set each other off, more than ${LOOP} effects from one action.`);
}
