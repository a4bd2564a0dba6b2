/** The bar of a declared step: how it is held, covered, tapped away, and how it ends. */
import type { CommandOf } from '../vocabulary/commands.ts';
import type { CommandResult, Work } from '../vocabulary/work.ts';
import { change, changeOrders, changeRecord } from '../vocabulary/work.ts';
import { endBar } from './goOn.ts';
import { pauseOver, playOnTime } from './opponent.ts';
import { keepStep, passStep } from './passStep.ts';

/** Holds the bar of a declared step, also one that the page holds. A step that passes by itself does not pass any more. */
export function hold(work: Work): CommandResult {
  const { waiting, record } = work.session;
  const { kind } = waiting;
  if (kind === 'passing') keepStep(work);
  else if (kind === 'grace' || kind === 'thinking' || (kind === 'held' && !record.held))
    changeRecord(work, { held: true });
  else return 'nothing';
  return undefined;
}

export function release(work: Work): CommandResult {
  if (!work.session.record.held && !work.session.telling) return 'nothing';
  changeRecord(work, { held: false });
  change(work, { telling: false });
  return undefined;
}

export function tell(work: Work, { on }: CommandOf<'tell'>): CommandResult {
  if (work.session.telling === on) return 'nothing';
  change(work, { telling: on });
  return undefined;
}

/** Untimed: both sides tap OK. Timed: the bar ends as soon as the side that may respond first has tapped OK. */
export function ok(work: Work, { side }: CommandOf<'ok'>): CommandResult {
  const { waiting, record } = work.session;
  if (waiting.kind !== 'oks' && waiting.kind !== 'grace') return 'nothing';
  changeOrders(work, { oks: { ...record.manners.oks, [side]: true } });
  return undefined;
}

/**
 * The bar has ended. Or the page took too long to show what led to the step, so the bar begins now. Where the page stood
 * still while the bar burned, nobody could interrupt: it begins anew.
 */
export function timeUp(work: Work, { late = false }: CommandOf<'time-up'>): CommandResult {
  const { waiting, beats } = work.session;
  if (!('startedAt' in waiting)) return 'nothing';
  if (waiting.kind === 'thinking') return pauseOver(work);
  if (waiting.startedAt === null) change(work, { beats: { ...beats, shown: beats.performed } });
  else if (late) return undefined;
  else if (waiting.kind === 'passing') passStep(work);
  else endBar(work);
  return undefined;
}

export function shown(work: Work, { beat }: CommandOf<'shown'>): CommandResult {
  const { beats, waiting } = work.session;
  if (!Number.isInteger(beat) || beat <= beats.shown || beat > beats.performed) return 'nothing';
  change(work, { beats: { ...beats, shown: beat } });
  if (waiting.kind === 'thinking') return playOnTime(work);
  // A bar that is already running keeps running.
  return 'startedAt' in waiting && waiting.startedAt === null ? undefined : 'quiet';
}

export function stage(work: Work, { on }: CommandOf<'stage'>): CommandResult {
  const { staged, beats } = work.session;
  if (staged === on) return 'nothing';
  change(work, { staged: on, beats: { ...beats, shown: beats.performed } });
  return undefined;
}
