/** R2.8, R6.4: Contraptions, and how they are destroyed. */

import { hostOf, spyInPlay, takeOut } from '../facts/lookup.ts';
import { hasKeyword } from '../facts/stats.ts';
import { happen } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import { replaced } from '../moment/replace.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import { toDiscard } from './decks.ts';
import { leaveSquare } from './minions.ts';
import { contraptionBefore, dealing } from './square.ts';

/** R6.4: why the infiltrator may not destroy the Contraption; undefined if it may. */
export function canDestroy(state: ReadonlyState): Refusal | undefined {
  return contraptionBefore(state) === NONE ? refuse('nothing-to-destroy', 'R6.4', {}) : undefined;
}

/** R6.4, *Wall* R12.1: why the infiltrator may not ignore the Contraption; undefined if it may. */
export function canIgnore(state: ReadonlyState): Refusal | undefined {
  const card = contraptionBefore(state);
  if (card === NONE) return refuse('nothing-to-destroy', 'R6.4', {});
  return hasKeyword(state, card, 'wall') ? refuse('cannot-ignore', 'R12.1', { card }) : undefined;
}

export const destroy = dealing('destroy', canDestroy, contraptionBefore, destroyBefore);
export const ignore = dealing('ignore', canIgnore, contraptionBefore, passBy);

/** R6.4: destroys the Contraption. Unless that is *Silent* (R12.1), the Spy is barred from sneaking. It always passes by. */
function destroyBefore(moment: Moment, card: CardId, spy: CardId): void {
  const inPlay = spyInPlay(moment.state, spy);
  if (inPlay && !hasKeyword(moment.state, card, 'silent')) inPlay.barred = true;
  if (!replaced(moment, { instead: 'beDestroyed', card, by: spy })) destroyContraption(moment, card, spy);
  if (moment.state.infiltration) moment.state.infiltration.arrived = false;
}

/** R6.4: the Spy ignores the Contraption and passes by. */
function passBy(moment: Moment, card: CardId): void {
  const { infiltration } = moment.state;
  if (!infiltration) return;
  infiltration.arrived = false;
  happen(moment, { type: 'ignored', card, spy: infiltration.spy, square: infiltration.square });
}

/** R1.6, R2.8: destroys a Contraption in a square or on its Minion. */
function destroyContraption(moment: Moment, card: CardId, by: CardId): void {
  happen(moment, { type: 'destroyed', card, by });
  removeContraption(moment, card, by);
  toDiscard(moment.state, card);
}

/** Takes a Contraption out of its square or off its Minion. */
export function removeContraption(moment: Moment, card: CardId, by: CardId): void {
  const host = hostOf(moment.state, card);
  if (host) takeOut(host.attached, card);
  else leaveSquare(moment, card, by);
}
