/**
 * The director plays the frames of what happened as scenes, and says in the store which of them the table draws. It
 * decides nothing of the game: what is waited for, and how long, is the session's (`src/host`).
 */
import type { StoreApi } from 'zustand';
import type { GameEvent } from '../../engine/index.ts';
import { bySide } from '../../engine/index.ts';
import type { Beat, ShownRecap } from '../../host/index.ts';
import { wholeOf } from '../../host/index.ts';
import type { Show, Store } from '../../store/types.ts';
import { tell as tellTrouble } from '../page/boundary/trouble.ts';
import { timeAhead } from '../page/session/burningFuse.ts';
import { seen } from '../page/session/seen.ts';
import { shortShow } from './recap.ts';
import type { Cue, Picture } from './scene.ts';
import { sceneOf } from './scene.ts';

/** Calls `run` after that many milliseconds. The returned function cancels it. */
export type After = (ms: number, run: () => void) => () => void;

/** What plays now. */
export interface Playing {
  /** The beat that plays; null when the table stands as it is. */
  readonly beat: Beat | null;
  readonly cue: Cue | null;
  /** The cues that were played since the table turned to another frame. What they put down stays until it turns again. */
  readonly past: readonly Cue[];
  /** How much faster than written the cue plays. */
  readonly pace: number;
}

declare module '../../store/types.ts' {
  interface Show {
    readonly playing: Playing;
  }
}

export interface Director {
  /** Ends the scene that plays, and begins the next one. A recap ends as a whole. */
  skip(): void;
  /** Stops the show where it is, or lets it go on. */
  pause(on: boolean): void;
  close(): void;
}

interface Options {
  after: After;
  /** The clock of the bars, in milliseconds. */
  now(): number;
  /** 1, 2, or 0 for no scenes at all; asked at each beat. */
  speed(): number;
  /** Called before a cue begins. It can measure what goes away, if the table turns to the frame of the cue at once. */
  look?(cue: Cue | null): void;
  /** Motion is reduced. */
  isStill?(): boolean;
}

/** Nothing plays. */
export const NOTHING: Playing = { beat: null, cue: null, past: [], pace: 1 };

/** All scenes that wait are played within this time, in milliseconds: the session waits no longer for them. */
const LONGEST = 7000;

interface Scene {
  readonly beat: Beat;
  /** The number of the recap that it is part of. Null: it happens now. */
  readonly recap: number | null;
  /** The cues that are still to be played. */
  cues: readonly Cue[];
}

/** Part of the scene has been seen already while the fuse of its step burned. */
const BURNT: readonly GameEvent['type'][] = ['sent', 'entered', 'combatStarted'];

/** The milliseconds that remain of a walk which the Spy has begun while the fuse of its step burned. */
const REST_OF_WALK = 120;

/**
 * The scene of a beat. `burnt`: the fuse of its step has burned down, and `Ahead` and the lair have shown the step
 * meanwhile. `falls`: a curtain falls after it and says whose turn begins.
 */
function cuesOf(beat: Beat, burnt: boolean, falls: boolean): Cue[] {
  const most = (picture: Picture): number =>
    falls && picture.kind === 'turn' ? 0 : burnt ? restOf(picture) : Number.POSITIVE_INFINITY;
  return sceneOf(beat).map((cue) => ({ ...cue, ms: Math.min(cue.ms, ...cue.pictures.map(most)) }));
}

/**
 * The milliseconds that are left of a picture, after the Spy has come, has walked, or has stood before its opponent.
 */
function restOf(picture: Picture): number {
  if (picture.kind === 'send') return 0;
  if (picture.kind === 'walk') return REST_OF_WALK;
  return picture.kind === 'combat' && picture.round === null ? 0 : Number.POSITIVE_INFINITY;
}

const lengthOf = (scenes: readonly Scene[]): number =>
  scenes.flatMap(({ cues }) => cues).reduce((sum, { ms }) => sum + ms, 0);

const eventsOf = (cues: readonly Cue[]): GameEvent[] => cues.flatMap(({ events }) => [...events]);

/** True if people look at the table: no curtain, no choice of a plan and no end of a game covers it. */
const isAtTable = ({ table, curtain, gameOver }: Store): boolean =>
  table !== null && curtain === null && gameOver === null && table.offered.length === 0;

/** Directs the show of the open game: whatever changes in the store, it says in the same change what is shown of it. */
export function createDirector(game: StoreApi<Store>, { after, now: time, speed, look, isStill }: Options): Director {
  const { setState } = game;
  const { endShow } = game.getState();
  /** The scene that plays, and those that wait. */
  let scenes: Scene[] = [];
  /** The factor by which all scenes play faster than the chosen speed, so that they do not take too long. */
  let haste = 1;
  let stop = (): void => {};
  let isPaused = false;
  /** The newest state, and what is shown of it. */
  let now = game.getState();
  let show: Show = { ...asItIs(), since: 0, said: now.latest };
  /** The last beat that was shown, as long as the session has not heard of it. */
  let shown: number | null = null;

  const set = (change: Partial<Show>): void => {
    show = { ...show, ...change };
  };

  /** The table shows the game as it is. */
  function asItIs(): Omit<Show, 'said' | 'since'> {
    const hands = { genius: null, spymaster: null };
    const ground = now.layout;
    return { frame: null, ground, isAgain: false, told: now.log.length, hands, sits: undefined, playing: NOTHING };
  }

  function standStill(change: Partial<Show> = {}): void {
    stop();
    scenes = [];
    const since = show.frame ? time() : show.since;
    set({ ...asItIs(), since, ...change });
  }

  /** What follows from the newest state while frames are shown: open hands, and who has the device. */
  function behind(before: Store): Partial<Show> {
    const was = seen(before);
    const hands = bySide((side) => {
      const [open, open0] = [now.openHands[side], was.openHands[side]];
      const cards = open?.view.hands[side] ?? null;
      return cards && open0 ? cards.filter((card) => open0.view.hands[side].includes(card)) : cards;
    });
    return { hands, sits: now.gameOver && !show.isAgain ? was.sits : undefined };
  }

  /** Puts events into words and sounds. */
  function saying(events: readonly GameEvent[]): Partial<Show> {
    if (events.length === 0) return {};
    const heard = game.getState().show?.said ?? show.said;
    const unheard = show.said === heard ? [] : show.said.events;
    return { said: { events: [...unheard, ...events], serial: heard.serial + 1 } };
  }

  /** Writes events into the log. What it holds besides, such as moves that were taken back, comes with them. */
  function writing(events: readonly GameEvent[]): Partial<Show> {
    const { log } = now;
    let { told } = show;
    for (let left = events.length; left > 0 && told < log.length; told++) if (log[told].kind === 'event') left--;
    return { told };
  }

  /** Speaks and writes the events that the ended scenes have not told yet. Events of a recap are only written. */
  const tellingRest = (of: readonly Scene[]): Partial<Show> => ({
    ...writing(eventsOf(of.flatMap(({ cues }) => cues))),
    ...saying(eventsOf(of.flatMap(({ cues, recap }) => (recap === null ? cues : [])))),
  });

  function report({ beat, recap }: Pick<Scene, 'beat' | 'recap'>): void {
    if (recap === null || scenes.every((scene) => scene.recap !== recap)) shown = recap ?? beat.number;
  }

  function queue(more: readonly Scene[]): void {
    scenes.push(...more);
    haste = Math.max(1, lengthOf(scenes) / LONGEST);
  }

  /** Plays the next cue of the scene. If the last cue has ended a frame, the table turns to that frame. */
  function next(): void {
    const [scene] = scenes;
    if (!scene) return;
    const [cue, ...rest] = scene.cues;
    if (!cue) {
      end([scene]);
      return;
    }
    const { frames } = scene.beat;
    const { beat, cue: before, past } = show.playing;
    const last = beat === scene.beat ? before : null;
    const isTurned = last === null || last.frame !== cue.frame;
    if (last && isTurned) set({ frame: frames[last.frame] });
    else if (!last) set({ frame: frames[0] });
    scene.cues = rest;
    const leads = cue.lead === 0 && isLastOfFrame(scene, cue);
    look?.(leads ? cue : null);
    if (leads) set({ frame: frames[cue.frame] });
    const pace = (speed() || 1) * haste;
    set({ playing: { beat: scene.beat, cue, past: isTurned ? [] : [...past, last], pace } });
    set({ ...writing(cue.events), ...saying(cue.events) });
    if (cue.ms === 0) next();
    else go();
  }

  /** Lets the cue that plays last as long as it should. */
  function go(): void {
    const { cue, pace } = show.playing;
    const [scene] = scenes;
    stop();
    if (!scene || !cue || isPaused) return;
    const over = after(cue.ms / pace, () => act(next));
    const turns = cue.lead && isLastOfFrame(scene, cue);
    const turn = () => set({ frame: scene.beat.frames[cue.frame] });
    const early = turns ? after(isStill?.() ? 0 : cue.lead, () => act(turn)) : undefined;
    stop = () => {
      over();
      early?.();
    };
  }

  /** Ends the first of the waiting scenes. The table shows the state before the next one. */
  function end(over: readonly Scene[]): void {
    stop();
    set(tellingRest(over));
    scenes = scenes.slice(over.length);
    const [following] = scenes;
    if (following) set({ frame: following.beat.frames[0], playing: NOTHING });
    else standStill();
    report(over[over.length - 1]);
    next();
  }

  function skip(): void {
    const [scene] = scenes;
    if (scene) end(scene.recap === null ? [scene] : scenes.filter(({ recap }) => recap === scene.recap));
  }

  function finish(): void {
    const last = scenes.at(-1);
    if (!last) return;
    standStill(tellingRest(scenes));
    report(last);
  }

  /** Shows again what a side has missed: from the table as it saw it last. */
  function recall({ number, since, beats }: ShownRecap): void {
    const again = shortShow(beats).map((part): Scene => ({ ...part, recap: number }));
    // After the end of the game a person has asked for the recap.
    const isAgain = now.gameOver !== null;
    standStill();
    if ((speed() === 0 && !isAgain) || again.length === 0) {
      shown = number;
      return;
    }
    set({ isAgain, told: since });
    queue(again);
    if (isAgain) haste = 1;
    next();
  }

  /** Takes in what one command did. */
  function take(beats: readonly Beat[], before: Store): void {
    const isIdle = scenes.length === 0;
    if (speed() > 0 && isAtTable(seen(before))) {
      const burnt = timeAhead(before) !== null;
      const made = burnt ? beats.find((beat) => eventsIn(beat).some(({ type }) => BURNT.includes(type))) : undefined;
      const falls = now.curtain?.why === 'turn';
      queue(beats.map((beat) => ({ beat, cues: cuesOf(beat, beat === made, falls), recap: null })));
      set(behind(before));
      if (isIdle) next();
      return;
    }
    const waited = scenes.flatMap(({ cues, recap }) => (recap === null ? eventsOf(cues) : []));
    standStill(saying([...waited, ...beats.flatMap(eventsIn)]));
    const last = beats.at(-1);
    if (last) report({ beat: last, recap: null });
  }

  /** Hears of a change of the store. */
  function hear(before: Store): void {
    const { recap, latest, beats } = now;
    const happened = latest.serial === before.latest.serial ? [] : beats;
    const isRecalled = recap !== null && recap.number !== before.recap?.number;
    if (isRecalled) recall(recap);
    if (happened.length > 0) take(happened, before);
    else if (isRecalled) return;
    else if (now.table !== before.table || scenes.length === 0) standStill();
    else set(behind(before));
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
      setState({ show });
    }
  }

  /** Tells the session what was shown. It may go on at once, and then there is more to be shown. */
  function reportShown(): void {
    const beat = shown;
    shown = null;
    if (beat !== null) now.post({ do: 'shown', beat });
  }

  /** Goes on with the show, and writes into the store what is shown then. */
  function act(run: () => void): void {
    now = game.getState();
    safely(() => {
      run();
      if (game.getState().show !== show) setState({ show });
    });
    reportShown();
  }

  game.setState = (change: Parameters<typeof setState>[0]) => {
    const before = game.getState();
    now = { ...before, ...(typeof change === 'function' ? change(before) : change) };
    safely(() => hear(before));
    setState({ ...now, show });
    reportShown();
  };
  setState({ show, endShow: () => act(finish) });
  now.post({ do: 'stage', on: true });

  return {
    skip: () => act(skip),
    pause(on) {
      isPaused = on;
      if (on) stop();
      else go();
    },
    close() {
      act(finish);
      game.setState = setState;
      setState({ show: null, endShow });
      now.post({ do: 'stage', on: false });
    },
  };
}

/** True if nothing more is to be seen before the table turns to the frame of that cue of the scene. */
const isLastOfFrame = ({ cues }: Scene, { frame }: Cue): boolean =>
  cues.every((cue) => cue.frame !== frame || cue.pictures.every(isSpent));

/** True for an announced card that goes to its pile when it has resolved: the table need not wait for that. */
const isSpent = (picture: Picture): boolean => picture.kind === 'fly' && picture.from.at === 'middle';

const eventsIn = (beat: Beat): readonly GameEvent[] => wholeOf(beat).events;
