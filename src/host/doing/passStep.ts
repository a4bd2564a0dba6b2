/** Ends the steps that pass by themselves. `idleSteps.ts` says which they are. */

import type { Timeline } from '../../record/index.ts';
import { stepOf, withSteps } from '../../record/index.ts';
import type { Draft } from '../vocabulary/draft.ts';
import { changeOrders } from '../vocabulary/draft.ts';
import { perform } from './perform.ts';

/** From now on this step ends by hand alone. */
export function keepStep(draft: Draft): void {
  const { record, timeline } = draft.session;
  changeOrders(draft, { byHand: withSteps(record.manners.byHand, [stepOf(timeline.state)]) });
}

/** Ends the step in its side's name. If that is not possible, the step waits for a hand instead. */
export function passStep(draft: Draft): void {
  const { side } = draft.session.timeline.state.turn;
  if (perform(draft, { type: 'endStep', side }, 'session')) keepStep(draft);
}

/** True if nobody has done anything for a whole round: the game does not play itself to its end. */
export function isDeserted({ moves, state }: Timeline): boolean {
  const last = moves.findLast((move) => !move.automatic) ?? moves[0];
  return last !== undefined && state.turn.number - last.step.turn > 1;
}
