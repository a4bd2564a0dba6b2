/** Sessions at a position, and commands done one after the other. */
import type { Command, Session } from '../../src/host/index.ts';
import { handle } from '../../src/host/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { sessionAt, stateIn } from '../store/position.ts';

/** The time of every command, in milliseconds. */
export const NOW = 1000;

/** The session after these commands. Throws if one of them is refused. */
export const doing = (session: Session, ...commands: Command[]): Session =>
  commands.reduce((now, command) => {
    const { session: next, refusal } = handle(now, command, NOW);
    if (refusal) throw new Error(`${command.do}: ${refusal.code}`);
    return next;
  }, session);

/** A session at that position, after these commands. */
export const at = (setup: Setup, ...commands: Command[]): Session =>
  doing(sessionAt(stateIn(setup)), { do: 'unlock' }, ...commands);

export const TIME_UP: Command = { do: 'time-up' };
