/** What the rules work on: a state they may change, and somebody to tell. */
import type { Emit } from './events.ts';
import type { State } from './state.ts';

export interface Table {
  readonly state: State;
  readonly emit: Emit;
}
