/** A puzzle as it is played: whether its goal is still forced, and what refutes a move after which it is not. */
import type { Action, State } from '../../engine/index.ts';
import { copyState, perform } from '../../engine/index.ts';
import type { Book } from './book.ts';
import { standingOf } from './task.ts';

/** How a play stands. `left`: the index of the action after which the goal was not forced any more; null: it still is. */
export interface Followed {
  readonly left: number | null;
  /** What the other side has against that action; null: it need do nothing. */
  readonly reply: Action | null;
}

const STILL: Followed = { left: null, reply: null };

/** Follows some actions from the start of a puzzle. A puzzle that is not forced from its start is not left. */
export function followed(book: Book, start: State, actions: readonly Action[]): Followed {
  if (!book.isWon(copyState(start))) return STILL;
  const state = copyState(start);
  for (const [at, action] of actions.entries()) {
    perform(state, action);
    if (standingOf(state, book.task) === 'won') return STILL;
    if (!book.isWon(copyState(state))) return { left: at, reply: book.refutation(state) };
  }
  return STILL;
}
