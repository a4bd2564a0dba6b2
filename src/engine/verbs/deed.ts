/** How the verbs of the card language are done. Each file holds one verb or one small family of verbs. */
import { amount } from '../facts/amounts.ts';
import type { Speaker } from '../facts/select.ts';
import type { Moment } from '../moment/moment.ts';
import { pick } from '../moment/pick.ts';
import type { Amount, Effect, EffectOf, Selector, Verb } from '../vocabulary/language.ts';
import type { Frame, State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';

/** Does one effect. Returns false if it now waits for a choice; it is then done again with the answer. */
export type Deed<V extends Verb> = (moment: Moment, frame: Frame, me: Speaker, effect: EffectOf<V>) => boolean;

/** A deed that asks nobody. */
export const atOnce =
  <E extends Effect>(act: (moment: Moment, me: Speaker, effect: E) => void) =>
  (moment: Moment, _: Frame, me: Speaker, effect: E): boolean => {
    act(moment, me, effect);
    return true;
  };

type OnCards = Extract<Effect, { cards: Selector }>;

/** A deed that is done to all of the cards at the same moment. */
export const toAll =
  <E extends OnCards>(act: (moment: Moment, cards: readonly CardId[], me: Speaker, effect: E) => void) =>
  (moment: Moment, frame: Frame, me: Speaker, effect: E): boolean => {
    const cards = pick(moment, frame, me, effect.cards);
    if (cards) act(moment, cards, me, effect);
    return cards !== null;
  };

/** A deed that is done to each of the cards, one after the other. */
export const toEach =
  <E extends OnCards>(act: (moment: Moment, card: CardId, me: Speaker, effect: E) => void) =>
  (moment: Moment, frame: Frame, me: Speaker, effect: E): boolean => {
    const cards = pick(moment, frame, me, effect.cards);
    if (cards) for (const card of cards) act(moment, card, me, effect);
    return cards !== null;
  };

/** The value that a number of an effect has now. Effects have a field of the name `amount`. */
export { amount as number };
/** Same as `number`, for an effect that is done to a card. The card is `$it` in the number. */
export const numberFor = (state: State, me: Speaker, card: CardId, value: Amount): number =>
  amount(state, { ...me, it: card }, value);
