/**
 * A draft of the session: what one command makes of it. It counts only if the command is not refused. Parts are replaced,
 * never changed: the rest stays the same value.
 */

import type { Refusal } from '../../engine/index.ts';
import type { Game, GameRecord, StandingOrders } from '../../record/index.ts';
import { afterPass } from '../../record/index.ts';
import type { CommandOf, Do, TableRefusal, Todo } from './commands.ts';
import type { Beat, Session } from './session.ts';

export interface Draft {
  session: Session;
  /** Milliseconds of the owner's clock. */
  readonly now: number;
  readonly beats: Beat[];
  readonly todo: Todo[];
}

/**
 * What has come of a command. Undefined: it is done, and the game goes on. `quiet`: it is done, and `waiting` stays the
 * same. `nothing`: it had nothing to do. A refusal: why it is not done.
 */
export type CommandResult = Refusal | TableRefusal | 'quiet' | 'nothing' | undefined;

/** Does one command. */
export type Run<D extends Do> = (draft: Draft, command: CommandOf<D>) => CommandResult;

export function change(draft: Draft, parts: Partial<Session>): void {
  draft.session = { ...draft.session, ...parts };
}
/** Every change of where the game stands. */
export function changeGame(draft: Draft, game: Game): void {
  change(draft, { ...game, afterPass: afterPass(game.timeline.state) });
}
export function changeRecord(draft: Draft, parts: Partial<GameRecord>): void {
  change(draft, { record: { ...draft.session.record, ...parts } });
}
export function changeOrders(draft: Draft, parts: Partial<StandingOrders>): void {
  changeRecord(draft, { manners: { ...draft.session.record.manners, ...parts } });
}
