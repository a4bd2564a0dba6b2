/** A game as it is kept: plain JSON from which the whole game is rebuilt by playing it again. */
import type { Action, Card, Rules, Side, State } from '../engine/index.ts';
import type { Manners } from './responses.ts';
import type { Settings } from './types.ts';

type BySide<T> = { [S in Side]: T };

export const FORMAT = 'evil-genius-vs-spies';
/** Raised when a game saved before would be played through otherwise. */
export const VERSION = 2;

/** The part of a game that is played with one card set. */
export interface Segment {
  /** Content hash of the card set, which is stored beside the games. */
  cards: string;
  rules: Partial<Rules>;
  /** Where it starts; null: a new game from the seed. */
  start: State | null;
  actions: Action[];
}

/** Moves taken back. They began after `at` actions of the segment, and `lead` (taken back later) before them. */
export interface Undone {
  segment: number;
  at: number;
  lead: Action[];
  actions: Action[];
  by: Side;
}

export interface GameRecord {
  format: typeof FORMAT;
  version: number;
  id: string;
  created: number;
  updated: number;
  /** Milliseconds of play; pauses count a few minutes at most. */
  played: number;
  names: BySide<string>;
  settings: Settings & { seed: number };
  /** At least one. Undo does not cross them. */
  segments: Segment[];
  undone: Undone[];
  /** What had been set by hand, so that a resumed game stands at the very same decision. */
  manners: Manners;
  commit: { side: Side; card: number } | null;
}

/** A file carries the game and every card set that it needs. */
export interface GameFile extends GameRecord {
  sets: Record<string, readonly Card[]>;
}

/** The longest pause between two actions that counts as play. */
const LONGEST_PAUSE = 5 * 60_000;
export const playedUntil = (record: GameRecord, now: number): number =>
  record.played + Math.min(Math.max(0, now - record.updated), LONGEST_PAUSE);

export const segmentOf = (record: GameRecord): Segment => record.segments[record.segments.length - 1];
