/** How a hand is opened, held, raised and closed. */
import type { CardId } from '../../../engine/index.ts';
import { SLACK } from '../../input/slack.ts';
import type { At, Hand, Now } from './hand.ts';
import { comesBackByItself, isAway, isInView, isLow, isRaised } from './hand.ts';

/** A press of the handle or of its key that is shorter than this (ms) is a tap. */
const TAP = 300;

/** That time begins anew at most once in so many milliseconds. */
const STIRRED = 250;

/**
 * The time of a hand that was left open runs, but not while a card of it is picked, nor while it makes room: it begins
 * anew when the hand comes back.
 */
export const runsOut = (hand: Hand): boolean => hand.kept && hand.picks.length === 0 && !isAway(hand);

/** Leaves the hand open for a while from now on. */
function keep({ hand, want }: Now, at: number): void {
  if (hand.facts.alone) return;
  Object.assign(hand, { kept: true, stirred: at });
  if (runsOut(hand)) want({ do: 'wait', for: 'hide', ms: hand.facts.stays });
}

/** Somebody moves or presses something in the hand. */
export function stir(now: Now, at: number): void {
  if (now.hand.kept && at - now.hand.stirred > STIRRED) keep(now, at);
}

const comeBack = ({ hand }: Now): void => {
  Object.assign(hand, { taken: null, hasLain: false, lingers: false, low: false, aside: false });
};

/** Opens, raises or closes the hand while nobody holds it. `stays`: its player asks that it stays open, or no longer. */
export function toggle(now: Now, at: number, stays = false): void {
  const { hand, want } = now;
  const { open, alone } = hand.facts;
  const isAsked = stays && !hand.stays && !alone;
  if (!open) want({ do: 'open' });
  else if (isLow(hand) || isAway(hand)) comeBack(now);
  else if (!isAsked) want({ do: 'close' });
  if (open && !isAsked) return;
  hand.stays = stays;
  keep(now, at);
}

/** A card has been taken out of the hand; null: nothing is left to do in it. */
export function leave({ hand, want }: Now, card: CardId | null): void {
  if (comesBackByItself(hand)) hand.taken = card;
  else want({ do: 'close' });
  if (hand.facts.alone) hand.low = true;
}

/** Lays a card open, if it can be played. */
export function choose(now: Now, card: CardId): boolean {
  if (!now.hand.facts.playable.includes(card)) return false;
  now.hand.picks = [];
  now.want({ do: 'commit', card });
  leave(now, card);
  return true;
}

/** A pointer is pressed on the handle. */
export function press(now: Now, pointer: number, { x, y, at }: At): void {
  const { hand, want } = now;
  const { open, alone } = hand.facts;
  const returns = isAway(hand) && !alone;
  const opened = !open || returns;
  hand.press = { pointer, x, y, at, opened, keeps: opened || hand.fresh };
  if (!open) want({ do: 'open' });
  else if (returns) comeBack(now);
}

/** A pointer lets go of the handle. `to`: where; null: it was lost. */
export function endPress(now: Now, pointer: number, to: At | null): void {
  const { hand, want } = now;
  const { press: ended } = hand;
  if (ended?.pointer !== pointer) return;
  hand.press = null;
  const isTap = to !== null && to.at - ended.at < TAP && Math.hypot(to.x - ended.x, to.y - ended.y) < SLACK;
  if (isTap && ended.keeps) keep(now, to.at);
  else if (isTap) toggle(now, to.at);
  else if (ended.opened || !hand.facts.alone) want({ do: 'close' });
}

/** The time of a hand that was left open is over. A press that holds it then was meant to bring it back. */
export function runOut(now: Now): void {
  const { hand } = now;
  if (!runsOut(hand)) return;
  if (hand.press) hand.press = { ...hand.press, keeps: true };
  else if (hand.key === null) goesByItself(now, 'shut');
}

/** Closes the hand though its player has not asked for that. */
export function goesByItself({ hand, want }: Now, how: 'close' | 'shut'): void {
  if (isInView(hand)) want({ do: 'shield' });
  want({ do: how });
}

/** The key of the hand is pressed. */
export function pressKey(now: Now, code: string, at: number): void {
  const { hand, want } = now;
  if (hand.facts.only) {
    if (hand.raising) return;
    hand.raising = { code, at, wasRaised: isRaised(hand) };
    if (!hand.raising.wasRaised) toggle(now, at);
    return;
  }
  hand.key = code;
  if (hand.facts.open && isAway(hand)) comeBack(now);
  want({ do: 'open' });
}

/** Its key is let go. */
export function endKey({ hand, want }: Now, at: number): void {
  const { raising, key, slide } = hand;
  Object.assign(hand, { raising: null, key: null });
  if (raising && (raising.wasRaised || at - raising.at >= TAP)) hand.low = true;
  // The card that is carried is put down first.
  if (key !== null && !slide?.out) want({ do: 'close' });
}
