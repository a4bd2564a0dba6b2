/** What the game does to a hand. */
import type { Facts, Now } from './hand.ts';
import { CLOSED, isHeld, liesOpen, stop, UNKNOWN } from './hand.ts';
import { show } from './read.ts';

/** So many milliseconds what a played card has done is seen before a hand that was left open lies over it again. */
const ENJOYED = 600;

/** It is asked for an instant, and nothing is to be seen any more that the raised hand would lie over. */
const isWanted = ({ only, responds, plays }: Facts): boolean => only && responds && !plays;

/** Follows from what the game said before to what it says now. */
export function follow(now: Now, was: Facts, facts: Facts): void {
  const { hand, want } = now;
  hand.facts = facts;
  if (facts.alone && !was.alone) {
    hand.unasked = was !== UNKNOWN;
    want({ do: 'open', atOnce: true });
  } else if (!facts.alone && was.alone) want({ do: 'shut' });
  if (was.open && !facts.open) {
    Object.assign(hand, CLOSED);
    stop(now, 'hide', 'return', 'rest');
  } else if (!was.open) hand.decides = facts.decides;
  else followDecider(now, was);
  // Closed by hand, it is opened by hand. Before it has opened for the first time it is to be lowered then.
  if (facts.only && hand.loweredFor !== facts.ownTurn && (facts.open || hand.loweredFor !== null)) {
    hand.loweredFor = facts.ownTurn;
    if (facts.open) hand.low = true;
  }
  if (isWanted(facts) && !isWanted(was)) hand.low = false;
  if (facts.hint && facts.hint !== was.hint) show(now, facts.advised);
}

/** Left open, the hand is not to lie over the table of who decides now, nor over what is touched there (R10.1). */
function followDecider({ hand, want }: Now, was: Facts): void {
  const { facts } = hand;
  const decides = facts.decides ?? hand.decides;
  const isAsked = decides !== hand.decides && decides === 'other';
  const isDone = was.playsCards && !facts.playsCards;
  if (!facts.alone && !isHeld(hand) && (isAsked || isDone)) want({ do: 'close' });
  hand.decides = decides;
}

/** Where a card of the hand has lain open: the hand comes back once that is over, and has been seen. */
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

/** The hand comes back. Where the card goes on with a touch of the table, it closes, and is not seen again before. */
export function comesBack({ hand, want }: Now): void {
  const closes = hand.taken !== null && !hand.facts.alone && !isHeld(hand) && hand.facts.goesOn;
  hand.hasLain = false;
  hand.lingers = closes;
  if (closes) want({ do: 'close' });
  else hand.taken = null;
}
