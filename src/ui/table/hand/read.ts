/** How the cards of an open hand are read and picked. */
import type { CardId } from '../../../engine/index.ts';
import type { Hand, Now } from './hand.ts';
import { stop, taskIn } from './hand.ts';
import { choose } from './hold.ts';

/** A mouse that has not moved for so many milliseconds rests on the card under it. */
const REST = 80;

/**
 * A mouse moves over that card, or over none. The card that it reads stays while the mouse crosses others on its way to
 * the words.
 */
export function hover(now: Now, card: CardId | null): void {
  const { hand, want } = now;
  stop(now, 'rest');
  hand.hovering = null;
  if (card === null || card === hand.hovered) return;
  if (hand.hovered === null) hand.hovered = card;
  else {
    hand.hovering = card;
    want({ do: 'wait', for: 'rest', ms: REST });
  }
}

/** Shows that card instead of the one that a mouse reads. */
export function show(now: Now, card: CardId | null): void {
  Object.assign(now.hand, { hovered: null, hovering: null, touched: card });
  stop(now, 'rest');
}

/** The keyboard comes to a card. */
export function focus(now: Now, card: CardId): void {
  if (card === now.hand.hovered) now.hand.touched = card;
  else show(now, card);
}

/** A card is touched: it is shown and picked, or laid open. `seen`: it was shown before. */
export function touch(now: Now, card: CardId, seen: boolean): void {
  const { hand } = now;
  hand.touched = card;
  const task = taskIn(hand);
  if (task !== 'play') hand.picks = toggled(hand, card, task === 'choose' && hand.facts.choosesOne);
  else if (!seen) hand.picks = hand.facts.playable.includes(card) ? [card] : [];
  else choose(now, card);
  hand.picksFor = task;
}

/** Cards are to be discarded, beginning with that one, or no more. */
export function discard({ hand }: Now, card: CardId | null): void {
  hand.discarding = !hand.discarding;
  hand.picks = hand.discarding && card !== null ? [card] : [];
  hand.picksFor = 'discard';
}

/** `one`: where one card alone can be picked, another one takes its place. */
const toggled = ({ picks }: Pick<Hand, 'picks'>, card: CardId, one: boolean): readonly CardId[] => {
  if (picks.includes(card)) return picks.filter((pick) => pick !== card);
  return one ? [card] : [...picks, card];
};
