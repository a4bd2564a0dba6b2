/** Requests of one side to the other: to take a move back, or to end the game in a draw. */

import { other } from '../../engine/index.ts';
import type { Requests } from '../../record/index.ts';
import { canUndo, hasBot, undoLast } from '../../record/index.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import { tableRefusal } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeGame, changeRecord } from '../vocabulary/draft.ts';
import { act } from './act.ts';
import { hidePlans } from './curtain.ts';
import { coverDeck } from './hands.ts';

const changeRequests = (draft: Draft, requests: Partial<Requests>): void =>
  changeRecord(draft, { requests: { ...draft.session.record.requests, ...requests } });

function takeMoveBack(draft: Draft): CommandResult {
  changeGame(draft, undoLast(draft.session));
  change(draft, { notDone: null, recap: null });
  const { seen, timeline } = draft.session;
  const atMost = (count: number) => Math.min(count, timeline.log.length);
  change(draft, { seen: { genius: atMost(seen.genius), spymaster: atMost(seen.spymaster) } });
  const { record, filesRead } = draft.session;
  const hindsight = record.hindsight || filesRead;
  changeRecord(draft, { held: false, hindsight, requests: { undo: null, draw: null } });
  hidePlans(draft);
  coverDeck(draft);
  return undefined;
}

export function undo(draft: Draft, { side }: CommandOf<'undo'>): CommandResult {
  const { free, side: mover } = canUndo(draft.session);
  return free && (side === undefined || side === mover) ? takeMoveBack(draft) : 'nothing';
}

export function askUndo(draft: Draft, { side }: CommandOf<'ask-undo'>): CommandResult {
  const { side: mover, free } = canUndo(draft.session);
  if (mover === null) return 'nothing';
  const { record } = draft.session;
  if (hasBot(record)) {
    changeRecord(draft, { hindsight: record.hindsight || !free });
    return takeMoveBack(draft);
  }
  changeRequests(draft, { undo: { by: side } });
  return undefined;
}

export const agreeUndo = (draft: Draft, { side }: CommandOf<'agree-undo'>): CommandResult =>
  draft.session.record.requests.undo?.by === other(side) ? takeMoveBack(draft) : 'nothing';

export function declineUndo(draft: Draft): CommandResult {
  if (!draft.session.record.requests.undo) return 'nothing';
  changeRequests(draft, { undo: null });
  return undefined;
}

export function offerDraw(draft: Draft, { side }: CommandOf<'offer-draw'>): CommandResult {
  if (draft.session.timeline.state.winner !== null) return 'nothing';
  if (hasBot(draft.session.record)) return tableRefusal('no-draw');
  changeRequests(draft, { draw: { by: side } });
  return undefined;
}

export const agreeDraw = (draft: Draft, { side }: CommandOf<'agree-draw'>): CommandResult =>
  act(draft, { do: 'act', action: { type: 'agreeDraw', side } });

export function declineDraw(draft: Draft): CommandResult {
  if (!draft.session.record.requests.draw) return 'nothing';
  changeRequests(draft, { draw: null });
  return undefined;
}
