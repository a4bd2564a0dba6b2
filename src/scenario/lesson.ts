/** What a mission tells: which tip stands at the table now, and whether the goal is reached or out of reach. */

import type { ActionType, GameEvent, ReadonlyState } from '../engine/index.ts';
import type { Mission, Patterns } from './mission.ts';
import type { Difference, Summary } from './summary.ts';
import { difference, summarize } from './summary.ts';

/** What a tip's `when` is held against: what somebody sees, what they can do, and what has happened since their move. */
export type Moment = Summary;

const asKeys = (words: Iterable<string>): Record<string, true> =>
  Object.fromEntries([...words].map((word) => [word, true]));

/** The moment of whoever sees this view. `names[card]`: the card's id. */
export const momentOf = (
  view: ReadonlyState,
  names: readonly string[],
  can: Iterable<ActionType>,
  happened: Iterable<GameEvent['type']>,
): Moment => ({ ...summarize(view, names), can: asKeys(can), happened: asKeys(happened) });

/** What is not as described, by the first of the parts; null if one of them is. `within`: its place in a list. */
export function missing(patterns: Patterns, summary: Summary): { within: number[]; wrong: Difference } | null {
  const list = Array.isArray(patterns) ? patterns : [patterns];
  const [wrong, ...more] = list.map((pattern) => difference(pattern, summary));
  if (!wrong || more.includes(undefined)) return null;
  return { within: Array.isArray(patterns) ? [0] : [], wrong };
}

/** True if one of the parts is as described. */
export const holds = (patterns: Patterns, summary: Summary): boolean => missing(patterns, summary) === null;

/**
 * How a mission stands, by what its side sees. Without a goal it is won with the game. `lost`: by its own words; a search
 * may know it earlier.
 */
export function standing({ side, goal, lost }: Mission, summary: Summary): 'on' | 'won' | 'lost' {
  if (goal ? holds(goal, summary) : summary.winner === side) return 'won';
  if ((lost && holds(lost, summary)) || summary.winner !== null) return 'lost';
  return 'on';
}

/** What has been told: the numbers of the tips that have come and gone, and the one that stands now. */
export interface Told {
  readonly done: readonly number[];
  readonly now: number | null;
}
export const NOTHING_TOLD: Told = { done: [], now: null };

/**
 * What is told at that moment. A tip stays as long as its `when` holds; then the first one that has not been told comes.
 * `mine`: the numbers of the tips that can stand here.
 */
export function told(before: Told, { tips = [] }: Mission, mine: readonly number[], moment: Moment): Told {
  const isNow = (tip: number): boolean => holds(tips[tip].when, moment);
  const { now } = before;
  if (now !== null && isNow(now)) return before;
  const done = now === null ? before.done : [...before.done, now];
  return { done, now: mine.find((tip) => !done.includes(tip) && isNow(tip)) ?? null };
}

/** The tip that stands now is dismissed. */
export const dismissed = ({ done, now }: Told): Told => ({ done: now === null ? done : [...done, now], now: null });
