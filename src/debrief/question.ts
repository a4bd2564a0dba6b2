/** What the page and the worker of the debrief say to each other: plain data. */
import type { Candidate } from '../bots/search/candidates.ts';
import type { BySide, Card, Side, State } from '../engine/index.ts';
import type { GameRecord } from '../record/index.ts';
import type { Scenario } from '../scenario/format.ts';
import type { Entry } from './account.ts';
import type { Held } from './held.ts';
import type { Moment } from './moments.ts';
import type { Sums } from './sums.ts';
import type { Verdict } from './verdict.ts';

/** A finished game: its record, its card sets, and the state of its position. */
export interface DebriefQuestion {
  readonly record: GameRecord;
  readonly sets: readonly (readonly Card[])[];
  readonly start: State | null;
}

export type DebriefNews =
  /** A first reading of the chance that the Genius wins, at each stop. */
  | { readonly kind: 'curve'; readonly chances: readonly number[] }
  /** More of the account; `chances`: those of the stops from the first on, as far as they are known better now. */
  | {
      readonly kind: 'entries';
      readonly entries: readonly Entry[];
      readonly chances: readonly number[];
      /** Of all entries so far. */
      readonly sums: Sums;
    }
  /** The interrupts that were held, and could have been played. */
  | { readonly kind: 'held'; readonly held: readonly Held[] }
  /** The moments that are known so far. */
  | { readonly kind: 'moments'; readonly moments: readonly Moment[] }
  | { readonly kind: 'done' }
  /** The moments that have proved to be puzzles. It is looked for once the game is judged. */
  | { readonly kind: 'puzzles'; readonly puzzles: readonly OwnPuzzle[] };

/** Asks a worker for one of so many parts of the account of that game. */
export interface PartQuestion extends DebriefQuestion {
  readonly part: { readonly index: number; readonly of: number };
}

/** Asks a worker that has judged a part of a game for the moments of a side, by all entries of its account. */
export interface MomentsQuestion {
  readonly side: Side;
  readonly entries: readonly Entry[];
}

/** What a worker says to these. */
export type PartNews =
  /** A first reading of the chance at each stop of the part. */
  | { readonly kind: 'curve'; readonly chances: readonly number[] }
  /** More of the account; `chances`: those of the stops from the first of the part on, as far as they are known. */
  | { readonly kind: 'entries'; readonly entries: readonly Entry[]; readonly chances: readonly number[] }
  | { readonly kind: 'held'; readonly held: readonly Held[] }
  /** The moments of the side that are known so far. */
  | { readonly kind: 'moments'; readonly side: Side; readonly moments: readonly Moment[] }
  | { readonly kind: 'done' };

/** A moment of that game, and what was tried there. */
export interface TryQuestion extends DebriefQuestion {
  readonly moment: Moment;
  readonly tried: Candidate;
}

/** A moment as a puzzle, proved, with a solution. It has no name yet. */
export interface OwnPuzzle {
  /** The stop of the moment. */
  readonly stop: number;
  /** With the rules of the moment. */
  readonly scenario: Scenario;
  /** Content hash of the cards of the moment. */
  readonly cards: string;
  /** So many positions were looked at. */
  readonly positions: number;
}

/** The moments of that game, and what to do in a puzzle of each side. */
export interface PuzzlesQuestion extends DebriefQuestion {
  readonly moments: readonly Moment[];
  readonly briefs: BySide<string>;
}

/** Begins to find something out. `tell`: called with what is found. The returned function stops it. */
type Start<Asked, Told> = (question: Asked, tell: (news: Told) => void, onLost: () => void) => () => void;

export interface Debriefing {
  /** Judges a game, bit by bit. */
  readonly debrief: Start<DebriefQuestion, DebriefNews>;
  /** Judges what was tried at a moment, once. */
  readonly verdict: Start<TryQuestion, Verdict>;
  /** Looks for moments that prove to be puzzles, once. */
  readonly puzzles: Start<PuzzlesQuestion, readonly OwnPuzzle[]>;
}
