/** A game at the table as one plain value: JSON from end to end, changed by `handle` alone. */
import type { BySide, GameEvent, Rules, Side, State, View } from '../engine/index.ts';
import type { Moment } from './commands.ts';
import type { GameRecord } from './record.ts';
import type { Timeline } from './replay.ts';
import type { Waiting } from './respond.ts';

/** The screen that hides the table until that side has the device to itself. */
export interface Curtain {
  for: Side;
  /** `hand`: the device is handed over within a turn, because that side has claimed or wants to see its hand. */
  why: 'turn' | 'plan' | 'resume' | 'hand';
  /** The first entry of the log that the curtain tells again, counted from 0. */
  since: number;
}

/** An action that was performed, as the table saw it. Beats come one for each action, in order and without a gap. */
export interface Beat {
  /** Counts the actions performed since the session was opened. */
  readonly number: number;
  readonly before: View;
  readonly events: readonly GameEvent[];
  readonly after: View;
}

export interface Session {
  /** What outlives the page. */
  readonly record: GameRecord;
  /** Where the first segment begins: the position of the record as the scenario reader has read it. */
  readonly start: State | null;
  /** Where the game stands: the record, played through. */
  readonly timeline: Timeline;
  readonly curtain: Curtain | null;
  /** Who looks into its hand now. */
  readonly peeks: BySide<boolean>;
  /** The page tells something large over the bar. */
  readonly telling: boolean;
  /** How much of the log each side had seen when it last looked. */
  readonly seen: BySide<number>;
  /** Who alone has the device, where it is passed on: the side that has lifted the last curtain. */
  readonly seated: Side | null;
  /** Another tab plays this game; this one may only watch. */
  readonly locked: boolean;
  /** A changed card set that comes into play as soon as nothing waits to be resolved. */
  readonly nextCards: { readonly set: string; readonly rules: Partial<Rules> } | null;
  /** What is waited for: decided once, after each command. */
  readonly waiting: Waiting;
  /** Goes up whenever there is something else to answer. */
  readonly moment: Moment;
  /** Beats performed, and those of them that the page has shown. */
  readonly beats: { readonly performed: number; readonly shown: number };
  /** Somebody shows the beats and says so: a declared step waits for that before its bar begins. */
  readonly staged: boolean;
}

/** Both hands are closed. */
export const CLOSED: BySide<boolean> = { genius: false, spymaster: false };

/** A session in which nothing has been done yet. `handle` decides what is waited for with its first command. */
export const newSession = (record: GameRecord, timeline: Timeline, start: State | null = null): Session => ({
  record,
  start,
  timeline,
  curtain: null,
  peeks: CLOSED,
  telling: false,
  seen: { genius: timeline.log.length, spymaster: timeline.log.length },
  seated: null,
  locked: false,
  nextCards: null,
  waiting: { kind: 'none' },
  moment: 0,
  beats: { performed: 0, shown: 0 },
  staged: false,
});

/** The same sitting with the game as it stands elsewhere by now. */
export const withGame = (session: Session, game: Pick<Session, 'record' | 'start' | 'timeline'>): Session => ({
  ...session,
  ...game,
  moment: session.moment + 1,
});
