/** When an Evil Plan is activated (R3.3): at once, or a turn later if that loses no time. */
import type { PlanInPlay, State } from '../../engine/index.ts';
import { copyState, perform, refusal } from '../../engine/index.ts';
import { settle } from './outlook.ts';

const ACTIVATE = { type: 'activatePlan', side: 'genius' } as const;

/**
 * Is a plan that is activated in the next turn advanced by that, and not if it is activated now? Then waiting loses no
 * time, and the plan lies face down meanwhile.
 */
export function mayWait(state: State): boolean {
  if (refusal(state, ACTIVATE)) return false;
  return activated(copyState(state))?.status === 'activated' && activated(inTheNextTurn(state))?.status === 'advanced';
}

/** The plan after its activation. Works on the state itself. */
function activated(state: State): PlanInPlay | null {
  perform(state, ACTIVATE);
  settle(state);
  return state.plan;
}

/** The same position in the Genius's next turn, as if the Master did nothing in its own. */
function inTheNextTurn(state: State): State {
  const next = copyState(state);
  next.turn.number += 2;
  next.happened = [];
  return next;
}
