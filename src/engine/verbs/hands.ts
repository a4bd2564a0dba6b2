/** Verbs for cards that only one side sees (R10.1): a hand, the top of a deck. */
import { takeOut } from '../facts/lookup.ts';
import type { Speaker } from '../facts/select.ts';
import { sideOf } from '../facts/select.ts';
import { ask } from '../moment/pick.ts';
import type { Table } from '../moment/table.ts';
import { discardFromHand, drawCards, takeFromTop } from '../rules/decks.ts';
import { shuffle } from '../tools/random.ts';
import type { EffectOf } from '../vocabulary/language.ts';
import type { Frame } from '../vocabulary/state.ts';
import type { CardId, Side } from '../vocabulary/types.ts';
import type { Deed } from './deed.ts';
import { atOnce, number } from './deed.ts';

export const draw: Deed<'draw'> = atOnce((table, me, { who, amount }) =>
  drawCards(table, sideOf(me, who), number(table.state, me, amount)),
);

export const discard: Deed<'discard'> = (table, frame, me, effect) => {
  const side = sideOf(me, effect.who);
  const cards = ofHand(table, frame, me, side, effect);
  if (cards) discardFromHand(table, side, cards);
  return cards !== null;
};

/** Shows cards of a hand to all. They are then hidden again. */
export const reveal: Deed<'reveal'> = (table, frame, me, effect) => {
  const side = sideOf(me, effect.who);
  const cards = ofHand(table, frame, me, side, effect);
  if (cards && cards.length > 0) table.emit?.({ type: 'revealed', side, cards: [...cards] });
  return cards !== null;
};

/** Cards of a hand, chosen by its owner or at random; null if the owner must choose first. */
function ofHand(
  table: Table,
  frame: Frame,
  me: Speaker,
  side: Side,
  { amount, pick }: EffectOf<'discard' | 'reveal'>,
): CardId[] | null {
  const { state } = table;
  if (frame.picked) return frame.picked;
  const count = number(state, me, amount);
  const from = [...state.hands[side]];
  if (pick === 'chosen' && count > 0) return ask(table, frame, { side, kind: 'cards', zone: 'hand', from, count });
  if (from.length > count && count > 0) state.random = shuffle(state.random, from);
  return from.slice(0, count);
}

/** One of the top cards of a side's own deck goes to its hand; the others go under the deck in the same order. */
export const search: Deed<'search'> = (table, frame, me, { amount }) => {
  const { state } = table;
  const { side } = me;
  const from = state.decks[side].slice(0, number(state, me, amount));
  if (from.length === 0) return true;
  if (!frame.picked) table.emit?.({ type: 'looked', side, count: from.length });
  const cards = frame.picked ?? ask(table, frame, { side, kind: 'cards', zone: 'deck', from, count: 1 });
  if (!cards) return false;
  const [card] = cards;
  takeOut(from, card);
  takeFromTop(table, side, card, from);
  return true;
};
