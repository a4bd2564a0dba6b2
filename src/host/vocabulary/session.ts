/** A game at the table as one plain value: JSON from end to end, changed by `handle` alone. */

import type {
  Action,
  ActionOf,
  Advice,
  BySide,
  CardId,
  GameEvent,
  Refusal,
  Rules,
  Side,
  State,
  View,
} from '../../engine/index.ts';
import type { Layout } from '../../map/layout.ts';
import { arrange, GROUND } from '../../map/layout.ts';
import type { Ground } from '../../map/rooms.ts';
import type { Game, GameRecord, Timeline } from '../../record/index.ts';
import { afterPass } from '../../record/index.ts';
import type { QuestionNumber, TableRefusal } from './commands.ts';
import type { Waiting } from './waiting.ts';

/** The screen that hides the table until the side that it is for has the device to itself. */
export interface Curtain {
  for: Side;
  /** `hand`: the device is handed over within a turn, because that side has claimed or wants to see its hand. */
  why: 'turn' | 'plan' | 'resume' | 'hand';
  /** The first entry of the log that the curtain tells again, counted from 0. */
  since: number;
}

/** The part of a game that is shown again to the side that has lifted the curtain. */
export interface Recap {
  readonly for: Side;
  /** Its number among the beats. The page says that it has shown it, as it does of a beat. */
  readonly number: number;
  /** The first entry of the log that it tells, counted from 0. */
  readonly since: number;
  /** The number of actions that the last segment had when the curtain was lifted. */
  readonly actions: number;
}

/** What both sides see of the table once something has happened. */
export interface Frame {
  /** The whole table, without anything hidden (R10.1). */
  readonly view: View;
  /** Where the Nodes lie on the map then. */
  readonly layout: Layout;
  /** What has happened since the frame before: one event, or several at once. */
  readonly events: readonly GameEvent[];
}

/** An action that was performed, as the table saw it. There is one beat for each action, in order. */
export interface Beat {
  /** Counts the actions performed since the session was opened, and the recaps. Below 0: the beat is told again. */
  readonly number: number;
  /** Frame by frame. The first is the table before the action, and tells nothing; the last is the table after it. */
  readonly frames: readonly Frame[];
}

/** A beat as a whole: the table before it and after it, and all that happened. */
export interface Whole {
  readonly before: View;
  readonly events: readonly GameEvent[];
  readonly after: View;
}
export const wholeOf = ({ frames }: Pick<Beat, 'frames'>): Whole => ({
  before: frames[0].view,
  events: frames.flatMap(({ events }) => events),
  after: frames[frames.length - 1].view,
});

/** An action that the session was to make by itself, and why it did not. */
export interface NotDone {
  readonly action: ActionOf<'assign' | 'connect' | 'sneak'>;
  readonly why: Refusal | TableRefusal;
}

/** What has come of the question to a bot. `over`: the pause has ended. */
export interface Thought {
  readonly question: QuestionNumber;
  readonly answer: Action | null;
  readonly over: boolean;
}
const NO_THOUGHT: Thought = { question: -1, answer: null, over: false };

export interface Session {
  /** The part that is saved. */
  readonly record: GameRecord;
  /** The state at which the first segment begins, read from the record's position; null for a new game. */
  readonly start: State | null;
  /** Where the game stands: the record, played to its end. */
  readonly timeline: Timeline;
  /** The state after a pass of the side that is asked, if the other side may respond then; else null. */
  readonly afterPass: State | null;
  readonly curtain: Curtain | null;
  /** What the page shows again, or has shown again, to the side that lifted the last curtain. */
  readonly recap: Recap | null;
  /** Which sides look into their hands now. */
  readonly openHands: BySide<boolean>;
  /** The card of an open hand that is carried over the table. */
  readonly carried: { readonly side: Side; readonly card: CardId } | null;
  /** Bots make one move, and then the game is held: how many beats were performed when that began. */
  readonly stepping: number | null;
  /** The page shows something large over the bar. */
  readonly telling: boolean;
  /** It stays until somebody acts. */
  readonly notDone: NotDone | null;
  /** The number of log entries that each side had seen when it last looked. */
  readonly seen: BySide<number>;
  /** So many actions of the last segment are never taken back: the game was opened after them to try a moment again. */
  readonly settled: number;
  /** The game was over, and somebody has seen all that was hidden in it: if its end is taken back, it is marked. */
  readonly filesRead: boolean;
  /** The side that lifted the last curtain. If the device is passed on, that side has it to itself. */
  readonly seated: Side | null;
  /** Another tab plays this game; this one may only watch. */
  readonly locked: boolean;
  /** A changed card set that comes into play as soon as nothing waits to be resolved. */
  readonly nextCards: { readonly set: string; readonly rules: Partial<Rules> } | null;
  /** The first entry of the log that was still to be shown when the game was opened, counted from 0. */
  readonly opened: number;
  /** The number of the last turn in which a bar has burned. */
  readonly burned: number;
  /** What is waited for: decided once, after each command. */
  readonly waiting: Waiting;
  /** Goes up whenever there is a new question to answer. */
  readonly question: QuestionNumber;
  /** The hint that was asked for, and the question that was open then. Only its side sees it, while its hand is open. */
  readonly hint: {
    readonly side: Side;
    readonly question: QuestionNumber;
    readonly advice: Advice | 'none' | null;
  } | null;
  /** A bot's answer that has still to wait. It is never published. */
  readonly thought: Thought;
  /** How many beats were performed, recaps included, and how many of them the page has shown. */
  readonly beats: { readonly performed: number; readonly shown: number };
  /** A page shows the beats and says so. The bar of a declared step begins only after that. */
  readonly staged: boolean;
  /** The room that the page has for the Networks, in steps of a Node: they stay within it. */
  readonly ground: Ground;
}

/** True if the page has shown all that has happened, or if no page shows it. */
export const isShown = ({ staged, beats }: Pick<Session, 'staged' | 'beats'>): boolean =>
  !staged || beats.shown >= beats.performed;

/** True while a page shows again what a side has missed. */
export const isRecalling = ({ recap, beats, staged }: Pick<Session, 'recap' | 'beats' | 'staged'>): boolean =>
  staged && recap !== null && beats.shown < recap.number;

/** The longest time that a bar or a bot waits for a page to show what led to it, in milliseconds. */
export const PATIENCE = 8000;

/** Both hands are closed. */
export const CLOSED: BySide<boolean> = { genius: false, spymaster: false };

/** A session in which no command has been done yet. The first `handle` decides what is waited for. */
export const newSession = (record: GameRecord, timeline: Timeline, start: State | null = null): Session => ({
  record: laidOut(record, timeline),
  start,
  timeline,
  afterPass: afterPass(timeline.state),
  curtain: null,
  recap: null,
  openHands: CLOSED,
  carried: null,
  stepping: null,
  telling: false,
  notDone: null,
  seen: { genius: timeline.log.length, spymaster: timeline.log.length },
  settled: 0,
  filesRead: false,
  seated: null,
  locked: false,
  nextCards: null,
  opened: 0,
  burned: 0,
  waiting: { kind: 'none' },
  question: 0,
  thought: NO_THOUGHT,
  hint: null,
  beats: { performed: 0, shown: 0 },
  staged: false,
  ground: GROUND,
});

/** The session with its game replaced: another tab has played on, for example. */
export const withGame = (session: Session, game: Game): Session => ({
  ...session,
  ...game,
  afterPass: afterPass(game.timeline.state),
  record: laidOut(game.record, game.timeline, session.ground),
  recap: null,
  question: session.question + 1,
});

/** The record with a place for each Node in play: an older save may lack some. */
const laidOut = (record: GameRecord, { state }: Timeline, ground?: Ground): GameRecord => ({
  ...record,
  layout: arrange(record.layout, state, ground),
});
