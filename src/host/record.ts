/** What of a session is kept: plain JSON from which the whole game is made again by playing it. */
import type { Action, BySide, Card, CardId, Rules, Side } from '../engine/index.ts';
import type { Manners } from './respond.ts';
import { AT_EASE } from './respond.ts';
import type { Settings } from './settings.ts';

export const FORMAT = 'evil-genius-vs-spies';
/** Goes up when a record of before has to be read in another way. */
export const VERSION = 3;

/** The part of a game that is played with one card set. It begins where the segment before it has led to. */
export interface Segment {
  /** Content hash of the card set. */
  cards: string;
  rules: Partial<Rules>;
  actions: Action[];
}

/** Moves taken back. They began after `at` actions of the segment, and after `lead`, which was taken back later. */
export interface Undone {
  segment: number;
  at: number;
  lead: Action[];
  actions: Action[];
  by: Side;
}

/** A position in the scenario format; `setup` and `seed` of it count. */
export type Position = Readonly<Record<string, unknown>>;

/** A question between the two, open until it is answered. */
export interface Requests {
  undo: { by: Side } | null;
  draw: { by: Side } | null;
}

export interface GameRecord {
  format: typeof FORMAT;
  version: number;
  id: string;
  created: number;
  updated: number;
  /** Milliseconds of play; a pause counts a few minutes at most. */
  played: number;
  names: BySide<string>;
  settings: Settings & { seed: number };
  /** Where the first segment begins; null: a new game from the seed. */
  position: Position | null;
  /** At least one. Undo does not cross them. */
  segments: Segment[];
  undone: Undone[];
  manners: Manners;
  /** A card slid out of a hand: from then on both see it. */
  commit: { side: Side; card: CardId } | null;
  requests: Requests;
  /** A tap holds the bar. */
  held: boolean;
  /** Where the oldest Node of a Network lies on the table, in steps of a Node from its middle. */
  layout: Record<CardId, [x: number, y: number]>;
  /** Who plays each side: the name of a source of commands. */
  sources: BySide<string>;
}

/** The source of commands that both sides have unless another one takes a seat: the people at the device. */
export const PEOPLE = 'people';

/** The record of a game that begins. */
export const newRecord = (
  { now, ...facts }: Pick<GameRecord, 'id' | 'names' | 'settings' | 'position'> & { now: number },
  segment: Segment,
): GameRecord => ({
  format: FORMAT,
  version: VERSION,
  ...facts,
  created: now,
  updated: now,
  played: 0,
  segments: [segment],
  undone: [],
  manners: AT_EASE,
  commit: null,
  requests: { undo: null, draw: null },
  held: false,
  layout: {},
  sources: { genius: PEOPLE, spymaster: PEOPLE },
});

/** A file carries the game and every card set that it needs. */
export interface GameFile extends GameRecord {
  sets: Record<string, readonly Card[]>;
}

/** The longest pause between two actions that counts as play, in milliseconds. */
const LONGEST_PAUSE = 5 * 60_000;

/** Milliseconds of play once an action is made at `now`. */
export const playedUntil = (record: GameRecord, now: number): number =>
  record.played + Math.min(Math.max(0, now - record.updated), LONGEST_PAUSE);

export const segmentOf = (record: GameRecord): Segment => record.segments[record.segments.length - 1];
