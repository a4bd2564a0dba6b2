/** Every verb and its deed. */
import type { Speaker } from '../facts/select.ts';
import type { Moment } from '../moment/moment.ts';
import type { Effect, Verb } from '../vocabulary/language.ts';
import type { Frame } from '../vocabulary/state.ts';
import * as changes from './changes.ts';
import { branch, chooseOne, each } from './control.ts';
import * as damage from './damage.ts';
import type { Deed } from './deed.ts';
import * as gifts from './gifts.ts';
import * as hands from './hands.ts';
import * as infiltration from './infiltration.ts';
import * as instants from './instants.ts';
import * as leaving from './leaving.ts';
import * as networks from './networks.ts';
import * as plan from './plan.ts';
import * as squares from './squares.ts';

/** Each file exports the deeds of its verbs by their names. A verb without its deed does not compile. */
const DEEDS: { readonly [V in Verb]: Deed<V> } = {
  ...changes,
  ...damage,
  ...gifts,
  ...hands,
  ...infiltration,
  ...instants,
  ...leaving,
  ...networks,
  ...plan,
  ...squares,
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
