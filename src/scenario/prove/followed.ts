/** A puzzle as it is played: whether its goal is still forced, and what refutes a move after which it is not. */
import type { Action, State } from '../../engine/index.ts';
import { copyState, perform } from '../../engine/index.ts';
import type { Book } from './book.ts';
import { movesOf, standingOf, WAITS } from './task.ts';

/** How a play stands. `left`: the index of the action after which the goal was not forced any more; null: it still is. */
export interface Followed {
  readonly left: number | null;
  /** What the other side has against that action; null: nothing is needed. */
  readonly reply: Action | null;
  /** What the other side does now, at the end of the play; null: it need not do anything, or the goal is still forced. */
  readonly now: Action | null;
}

const STILL: Followed = { left: null, reply: null, now: null };

/** Follows some actions from the start of a puzzle. A puzzle that is not forced from its start is not left. */
export function followed(book: Book, start: State, actions: readonly Action[]): Followed {
  if (!book.isWon(start)) return STILL;
  const state = copyState(start);
  for (const [at, action] of actions.entries()) {
    perform(state, action);
    if (standingOf(state, book.task) === 'won') return STILL;
    if (book.isWon(state)) continue;
    const reply = answered(book, state);
    for (const later of actions.slice(at + 1)) perform(state, later);
    return { left: at, reply, now: standingOf(state, book.task) === 'open' ? book.refutation(state) : null };
  }
  return STILL;
}

/** So many positions are looked at for an answer. */
const MOST = 3000;

/**
 * The first move of the other side against a lost puzzle that does more than let things happen. It comes now, or after
 * some moves of the solver. Null: the other side needs none.
 */
function answered(book: Book, from: State): Action | null {
  const open = [copyState(from)];
  const seen = new Set<string>();
  for (let i = 0; i < Math.min(open.length, MOST); i++) {
    const state = open[i];
    if (standingOf(state, book.task) !== 'open') continue;
    const reply = book.refutation(state);
    if (reply && !WAITS.includes(reply.type)) return reply;
    const next = reply ? [reply] : movesOf(state, book.task.side).ours;
    for (const action of next) {
      const after = copyState(state);
      perform(after, action);
      const key = book.keyOf(after);
      if (!seen.has(key)) open.push(after);
      seen.add(key);
    }
  }
  return null;
}
