/** Requests of one side to the other: to take a move back, or to end the game in a draw. */

import { other } from '../../engine/index.ts';
import type { Requests } from '../../record/index.ts';
import { canUndo, hasBot, undoLast } from '../../record/index.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import { tableRefusal } from '../vocabulary/commands.ts';
import type { CommandResult, Work } from '../vocabulary/work.ts';
import { change, changeGame, changeRecord } from '../vocabulary/work.ts';
import { act } from './act.ts';
import { hidePlans } from './curtain.ts';

const changeRequests = (work: Work, requests: Partial<Requests>): void =>
  changeRecord(work, { requests: { ...work.session.record.requests, ...requests } });

function takeMoveBack(work: Work): CommandResult {
  changeGame(work, undoLast(work.session));
  change(work, { notDone: null, recap: null });
  const { seen, timeline } = work.session;
  const atMost = (count: number) => Math.min(count, timeline.log.length);
  change(work, { seen: { genius: atMost(seen.genius), spymaster: atMost(seen.spymaster) } });
  changeRecord(work, { held: false, requests: { undo: null, draw: null } });
  hidePlans(work);
  return undefined;
}

export function undo(work: Work, { side }: CommandOf<'undo'>): CommandResult {
  const { free, side: mover } = canUndo(work.session);
  return free && (side === undefined || side === mover) ? takeMoveBack(work) : 'nothing';
}

export function askUndo(work: Work, { side }: CommandOf<'ask-undo'>): CommandResult {
  const { side: mover, free } = canUndo(work.session);
  if (mover === null) return 'nothing';
  const { record } = work.session;
  if (hasBot(record)) {
    changeRecord(work, { hindsight: record.hindsight || !free });
    return takeMoveBack(work);
  }
  changeRequests(work, { undo: { by: side } });
  return undefined;
}

export const agreeUndo = (work: Work, { side }: CommandOf<'agree-undo'>): CommandResult =>
  work.session.record.requests.undo?.by === other(side) ? takeMoveBack(work) : 'nothing';

export function declineUndo(work: Work): CommandResult {
  if (!work.session.record.requests.undo) return 'nothing';
  changeRequests(work, { undo: null });
  return undefined;
}

export function offerDraw(work: Work, { side }: CommandOf<'offer-draw'>): CommandResult {
  if (work.session.timeline.state.winner !== null) return 'nothing';
  if (hasBot(work.session.record)) return tableRefusal('no-draw');
  changeRequests(work, { draw: { by: side } });
  return undefined;
}

export const agreeDraw = (work: Work, { side }: CommandOf<'agree-draw'>): CommandResult =>
  act(work, { do: 'act', action: { type: 'agreeDraw', side } });

export function declineDraw(work: Work): CommandResult {
  if (!work.session.record.requests.draw) return 'nothing';
  changeRequests(work, { draw: null });
  return undefined;
}
