/** Verbs for cards that only one side sees (R10.1): a hand, the top of a deck. */
import { takeOut } from '../facts/lookup.ts';
import type { Speaker } from '../facts/select.ts';
import { sideOf } from '../facts/select.ts';
import { shuffleCards } from '../moment/chance.ts';
import type { Moment } from '../moment/moment.ts';
import { ask } from '../moment/pick.ts';
import { discardFromHand, drawCards, takeFromTop } from '../rules/decks.ts';
import type { EffectOf } from '../vocabulary/language.ts';
import type { Frame } from '../vocabulary/state.ts';
import type { CardId, Side } from '../vocabulary/types.ts';
import type { Deed } from './deed.ts';
import { atOnce, number } from './deed.ts';

const draw: Deed<'draw'> = atOnce((moment, me, { who, amount }) =>
  drawCards(moment, sideOf(me, who), number(moment.state, me, amount)),
);

const discard: Deed<'discard'> = (moment, frame, me, effect) => {
  const side = sideOf(me, effect.who);
  const cards = ofHand(moment, frame, me, side, effect);
  if (cards) discardFromHand(moment, side, cards);
  return cards !== null;
};

/** Shows cards of a hand to all. They are then hidden again. */
const reveal: Deed<'reveal'> = (moment, frame, me, effect) => {
  const side = sideOf(me, effect.who);
  const cards = ofHand(moment, frame, me, side, effect);
  if (cards && cards.length > 0) moment.emit?.({ type: 'revealed', side, cards: [...cards] });
  return cards !== null;
};

/** Cards of a hand, chosen by its owner or at random; null if the owner must choose first. */
function ofHand(
  moment: Moment,
  frame: Frame,
  me: Speaker,
  side: Side,
  { amount, pick }: EffectOf<'discard' | 'reveal'>,
): CardId[] | null {
  const { state } = moment;
  if (frame.picked) return frame.picked;
  const count = number(state, me, amount);
  const from = [...state.hands[side]];
  if (pick === 'chosen' && count > 0) return ask(moment, frame, { side, kind: 'cards', zone: 'hand', from, count });
  if (from.length > count && count > 0) shuffleCards(state, 'picked', from);
  return from.slice(0, count);
}

/** One of the top cards of a side's own deck goes to its hand; the others go under the deck in the same order. */
const search: Deed<'search'> = (moment, frame, me, { amount }) => {
  const { state } = moment;
  const { side } = me;
  const from = state.decks[side].slice(0, number(state, me, amount));
  if (from.length === 0) return true;
  if (!frame.picked) moment.emit?.({ type: 'looked', side, count: from.length });
  const cards = frame.picked ?? ask(moment, frame, { side, kind: 'cards', zone: 'deck', from, count: 1 });
  if (!cards) return false;
  const [card] = cards;
  takeOut(from, card);
  takeFromTop(moment, side, card, from);
  return true;
};

export const handDeeds = { draw, discard, reveal, search };
