/**
 * The stage stands between session and table: it plays each beat as a scene, and the table draws what has been shown so
 * far. It decides nothing of the game: what is waited for, and how long, is the session's (`src/host`).
 */
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { GameEvent, Refusal, Side } from '../../engine/index.ts';
import type { Beat, Command, OpenHand, ShownRecap, TableRefusal } from '../../host/index.ts';
import type { Store } from '../../store/types.ts';
import { tell as tellTrouble } from '../page/boundary/trouble.ts';
import { later } from '../page/session/press.ts';
import { shortShow } from './recap.ts';
import type { Cue, Picture } from './scene.ts';
import { sceneOf } from './scene.ts';
import { viewTold } from './told.ts';

/** Calls `run` after that many milliseconds. The returned function cancels it. */
export type After = (ms: number, run: () => void) => () => void;

/** What is on the stage now. */
export interface Playing {
  /** The beat that plays; null when the table stands as it is. */
  readonly beat: Beat | null;
  readonly cue: Cue | null;
  /** The cues of the beat that have been played. What they put down stays until the beat is over. */
  readonly past: readonly Cue[];
  /** How much faster than written the cue plays. */
  readonly pace: number;
}

export interface Stage {
  /** The store as the table draws it: behind the open game while a scene plays. */
  readonly shown: StoreApi<Store>;
  readonly playing: StoreApi<Playing>;
  /** Ends the scene that plays, and the next one begins. Ends a whole recap. */
  skip(): void;
  /** Ends all scenes: the table shows the game as it is. */
  finish(): void;
  /** Stops the show where it is, or lets it go on. */
  pause(on: boolean): void;
  close(): void;
}

/** Nothing plays. */
export const NOTHING: Playing = { beat: null, cue: null, past: [], pace: 1 };

/** All scenes that wait are played within this time, in milliseconds: the session waits no longer for them. */
const LONGEST = 7000;

/** Commands that change nothing of what is shown. All others end the show first, so that they meet the game as it is. */
const ASIDE: readonly Command['do'][] = [
  'stage',
  'shown',
  'tell',
  'hold',
  'release',
  'hold-next',
  'yield',
  'set',
  'open-hand',
  'close-hand',
  'close-hands',
  'note-assignment',
  'sneak-on',
  'place',
];

interface Scene {
  readonly beat: Beat;
  /** The number of the recap that it is part of. Null: it happens now. */
  readonly recap: number | null;
  /** The cues that are still to be played. */
  cues: readonly Cue[];
}

/** What is seen already while the fuse of its step burns. */
const BURNT: readonly GameEvent['type'][] = ['sent', 'entered', 'combatStarted'];

/** So many milliseconds remain of a walk that the Spy has made while the fuse of its step burnt. */
const REST_OF_WALK = 120;

/**
 * The scene of a beat. `burnt`: in it a step was made whose fuse has burnt, and `Ahead` and the lair have shown it.
 * `falls`: a curtain falls after it, which says whose turn begins.
 */
function cuesOf(beat: Beat, burnt: boolean, falls: boolean): Cue[] {
  const most = (picture: Picture): number =>
    falls && picture.kind === 'turn' ? 0 : burnt ? restOf(picture) : Number.POSITIVE_INFINITY;
  return sceneOf(beat).map((cue) => ({ ...cue, ms: Math.min(cue.ms, ...cue.pictures.map(most)) }));
}

/** So many milliseconds of a picture are left: the Spy has come, or walked, or stood before whom it fights. */
function restOf(picture: Picture): number {
  if (picture.kind === 'send') return 0;
  if (picture.kind === 'walk') return REST_OF_WALK;
  return picture.kind === 'combat' && picture.round === null ? 0 : Number.POSITIVE_INFINITY;
}

const lengthOf = (scenes: readonly Scene[]): number =>
  scenes.flatMap(({ cues }) => cues).reduce((sum, { ms }) => sum + ms, 0);

const eventsOf = (cues: readonly Cue[]): GameEvent[] => cues.flatMap(({ events }) => [...events]);

/** True if the table is what people look at: no curtain, no choice of a plan, no end of a game lies over it. */
const isAtTable = ({ table, curtain, gameOver }: Store): boolean =>
  table !== null && curtain === null && gameOver === null && table.offered.length === 0;

/** Makes a stage for the open game. `speed`: 1, 2, or 0 for no scenes at all; asked at each beat. */
export function createStage(game: StoreApi<Store>, after: After, speed: () => number): Stage {
  const playing = createStore<Playing>()(() => NOTHING);
  const shown = createStore<Store>()(() => ({ ...game.getState(), send }));
  /** The scene that plays, and those that wait. */
  let scenes: Scene[] = [];
  /** How many entries of the log have been told. */
  let told = game.getState().log.length;
  /** How much faster than the chosen speed all plays, so that it does not take too long. */
  let haste = 1;
  let stop = (): void => {};
  let isPaused = false;

  function send(command: Parameters<Store['send']>[0]): Refusal | TableRefusal | undefined {
    if (ASIDE.includes(command.do)) return game.getState().send(command);
    let refusal: Refusal | TableRefusal | undefined;
    later(() => {
      safely(finish);
      refusal = game.getState().send(command);
    });
    return refusal;
  }

  /** True while the last scene of a game plays: who has the device keeps the seat, and with it the hand, until it is over. */
  const isLastScene = (): boolean => game.getState().gameOver !== null && shown.getState().gameOver === null;

  /** The open hand of that side as it is, without the cards that come into it in what is still to be shown. */
  function handBehind(side: Side): OpenHand | null {
    const [now, before] = [game.getState().peeks[side], shown.getState().peeks[side]];
    if (!now || !before) return now;
    const { view } = now;
    const hand = view.hands[side].filter((card) => before.view.hands[side].includes(card));
    return { ...now, view: { ...view, hands: { ...view.hands, [side]: hand } } };
  }

  /** Shows of the game what does not depend on the scenes that are still to come. */
  function follow(): void {
    const { table, log, latest, curtain, gameOver, awaiting } = shown.getState();
    const layout = { ...game.getState().layout, ...shown.getState().layout };
    const peeks = { genius: handBehind('genius'), spymaster: handBehind('spymaster') };
    const { sits } = isLastScene() ? shown.getState() : game.getState();
    const behind = { table, layout, log, latest, curtain, gameOver, awaiting, peeks, sits };
    shown.setState({ ...game.getState(), ...behind, send, offers: [] });
  }

  /** Shows the game as it is. */
  function standStill(): void {
    stop();
    scenes = [];
    told = game.getState().log.length;
    shown.setState({ ...game.getState(), send, latest: shown.getState().latest });
    playing.setState(NOTHING);
  }

  /** Lets events be put into words and sounds. */
  function say(events: readonly GameEvent[]): void {
    if (events.length > 0) shown.setState({ latest: { events, serial: shown.getState().latest.serial + 1 } });
  }

  /** Writes events into the log. What it holds besides, such as moves that were taken back, comes with them. */
  function write(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    const { log } = game.getState();
    for (let left = events.length; left > 0 && told < log.length; told++) if (log[told].kind === 'event') left--;
    shown.setState({ log: log.slice(0, told) });
  }

  /** Says events of a scene, and writes them into the log. */
  function tell(events: readonly GameEvent[]): void {
    write(events);
    say(events);
  }

  /** Tells what scenes that are cut short have not told yet. Of a recap it is only written. */
  function tellRest(of: readonly Scene[]): void {
    write(eventsOf(of.flatMap(({ cues }) => cues)));
    say(eventsOf(of.flatMap(({ cues, recap }) => (recap === null ? cues : []))));
  }

  /** The scene goes on with what these events of it have told. */
  function showTold(events: readonly GameEvent[]): void {
    const { table } = shown.getState();
    const now = table && viewTold(table, events);
    if (now !== table) shown.setState({ table: now });
  }

  function report({ beat, recap }: Scene): void {
    if (recap === null || scenes.every((scene) => scene.recap !== recap))
      game.getState().send({ do: 'shown', beat: recap ?? beat.number });
  }

  function queue(more: readonly Scene[]): void {
    scenes.push(...more);
    haste = Math.max(1, lengthOf(scenes) / LONGEST);
  }

  function next(): void {
    const [scene] = scenes;
    if (!scene) return;
    const [cue, ...cues] = scene.cues;
    if (!cue) {
      end(scene);
      return;
    }
    const { beat, cue: before, past } = playing.getState();
    const isSame = beat === scene.beat;
    if (isSame && before) showTold(before.events);
    playing.setState({
      beat: scene.beat,
      cue,
      past: isSame && before ? [...past, before] : [],
      pace: (speed() || 1) * haste,
    });
    scene.cues = cues;
    tell(cue.events);
    if (cue.ms === 0) next();
    else go();
  }

  /** Lets the cue that plays last as long as it should. */
  function go(): void {
    const { cue, pace } = playing.getState();
    stop();
    if (cue && !isPaused) stop = after(cue.ms / pace, () => safely(next));
  }

  /** These scenes are over, the first that wait: the table shows what is before the next one. */
  function end(...over: readonly Scene[]): void {
    stop();
    tellRest(over);
    scenes = scenes.slice(over.length);
    const [following] = scenes;
    if (!following) standStill();
    else {
      shown.setState({ table: following.beat.before });
      playing.setState(NOTHING);
    }
    report(over[over.length - 1]);
    if (!playing.getState().beat) next();
  }

  function skip(): void {
    const [scene] = scenes;
    if (scene) end(...(scene.recap === null ? [scene] : scenes.filter(({ recap }) => recap === scene.recap)));
  }

  function finish(): void {
    const last = scenes.at(-1);
    if (!last) return;
    tellRest(scenes);
    standStill();
    report(last);
  }

  /** Shows again what a side has missed: from the table as it saw it last. */
  function recall({ number, since, beats }: ShownRecap): void {
    const again = shortShow(beats).map((part): Scene => ({ ...part, recap: number }));
    // Once the game is over somebody has asked for it.
    const isAsked = game.getState().gameOver !== null;
    if ((speed() === 0 && !isAsked) || again.length === 0) {
      standStill();
      game.getState().send({ do: 'shown', beat: number });
      return;
    }
    const { latest } = shown.getState();
    const [{ beat }] = again;
    told = since;
    const log = game.getState().log.slice(0, told);
    shown.setState({ ...game.getState(), send, latest, table: beat.before, log, awaiting: null, offers: [] });
    queue(again);
    if (isAsked) haste = 1;
    next();
  }

  /** Runs a part of the show. If it fails, that is told, and the table shows the game as it is. */
  function safely(run: () => void): void {
    try {
      run();
    } catch (error) {
      tellTrouble({ code: 'scene' }, error);
      const last = scenes.at(-1);
      standStill();
      if (last) report(last);
    }
  }

  /** Takes in what one command did. `burnt`: after the fuse of a declared step. */
  function take(beats: readonly Beat[], burnt: boolean): void {
    const isIdle = scenes.length === 0;
    if (speed() > 0 && isAtTable(shown.getState())) {
      const made = burnt ? beats.find(({ events }) => events.some(({ type }) => BURNT.includes(type))) : undefined;
      const falls = game.getState().curtain?.why === 'turn';
      queue(beats.map((beat) => ({ beat, cues: cuesOf(beat, beat === made, falls), recap: null })));
      follow();
      if (isIdle) next();
      return;
    }
    const waited = scenes.flatMap(({ cues, recap }) => (recap === null ? eventsOf(cues) : []));
    standStill();
    say([...waited, ...beats.flatMap(({ events }) => events)]);
    const last = beats.at(-1);
    if (last) report({ beat: last, cues: [], recap: null });
  }

  const hear = (now: Store, before: Store): void => {
    const { recap, latest, beats } = now;
    const happened = latest.serial === before.latest.serial ? [] : beats;
    const isRecalled = recap !== null && recap.number !== before.recap?.number;
    if (isRecalled) recall(recap);
    if (happened.length > 0) take(happened, before.waiting.kind === 'grace' && before.waiting.startedAt !== null);
    else if (isRecalled) return;
    else if (now.table !== before.table || scenes.length === 0) standStill();
    else follow();
  };
  const unsubscribe = game.subscribe((now, before) => safely(() => hear(now, before)));
  game.getState().send({ do: 'stage', on: true });

  return {
    shown,
    playing,
    finish: () => safely(finish),
    skip: () => safely(skip),
    pause(on) {
      isPaused = on;
      if (on) stop();
      else go();
    },
    close() {
      safely(finish);
      unsubscribe();
      game.getState().send({ do: 'stage', on: false });
    },
  };
}
