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

/** How far a tip has come: it has stood, it went with its moment, or somebody has dismissed it. */
type Stage = 'shown' | 'gone' | 'read';

/** What has been told to somebody. */
export interface Told {
  /** By the number of the tip. One that has never stood has none. */
  readonly stages: Readonly<Record<number, Stage>>;
  /** The tip that stands now. */
  readonly now: number | null;
  /** The tips whose `when` held at the last moment. */
  readonly held: readonly number[];
}
export const NOTHING_TOLD: Told = { stages: {}, now: null, held: [] };

/** The numbers of the tips that have come so far, in their order. */
export const numbersAt = ({ stages }: Told, ...wanted: readonly Stage[]): number[] =>
  Object.keys(stages).flatMap((key) => (wanted.includes(stages[Number(key)]) ? Number(key) : []));

/**
 * What is told at that moment. A tip stays as long as its `when` holds, and does not come back once it has gone. What
 * has just become true comes first, then the first tip in the file. `mine`: the numbers of the tips that can stand here.
 * `moved`: the reader has made a move, and so done with what stood; a tip that has just become true takes its place.
 */
export function told(
  before: Told,
  { tips = [] }: Mission,
  mine: readonly number[],
  moment: Moment,
  moved: boolean,
): Told {
  const held = mine.filter((tip) => holds(tips[tip].when, moment));
  const stages = { ...before.stages };
  for (const tip of numbersAt(before, 'shown')) if (mine.includes(tip) && !held.includes(tip)) stages[tip] = 'gone';
  const next = held.filter((tip) => stages[tip] === undefined || stages[tip] === 'shown');
  const recent = next.filter((tip) => !before.held.includes(tip));
  const stays = before.now !== null && next.includes(before.now) ? before.now : undefined;
  const now = (moved ? undefined : stays) ?? recent[0] ?? stays ?? next[0] ?? null;
  if (now !== null) stages[now] = 'shown';
  return { stages, now, held };
}

/** The tip that stands now is dismissed. */
export const dismissed = (before: Told): Told =>
  before.now === null ? before : { ...before, stages: { ...before.stages, [before.now]: 'read' }, now: null };

/** After moves were taken back: what went without being dismissed may come again. */
export const untold = (before: Told): Told => ({
  stages: Object.fromEntries(Object.entries(before.stages).filter(([, stage]) => stage !== 'gone')),
  now: null,
  held: [],
});
