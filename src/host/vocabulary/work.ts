/** A session while one command works on it. Parts are replaced, never changed: the rest stays the same value. */

import type { Refusal } from '../../engine/index.ts';
import type { Game, GameRecord, StandingOrders } from '../../record/index.ts';
import { afterPass } from '../../record/index.ts';
import type { CommandOf, Do, TableRefusal, Todo } from './commands.ts';
import type { Beat, Session } from './session.ts';

export interface Work {
  session: Session;
  /** Milliseconds of the owner's clock. */
  readonly now: number;
  readonly beats: Beat[];
  readonly todo: Todo[];
}

/**
 * What a command answers. Undefined: it is done, and the game goes on. `quiet`: it is done, and `waiting` stays the
 * same. `nothing`: it had nothing to do. A refusal: why it is not done.
 */
export type CommandResult = Refusal | TableRefusal | 'quiet' | 'nothing' | undefined;

/** Does one command. */
export type Run<D extends Do> = (work: Work, command: CommandOf<D>) => CommandResult;

export function change(work: Work, parts: Partial<Session>): void {
  work.session = { ...work.session, ...parts };
}
/** Every change of where the game stands. */
export function changeGame(work: Work, game: Game): void {
  change(work, { ...game, afterPass: afterPass(game.timeline.state) });
}
export function changeRecord(work: Work, parts: Partial<GameRecord>): void {
  change(work, { record: { ...work.session.record, ...parts } });
}
export function changeOrders(work: Work, parts: Partial<StandingOrders>): void {
  changeRecord(work, { manners: { ...work.session.record.manners, ...parts } });
}
