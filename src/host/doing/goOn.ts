/** Carries the game on after a command: does all that needs no decision, and stops where somebody is waited for. */

import type { Side } from '../../engine/index.ts';
import { awaiting, reuse } from '../../engine/index.ts';
import { botsOf, changeCards, hasBot, isAtRest, loneSide, rulesFor } from '../../record/index.ts';
import { tableView } from '../views/tableView.ts';
import type { Draft } from '../vocabulary/draft.ts';
import { change, changeGame, changeOrders, changeRecord } from '../vocabulary/draft.ts';
import type { Session } from '../vocabulary/session.ts';
import { isRecalling, isShown } from '../vocabulary/session.ts';
import type { Waiting } from '../vocabulary/waiting.ts';
import type { Decision } from '../waiting/decide.ts';
import { decide } from '../waiting/decide.ts';
import { handOver, seatedAlone } from './curtain.ts';
import { assignNoted } from './notes.ts';
import { hasResponse, pauseOf } from './opponent.ts';
import { isDeserted, keepStep, passStep } from './passStep.ts';
import { perform } from './perform.ts';
import { sneakAsOrdered } from './sneakOn.ts';

/** Goes on until somebody is asked. Sets `waiting` of the session to what is waited for. */
export function goOn(draft: Draft): void {
  for (;;) {
    takeNextCards(draft);
    stopAfterStep(draft);
    if (!isHeld(draft.session) && (assignNoted(draft) || sneakAsOrdered(draft))) continue;
    const { session } = draft;
    const { record, timeline } = session;
    const decision = decide(tableView(timeline.state), record.manners, record.settings.grace, {
      held: isHeld(session),
      seated: seatedAlone(session),
      bots: botsOf(record),
      idle: idleSide(session),
    });
    if (decision.do === 'claim') holdFor(draft, decision.side);
    else if (decision.do === 'end' && !isDeserted(timeline)) passStep(draft);
    else if (decision.do === 'pass') {
      if (passDue(draft)) continue;
      // Somebody must take the move back, or let the pass be tried again.
      changeRecord(draft, { held: true });
      change(draft, { waiting: { kind: 'held' } });
      return;
    } else {
      const waiting = waitingFor(draft, decision);
      const { burned } = session;
      const burns = BURNING.includes(waiting.kind);
      change(draft, {
        waiting: reuse(draft.session.waiting, waiting),
        burned: burns ? timeline.state.turn.number : burned,
      });
      return;
    }
  }
}

/** Untimed, both sides are asked where else a bar burns. */
const BURNING: readonly Waiting['kind'][] = ['grace', 'passing', 'oks'];

function waitingFor({ session, now }: Draft, decision: Exclude<Decision, { do: 'claim' | 'pass' }>): Waiting {
  if (decision.do === 'wait') return decision.waiting;
  // What a side has missed is shown first, and only then goes on.
  const shortly = isRecalling(session) ? null : now;
  if (decision.do === 'bar') {
    const startedAt = decision.fuse === 'short' ? shortly : isShown(session) ? now : null;
    return { kind: 'grace', startedAt, ms: decision.ms };
  }
  if (decision.do === 'think')
    return { kind: 'thinking', side: decision.side, startedAt: now, ms: pauseOf(session.timeline.state) };
  const { side, step } = session.timeline.state.turn;
  if (decision.do === 'end' || isDeserted(session.timeline)) return { kind: 'none' };
  return { kind: 'passing', side, step, startedAt: shortly, ms: decision.ms };
}

/** Holds the game again once the bots have made the one move that they were let make. */
function stopAfterStep(draft: Draft): void {
  const { stepping, beats, timeline } = draft.session;
  if (stepping === null || beats.performed === stepping || awaiting(timeline.state).kind === 'respond') return;
  change(draft, { stepping: null });
  changeRecord(draft, { held: true });
}

/** The side of the only person at the table, if it has nothing to respond with. Null if two people play. */
function idleSide(session: Session): Side | null {
  const side = loneSide(session.record);
  return side && awaiting(session.timeline.state).kind === 'respond' && !hasResponse(session, side) ? side : null;
}

/** True if the bar is held: by a tap, a curtain, an open request, or something that the page shows over it. */
export const isHeld = ({ record, curtain, telling }: Session): boolean =>
  record.held ||
  curtain !== null ||
  record.requests.undo !== null ||
  record.requests.draw !== null ||
  (telling && (hasBot(record) || coversBar(record.settings.grace)));

/** True if a bar could run out unseen. Without a bar, nothing that is shown over the table holds the game up. */
const coversBar = (grace: Session['record']['settings']['grace']): boolean => grace !== 0 && grace !== 'untimed';

/** Holds a step that this side asked for beforehand: it becomes the side's claim. */
function holdFor(draft: Draft, side: Side): void {
  if (awaiting(draft.session.timeline.state).kind === 'act') keepStep(draft);
  const { holdNext } = draft.session.record.manners;
  changeOrders(draft, { claim: side, holdNext: { ...holdNext, [side]: false }, sneakOn: null });
  handOver(draft, side);
}

/** Passes for the side that is due. False if that is not possible. */
function passDue(draft: Draft): boolean {
  const { side } = awaiting(draft.session.timeline.state);
  return side !== null && perform(draft, { type: 'pass', side }) === undefined;
}

/** The bar has ended: both sides pass. If they cannot, the game is held until somebody lets it go on. */
export function endBar(draft: Draft): void {
  while (passDue(draft)) if (draft.session.timeline.state.passes === 0) return;
  changeRecord(draft, { held: true });
}

/** Brings changed cards into the game once nothing waits to be resolved. A game that is over takes none. */
function takeNextCards(draft: Draft): void {
  const { nextCards, timeline, record } = draft.session;
  if (!nextCards) return;
  if (timeline.state.winner !== null) {
    change(draft, { nextCards: null });
    draft.todo.push({ do: 'untell-cards' });
    return;
  }
  if (!isAtRest(timeline.state)) {
    draft.todo.push({ do: 'tell-cards', what: { why: 'wait' } });
    return;
  }
  change(draft, { nextCards: null });
  draft.todo.push({ do: 'untell-cards' });
  const changed = changeCards(draft.session, nextCards.set, rulesFor(nextCards.rules, record.settings.preset));
  if (changed.vanished) draft.todo.push({ do: 'tell-cards', what: { why: 'vanished', ...changed.vanished } });
  else changeGame(draft, changed.game);
}
