/** Copies of finished games at the table: one that is played on, and one in which a moment is tried again. */
import { bySide } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import { resumed } from '../host/index.ts';
import type { Stop } from '../record/index.ts';
import { copyAt, hasBot, isByPeople } from '../record/index.ts';
import { namesAtTable } from './cast.ts';
import { show } from './run.ts';
import type { Finished, Retry, Runner } from './runner.ts';
import type { Actions, PlayOn } from './types.ts';

/** Who plays the other side of a moment that is tried again. */
const RIVAL = 'deputy';

/** Opens a copy of the game as it stood at that stop. `settled`: so many of its actions are never taken back. */
export function openCopy(
  { world }: Runner,
  open: (session: Session) => void,
  game: Finished,
  stop: Stop,
  sources: PlayOn['sources'],
  settled = 0,
): { id: string } {
  const { record } = game;
  const people = bySide((side) => (isByPeople(record, side) ? record.names[side] : ''));
  const id = world.newId();
  const facts = { id, created: world.now(), names: namesAtTable(people, sources), sources, hints: hasBot({ sources }) };
  open({ ...resumed(copyAt(game, stop, facts)), settled });
  return { id };
}

/** Opens the moment, with its side in a person's hands. */
export function beginRetry(
  runner: Runner,
  open: (session: Session) => void,
  { game, of, moment, stop }: Pick<Retry, 'game' | 'of' | 'moment' | 'stop'>,
): { id: string } {
  const sources = bySide((side) => (side === moment.side ? 'people' : RIVAL));
  const copy = openCopy(runner, open, game, stop, sources, stop.at);
  runner.retry = { game, of, moment, stop, stands: 'on', verdict: null, leave: () => {} };
  show(runner);
  return copy;
}

interface Games extends Pick<Actions, 'leave'> {
  /** Opens a game. */
  open(session: Session): void;
}

export function retryActions(runner: Runner, { open, leave }: Games): Pick<Actions, 'tryOnceMore' | 'endRetry'> {
  return {
    tryOnceMore() {
      const { retry } = runner;
      return retry && beginRetry(runner, open, retry);
    },
    endRetry(playsOn) {
      const { retry, session } = runner;
      if (!retry || !session) return;
      if (!playsOn) return leave();
      retry.leave();
      runner.retry = null;
      runner.session = { ...session, settled: 0 };
      show(runner);
    },
  };
}
