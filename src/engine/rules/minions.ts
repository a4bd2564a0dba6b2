/** R2.1 to R2.4, R2.7, R2.8: Minions in the lair. */
import { definitionOf } from '../catalogue/register.ts';
import { inHand, known, minionInLair, occupantAt, squareOf } from '../facts/lookup.ts';
import { happen, happenAtOnce } from '../moment/happen.ts';
import type { Table } from '../moment/table.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { Occupant, State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE, SQUARES } from '../vocabulary/types.ts';
import { toDiscard } from './decks.ts';

export const isSquare = (square: number): boolean => Number.isInteger(square) && square >= 1 && square <= SQUARES;

/** Any card comes into a square Free and unharmed. */
export const newOccupant = (card: CardId): Occupant => ({ card, busy: false, damage: 0, attached: [] });

/** R2.3 */
export function canPlayMinion(state: State, card: CardId, square: number): Refusal | undefined {
  if (known(state, card)?.type !== 'minion') return refuse('no-such-card', 'R2.3', { type: 'minion' });
  if (!inHand(state, 'genius', card)) return refuse('not-in-hand', 'R2.3', { card });
  if (state.minionsLeft <= 0)
    return refuse('limit-reached', 'R2.3', { what: 'minions', need: state.rules.minionsPerTurn });
  return mustBeUnoccupied(state, square, 'R2.3');
}

export function mustBeUnoccupied(state: State, square: number, rule: string): Refusal | undefined {
  if (!isSquare(square)) return refuse('bad-square', rule, { square });
  const there = occupantAt(state, square);
  return there ? refuse('square-occupied', rule, { square, card: there.card }) : undefined;
}

/** R2.3: it comes in Free. */
export function doPlayMinion(table: Table, card: CardId, square: number): void {
  const { state } = table;
  state.hands.genius.splice(state.hands.genius.indexOf(card), 1);
  state.lair[square - 1] = newOccupant(card);
  state.minionsLeft--;
  happen(table, { type: 'minionPlayed', card, square });
}

/** R2.4: to an unoccupied square, or swapping with another Free Minion. */
export function canMoveMinion(state: State, minion: CardId, square: number): Refusal | undefined {
  const unit = minionInLair(state, minion);
  if (!unit) return refuse('no-such-card', 'R2.4', { type: 'minion', in: 'lair' });
  if (!isSquare(square)) return refuse('bad-square', 'R2.4', { square });
  const there = occupantAt(state, square);
  if (there && !(there.card !== minion && !there.busy && definitionOf(state, there.card).type === 'minion'))
    return refuse('square-occupied', 'R2.4', { square, card: there.card });
  if (unit.busy) return refuse('not-free', 'R2.4', { card: minion });
  return undefined;
}

/** R2.4: a card of the lair to a square, what stands there to where it came from; attached Contraptions go along. */
export function changeSquare(table: Table, card: CardId, square: number): void {
  const { state } = table;
  const from = squareOf(state, card);
  const there = state.lair[square - 1];
  state.lair[square - 1] = state.lair[from - 1];
  state.lair[from - 1] = there;
  const swapped = there?.card ?? NONE;
  const moved = minionInLair(state, card) ? minionMoved(card, from, square, swapped) : undefined;
  const other = minionInLair(state, swapped) ? minionMoved(swapped, square, from, card) : undefined;
  if (moved) happen(table, moved, other);
  else if (other) happen(table, other);
  else table.emit?.({ type: 'contraptionMoved', card, from, square, swapped });
}

const minionMoved = (card: CardId, from: number, square: number, swapped: CardId) =>
  ({ type: 'minionMoved', card, from, square, swapped }) as const;

/** R2.1 */
export function freeAll(state: State): void {
  for (const unit of state.lair) if (unit) unit.busy = false;
}

/** R7.3: damage on Minions goes at the end of each turn. */
export function restoreAll(state: State): void {
  for (const unit of state.lair) if (unit) unit.damage = 0;
}

/**
 * R2.8: takes a Minion or Contraption out of its square; what was attached is destroyed.
 * Where the card itself goes is the caller's to say.
 */
export function leaveSquare(table: Table, card: CardId, by: CardId): void {
  const { state } = table;
  const square = squareOf(state, card);
  const unit = state.lair[square - 1];
  if (!unit) return;
  const { attached } = unit;
  happenAtOnce(
    table,
    attached.map((contraption) => ({ type: 'destroyed', card: contraption, by })),
  );
  state.lair[square - 1] = null;
  for (const contraption of attached) toDiscard(state, contraption);
}

/** A Minion that has died (R7.1): to the discard pile, its attached Contraptions destroyed. */
export function buryMinion(table: Table, card: CardId, by: CardId): void {
  leaveSquare(table, card, by);
  toDiscard(table.state, card);
}
