/** What a mission tells at the table and in the hands, as the game goes on. */

import type { ActionType, BySide, GameEvent, ReadonlyState } from '../engine/index.ts';
import { bySide } from '../engine/index.ts';
import type { Told } from './lesson.ts';
import { dismissed, momentOf, NOTHING_TOLD, numbersAt, standing, told, untold } from './lesson.ts';
import type { Tip } from './mission.ts';
import type { OpenMission, PointAt } from './openMission.ts';
import { pointOf } from './openMission.ts';

/** What somebody sees, may do now, and has seen happen since the last move that a hand made. */
export interface Sight {
  readonly view: ReadonlyState;
  readonly can: readonly ActionType[];
  readonly happened: readonly GameEvent['type'][];
  /** True if the last action was a move of somebody who reads this. */
  readonly moved: boolean;
}

/** What has been told, and what stands now: at the table, and in each hand. */
export interface Taught extends BySide<Told> {
  readonly table: Told;
}
export type Listener = keyof Taught;

/**
 * What a tip is known by in later games: its rule, and who alone was told, so that what a hand was told shows nowhere
 * else. A tip without a rule is not remembered.
 */
export const keyOf = ({ rule, peek }: Tip): string | undefined => rule && (peek ? `${peek} ${rule}` : rule);

/** `known`: the keys of what has been told in earlier games. */
export function beginning({ mission: { tips = [] } }: OpenMission, known: readonly string[]): Taught {
  const isKnown = (key: string | undefined): boolean => key !== undefined && known.includes(key);
  const stages: Told['stages'] = Object.fromEntries(
    tips.flatMap((tip, number) => (isKnown(keyOf(tip)) ? [[number, 'read' as const]] : [])),
  );
  const first: Told = { ...NOTHING_TOLD, stages };
  return { table: first, genius: first, spymaster: first };
}

/** `hands`: null for a hand that is closed. What stood in it comes back when it is opened. */
export function teach(open: OpenMission, before: Taught, table: Sight, hands: BySide<Sight | null>): Taught {
  const at = (last: Told, mine: readonly number[], { view, can, happened, moved }: Sight): Told =>
    mine.length === 0 ? last : told(last, open.mission, mine, momentOf(view, open.names, can, happened), moved);
  const inHands = bySide((side) => {
    const sight = hands[side];
    return sight ? at(before[side], open.inHand[side], sight) : before[side];
  });
  return { table: at(before.table, open.atTable, table), ...inHands };
}

export const dismiss = (before: Taught, listener: Listener): Taught => ({
  ...before,
  [listener]: dismissed(before[listener]),
});

/** After moves were taken back: what nobody has dismissed may be told again. */
export const teachAgain = ({ table, genius, spymaster }: Taught): Taught => ({
  table: untold(table),
  genius: untold(genius),
  spymaster: untold(spymaster),
});

/** How a mission of one side stands, by what that side sees. */
export const stands = ({ mission, names }: OpenMission, { view, can, happened }: Sight): ReturnType<typeof standing> =>
  standing(mission, momentOf(view, names, can, happened));

/** A tip as the page shows it. */
export interface ShownTip {
  /** Its number in the mission's file, from 0. */
  readonly number: number;
  readonly say: string;
  readonly rule: string | null;
  readonly point: PointAt | null;
}

export function tipOf({ mission: { tips = [] }, names }: OpenMission, { now }: Told): ShownTip | null {
  if (now === null) return null;
  const { say, rule = null, pointAt } = tips[now];
  return { number: now, say, rule, point: pointOf(pointAt, names) };
}

const numbersIn = (taught: Taught, ...stages: Parameters<typeof numbersAt>[1][]): number[] =>
  [...new Set(Object.values(taught).flatMap((one: Told) => numbersAt(one, ...stages)))].sort((a, b) => a - b);

/** The keys of the tips that have come and gone. */
export const keysTold = ({ mission: { tips = [] } }: OpenMission, taught: Taught): string[] => [
  ...new Set(numbersIn(taught, 'gone', 'read').flatMap((number) => keyOf(tips[number]) ?? [])),
];

/** The tips that have been shown, in the order of the file. */
export const tipsShown = ({ mission: { tips = [] } }: OpenMission, taught: Taught): Tip[] =>
  numbersIn(taught, 'shown', 'gone', 'read').map((number) => tips[number]);
