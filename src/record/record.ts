/** The part of a session that is saved: plain JSON. Playing it again gives the whole game. */

import type { Action, BySide, Card, CardId, Rules, Seed, Side } from '../engine/index.ts';
import type { Layout } from '../map/layout.ts';
import type { Moved } from '../map/moved.ts';
import type { Settings } from './settings.ts';
import type { StandingOrders } from './standingOrders.ts';
import { NO_ORDERS } from './standingOrders.ts';

export const FORMAT = 'evil-genius-vs-spies';
/** The version of the record's format. It goes up when older records have to be read in another way. */
export const VERSION = 9;

/** The part of a game that is played with one card set. It begins where the segment before it ended. */
export interface Segment {
  /** Content hash of the card set. */
  cards: string;
  /** The name of a set that somebody brought; absent for the game's own. */
  name?: string;
  /** Content hash of the set in whose order the decks of a new game lie; absent: they lie as this set is shuffled. */
  like?: string;
  rules: Partial<Rules>;
  actions: Action[];
  /** The indices of the actions that the session made by itself, rising. */
  own: number[];
  /** The fingerprints of states: after `at` actions, rising. */
  prints: { at: number; print: string }[];
}

/** Moves that were taken back. */
export interface Undone {
  segment: number;
  /** The number of actions before them that the segment still has. */
  at: number;
  /** The actions after those and before the moves. They were taken back later. */
  lead: Action[];
  /** The moves themselves. */
  actions: Action[];
  by: Side;
}

/** A public note: that Spy goes to the Network of that Node when the assign step begins. */
export interface Note {
  spy: CardId;
  node: CardId;
}

/** What somebody has written about a game that is over: plain text, at one of its stops, counted from 0. */
export interface Remark {
  stop: number;
  text: string;
}

/** A position in the scenario format. Only its `setup` and `seed` count. */
export type Position = Readonly<Record<string, unknown>>;

/** What one side has asked the other. It stays open until it is answered. */
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
  /** Milliseconds of play. A long pause counts as `LONGEST_PAUSE`. */
  played: number;
  names: BySide<string>;
  settings: Settings & { seed: Seed };
  /** Where the first segment begins. Null: it is a new game from the seed. */
  position: Position | null;
  /** At least one. Undo does not go back into an earlier segment. */
  segments: Segment[];
  undone: Undone[];
  /** The key is that of the oldest saves. */
  manners: StandingOrders;
  /** What the session assigns by itself in this turn. */
  notes: Note[];
  /** The card that is slid out of a hand, so that both see it. */
  commit: { side: Side; card: CardId } | null;
  requests: Requests;
  /** A tap holds the bar. */
  held: boolean;
  /** The number of log entries that each side has been shown. The last action may be missing. */
  seen: BySide<number>;
  /** Where each Node in play lies on the map. */
  layout: Layout;
  /** In the order of the actions. */
  moved: Moved[];
  /** Who plays each side: the name of a source of commands. */
  sources: BySide<string>;
  /**
   * Somebody knows what was hidden: moves were taken back after a bot had shown something, or the game is a copy of one
   * whose hands were seen.
   */
  hindsight: boolean;
  /** Hints may be asked for: agreed at the start. */
  hints: boolean;
  /** How often each side has asked for one. */
  hinted: BySide<number>;
  /** The game is over: nothing of it is to be hidden, even where a later version cannot play it to its end. */
  ended: boolean;
  /** At most one for each stop, in the order of the stops. */
  remarks: Remark[];
}

/** The people at the device: they give the commands of both sides unless another source takes a seat. */
export const PEOPLE = 'people';
export const BOTH_PEOPLE: BySide<string> = { genius: PEOPLE, spymaster: PEOPLE };

/** What a record holds of its last moment, if nothing is going on then. */
export const NOTHING_GOING_ON = {
  undone: [],
  manners: NO_ORDERS,
  notes: [],
  commit: null,
  requests: { undo: null, draw: null },
  held: false,
  seen: { genius: 0, spymaster: 0 },
  moved: [],
} satisfies Partial<GameRecord>;

/** What a record holds that belongs to a game that is over, in one that is not. */
export const NOT_OVER = { ended: false, remarks: [] } satisfies Partial<GameRecord>;

/** The record of a new game. */
export const newRecord = (
  {
    now,
    sources = BOTH_PEOPLE,
    hints = false,
    ...facts
  }: Pick<GameRecord, 'id' | 'names' | 'settings' | 'position'> & {
    now: number;
    sources?: BySide<string>;
    hints?: boolean;
  },
  segment: Omit<Segment, 'own' | 'prints'>,
): GameRecord => ({
  format: FORMAT,
  version: VERSION,
  ...facts,
  created: now,
  updated: now,
  played: 0,
  segments: [{ ...segment, own: [], prints: [] }],
  ...NOTHING_GOING_ON,
  layout: {},
  sources,
  hindsight: false,
  hints,
  hinted: { genius: 0, spymaster: 0 },
  ...NOT_OVER,
});

/** An exported game: its record and every card set that it needs. */
export interface GameFile extends GameRecord {
  sets: Record<string, readonly Card[]>;
}

/** The longest pause between two actions that counts as play, in milliseconds. */
const LONGEST_PAUSE = 5 * 60_000;

/** Milliseconds of play after an action at `now`. */
export const playedUntil = (record: GameRecord, now: number): number =>
  record.played + Math.min(Math.max(0, now - record.updated), LONGEST_PAUSE);

export const segmentOf = (record: GameRecord): Segment => record.segments[record.segments.length - 1];

/** The content hashes of all card sets that a record needs. */
export const setsOf = ({ segments }: Pick<GameRecord, 'segments'>): string[] => [
  ...new Set(segments.flatMap(({ cards, like }) => [cards, ...(like === undefined ? [] : [like])])),
];
