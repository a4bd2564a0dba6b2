/** The other side of a mission: it plays by its script as long as that can be played. */

import type { Action, Side, Step } from '../engine/index.ts';
import { STEPS } from '../engine/index.ts';
import { difference } from './summary.ts';

/** A move that was made, and the turn in which it was. */
export interface Played {
  readonly action: Action;
  readonly turn: number;
}

interface Now {
  /** The moves that its side has made by hand, oldest first. */
  readonly played: readonly Played[];
  /** All that its side may do now. */
  readonly offers: readonly Action[];
  readonly turn: { readonly number: number; readonly step: Step };
}

/** Moves that only let the game go on. A script does not name them. */
export const GOES_ON: readonly Action['type'][] = ['pass', 'endStep'];

/**
 * What the script says now; null if it says nothing, because it is over or something else was played. `theirs[n]`: the
 * moves of the side's turn number n. `first`: the number of its first turn.
 */
export function scripted(theirs: readonly (readonly Action[])[], first: number, now: Now): Action | null {
  const { played, offers, turn } = now;
  const madeIn = (number: number): Action[] =>
    played.filter((one) => one.turn === number && !GOES_ON.includes(one.action.type)).map(({ action }) => action);
  const index = Math.floor((turn.number - first) / 2);
  const past = theirs.slice(0, Math.max(0, index));
  if (!past.every((script, n) => areMade(script, madeIn(first + 2 * n)))) return null;
  const script = theirs[index];
  const made = madeIn(turn.number);
  // In the other side's turns it only lets the game go on.
  const isOwn = turn.number === first + 2 * index;
  if (!isOwn || index < 0) return index < theirs.length ? goingOn(offers) : null;
  if (!script || !areMade(script.slice(0, made.length), made)) return null;
  const next = script[made.length];
  if (!next) return goingOn(offers);
  return offers.find((offer) => isAs(next, offer)) ?? (isLast(turn.step) ? null : goingOn(offers));
}

/** Is the move as the script says? What the script leaves open does not count. */
const isAs = (script: Action, action: Action): boolean => difference(script, action) === undefined;

const areMade = (script: readonly Action[], made: readonly Action[]): boolean =>
  script.length === made.length && script.every((move, n) => isAs(move, made[n]));

const goingOn = (offers: readonly Action[]): Action | null => offers.find(({ type }) => GOES_ON.includes(type)) ?? null;

const isLast = (step: Step): boolean => Object.values(STEPS).some((steps) => steps.at(-1) === step);

/** The number of the first turn of that side in a game that begins in this turn. */
export const firstTurnOf = (side: Side, turn: { readonly number: number; readonly side: Side }): number =>
  turn.side === side ? turn.number : turn.number + 1;
