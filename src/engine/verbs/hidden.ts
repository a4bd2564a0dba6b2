/** Effects on cards that only one side sees (R10.1): a hand, the top of a deck. */
import { takeOut } from '../facts/lookup.ts';
import { ask } from '../moment/pick.ts';
import type { Table } from '../moment/table.ts';
import { discardFromHand, takeFromTop } from '../rules/decks.ts';
import { shuffle } from '../tools/random.ts';
import type { Frame } from '../vocabulary/state.ts';
import type { CardId, Side } from '../vocabulary/types.ts';

type How = 'chosen' | 'random';

/** Cards of a hand, chosen by its owner or at random; null where the owner must choose first. */
function ofHand(table: Table, frame: Frame, side: Side, count: number, how: How): CardId[] | null {
  const { state } = table;
  if (frame.picked) return frame.picked;
  const from = [...state.hands[side]];
  if (how === 'chosen' && count > 0) return ask(table, frame, { side, kind: 'cards', zone: 'hand', from, count });
  if (from.length > count && count > 0) state.random = shuffle(state.random, from);
  return from.slice(0, count);
}

export function discard(table: Table, frame: Frame, side: Side, count: number, how: How): boolean {
  const cards = ofHand(table, frame, side, count, how);
  if (cards) discardFromHand(table, side, cards);
  return cards !== null;
}

/** Cards of a hand are shown to all, and are then hidden again. */
export function reveal(table: Table, frame: Frame, side: Side, count: number, how: How): boolean {
  const cards = ofHand(table, frame, side, count, how);
  if (cards && cards.length > 0) table.emit?.({ type: 'revealed', side, cards: [...cards] });
  return cards !== null;
}

/** One of the top cards of a side's own deck goes to its hand, the others under the deck in the same order. */
export function search(table: Table, frame: Frame, side: Side, count: number): boolean {
  const from = table.state.decks[side].slice(0, count);
  if (from.length === 0) return true;
  if (!frame.picked) table.emit?.({ type: 'looked', side, count: from.length });
  const cards = frame.picked ?? ask(table, frame, { side, kind: 'cards', zone: 'deck', from, count: 1 });
  if (!cards) return false;
  const [card] = cards;
  takeOut(from, card);
  takeFromTop(table, side, card, from);
  return true;
}
