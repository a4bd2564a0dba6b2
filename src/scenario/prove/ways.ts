/** The ways in which a task is forced, told apart by what comes of them. */
import type { Action, State, Step } from '../../engine/index.ts';
import { awaiting, copyState, definitionOf, NONE } from '../../engine/index.ts';
import { written } from '../recorded.ts';
import type { Book } from './book.ts';
import { arrangementOf } from './key.ts';
import type { Limits } from './positions.ts';
import type { Choice, Made } from './task.ts';
import { Hindered, nextChoice } from './task.ts';

/** The moves of the side with the task, up to the first choice of the other side. Passes are left out. */
export type Way = readonly Action[];

/** Steps in which the order of the moves makes no difference, but for what comes of them. */
const ORDER_FREE: readonly Step[] = ['lair', 'actions', 'assign'];
const isOrderFree = ({ turn }: State): boolean => ORDER_FREE.includes(turn.step);

/** Moves that do not belong to the square of the infiltrator. */
const ANYWHERE: readonly Action['type'][] = ['playInstant', 'useAbility'];

/** A place on the way. `moves`: what is told. */
interface Place {
  readonly choice: Choice;
  readonly moves: Way;
  /** What tells ways apart so far: what was made one after the other, and what was made at any time. */
  readonly made: readonly string[];
  readonly anywhere: readonly string[];
}

/**
 * The ways from a state from which the task is forced, at most `most` of them, the shortest first. In a step in which
 * order makes no difference two ways are the same if they end it with the same arrangement. Elsewhere they are the same
 * if the same moves are made one after the other: when an instant is played makes no difference by itself. Throws
 * `Hindered` once the time is over.
 */
export function waysOf(book: Book, start: State, most: number, { goesOn }: Limits): Way[] {
  const ways = new Map<string, Way>();
  const seen = new Set<string>();
  const forced: Made[] = [];
  const first = nextChoice(copyState(start), book.task, (made) => forced.push(made));
  let places = [gone(book, { choice: first, moves: [], made: [], anywhere: [] }, forced, first)];
  while (places.length > 0 && ways.size < most) {
    const next: Place[] = [];
    for (const place of places) {
      if (goesOn?.() === false) throw new Hindered('time');
      const { choice, moves } = place;
      const name = [...place.made, ...place.anywhere].join('\n');
      if (!isOpen(book, choice)) {
        if (!ways.has(name) && ways.size < most) ways.set(name, moves);
        continue;
      }
      const key = `${book.keyOf(choice.state)}\n${name}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const led of book.winningFrom(choice)) next.push(gone(book, place, [led, ...led.forced], led.to));
    }
    places = next;
  }
  return [...ways.values()];
}

/** The place to which these moves lead, as far as they are of the side with the task. */
function gone(book: Book, from: Place, list: readonly Made[], to: Choice): Place {
  const own = list.filter(({ move }) => move.side === book.task.side && move.type !== 'pass');
  const moves = [...from.moves, ...own.map(({ move }) => move)];
  const made = [...from.made];
  const anywhere = [...from.anywhere];
  for (const { state, move } of own)
    if (!isOrderFree(state)) (ANYWHERE.includes(move.type) ? anywhere : made).push(nameOf(state, move));
  // The arrangement in which a step without order is left.
  const last = list.findLast(({ state }) => isOrderFree(state) && state.turn.side === book.task.side);
  if (last && !isStill(book, last.state, to))
    made.push(arrangementOf(last.move.type === 'endStep' ? last.state : to.state));
  return { choice: to, moves, made, anywhere: anywhere.sort() };
}

/** What is done, by which Spy, and where. Of two copies of a card it makes no difference which one does it. */
function nameOf(state: State, move: Action): string {
  const kinds = state.cards.map((_, card) => definitionOf(state, card).id);
  const { spy, square } = state.infiltration ?? { spy: NONE, square: 0 };
  const done = JSON.stringify(written(move, kinds));
  return ANYWHERE.includes(move.type) ? done : `${done} ${kinds[spy]} ${square}`;
}

/** Does that side still arrange something in the same turn? */
const isStill = (book: Book, { turn }: State, to: Choice): boolean =>
  isOpen(book, to) && isOrderFree(to.state) && to.state.turn.number === turn.number;

/** Must the side with the task still choose something? */
const isOpen = ({ task }: Book, { standing, state }: Choice): boolean =>
  standing === 'open' && awaiting(state).side === task.side;
