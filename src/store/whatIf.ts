/** "What would have happened?": plays the finished game that is open again with the set of now, and opens what came of it. */

import type { State } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import { resumed, shownWhatIf } from '../host/index.ts';
import type { Game, OtherCards, Position } from '../record/index.ts';
import { replayWith } from '../record/index.ts';
import { dismiss, notify } from './run.ts';
import type { Runner } from './runner.ts';
import type { Actions } from './types.ts';
import { whatIfSet } from './whatIfSet.ts';

/** `open`: opens a game. */
export function whatIfActions(
  runner: Runner,
  open: (session: Session) => void,
): Pick<Actions, 'askWhatIf' | 'closeWhatIf' | 'playOn'> {
  const { api, world } = runner;
  let now: Game | null = null;

  function close(): void {
    now = null;
    if (api.getState().whatIf) api.setState({ whatIf: null });
  }

  /** The position with other cards; null if the game begins with its deal; `none`, told in a notice, if it cannot be. */
  function startWith(position: Position | null, { cards, rules }: OtherCards): State | null | 'none' {
    if (!position) return null;
    try {
      if (world.positions.read) return world.positions.read(position, cards, rules);
      return cannotStart(null);
    } catch (error) {
      return cannotStart(error instanceof Error ? error.message : String(error));
    }
  }

  function cannotStart(says: string | null): 'none' {
    close();
    notify(runner, { id: 'save', code: 'other-start', facts: { says } });
    return 'none';
  }

  return {
    askWhatIf() {
      const { session, saves } = runner;
      if (!session || session.timeline.state.winner === null) return;
      const set = whatIfSet(runner);
      if (!set) return;
      const { catalog, ...rest } = set;
      saves.remember(catalog.hash, catalog.source);
      const other = { cards: catalog.hash, ...rest };
      const start = startWith(session.record.position, other);
      if (start === 'none') return;
      const whatIf = replayWith(session, other, start);
      now = whatIf.now;
      dismiss(runner, 'changes');
      api.setState({ whatIf: shownWhatIf(session, whatIf) });
    },
    closeWhatIf: close,
    playOn() {
      if (!now || !api.getState().whatIf?.goesOn) return;
      const { record, ...game } = now;
      const time = world.now();
      const copy = { ...record, id: world.newId(), created: time, updated: time, hindsight: false };
      close();
      open(resumed({ ...game, record: copy }));
    },
  };
}
