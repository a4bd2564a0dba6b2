/** Every verb and its deed. */
import type { Speaker } from '../facts/select.ts';
import type { Moment } from '../moment/moment.ts';
import type { Effect, Verb } from '../vocabulary/language.ts';
import type { Frame } from '../vocabulary/state.ts';
import { changeDeeds } from './changes.ts';
import { branch, chooseOne, each, pay } from './control.ts';
import { counterDeeds } from './counters.ts';
import { damageDeeds } from './damage.ts';
import type { Deed } from './deed.ts';
import { giftDeeds } from './gifts.ts';
import { handDeeds } from './hands.ts';
import { infiltrationDeeds } from './infiltration.ts';
import { instantDeeds } from './instants.ts';
import { leavingDeeds } from './leaving.ts';
import { networkDeeds } from './networks.ts';
import { planDeeds } from './plan.ts';
import { squareDeeds } from './squares.ts';

/** Each file exports the deeds of its verbs in one table, by their names. A verb without its deed does not compile. */
const DEEDS: { readonly [V in Verb]: Deed<V> } = {
  ...changeDeeds,
  ...counterDeeds,
  ...damageDeeds,
  ...giftDeeds,
  ...handDeeds,
  ...infiltrationDeeds,
  ...instantDeeds,
  ...leavingDeeds,
  ...networkDeeds,
  ...planDeeds,
  ...squareDeeds,
  if: branch,
  each,
  chooseOne,
  pay,
};

/** Does an effect for `me`. Returns false if it now waits for a choice; it is then done again with the answer. */
export const resolve = (moment: Moment, frame: Frame, me: Speaker, effect: Effect): boolean =>
  (DEEDS[effect.verb] as (moment: Moment, frame: Frame, me: Speaker, effect: Effect) => boolean)(
    moment,
    frame,
    me,
    effect,
  );
