/** Every verb and its deed. */
import type { Speaker } from '../facts/select.ts';
import type { Moment } from '../moment/moment.ts';
import type { Effect, Verb } from '../vocabulary/language.ts';
import type { Frame } from '../vocabulary/state.ts';
import { grant, makeBusy, makeFree, modify } from './changes.ts';
import { branch, chooseOne, each } from './control.ts';
import { damage, heal, prevent } from './damage.ts';
import type { Deed } from './deed.ts';
import { giveActions, giveMinions } from './gifts.ts';
import { discard, draw, reveal, search } from './hands.ts';
import { eject, passSquare, reenter } from './infiltration.ts';
import { cancel } from './instants.ts';
import { bounce, destroy, kill } from './leaving.ts';
import { connect, disconnect, unassign } from './networks.ts';
import { delay, hasten, revealPlan, swapPlan } from './plan.ts';
import { move, swap } from './squares.ts';

const DEEDS: { readonly [V in Verb]: Deed<V> } = {
  modify,
  grant,
  damage,
  heal,
  kill,
  destroy,
  bounce,
  draw,
  discard,
  makeBusy,
  makeFree,
  move,
  swap,
  prevent,
  reveal,
  search,
  giveActions,
  giveMinions,
  delay,
  hasten,
  revealPlan,
  swapPlan,
  eject,
  reenter,
  unassign,
  disconnect,
  connect,
  cancel,
  passSquare,
  if: branch,
  each,
  chooseOne,
};

/** Does an effect for `me`. Returns false if it now waits for a choice; it is then done again with the answer. */
export const resolve = (moment: Moment, frame: Frame, me: Speaker, effect: Effect): boolean =>
  (DEEDS[effect.verb] as (moment: Moment, frame: Frame, me: Speaker, effect: Effect) => boolean)(
    moment,
    frame,
    me,
    effect,
  );
