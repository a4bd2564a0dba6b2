/** The result of an action when nobody responds, tried out on an imagined state. */
import type { Action, Side, State } from '../../engine/index.ts';
import { awaiting, bothPass, copyState, legalActions, perform } from '../../engine/index.ts';

/** The most resolutions and choices for settling a position. After that it is judged as it stands. */
const PATIENCE = 200;

/**
 * Carries an imagined state on until a side must act. All pass, and the first offer answers each choice. It stops at
 * the choices of `chooser`. Works on the state itself.
 */
export function settle(state: State, chooser?: Side): void {
  for (let i = 0; i < PATIENCE; i++) {
    const { side, kind } = awaiting(state);
    if (!side || kind === 'act' || (kind === 'choose' && side === chooser)) return;
    if (kind === 'respond') bothPass(state);
    else {
      const first = legalActions(state, side).next();
      if (first.done) return;
      perform(state, first.value);
    }
  }
}

/** Does an action and settles the result. `chooser`: as in `settle`. Works on the state itself. */
export function carryOut(state: State, action: Action, chooser?: Side): void {
  perform(state, action);
  settle(state, chooser);
}

/** The settled state after an action. The given state is left as it is. */
export function after(state: State, action: Action): State {
  const next = copyState(state);
  carryOut(next, action);
  return next;
}
