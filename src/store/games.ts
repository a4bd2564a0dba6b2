/** Whole games: starts, resumes and leaves them, keeps them to one tab, saves, exports and imports them. */

import { registerCatalog } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import { begun, resumed } from '../host/index.ts';
import { BOTH_PEOPLE, hasBot, newRecord, openGame, rulesFor } from '../record/index.ts';
import { startOf } from '../storage/readSave.ts';
import { isDealt } from '../storage/results.ts';
import { claimSave } from '../storage/tabs.ts';
import type { SaveTrouble } from '../storage/trouble.ts';
import { isTrouble, trouble } from '../storage/trouble.ts';
import { stayAwake } from '../storage/wakeLock.ts';
import { namesAtTable, namesForNext } from './cast.ts';
import { exportAsks } from './exportAsks.ts';
import { nameOf } from './gameFile.ts';
import { furtherTips, isMission, isSpent, lessonOf } from './lesson.ts';
import { setFor, setOfGame } from './readySet.ts';
import { dismiss, dispatch, notify, prefer, reload, save, show, tellKeeping } from './run.ts';
import type { ReadySet, Runner } from './runner.ts';
import { playedSet, scenarioActions } from './scenarios.ts';
import { stopSearching } from './searchAhead.ts';
import type { Actions, NewGameOptions } from './types.ts';

type Games = Pick<
  Actions,
  | 'newGame'
  | 'startAgain'
  | 'resume'
  | 'leave'
  | 'playHere'
  | 'listSaves'
  | 'deleteSave'
  | 'exportAsks'
  | 'exportSave'
  | 'goOnBefore'
  | 'importSave'
  | 'getReady'
  | 'writePosition'
  | 'writeMoves'
>;

export function gameActions(runner: Runner): Games & { open(session: Session): void } {
  const { world, saves, api } = runner;
  let stopWatching = (): void => {};

  const listSaves = (): void => api.setState({ saves: saves.list() });

  function leave(): void {
    runner.played = setOfGame(runner) ?? runner.played;
    runner.stopWaiting();
    runner.asking.stop();
    dismiss(runner, 'opponent');
    stopWatching();
    stopWatching = () => {};
    runner.claimed?.letGo();
    runner.claimed = null;
    const isTry = runner.retry !== null && runner.session?.locked === false;
    const spent = isTry || isSpent(runner) ? runner.session?.record.id : undefined;
    if (spent !== undefined) saves.remove(spent);
    runner.session = null;
    runner.lesson = null;
    runner.retry?.leave();
    runner.retry = null;
    stopSearching(runner);
    runner.lately = [];
    show(runner, { latest: { events: [], serial: api.getState().latest.serial }, beats: [], whatIf: null });
    dismiss(runner, 'cards');
    dismiss(runner, 'changes');
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
        const start = (): void => {
          dispatch(runner, { do: 'unlock' });
          save(runner);
        };
        if (!steal) return start();
        // The other tab may have played on until now.
        saves.refresh(id, () => {
          if (runner.session?.record.id !== id) return;
          reload(runner, id);
          start();
        });
      },
      () => void dispatch(runner, { do: 'lock' }),
    );
    runner.claimed = mine;
    if (!mine.mayWrite()) return;
    dispatch(runner, { do: 'unlock' });
    save(runner);
  }

  function open(session: Session): void {
    leave();
    const { id } = session.record;
    runner.session = session;
    runner.lesson = lessonOf(runner, session);
    const stop = saves.onChange((changed) => {
      if (changed !== id || !runner.session?.locked) return;
      reload(runner, id);
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

  function begin(options: NewGameOptions, ready: ReadySet): SaveTrouble | undefined {
    const { names, settings, seed = world.newSeed(), position = null, sources = BOTH_PEOPLE } = options;
    const { hints = hasBot({ sources }) } = options;
    const usual = { cards: ready.catalog.source, rules: rulesFor(ready.rules, settings.preset) };
    const set = playedSet(world, position, usual);
    if ('code' in set) return set;
    const { cards, rules } = set;
    const catalog = cards === usual.cards ? ready.catalog : registerCatalog(cards);
    if (catalog !== ready.catalog) saves.remember(catalog.hash, catalog.source);
    const { brought } = ready;
    const facts = {
      id: world.newId(),
      now: world.now(),
      names: namesAtTable(names, sources),
      settings: { ...settings, seed },
      position,
      sources,
      hints,
    };
    const named = brought && { name: brought.name };
    const record = newRecord(facts, { cards: catalog.hash, ...named, rules, actions: [] });
    const start = startOf(record, world.positions.read);
    if (start && 'code' in start) return start;
    // What a lesson or a puzzle is played with says nothing about the next game.
    const isLesson = position?.mission !== undefined || position?.puzzle !== undefined;
    if (!isLesson || isDealt(record)) {
      const before = api.getState().preferences.names;
      prefer(runner, { names: namesForNext(names, sources, before), sources, ...settings });
    }
    open(begun({ record, start, timeline: openGame(record, start) }));
    return undefined;
  }

  function newGame(options: NewGameOptions): SaveTrouble | undefined {
    const set = options.own ? runner.cards : setFor(runner, options.again);
    if (!set) return trouble('no-cards', { hash: null });
    const further = options.again && !options.position ? furtherTips(runner) : null;
    return begin(further ? { ...options, position: further } : options, set);
  }

  return {
    open,
    newGame,
    startAgain() {
      if (!runner.session) return undefined;
      const { names, settings, position, sources, hints } = runner.session.record;
      const { seed, ...agreed } = settings;
      const options = { names, settings: agreed, seed, sources, hints, again: true };
      const before = isMission(runner) && !runner.session.locked ? runner.session.record.id : undefined;
      const hindered = newGame(position ? { ...options, position } : options);
      if (!hindered && before !== undefined) saves.remove(before);
      if (hindered) notify(runner, { id: 'cards', code: 'save', facts: { trouble: hindered } });
      return hindered;
    },
    resume(id) {
      const found = saves.load(id);
      if (isTrouble(found)) {
        listSaves();
        return found;
      }
      dismiss(runner, 'save');
      open(resumed(found));
      if (found.pieces) notify(runner, { id: 'save', code: 'pieces', facts: {} });
      return undefined;
    },
    leave,
    playHere() {
      if (runner.session?.locked) claim(runner.session.record.id, true);
    },

    listSaves,
    deleteSave(id) {
      if (runner.session?.record.id !== id) saves.remove(id);
      tellKeeping(runner);
      listSaves();
    },
    exportAsks: (id) => exportAsks(runner, id),
    exportSave(id) {
      // The open game as it is now, even if it could not be saved.
      const record = runner.session?.record;
      const text = record?.id === id ? saves.fileOf(record) : saves.exported(id);
      return typeof text === 'string' ? { name: nameOf({ id }), text } : text;
    },
    goOnBefore(id) {
      const copy = world.newId();
      const hindered = saves.copiedBefore(id, { id: copy, updated: world.now() }, () => tellKeeping(runner));
      if (hindered) return hindered;
      listSaves();
      return { id: copy };
    },
    async importSave(text, before = false) {
      const id = world.newId();
      const unread = await saves.imported(text, id, before);
      tellKeeping(runner);
      listSaves();
      return unread ?? { id };
    },
    getReady: () => world.positions.load(),
    ...scenarioActions(runner),
  };
}
