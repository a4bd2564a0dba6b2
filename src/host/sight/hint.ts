/** A hint: what a strong bot would do, asked for by the side that decides, and told only in its open hand (R10). */

import type { Action, Side } from '../../engine/index.ts';
import { ACTIONS, awaiting, refusal, view } from '../../engine/index.ts';
import type { Timeline } from '../../record/index.ts';
import { isByPeople } from '../../record/index.ts';
import { seenBy } from '../doing/opponent.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import { tableRefusal } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeRecord } from '../vocabulary/draft.ts';
import type { Session } from '../vocabulary/session.ts';
import { stateFor } from '../waiting/stateFor.ts';

/** The name of the bot that gives hints, as a source. */
export const ADVISER = 'adviser';

/** The milliseconds that it may think. Somebody waits for it. */
const TIME = 250;

/** The side of people that has to decide something now; null if there is none. */
export function decider({ waiting, timeline, curtain, record }: Session): Side | null {
  if (curtain) return null;
  const side =
    waiting.kind === 'ask' || waiting.kind === 'claimed'
      ? waiting.side
      : waiting.kind === 'none'
        ? awaiting(timeline.state).side
        : null;
  return side && isByPeople(record, side) ? side : null;
}

/** Asks for a hint. The asking is public and saved. The hint itself is neither. */
export function askHint(draft: Draft, { side }: CommandOf<'ask-hint'>): CommandResult {
  const { record, openHands, hint, question } = draft.session;
  if (!record.hints) return tableRefusal('no-hints');
  if (!openHands[side] || decider(draft.session) !== side) return tableRefusal('not-asked');
  if (hint?.side === side && hint.question === question) return 'nothing';
  changeRecord(draft, { hinted: { ...record.hinted, [side]: record.hinted[side] + 1 } });
  change(draft, { hint: { side, question, advice: null } });
  const state = stateFor(draft.session, side);
  draft.todo.push({ do: 'consult', what: { side, source: ADVISER, ms: TIME, question, ...seenBy(state, side) } });
  return 'quiet';
}

/** Puts the hint of that side away. */
export function withdrawHint(draft: Draft, { side }: CommandOf<'withdraw-hint'>): CommandResult {
  if (draft.session.hint?.side !== side) return 'nothing';
  change(draft, { hint: null });
  return 'quiet';
}

/** After a move: a hint goes when its side has made a move, this one or another, or when it can no longer be done. */
export function keepHint(draft: Draft, { timeline: before }: Session): void {
  const { hint: given, timeline } = draft.session;
  if (given && !stays(given, before, timeline)) change(draft, { hint: null });
}

function stays({ advice, side }: NonNullable<Session['hint']>, before: Timeline, { state, moves }: Timeline): boolean {
  if (advice === null || advice === 'none' || !namesCard(advice.action)) return false;
  const hasMoved = moves.slice(before.moves.length).some(({ action }) => action.side === side && !isAnswer(action));
  if (hasMoved || state.turn.side !== side) return false;
  const { kind } = awaiting(state);
  return kind === 'respond' || !refusal(view(state, side), advice.action);
}

/** Not a move of its own: it answers what the other side does meanwhile. */
const isAnswer = ({ type }: Action): boolean => type === 'pass' || type === 'choose';

/** An action that names no card is another one in the next position, though it reads the same. */
const namesCard = ({ type }: Action): boolean =>
  type !== 'choose' && type !== 'choosePlan' && Object.values(ACTIONS[type].fields).some((shape) => shape === 'card');

export function hint(draft: Draft, { advice }: CommandOf<'hint'>): CommandResult {
  const { hint: asked } = draft.session;
  if (!asked || asked.question !== draft.session.question) return 'nothing';
  change(draft, { hint: { ...asked, advice } });
  return 'quiet';
}
