/** Games as things: new, saved, resumed, taken out and in, played in one tab; the cards and the preferences. */

import { registerCatalog } from '../engine/index.ts';
import { settle } from './flow.ts';
import type { OpenGame } from './game.ts';
import { openGame, settled } from './game.ts';
import { keyOfGame } from './keep.ts';
import { keepPreferences } from './preferences.ts';
import { isProblem } from './readSave.ts';
import type { GameRecord } from './record.ts';
import { FORMAT, VERSION } from './record.ts';
import { AT_EASE } from './responses.ts';
import type { Room } from './room.ts';
import { change, dismiss, isLocked, lookup, notify, show } from './room.ts';
import { rulesFor } from './rules.ts';
import { missing, nothingToPlayWith } from './sentences.ts';
import { claimSave } from './tabs.ts';
import type { Actions, Curtain, NewGameOptions, Preferences, SaveProblem, Settings } from './types.ts';
import { stayAwake } from './wakeLock.ts';

type Files = Pick<
  Actions,
  | 'newGame'
  | 'resume'
  | 'leave'
  | 'listSaves'
  | 'deleteSave'
  | 'exportSave'
  | 'importSave'
  | 'playHere'
  | 'applyCards'
  | 'setPreferences'
  | 'setSeating'
  | 'setGrace'
  | 'dismissNotice'
>;

const AT_REST = {
  curtain: null,
  undoRequest: null,
  drawOffer: null,
  readOnly: null,
  grace: null,
  peeks: { genius: null, spymaster: null },
};

export function fileActions(room: Room): Files {
  const { world, saves, api } = room;
  let persisted = false;

  function leave(): void {
    room.stopBar();
    room.stopAwake();
    room.claimed?.letGo();
    room.claimed = null;
    room.game = null;
    room.held = false;
    show(room, { ...AT_REST, latest: { events: [], serial: api.getState().latest.serial } });
    dismiss(room, 'storage');
    dismiss(room, 'cards');
    listSaves();
  }

  /** Asks for the save, so that no other tab plays it at the same time. */
  function claim(steal: boolean): void {
    const id = room.game?.record.id;
    if (!id) return;
    room.claimed?.letGo();
    const mine = claimSave(
      world,
      id,
      steal,
      () => {
        // Another tab may have played on until now.
        if (steal) reload();
        settle(room, [], { readOnly: null });
      },
      () => {
        room.stopBar();
        show(room, { readOnly: 'open-elsewhere', grace: null, peeks: { genius: null, spymaster: null } });
      },
    );
    room.claimed = mine;
    if (mine.mayWrite()) settle(room);
  }

  /** The open game as it lies in storage now. */
  function reload(): void {
    const id = room.game?.record.id;
    const found = id ? saves.load(id) : missing();
    if (isProblem(found)) notify(room, { id: 'save', message: found.message });
    else room.game = settled(found.record, found.timeline);
  }

  function enter(game: OpenGame, curtain: Curtain | null): void {
    leave();
    room.game = game;
    const seen = game.timeline.log.length - (curtain?.recap.length ?? 0);
    room.seen = { genius: seen, spymaster: seen };
    room.seated = null;
    const stop = world.onChange((key) => {
      if (key !== keyOfGame(game.record.id) || !isLocked(room)) return;
      reload();
      show(room);
    });
    const sleep = stayAwake(world.awake);
    room.stopAwake = () => {
      stop();
      sleep();
      room.stopAwake = () => {};
    };
    api.setState({ curtain });
    claim(false);
    show(room);
  }

  const listSaves = (): void => api.setState({ saves: saves.list() });

  function prefer(change: Partial<Preferences>): void {
    const preferences = { ...api.getState().preferences, ...change };
    keepPreferences(world.keep, preferences);
    api.setState({ preferences });
  }
  function set(settings: Partial<Settings>): void {
    prefer(settings);
    if (!room.game || isLocked(room)) return;
    change(room, { settings: { ...room.game.record.settings, ...settings } });
    settle(room);
  }

  return {
    newGame({ names, settings, seed }: NewGameOptions): SaveProblem | undefined {
      if (!room.cards) return nothingToPlayWith();
      const { catalog, rules } = room.cards;
      const now = world.now();
      const record: GameRecord = {
        format: FORMAT,
        version: VERSION,
        id: world.newId(),
        created: now,
        updated: now,
        played: 0,
        names,
        settings: { ...settings, seed: seed ?? world.newSeed() },
        segments: [{ cards: catalog.hash, rules: rulesFor(rules, settings.preset), start: null, actions: [] }],
        undone: [],
        manners: AT_EASE,
        commit: null,
      };
      prefer({ names, ...settings });
      if (!persisted) world.persist();
      persisted = true;
      enter(openGame(record, lookup(room)), { for: 'genius', why: 'plan', recap: [] });
      return undefined;
    },

    resume(id) {
      const found = saves.load(id);
      if (isProblem(found)) return found;
      const game = settled(found.record, found.timeline);
      const { turn } = game.timeline.state;
      const recap = game.timeline.log.filter((entry) => entry.turn >= turn.number - 1);
      const asked = game.timeline.state.responder ?? game.timeline.state.choice?.side ?? turn.side;
      enter(game, game.timeline.state.winner === null ? { for: asked, why: 'resume', recap } : null);
      return undefined;
    },
    leave,

    listSaves,
    deleteSave(id) {
      if (room.game?.record.id !== id) saves.remove(id);
      listSaves();
    },
    exportSave(id) {
      // The open game as it is, even where it could not be saved.
      const text = room.game?.record.id === id ? saves.fileOf(room.game.record) : saves.exported(id);
      return typeof text === 'string' ? { name: `evil-genius-${id}.json`, text } : text;
    },
    importSave(text) {
      const id = world.newId();
      const problem = saves.imported(text, id);
      listSaves();
      return problem ?? { id };
    },
    playHere() {
      if (room.game && isLocked(room)) claim(true);
    },

    applyCards({ cards, rules, problems }) {
      const catalog = registerCatalog(cards);
      saves.remember(catalog.hash, catalog.source);
      const before = room.cards;
      room.cards = { catalog, rules };
      const same = before?.catalog === catalog && JSON.stringify(before.rules) === JSON.stringify(rules);
      const open = before !== null && room.game !== null && room.game.timeline.state.winner === null;
      const waiting = same ? (api.getState().cards?.waiting ?? false) : open;
      api.setState({ cards: { hash: catalog.hash, count: cards.length, problems, waiting } });
      if (open && !same) settle(room);
    },

    setPreferences: prefer,
    setSeating(seating) {
      room.seated = null;
      set({ seating });
    },
    setGrace: (grace) => set({ grace }),
    dismissNotice: (id) => dismiss(room, id),
  };
}
