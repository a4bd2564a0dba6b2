/** What the game does to a hand. */
import type { Facts, Now } from './hand.ts';
import { CLOSED, comesBackByItself, isHeld, isRaised, liesOpen, stop, taskIn, UNKNOWN } from './hand.ts';
import { goesByItself } from './hold.ts';
import { show } from './read.ts';

/**
 * For so many milliseconds the table shows what a played card has done. Then a hand that was left open covers it again.
 */
const ENJOYED = 600;

/**
 * Nothing can be done but in the hand, and no scene plays that the raised hand would cover. What can be done in the strip
 * too must stay in reach.
 */
const isWanted = ({ alone, only, claims, choosing, plays }: Facts): boolean =>
  ((only && claims) || (alone && choosing)) && !plays;

/** Changes the hand from what the game said before to what it says now. */
export function follow(now: Now, was: Facts, facts: Facts): void {
  const { hand, want } = now;
  hand.facts = facts;
  if (facts.alone && !was.alone) {
    hand.unasked = was !== UNKNOWN;
    want({ do: 'open', atOnce: true });
  } else if (!facts.alone && was.alone) goesByItself(now, 'shut');
  if (was.open && !facts.open) {
    Object.assign(hand, CLOSED);
    stop(now, 'hide', 'return', 'rest', 'settle');
  } else if (!was.open) hand.decides = facts.decides;
  else followDecider(now, was);
  if (facts.open) followPicks(now, was);
  // It makes room for lit places. Who looks into it on purpose while they are lit sees it.
  if (was.open && facts.open && was.aims !== facts.aims) {
    hand.aside = facts.aims;
    if (facts.aims && !comesBackByItself(hand)) want({ do: 'close' });
  }
  // A hand that its player has closed is opened by its player alone. It opens lowered if it has never been open before.
  if (facts.only && hand.loweredFor !== facts.ownTurn && (facts.open || hand.loweredFor !== null)) {
    hand.loweredFor = facts.ownTurn;
    if (was.open && isRaised(hand)) want({ do: 'shield' });
    if (facts.open) hand.low = true;
  }
  if (facts.only && facts.asked && !was.asked && isRaised(hand)) {
    want({ do: 'shield' });
    hand.low = true;
  }
  if (facts.claims && !was.claims) hand.lowBefore = hand.low;
  if (isWanted(facts) && !isWanted(was)) hand.low = false;
  if (was.claims && !facts.claims && hand.lowBefore) hand.low = true;
  if (facts.hint && facts.hint !== was.hint) show(now, facts.advised);
}

/**
 * A hand that was left open must not cover the table for the side that decides now, nor what is touched there (R10.1).
 */
function followDecider(now: Now, was: Facts): void {
  const { hand } = now;
  const { facts } = hand;
  const decides = facts.decides ?? hand.decides;
  const isAsked = decides !== hand.decides && decides === 'other';
  const isDone = was.playsCards && !facts.playsCards;
  const isOver = was.ownTurn && !facts.ownTurn;
  if (!facts.alone && (isOver || (!isHeld(hand) && (isAsked || isDone)))) goesByItself(now, 'close');
  hand.decides = decides;
}

/** What was picked is picked again when the hand opens, as far as it is still there and for the same. */
function followPicks({ hand }: Now, was: Facts): void {
  const { facts, picks, picksFor } = hand;
  if (hand.discarding && !facts.mayDiscard) hand.discarding = false;
  const left = picksFor === taskIn(hand) ? picks.filter((card) => facts.cards.includes(card)) : [];
  if (left.length < picks.length) hand.picks = left;
  if (!was.open && picksFor === 'play' && left.length > 0) hand.touched = left[0];
}

/** After a card of the hand has lain open, the hand comes back once the result has been seen. */
export function followTaken(now: Now): void {
  const { hand, want } = now;
  if (liesOpen(hand)) hand.hasLain = true;
  else if (hand.hasLain && hand.facts.plays) hand.lingers = true;
  else if (hand.hasLain && hand.lingers && !isHeld(hand)) {
    if (!hand.returning) want({ do: 'wait', for: 'return', ms: ENJOYED });
    hand.returning = true;
    return;
  } else if (hand.hasLain) comesBack(now);
  if (hand.returning) stop(now, 'return');
  hand.returning = false;
}

/** The hand comes back. It closes instead if the card needs a touch of the table next. */
export function comesBack({ hand, want }: Now): void {
  const closes = hand.taken !== null && !hand.facts.alone && !isHeld(hand) && hand.facts.goesOn;
  hand.hasLain = false;
  hand.lingers = closes;
  if (closes) want({ do: 'close' });
  else hand.taken = null;
}
