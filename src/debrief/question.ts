/** What the page and the worker of the debrief say to each other: plain data. */
import type { Card, State } from '../engine/index.ts';
import type { GameRecord } from '../record/index.ts';
import type { Entry, Sums } from './account.ts';
import type { Moment } from './moments.ts';

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
  /** The moments that are known so far. */
  | { readonly kind: 'moments'; readonly moments: readonly Moment[] }
  | { readonly kind: 'done' };

/** Begins to judge a game. `tell`: called with what is found, bit by bit. The returned function stops it. */
export type StartDebrief = (
  question: DebriefQuestion,
  tell: (news: DebriefNews) => void,
  onLost: () => void,
) => () => void;
