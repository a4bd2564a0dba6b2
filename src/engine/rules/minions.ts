/** R2.1 to R2.4, R2.7, R2.8: Minions in the lair. */
import { definitionOf } from '../catalogue/register.ts';
import {
  handOf,
  minionInLair,
  minionsInLair,
  occupantAt,
  squareOf,
  takeOut,
  unoccupiedSquares,
} from '../facts/lookup.ts';
import { comeWithCounters } from '../moment/counters.ts';
import { happen, happenAtOnce } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { Occupant, ReadonlyState, State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE, SQUARES } from '../vocabulary/types.ts';
import { notOfHand, toDiscard } from './decks.ts';
import { move } from './move.ts';

export const isSquare = (square: number): boolean => Number.isInteger(square) && square >= 1 && square <= SQUARES;

/** A card as it comes into a square: Free and unharmed. */
export const newOccupant = (card: CardId): Occupant => ({ card, busy: false, damage: 0, attached: [] });

/** R2.3: plays a Minion. It comes in Free. */
export const playMinion = move('playMinion', {
  step: 'lair',
  refusal(state, { side, card, square }) {
    const not = notOfHand(state, side, card, 'minion', 'R2.3');
    if (not) return not;
    if (state.minionsLeft <= 0)
      return refuse('limit-reached', 'R2.3', { what: 'minions', need: state.rules.minionsPerTurn });
    return mustBeUnoccupied(state, square, 'R2.3');
  },
  perform(moment, { card, square }) {
    const { state } = moment;
    takeOut(state.hands.genius, card);
    state.lair[square - 1] = newOccupant(card);
    state.minionsLeft--;
    comeWithCounters(state, card);
    happen(moment, { type: 'minionPlayed', card, square });
  },
  offers(state, side, out) {
    if (state.minionsLeft <= 0) return;
    const cards = handOf(state, side, 'minion');
    if (cards.length === 0) return;
    const squares = unoccupiedSquares(state);
    const { length } = squares;
    out.add(cards.length * length, (i) => ({
      type: 'playMinion',
      side,
      card: cards[Math.floor(i / length)],
      square: squares[i % length],
    }));
  },
});

export function mustBeUnoccupied(state: ReadonlyState, square: number, rule: string): Refusal | undefined {
  if (!isSquare(square)) return refuse('bad-square', rule, { square });
  const there = occupantAt(state, square);
  return there ? refuse('square-occupied', rule, { square, card: there.card }) : undefined;
}

/** R2.4: moves a Free Minion to an unoccupied square, or swaps it with another Free Minion. */
export const moveMinion = move('moveMinion', {
  step: 'lair',
  refusal(state, { minion, square }) {
    const unit = minionInLair(state, minion);
    if (!unit) return refuse('no-such-card', 'R2.4', { type: 'minion', in: 'lair' });
    if (!isSquare(square)) return refuse('bad-square', 'R2.4', { square });
    const there = occupantAt(state, square);
    if (there && !(there.card !== minion && !there.busy && definitionOf(state, there.card).type === 'minion'))
      return refuse('square-occupied', 'R2.4', { square, card: there.card });
    return unit.busy ? refuse('not-free', 'R2.4', { card: minion }) : undefined;
  },
  perform: (moment, { minion, square }) => changeSquare(moment, minion, square),
  offers(state, side, out) {
    const movers = minionsInLair(state).filter(({ busy }) => !busy);
    if (movers.length === 0) return;
    const goals = unoccupiedSquares(state);
    const moves = movers.length * goals.length;
    const swaps = (movers.length * (movers.length - 1)) / 2;
    out.add(moves + swaps, (i) => {
      if (i < moves)
        return {
          type: 'moveMinion',
          side,
          minion: movers[Math.floor(i / goals.length)].card,
          square: goals[i % goals.length],
        };
      let rest = i - moves;
      let first = 0;
      for (; rest >= movers.length - 1 - first; first++) rest -= movers.length - 1 - first;
      const other = movers[first + 1 + rest];
      return { type: 'moveMinion', side, minion: movers[first].card, square: squareOf(state, other.card) };
    });
  },
});

/** R2.4: puts a card of the lair in a square, and that square's card where the first was. Attachments go along. */
export function changeSquare(moment: Moment, card: CardId, square: number): void {
  const { state } = moment;
  const from = squareOf(state, card);
  const there = state.lair[square - 1];
  state.lair[square - 1] = state.lair[from - 1];
  state.lair[from - 1] = there;
  const swapped = there?.card ?? NONE;
  const moved = minionInLair(state, card) ? minionMoved(card, from, square, swapped) : undefined;
  const other = minionInLair(state, swapped) ? minionMoved(swapped, square, from, card) : undefined;
  if (moved) happen(moment, moved, other);
  else if (other) happen(moment, other);
  else moment.emit?.({ type: 'contraptionMoved', card, from, square, swapped });
}

const minionMoved = (card: CardId, from: number, square: number, swapped: CardId) =>
  ({ type: 'minionMoved', card, from, square, swapped }) as const;

/** R2.1: makes every Minion Free. */
export function freeAll(state: State): void {
  for (const unit of state.lair) if (unit) unit.busy = false;
}

/** R7.3: removes all damage from Minions, as at the end of each turn. */
export function restoreAll(state: State): void {
  for (const unit of state.lair) if (unit) unit.damage = 0;
}

/**
 * R2.8: takes a Minion or Contraption out of its square. Attached Contraptions are destroyed.
 * The caller decides where the card itself goes.
 */
export function leaveSquare(moment: Moment, card: CardId, by: CardId): void {
  const { state } = moment;
  const square = squareOf(state, card);
  const unit = state.lair[square - 1];
  if (!unit) return;
  const { attached } = unit;
  happenAtOnce(
    moment,
    attached.map((contraption) => ({ type: 'destroyed', card: contraption, by })),
  );
  state.lair[square - 1] = null;
  for (const contraption of attached) toDiscard(state, contraption);
}

/** Puts a dead Minion (R7.1) on the discard pile and destroys its attached Contraptions. */
export function buryMinion(moment: Moment, card: CardId, by: CardId): void {
  leaveSquare(moment, card, by);
  toDiscard(moment.state, card);
}
