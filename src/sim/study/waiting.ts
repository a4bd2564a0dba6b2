/** How long plans lie face down, and what a turn of waiting risks. */
import type { PlanStatus } from '../../engine/index.ts';
import { PLAN_STATUSES } from '../../engine/index.ts';
import type { Figure } from '../estimate/figure.ts';
import { ratioOf } from '../estimate/figure.ts';
import type { Interval } from '../statistics.ts';
import { percentile, share, wilson } from '../statistics.ts';
import type { GameRecord } from './record.ts';

/** Plans that lay face down for so many turns or more are one row. */
const LONG = 6;

/** `turns`: of the Genius that ended with the plan face down; the last row has more, too. */
export interface Wait {
  turns: number;
  plans: number;
  completed: number;
  thwarted: number;
}
/** The Master's turns that found a plan lying so, and the share in which it was thwarted. */
export interface Risk {
  plan: PlanStatus;
  turns: number;
  thwarted: number;
  share: number | null;
  ci95: Interval | null;
  /** The Evilness of the thwarted plans for each turn, twice: the Genius loses it and the Master wins it. */
  stake: number | null;
}
export interface Waiting {
  /** The turns of the Genius that ended with a plan face down, for each plan. */
  faceDown: { p10: number | null; p50: number | null; p90: number | null; mean: Figure | null };
  waits: Wait[];
  risks: Risk[];
}

export function waitingOf(records: readonly GameRecord[]): Waiting {
  const plans = records.flatMap((record) => record.plans).filter(({ end }) => end !== 'open');
  const games = records.map((record) => {
    const ended = record.plans.filter(({ end }) => end !== 'open');
    return { part: ended.reduce((sum, { faceDown }) => sum + faceDown, 0), whole: ended.length };
  });
  const raids = records.flatMap((record) => record.raids);
  const histogram: Record<string, number> = {};
  for (const { faceDown } of plans) histogram[faceDown] = (histogram[faceDown] ?? 0) + 1;
  return {
    faceDown: {
      p10: percentile(histogram, 0.1),
      p50: percentile(histogram, 0.5),
      p90: percentile(histogram, 0.9),
      mean: ratioOf(games),
    },
    waits: Array.from({ length: LONG + 1 }, (_, turns) => {
      const these = plans.filter(({ faceDown }) => Math.min(LONG, faceDown) === turns);
      const ended = (how: string): number => these.filter(({ end }) => end === how).length;
      return { turns, plans: these.length, completed: ended('completed'), thwarted: ended('thwarted') };
    }).filter(({ plans: some }) => some > 0),
    risks: PLAN_STATUSES.map((plan) => {
      const found = raids.filter(([lay]) => lay === plan);
      const lost = found.filter(([, , thwarted]) => thwarted);
      const evilness = lost.reduce((sum, [, one]) => sum + one, 0);
      return {
        plan,
        turns: found.length,
        thwarted: lost.length,
        share: share(lost.length, found.length),
        ci95: wilson(lost.length, found.length),
        stake: share(2 * evilness, found.length),
      };
    }),
  };
}
