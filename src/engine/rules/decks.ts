/** R1.4 to R1.6: drawing, discarding, and the discard piles. */
import { definitionOf } from '../catalogue/register.ts';
import { inHand, isCard, known, ownerOf, takeOut } from '../facts/lookup.ts';
import { shuffleCards } from '../moment/chance.ts';
import { clearCounters, loseCounters } from '../moment/counters.ts';
import { happen } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import { someOf } from '../tools/subsets.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState, StackKind, State } from '../vocabulary/state.ts';
import type { CardId, Side } from '../vocabulary/types.ts';
import { HIDDEN, NONE } from '../vocabulary/types.ts';
import { move } from './move.ts';

/** R1.4: draws `count` cards to the hand. An empty deck first takes in the shuffled discard pile. */
export function drawCards(moment: Moment, side: Side, count: number): void {
  const { state } = moment;
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (state.decks[side].length === 0 && !reshuffle(moment, side)) break;
    const card = state.decks[side].shift();
    if (card === undefined) break;
    state.hands[side].push(card);
    drawn.push(card);
  }
  if (drawn.length > 0) happen(moment, { type: 'drawn', side, cards: drawn });
}

/** One of the deck's top cards goes to the hand; `others` go under the deck. */
export function takeFromTop(moment: Moment, side: Side, card: CardId, others: readonly CardId[]): void {
  const { state } = moment;
  state.decks[side] = [...state.decks[side].slice(others.length + 1), ...others];
  state.hands[side].push(card);
  moment.emit?.({ type: 'found', side, cards: [card] });
}

function reshuffle(moment: Moment, side: Side): boolean {
  const { state } = moment;
  const pile = [...state.discards[side]];
  if (pile.length === 0) return false;
  shuffleCards(state, side, pile);
  state.discards[side] = [];
  state.decks[side] = pile;
  for (const card of pile) forget(state, card);
  moment.emit?.({ type: 'reshuffled', side, count: pile.length });
  return true;
}

/** R1.5: draws up to `handSize` cards in hand. A larger hand draws nothing. */
export function drawToHandSize(moment: Moment, side: Side): void {
  drawCards(moment, side, Math.max(0, moment.state.rules.handSize - moment.state.hands[side].length));
}

/** R1.5: is the hand full, so that its owner may discard before drawing? */
export const handIsFull = (state: ReadonlyState, side: Side): boolean =>
  state.rules.discardWhenFull && state.hands[side].length >= state.rules.handSize;

/** The refusal if it is not a card of that type in the side's hand. */
export function notOfHand(
  state: ReadonlyState,
  side: Side,
  card: CardId,
  type: 'minion' | 'spy' | 'node',
  rule: string,
): Refusal | undefined {
  if (known(state, card)?.type !== type) return refuse('no-such-card', rule, { type });
  return inHand(state, side, card) ? undefined : refuse('not-in-hand', rule, { card });
}

/** R1.5: discards any cards of a full hand. */
export const discard = move('discard', {
  step: 'draw',
  refusal(state, { side, cards }) {
    for (const card of cards) if (!isCard(state, card)) return refuse('no-such-card', 'R1.5', {});
    for (const card of cards) if (!inHand(state, side, card)) return refuse('not-in-hand', 'R1.5', { card });
    return state.mayDiscard ? undefined : refuse('not-offered', 'R1.5', { what: 'discard' });
  },
  perform(moment, { side, cards }) {
    moment.state.mayDiscard = false;
    discardFromHand(moment, side, cards);
  },
  offers(state, side, out) {
    const hand = state.hands[side];
    if (!state.mayDiscard || hand.includes(HIDDEN)) return;
    const sets = someOf(hand);
    out.add(sets.length, (i) => ({ type: 'discard', side, cards: sets.at(i) ?? [] }));
  },
});

/** R1.5, R1.6: discards cards from a hand. */
export function discardFromHand(moment: Moment, side: Side, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) if (takeOut(moment.state.hands[side], card)) toDiscard(moment.state, card);
  moment.emit?.({ type: 'discarded', side, cards: [...cards] });
}

/** R1.6: puts a card on its owner's discard pile. The caller has taken it from where it lay. */
export function toDiscard(state: State, card: CardId): void {
  forgetAims(state, card);
  loseCounters(state, card);
  state.discards[ownerOf(state, card)].push(card);
}

/** Puts a card back into its owner's hand. The caller has taken it from where it lay. */
export function toHand(state: State, card: CardId): void {
  forget(state, card);
  state.hands[definitionOf(state, card).side].push(card);
}

/**
 * Ends the effects on a card that leaves its place, and nothing that waits is aimed at it any longer. If it comes back,
 * it is as printed (R6.10), and it is not the target that was chosen (R9.4).
 */
export function forget(state: State, card: CardId): void {
  forgetAims(state, card);
  clearCounters(state, card);
}

/** The same, all but the counters on the card. */
function forgetAims(state: State, card: CardId): void {
  if (state.modifiers.some((m) => m.card === card)) state.modifiers = state.modifiers.filter((m) => m.card !== card);
  for (const { kind, targets } of state.stack)
    if (AIMED.includes(kind)) for (let i = 0; i < targets.length; i++) if (targets[i] === card) targets[i] = NONE;
}
const AIMED: readonly StackKind[] = ['playInstant', 'useAbility'];
