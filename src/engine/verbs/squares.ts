/** Verbs that change which card stands in which square. They ask a side if there is something to choose. */
import { squareOf, unoccupiedSquares } from '../facts/lookup.ts';
import { sideOf } from '../facts/select.ts';
import { pickAnew, wait } from '../moment/pick.ts';
import { changeSquare } from '../rules/minions.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { Deed } from './deed.ts';

/** These effects are done to one card, though a selection may name more. */
const oneOf = (cards: CardId[] | null): CardId[] | null => cards?.slice(0, 1) ?? null;

/** Moves a Minion or Static Contraption to an unoccupied square. A side chooses first the card, then the square. */
const move: Deed<'move'> = (moment, frame, me, { cards, by }) => {
  const { state } = moment;
  frame.picked ??= oneOf(pickAnew(moment, frame, me, cards));
  if (!frame.picked) return false;
  const [card, square] = frame.picked;
  if (card === undefined || squareOf(state, card) === 0) return true;
  if (square !== undefined) {
    changeSquare(moment, card, square);
    return true;
  }
  const from = unoccupiedSquares(state);
  if (from.length === 0) return true;
  frame.picked = [card];
  wait(moment, frame, { side: sideOf(me, by), kind: 'square', zone: 'table', from, count: 1 });
  return false;
};

/** Two cards in the lair change squares, whatever their types. Attached Contraptions go along. */
const swap: Deed<'swap'> = (moment, frame, me, { cards, with: others }) => {
  const { state } = moment;
  frame.picked ??= oneOf(pickAnew(moment, frame, me, cards));
  if (!frame.picked) return false;
  const [first] = frame.picked;
  if (first === undefined) return true;
  if (frame.picked.length === 1) {
    const seconds = oneOf(pickAnew(moment, frame, me, others, [first]));
    if (!seconds) return false;
    frame.picked = [first, ...seconds];
  }
  const second = frame.picked[1];
  if (second === undefined || second === first || squareOf(state, first) === 0) return true;
  const square = squareOf(state, second);
  if (square > 0) changeSquare(moment, first, square);
  return true;
};

export const squareDeeds = { move, swap };
