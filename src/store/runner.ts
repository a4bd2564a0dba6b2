/** What runs the open game: `run.ts` sends it commands. */
import type { StoreApi } from 'zustand/vanilla';
import type { Moment } from '../debrief/moments.ts';
import type { DebriefNews } from '../debrief/question.ts';
import type { Verdict } from '../debrief/verdict.ts';
import type { Action, Catalog, GameEvent, Rules, Side } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import type { Game, Position, Stop } from '../record/index.ts';
import type { OpenMission } from '../scenario/openMission.ts';
import type { Reach } from '../scenario/reach/question.ts';
import type { Listener, Taught } from '../scenario/teach.ts';
import type { Brought } from '../storage/brought.ts';
import type { KeptPuzzles } from '../storage/keptPuzzles.ts';
import type { KeptResults } from '../storage/results.ts';
import type { Saves } from '../storage/saves.ts';
import type { Claimed } from '../storage/tabs.ts';
import type { Done } from './lately.ts';
import type { Loss } from './loss.ts';
import type { Asking } from './opponent.ts';
import type { ShownLesson, ShownRetry, Store } from './types.ts';
import type { World } from './world.ts';

/** A card set that is ready to be played with. `brought`: null for the game's own. */
export interface ReadySet {
  readonly catalog: Catalog;
  readonly rules: Partial<Rules>;
  readonly brought: Brought | null;
  /** Scenarios that teach a set that somebody brought. */
  readonly missions?: readonly Position[];
  /** Its puzzles. */
  readonly puzzles?: readonly Position[];
}

/** What is kept of a lesson while its game is open. */
export interface Lesson {
  readonly open: OpenMission;
  readonly taught: Taught;
  /** What has happened since the last move that a hand of that side made; `table`: since anybody's. */
  readonly happened: Record<Listener, readonly GameEvent['type'][]>;
  /** The side whose hand made the last move; null: no hand did. */
  readonly movedBy: Side | null;
  readonly stands: ShownLesson['stands'];
  /** Null: it is not lost. */
  readonly loss: Loss | null;
  /** How often it has been lost anew. */
  readonly losses: number;
  /** The number of actions at which it went on after it was lost; -1: it never did. */
  readonly wentOnAt: number;
  /** The number of actions after which the goal was searched for last. */
  readonly searched: number;
  /** What that search finds is not known yet. */
  readonly isSearching: boolean;
  /** What it has found that the other side of a lost puzzle does now; null: nothing. */
  readonly answer: Action | null;
  /** The goal of a puzzle is forced from its start with these cards; null: nobody knows. */
  readonly isProved: boolean | null;
  /** The choices to which it has gone back. */
  readonly tried: readonly number[];
}

/** A game that is over. Without a timeline it may not play to its end. */
export type Finished = Pick<Game, 'record' | 'start'> & Partial<Pick<Game, 'timeline'>>;

/** What the debrief of a game has found. */
export interface Debriefed {
  /** Its moves, as text. */
  readonly game: string;
  readonly news: readonly DebriefNews[];
}

/** What is kept of a retry while its game is open. */
export interface Retry {
  readonly game: Finished;
  readonly of: ShownRetry['of'];
  readonly moment: Moment;
  readonly stop: Stop;
  readonly stands: ShownRetry['stands'];
  readonly verdict: Verdict | null;
  /** Stops what judges it. */
  leave(): void;
}

export interface Runner {
  readonly world: World;
  readonly saves: Saves;
  readonly results: KeptResults;
  readonly puzzles: KeptPuzzles;
  readonly api: StoreApi<Store>;
  session: Session | null;
  /** The lesson of the open game; null if it has none. */
  lesson: Lesson | null;
  /** The moment that the open game tries again; null if it tries none. */
  retry: Retry | null;
  /** What the last whole debrief has found. */
  debriefed: Debriefed | null;
  /** Searches whether its goal is within reach; null: nobody has asked. */
  reach: Promise<Reach> | null;
  /** This tab's claim on the open save. */
  claimed: Claimed | null;
  /** The designers' cards as they are now. While they wait, the open game still has older ones. */
  cards: ReadySet | null;
  /** The set that somebody brought. New games are played with it. */
  brought: ReadySet | null;
  /** The set of the game that is open, or was open last. */
  played: ReadySet | null;
  /** The browser has been asked to promise that it keeps what it has. */
  isPromiseAsked: boolean;
  /** The last commands, as a report may tell them. */
  lately: readonly Done[];
  stopWaiting(): void;
  /** Asks the bots of the open game. */
  readonly asking: Asking;
}
