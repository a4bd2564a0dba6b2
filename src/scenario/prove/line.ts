/** A whole play to the goal, as the script of a file. */
import type { Action, State } from '../../engine/index.ts';
import { awaiting, copyState, perform } from '../../engine/index.ts';
import { written } from '../recorded.ts';
import type { Book } from './book.ts';
import { movesOf, standingOf, WAITS } from './task.ts';

/**
 * The actions of both sides from a state in which the task is forced. The side with the task makes the move that comes
 * to the end soonest. The other side plays an instant whenever it can, and lets things happen otherwise. Passes are
 * written.
 */
export function lineOf(book: Book, start: State): Action[] {
  const state = copyState(start);
  const line: Action[] = [];
  while (standingOf(state, book.task) === 'open') {
    const { theirs } = movesOf(state, book.task.side);
    const active = theirs.find(({ type }) => type === 'playInstant');
    const isOurs = awaiting(state).side === book.task.side;
    const waiting = theirs.find(({ type }) => WAITS.includes(type)) ?? theirs[0];
    const move = active ?? (isOurs ? book.winning(state)[0] : waiting);
    line.push(move);
    perform(state, move);
  }
  return line;
}

/**
 * The line as a script, in which only those passes stand that do not come by themselves. `isGood`: does a script come to
 * the same end?
 */
export function scriptOf(
  line: readonly Action[],
  names: readonly string[],
  isGood: (script: readonly object[]) => boolean,
): object[] {
  let script: object[] = line.map((action) => written(action, names));
  for (let at = script.length - 1; at >= 0; at--) {
    if (line[at].type !== 'pass') continue;
    const shorter = script.toSpliced(at, 1);
    if (isGood(shorter)) script = shorter;
  }
  return script;
}
