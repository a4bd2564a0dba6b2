/** What can be wrong with a save. `readSave.ts` finds out which it is, `src/text/en/saves/trouble.ts` has the sentences. */

import type { Given, NoFacts, Trouble } from '../engine/index.ts';
import type { Break } from '../record/index.ts';
import type { Misfit } from './shape.ts';

export interface WayOn extends Pick<Break, 'segment' | 'move'> {
  /** How many moves come before it, and how many would be lost. */
  kept: number;
  lost: number;
}

/** Where a replay broke off. Part and move count from 1. `why`: the refusal's code and rule, if there was one. */
export interface BrokenOff {
  part: number;
  move: number;
  turn: number;
  type: string | undefined;
  why: { code: string; rule: string } | null;
  /** The moves can be made, but something of them comes out otherwise, from that move on at the earliest. */
  otherwise?: true;
}

/** `misplaced`: it lies in the place of another game. `unplayable`: no game can be played from it. */
type Damage =
  | { readonly what: 'not-json' | 'misplaced' | 'unplayable' }
  | { readonly what: 'shape'; readonly misfit: Misfit }
  | ({ readonly what: 'move' } & BrokenOff)
  /** The position that it begins from cannot stand. `says`: the reader of positions. */
  | { readonly what: 'position'; readonly says: string };

export interface SaveFacts {
  damaged: Damage;
  foreign: NoFacts;
  older: { version: number };
  newer: { version: number };
  missing: NoFacts;
  /** `hash`: the set that is missing; null: there are no cards to play with yet. */
  'no-cards': { hash: string | null };
  'no-room': NoFacts;
  'not-ready': NoFacts;
  'not-over': NoFacts;
  'damaged-link': NoFacts;
}

export type SaveTrouble = Trouble<SaveFacts> & {
  /** Where the save lies, if that is to be said: it is kept in the browser, or it was to be imported from a file. */
  readonly at?: 'browser' | 'file';
  /** Where the game can go on: before that move, of that part. */
  readonly goesOn?: WayOn;
};

export const trouble = <C extends keyof SaveFacts>(code: C, ...[facts]: Given<SaveFacts[C]>): SaveTrouble =>
  ({ code, facts: facts ?? {} }) as SaveTrouble;
export const isTrouble = (value: object): value is SaveTrouble => 'code' in value && 'facts' in value;

/** True if the game can be played up to a move, but not on from there. */
export const breaksOff = ({ code, facts }: SaveTrouble): boolean =>
  code === 'damaged' && (facts as Damage).what === 'move';

export const damaged = (facts: Damage): SaveTrouble => trouble('damaged', facts);

/** The same trouble with a save in the browser's storage. */
export const kept = (found: SaveTrouble): SaveTrouble => ({ ...found, at: 'browser' });

/** `counts`: how many moves each part of the game has. */
export function brokenOff(
  { segment, move, turn, action, refusal, otherwise }: Break,
  counts: readonly number[],
): SaveTrouble {
  const sum = (some: readonly number[]): number => some.reduce((a, b) => a + b, 0);
  const before = sum(counts.slice(0, segment - 1)) + Math.max(0, move - 1);
  const type: unknown = action?.type;
  const why = refusal && { code: refusal.code, rule: refusal.rule };
  const facts = {
    part: segment,
    move,
    turn,
    type: typeof type === 'string' ? type : undefined,
    why,
    ...(otherwise && { otherwise }),
  };
  const goesOn = { segment, move, kept: before, lost: sum(counts) - before };
  return { ...damaged({ what: 'move', ...facts }), ...(before > 0 && { goesOn }) };
}
