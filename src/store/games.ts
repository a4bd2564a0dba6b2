/** Whole games: starts, resumes and leaves them, keeps them to one tab, saves, exports and imports them. */
import type { Catalog, Side, State } from '../engine/index.ts';
import { awaiting } from '../engine/index.ts';
import type { Curtain, Game, Session } from '../host/index.ts';
import { frozen, newRecord, newSession, openGame, rulesFor, withGame } from '../host/index.ts';
import { keyOfGame } from '../storage/keep.ts';
import type { SaveProblem } from '../storage/problem.ts';
import { isProblem, problem } from '../storage/problem.ts';
import { startOf } from '../storage/readSave.ts';
import { claimSave } from '../storage/tabs.ts';
import { stayAwake } from '../storage/wakeLock.ts';
import * as say from '../text/saves.ts';
import type { Runner } from './runner.ts';
import { dismiss, notify, prefer, save, send, show } from './runner.ts';
import type { Actions, NewGameOptions } from './types.ts';

type Games = Pick<
  Actions,
  'newGame' | 'resume' | 'leave' | 'playHere' | 'listSaves' | 'deleteSave' | 'exportSave' | 'importSave' | 'getReady'
>;

/** The side that decides now, else the side whose turn it is. */
const asked = (state: State): Side => awaiting(state).side ?? state.turn.side;

export function gameActions(runner: Runner): Games & { open(session: Session): void } {
  const { world, saves, api } = runner;
  let persisted = false;
  let stopWatching = (): void => {};

  const listSaves = (): void => api.setState({ saves: saves.list() });

  function leave(): void {
    runner.stopWaiting();
    stopWatching();
    stopWatching = () => {};
    runner.claimed?.letGo();
    runner.claimed = null;
    runner.session = null;
    show(runner, { latest: { events: [], serial: api.getState().latest.serial }, beats: [] });
    dismiss(runner, 'storage');
    dismiss(runner, 'cards');
    listSaves();
  }

  /** Claims the save, so that no other tab plays it at the same time. */
  function claim(id: string, steal: boolean): void {
    runner.claimed?.letGo();
    const mine = claimSave(
      world,
      id,
      steal,
      () => {
        // The other tab may have played on until now.
        if (steal) reload(id);
        send(runner, { do: 'unlock' });
        save(runner);
      },
      () => void send(runner, { do: 'lock' }),
    );
    runner.claimed = mine;
    if (!mine.mayWrite()) return;
    send(runner, { do: 'unlock' });
    save(runner);
  }

  /** Loads the open game again from storage. */
  function reload(id: string): void {
    const found = saves.load(id);
    if (isProblem(found)) notify(runner, { id: 'save', message: found.message });
    else if (runner.session) runner.session = withGame(runner.session, { ...found, timeline: frozen(found.timeline) });
  }

  function open(session: Session): void {
    leave();
    const { id } = session.record;
    runner.session = session;
    const stop = world.onChange((key) => {
      if (key !== keyOfGame(id) || !runner.session?.locked) return;
      reload(id);
      show(runner);
    });
    const sleep = stayAwake(world.awake);
    stopWatching = () => {
      stop();
      sleep();
    };
    show(runner);
    claim(id, false);
  }

  /** A session for a saved game, behind a curtain for the side that decides. */
  const resumed = (game: Game, curtain: Curtain | null): Session => {
    const session = newSession(game.record, frozen(game.timeline), game.start);
    const seen = curtain?.since ?? game.timeline.log.length;
    return { ...session, curtain, seen: { genius: seen, spymaster: seen } };
  };

  function begin(options: NewGameOptions, catalog: Catalog): SaveProblem | undefined {
    const { names, settings, seed = world.newSeed(), position = null } = options;
    const rules = rulesFor(runner.cards?.rules ?? {}, settings.preset);
    const facts = { id: world.newId(), now: world.now(), names, settings: { ...settings, seed }, position };
    const record = newRecord(facts, { cards: catalog.hash, rules, actions: [] });
    const start = startOf(record, world.positions.read);
    if (start && 'code' in start) return start;
    prefer(runner, { names, ...settings });
    if (!persisted) world.persist();
    persisted = true;
    const timeline = openGame(record, start);
    const { state, log } = timeline;
    const why = state.offered.length > 0 ? 'plan' : 'resume';
    open(resumed({ record, start, timeline }, { for: asked(state), why, since: log.length }));
    return undefined;
  }

  return {
    open,
    newGame: (options) =>
      runner.cards ? begin(options, runner.cards.catalog) : problem('no-cards', say.nothingToPlayWith),
    resume(id) {
      const found = saves.load(id);
      if (isProblem(found)) return found;
      const { state, log } = found.timeline;
      const first = log.findIndex((entry) => entry.turn >= state.turn.number - 1);
      const curtain: Curtain = { for: asked(state), why: 'resume', since: first < 0 ? log.length : first };
      open(resumed(found, state.winner === null ? curtain : null));
      return undefined;
    },
    leave,
    playHere() {
      if (runner.session?.locked) claim(runner.session.record.id, true);
    },

    listSaves,
    deleteSave(id) {
      if (runner.session?.record.id !== id) saves.remove(id);
      listSaves();
    },
    exportSave(id) {
      // The open game as it is now, even if it could not be saved.
      const record = runner.session?.record;
      const text = record?.id === id ? saves.fileOf(record) : saves.exported(id);
      return typeof text === 'string' ? { name: `evil-genius-${id}.json`, text } : text;
    },
    importSave(text) {
      const id = world.newId();
      const unread = saves.imported(text, id);
      listSaves();
      return unread ?? { id };
    },
    getReady: () => world.positions.load(),
  };
}
