/** Who has the device, and the curtain: it falls when the device is passed on, and before a secret choice. */

import type { BySide, Side, State } from '../../engine/index.ts';
import { awaiting, bySide, other } from '../../engine/index.ts';
import type { Game, LogEntry } from '../../record/index.ts';
import { frozen, hasBot, loneSide, segmentOf } from '../../record/index.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeOrders } from '../vocabulary/draft.ts';
import type { Curtain, Session } from '../vocabulary/session.ts';
import { CLOSED, isShown, newSession } from '../vocabulary/session.ts';

/** True if only one side at a time sees the device. */
export const isPassedOn = ({ record }: Session): boolean => record.settings.seating === 'one-side' && !hasBot(record);

/** The side that has the device to itself for now; null where the device is not passed on. */
export const seatedAlone = (session: Session): Side | null => (isPassedOn(session) ? session.seated : null);

/** The side that has the device to itself: for now, or because a bot plays the other side. Null if there is none. */
export const aloneWithIt = (session: Session): Side | null => loneSide(session.record) ?? seatedAlone(session);

/** The number of log entries that each side has been shown, once all of them are shown to who has the device. */
export function seenBy(session: Session): BySide<number> {
  const { record, timeline, curtain, seated } = session;
  const all = timeline.log.length;
  const looks = (side: Side): boolean => !curtain && isShown(session) && (!isPassedOn(session) || seated === side);
  return bySide((side) => (looks(side) ? all : Math.min(record.seen[side], all)));
}

function fall(draft: Draft, curtain: Curtain): void {
  change(draft, { curtain, recap: null, openHands: CLOSED });
}

/** Lets the curtain fall if the device is passed on, and the other side has it. True if it falls. */
export function handOver(draft: Draft, side: Side): boolean {
  const { session } = draft;
  if (!isPassedOn(session) || session.seated === side) return false;
  const { seated, seen, timeline } = session;
  if (seated) change(draft, { seen: { ...seen, [seated]: timeline.log.length } });
  fall(draft, { for: side, why: 'hand', since: seen[side] });
  return true;
}

/** Lets the curtain fall for a secret choice of a plan (R3.1), and before each turn where the device is passed on. */
export function fallAfter(draft: Draft, before: Session['timeline']): void {
  const { session } = draft;
  const { log, state } = session.timeline;
  const { turn, offered, winner } = state;
  const turned = turn.number !== before.state.turn.number && winner === null;
  if (turned) {
    const seen = log.findLastIndex((entry) => entry.turn < turn.number) + 1;
    change(draft, { seen: { ...session.seen, [aloneWithIt(session) ?? other(turn.side)]: seen } });
  }
  const since = draft.session.seen;
  if (hasBot(session.record)) return;
  if (offered.length > 0 && before.state.offered.length === 0)
    fall(draft, { for: 'genius', why: 'plan', since: isPassedOn(session) ? since.genius : fateOfPlan(log) });
  else if (turned && isPassedOn(session)) fall(draft, { for: turn.side, why: 'turn', since: since[turn.side] });
}

/** The index of the log entry that says what became of the last Evil Plan; the log's length before the first plan. */
function fateOfPlan(log: readonly LogEntry[]): number {
  const fate = log.findLastIndex(
    (entry) => entry.kind === 'event' && (entry.event.type === 'planCompleted' || entry.event.type === 'thwarted'),
  );
  return fate < 0 ? log.length : fate;
}

/** Lets the curtain fall if the Genius has plans to choose from again. */
export function hidePlans(draft: Draft): void {
  const { offered } = draft.session.timeline.state;
  if (offered.length > 0 && !hasBot(draft.session.record))
    fall(draft, { for: 'genius', why: 'plan', since: draft.session.timeline.log.length });
}

export function liftCurtain(draft: Draft): CommandResult {
  const { curtain, seen, timeline } = draft.session;
  if (!curtain) return 'nothing';
  change(draft, { curtain: null, seated: curtain.for, seen: { ...seen, [curtain.for]: timeline.log.length } });
  if (isToldAgain(draft.session, curtain)) tellAgain(draft, curtain);
  return undefined;
}

/**
 * True if a page shows again what the curtain tells. If the device is not passed on, both sides have seen what became
 * of a plan.
 */
const isToldAgain = (session: Session, { why, since }: Curtain): boolean =>
  session.staged && since < session.timeline.log.length && (why !== 'plan' || isPassedOn(session));

/** Lets the page show what that side has missed. Bars wait for this as they wait for a beat. */
function tellAgain(draft: Draft, { for: side, since }: Curtain): void {
  const { beats, record } = draft.session;
  const number = beats.performed + 1;
  const { length: actions } = segmentOf(record).actions;
  change(draft, { recap: { for: side, number, since, actions }, beats: { ...beats, performed: number } });
}

export function stayInSeat(draft: Draft): CommandResult {
  const { curtain, record } = draft.session;
  if (curtain?.why !== 'hand') return 'nothing';
  if (record.manners.claim === curtain.for) changeOrders(draft, { claim: null });
  change(draft, { curtain: null });
  return undefined;
}

/** The side that decides now. Once the game is over: the side whose turn it was. */
const asked = (state: State): Side => awaiting(state).side ?? state.turn.side;

/** The session of a new game. Its first curtain is for a secret choice of a plan, or for the side that decides. */
export function begun(game: Game): Session {
  const { state, log } = game.timeline;
  return behind(game, { for: asked(state), why: state.offered.length > 0 ? 'plan' : 'resume', since: log.length });
}

/**
 * A session that takes a game up again, behind a curtain that tells what happened since the turn before and was not
 * seen.
 */
export function resumed(game: Game): Session {
  const { state, log } = game.timeline;
  if (state.winner !== null) return behind(game, null);
  const turns = log.findIndex((entry) => entry.turn >= state.turn.number - 1);
  const side = loneSide(game.record) ?? asked(state);
  const since = turns < 0 ? log.length : Math.max(turns, Math.min(game.record.seen[side], log.length));
  return { ...behind(game, { for: asked(state), why: 'resume', since }), opened: since };
}

function behind({ record, timeline, start }: Game, curtain: Curtain | null): Session {
  const session = newSession(record, frozen(timeline), start);
  if (hasBot(record)) return session;
  const seen = curtain?.since ?? timeline.log.length;
  return { ...session, curtain, seen: { genius: seen, spymaster: seen } };
}
