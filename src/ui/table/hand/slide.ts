/** How a card is slid out of a hand. */
import type { CardId } from '../../../engine/index.ts';
import { SLACK } from '../../input/slack.ts';
import type { At, Moved, Now, Slide } from './hand.ts';
import { isHeld, taskIn } from './hand.ts';
import { choose } from './hold.ts';

/** A card is lifted out of its hand once it was moved so many pixels to a side, or away from its edge. */
const LIFT = 40;

/** A pointer rests on a card after so many milliseconds. Before that it only passes on its way out of the hand. */
const REST = 150;

const hasRested = ({ since }: Slide, at: number): boolean => at - since >= REST;

/** A pointer is pressed on that card, or on the handle. */
export function startSlide({ hand }: Now, pointer: number, card: CardId | null, { x, y, at }: At): void {
  const pressed = card !== null;
  if (pressed && !(taskIn(hand) === 'play' && hand.facts.playable.includes(card))) return;
  hand.slide = { pointer, pressed, card, since: at, rested: card, x, y, moving: !pressed, out: false };
}

/** True if a pressed card has been lifted: it was moved to a side, or from its edge towards the middle of the page. */
function isLifted({ pressed, x, y }: Slide, to: Moved): boolean {
  const away = to.isBelow ? y - to.y : to.y - y;
  return pressed && Math.max(away, Math.abs(to.x - x)) > LIFT;
}

/** The pointer has come over another card, or over none. */
function slideOver({ hand }: Now, slide: Slide, card: CardId | null, at: number): Slide {
  if (card === slide.card) return slide;
  const rested = card === null ? null : hasRested(slide, at) ? slide.card : slide.rested;
  hand.over = card;
  hand.slide = { ...slide, card, since: at, rested };
  return hand.slide;
}

/**
 * Takes the card out of the hand if it was lifted or carried out and may be played. The pointer may have crossed other
 * cards on its way, so the card on which it rested last leaves the hand.
 */
function slideOut(now: Now, slide: Slide, to: Moved): void {
  if (slide.out || slide.card === null || !(to.outside || isLifted(slide, to))) return;
  const leaves = hasRested(slide, to.at) ? slide.card : (slide.rested ?? slide.card);
  const last = slideOver(now, slide, leaves, to.at);
  if (!now.hand.facts.playable.includes(leaves)) return;
  now.want({ do: 'carry', card: leaves });
  now.hand.slide = { ...last, out: true };
  now.hand.over = null;
  if (!slide.pressed) now.hand.carried = { card: leaves, x: to.x, y: to.y };
}

/** The pointer moves over the hand, or carries a card. */
export function moveSlide(now: Now, to: Moved): void {
  const { hand } = now;
  let { slide } = hand;
  if (slide?.pointer !== to.pointer) return;
  if (!slide.moving) {
    if (slide.card === null || Math.hypot(to.x - slide.x, to.y - slide.y) < SLACK) return;
    slide = { ...slide, moving: true };
    Object.assign(hand, { slide, carried: { card: slide.card, x: to.x, y: to.y } });
    now.want({ do: 'capture', pointer: to.pointer });
  } else if (!slide.pressed && !slide.out && to.over !== null) {
    slide = slideOver(now, slide, to.over === 'edge' ? null : (to.over.card ?? slide.card), to.at);
  }
  slideOut(now, slide, to);
}

const carryNothing = ({ hand, want }: Now): void => {
  Object.assign(hand, { slide: null, over: null, carried: null });
  want({ do: 'drop' });
};

/** Puts the card back that is carried. A hand that nobody holds any more closes. */
export function takeBack(now: Now): void {
  const { hand, want } = now;
  const { slide } = hand;
  if (!slide) return;
  carryNothing(now);
  if (!slide.out) return;
  want({ do: 'carry', card: null });
  if (!isHeld(hand) && !hand.kept && !hand.facts.alone) want({ do: 'close' });
}

/** A pointer is let go. The card that it carries is laid open on the table, where it is put down; at an edge it goes back. */
export function endSlide(now: Now, to: Moved): void {
  const { hand, want } = now;
  if (hand.slide?.pointer !== to.pointer) return;
  if (hand.slide.moving) slideOut(now, hand.slide, to);
  const { out, card } = hand.slide;
  if (!out || card === null) carryNothing(now);
  else if (to.over !== null || !hand.facts.playable.includes(card)) takeBack(now);
  else {
    hand.slide = null;
    choose(now, card);
    want({ do: 'put-down', card });
  }
}
