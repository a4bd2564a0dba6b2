/** The bar of a declared step: how it is held, covered, tapped away, and how it ends. */
import { SIDES } from '../../engine/index.ts';
import { isByPeople } from '../../record/index.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeOrders, changeRecord } from '../vocabulary/draft.ts';
import { isShown } from '../vocabulary/session.ts';
import { seenBy } from './curtain.ts';
import { endBar } from './goOn.ts';
import { pauseOver, playOnTime } from './opponent.ts';
import { keepStep, passStep } from './passStep.ts';

/**
 * Holds the bar of a declared step, even if the page holds it already. A step that would pass by itself now ends by
 * hand.
 */
export function hold(draft: Draft): CommandResult {
  const { waiting, record } = draft.session;
  const { kind } = waiting;
  if (kind === 'passing') keepStep(draft);
  else if (kind === 'grace' || kind === 'thinking' || (kind === 'held' && !record.held))
    changeRecord(draft, { held: true });
  else return 'nothing';
  return undefined;
}

export function release(draft: Draft): CommandResult {
  if (!draft.session.record.held && !draft.session.telling) return 'nothing';
  changeRecord(draft, { held: false });
  change(draft, { telling: false, stepping: null });
  return undefined;
}

/** Goes on until a bot has made a move and what it has declared has resolved. */
export function step(draft: Draft): CommandResult {
  const { record, beats } = draft.session;
  if (SIDES.some((side) => isByPeople(record, side))) return 'nothing';
  changeRecord(draft, { held: false });
  change(draft, { stepping: beats.performed });
  return undefined;
}

export function tell(draft: Draft, { on }: CommandOf<'tell'>): CommandResult {
  if (draft.session.telling === on) return 'nothing';
  change(draft, { telling: on });
  return undefined;
}

/** Untimed: both sides tap OK. Timed: the bar ends as soon as the side that may respond first has tapped OK. */
export function ok(draft: Draft, { side }: CommandOf<'ok'>): CommandResult {
  const { waiting, record } = draft.session;
  if (waiting.kind !== 'oks' && waiting.kind !== 'grace') return 'nothing';
  changeOrders(draft, { oks: { ...record.manners.oks, [side]: true } });
  return undefined;
}

/**
 * The bar has ended. If what led to the step is still being shown, that is waited for too. If the page took too long to
 * show it, the bar begins now. If the page stood
 * still while the bar burned, nobody could interrupt, so the bar begins anew.
 */
export function timeUp(draft: Draft, { late = false }: CommandOf<'time-up'>): CommandResult {
  const { waiting, beats } = draft.session;
  if (!('startedAt' in waiting)) return 'nothing';
  if (waiting.kind === 'thinking') return pauseOver(draft);
  if (waiting.startedAt === null) change(draft, { beats: { ...beats, shown: beats.performed } });
  else if (late) return undefined;
  else if (isShown(draft.session) || waiting.over) goOnAfter(draft, waiting.kind);
  else {
    change(draft, { waiting: { ...waiting, over: true } });
    return 'quiet';
  }
  return undefined;
}

function goOnAfter(draft: Draft, kind: 'grace' | 'passing'): void {
  if (kind === 'passing') passStep(draft);
  else endBar(draft);
}

export function shown(draft: Draft, { beat }: CommandOf<'shown'>): CommandResult {
  const { beats, waiting } = draft.session;
  if (!Number.isInteger(beat) || beat <= beats.shown || beat > beats.performed) return 'nothing';
  change(draft, { beats: { ...beats, shown: beat } });
  // Else the next action notes it.
  if (draft.session.recap?.number === beat) changeRecord(draft, { seen: seenBy(draft.session) });
  if (waiting.kind === 'thinking') return playOnTime(draft);
  if (waiting.kind !== 'grace' && waiting.kind !== 'passing') return 'quiet';
  if (waiting.over && isShown(draft.session)) goOnAfter(draft, waiting.kind);
  // A bar that is already running keeps running.
  else if (waiting.startedAt !== null) return 'quiet';
  return undefined;
}

export function stage(draft: Draft, { on }: CommandOf<'stage'>): CommandResult {
  const { staged, beats } = draft.session;
  if (staged === on) return 'nothing';
  change(draft, { staged: on, beats: { ...beats, shown: beats.performed } });
  return undefined;
}
