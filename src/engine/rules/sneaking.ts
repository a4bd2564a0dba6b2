/** R8: sneaking by a Minion. */

import { spyInPlay } from '../facts/lookup.ts';
import { hasKeyword, sneakLeft, statOf } from '../facts/stats.ts';
import { happen } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import { dealing, minionBefore } from './square.ts';

/** R8.1, *Unsneakable* R12.1: why the infiltrator may not sneak by; undefined if it may. */
export function canSneak(state: ReadonlyState): Refusal | undefined {
  const minion = minionBefore(state);
  const spy = state.infiltration?.spy ?? NONE;
  if (minion === NONE) return refuse('nothing-to-attack', 'R6.5', {});
  if (spyInPlay(state, spy)?.barred) return refuse('sneak-barred', 'R8.1', { spy });
  const sneak = sneakLeft(state, spy);
  if (sneak < 1) return refuse('sneak-zero', 'R8.1', { spy });
  const perception = statOf(state, minion, 'perception');
  if (sneak < perception) return refuse('sneak-too-low', 'R8.1', { spy, minion, have: sneak, need: perception });
  return hasKeyword(state, minion, 'unsneakable') ? refuse('unsneakable', 'R12.1', { minion }) : undefined;
}

export const sneak = dealing('sneak', canSneak, minionBefore, doSneak);

/** R8.2: the Spy sneaks by, and its Sneak falls by the Minion's Perception for the rest of the turn. */
function doSneak(moment: Moment, minion: CardId): void {
  const { state } = moment;
  const { infiltration } = state;
  const inPlay = infiltration && spyInPlay(state, infiltration.spy);
  if (!inPlay) return;
  const spent = statOf(state, minion, 'perception');
  inPlay.sneakSpent += spent;
  infiltration.arrived = false;
  happen(moment, {
    type: 'sneaked',
    card: minion,
    spy: inPlay.card,
    square: infiltration.square,
    spent,
    sneak: sneakLeft(state, inPlay.card),
  });
}
