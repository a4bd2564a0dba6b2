/** Actions at the table: who may make them now, and who may hear what of a refusal (R10.2, R11.1). */

import type { Action, Refusal, State } from '../../engine/index.ts';
import { other, refusal, SIDES, view } from '../../engine/index.ts';
import { withLayout } from '../../map/moved.ts';
import type { Made } from '../../record/index.ts';
import {
  attempt,
  isByPeople,
  isDeclaredStep,
  isSameStep,
  passBefore,
  publicRefusal,
  segmentOf,
  stepOf,
} from '../../record/index.ts';
import type { CommandOf, Placing, TableRefusal } from '../vocabulary/commands.ts';
import { tableRefusal } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeOrders, changeRecord } from '../vocabulary/draft.ts';
import type { Session } from '../vocabulary/session.ts';
import { stateFor } from '../waiting/stateFor.ts';
import { neverMind } from './interrupt.ts';
import { carryOut, tryOut } from './perform.ts';
import { placed } from './table.ts';

type Why = Refusal | TableRefusal | undefined;

const isResponse = ({ type }: Partial<Action>): boolean => type === 'playInstant' || type === 'useAbility';

/** True if the action ends the game by the players' wish: that is possible at any time, behind any curtain. */
const endsGame = ({ type }: Action): boolean => type === 'concede' || type === 'agreeDraw';

export function act(draft: Draft, { action, next, ends, place }: CommandOf<'act'>): CommandResult {
  const { session } = draft;
  if (action.type === 'endStep' && ends && !isSameStep(ends, stepOf(session.timeline.state))) return 'nothing';
  if (next && next.side !== action.side) return tableRefusal('not-your-side');
  const { claim } = session.record.manners;
  const no = barred(session, action);
  if (no) return no;
  if (action.type === 'pass' && claim === action.side && isDeclaredStep(session.timeline.state))
    return neverMind(draft);
  const way = wayTo(session.timeline.state, action);
  if ('refusal' in way) return mayHear(session, action, false) ? way.refusal : publicRefusal(way.refusal);
  const after = next && tryOut(way[way.length - 1].state, next, 'session');
  if (action.type === 'endStep' && after?.refusal) return after.refusal;
  if (place) putFirst(draft, place);
  for (const made of way) carryOut(draft, made);
  if (claim === action.side) changeOrders(draft, { claim: null });
  const { commit } = draft.session.record;
  changeRecord(draft, {
    commit: commit?.side === action.side ? null : commit,
    held: false,
    requests: { undo: null, draw: null },
  });
  if (endsGame(action)) change(draft, { curtain: null });
  change(draft, { notDone: null });
  // One undo takes back both.
  if (next && after) follow(draft, next, after);
  return undefined;
}

/** Makes the second action of a gesture. Tells why a connection cannot be made. */
function follow(draft: Draft, next: NonNullable<CommandOf<'act'>['next']>, after: ReturnType<typeof tryOut>): void {
  const hindered = next.type === 'connect' ? hindrance(draft.session, next.side) : undefined;
  const why = hindered ?? after.refusal;
  if (!after.refusal && !hindered) carryOut(draft, after);
  else if (why && next.type === 'connect') change(draft, { notDone: { action: next, why } });
}

/** Puts a Network down for a connection that is made now. */
function putFirst(draft: Draft, place: Placing): void {
  const { record } = draft.session;
  const layout = placed(draft.session, place, true);
  if (layout) changeRecord(draft, withLayout(record, layout, segmentOf(record).actions.length));
}

/** The action as it is made in that state; for a response, after the pass of the other side, if that is due. */
function wayTo(state: State, action: Action): [...Made[], Made] | { refusal: Refusal } {
  const pass = isResponse(action) ? passBefore(state, action.side) : null;
  const passed = pass && tryOut(state, pass);
  const first = passed && !passed.refusal ? [passed] : [];
  const made = tryOut(first[0]?.state ?? state, action);
  return made.refusal ? made : [...first, made];
}

/** Why the action may not be done at this table now, whatever the rules say. */
function barred(session: Session, action: Action): TableRefusal | undefined {
  if (action.type === 'agreeDraw' && session.record.requests.draw?.by !== other(action.side))
    return tableRefusal('no-offer');
  return endsGame(action) ? undefined : hindrance(session, action.side);
}

/** The curtain or claim that keeps that side from acting now, if there is one. */
function hindrance({ curtain, record }: Session, side: unknown): TableRefusal | undefined {
  const { claim } = record.manners;
  if (curtain) return tableRefusal('curtain');
  return claim !== null && claim !== side ? tableRefusal('claimed') : undefined;
}

/** True if the asker may hear a secret: it asks inside its open hand, or about the card that it has laid open. */
function mayHear({ openHands, record }: Session, { side, ...fields }: Action, inHand: boolean): boolean {
  const { commit } = record;
  return (
    SIDES.includes(side) && ((inHand && openHands[side]) || (commit?.side === side && commit.card === cardIn(fields)))
  );
}

const cardIn = (fields: object): unknown => ('card' in fields ? fields.card : undefined);

/** Why that action would not be done, as far as the asker may know; see `ask`. */
export function askToAct(session: Session, { action, next }: CommandOf<'act'>, inHand: boolean): Why {
  const { record, timeline } = session;
  const { side } = action;
  if (SIDES.includes(side) && !isByPeople(record, side)) return tableRefusal('not-your-side');
  const state = isResponse(action) ? stateFor(session, side) : timeline.state;
  const no = refusal(mayHear(session, action, inHand) ? state : view(state, 'table'), action);
  if (no) return no;
  if (session.locked) return tableRefusal('elsewhere');
  return barred(session, action) ?? (action.type === 'endStep' && next ? refusalAfter(state, action, next) : undefined);
}

/** Why the second action cannot follow the first, as far as the table knows. */
function refusalAfter(state: State, action: Action, next: Action): Refusal | undefined {
  const made = attempt(state, action);
  return made.refusal ?? refusal(view(made.state, 'table'), next);
}

export function letResolve(draft: Draft, { side }: CommandOf<'let-resolve'>): CommandResult {
  const { waiting } = draft.session;
  if (waiting.kind !== 'ask' || waiting.side !== side) return tableRefusal('not-asked');
  return act(draft, { do: 'act', action: { type: 'pass', side } });
}
