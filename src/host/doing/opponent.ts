/** A bot's decision: the pause after which it is made, and what came of it (R9.1, R10.2). */
import type { Action, ReadonlyState, Side, State } from '../../engine/index.ts';
import { awaiting, legalActions, refusal, someActions, view } from '../../engine/index.ts';
import type { CommandOf, Consult } from '../vocabulary/commands.ts';
import { tableRefusal } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeRecord } from '../vocabulary/draft.ts';
import type { Session, Thought } from '../vocabulary/session.ts';
import { isShown, PATIENCE } from '../vocabulary/session.ts';
import { stateFor } from '../waiting/stateFor.ts';
import { perform } from './perform.ts';

/**
 * The milliseconds from a question to a bot's answer. A bot takes as long whatever it holds, so its time tells nothing
 * (R10.2).
 */
export const PAUSE = 600;
/** The same for a move of its own, which people want to follow. The page shows meanwhile what led to it. */
export const PAUSE_OF_MOVES = 1000;

/** The milliseconds that a bot pauses before its next decision. Assignments are many, and quickly understood. */
export function pauseOf(state: ReadonlyState): number {
  return awaiting(state).kind === 'act' && state.turn.step !== 'assign' ? PAUSE_OF_MOVES : PAUSE;
}

/** A bot thinks for so many milliseconds less than it pauses. */
const SPARE = 100;

/**
 * True if that side could respond now, or once the other side has passed. This looks into the hand. So it is asked only
 * of a person against a bot: the bot learns nothing from how long the person is waited for.
 */
export function hasResponse(session: Session, side: Side): boolean {
  const state = stateFor(session, side);
  for (const _ of legalActions(state, side, (type) => type !== 'playInstant' && type !== 'useAbility')) return true;
  return false;
}

/**
 * At most so many offers are listed for a hand or a bot. If there are more, some of every kind are listed: a hand of
 * twenty cards can be discarded in a million ways.
 */
export const MOST_OFFERS = 5000;

/** What has come of the question that is open now. */
const thoughtOf = ({ thought, question }: Session): Thought =>
  thought.question === question ? thought : { question, answer: null, over: false };

/**
 * A bot answers the question that it was asked. The answer is carried out when the pause has ended, and all that led to
 * the question has been shown.
 */
export function answer(draft: Draft, { side, action }: CommandOf<'answer'>): CommandResult {
  const { waiting } = draft.session;
  if (waiting.kind !== 'thinking' || waiting.side !== side || action.side !== side) return tableRefusal('not-asked');
  const no = refusal(draft.session.timeline.state, action);
  if (no) return no;
  const thought = thoughtOf(draft.session);
  change(draft, { thought: { ...thought, answer: action } });
  return playOnTime(draft);
}

/** The pause of a bot has ended. If it ends a second time, the page took too long to show what led to the question. */
export function pauseOver(draft: Draft): CommandResult {
  const { session } = draft;
  const { beats, question } = session;
  const thought = thoughtOf(session);
  if (thought.over) change(draft, { beats: { ...beats, shown: beats.performed } });
  else {
    change(draft, { thought: { ...thought, over: true } });
    if (!isShown(session)) draft.todo.push({ do: 'wait', ms: PATIENCE, question });
  }
  return playOnTime(draft);
}

/** Carries the bot's answer out, if it is there and its time has come. */
export function playOnTime(draft: Draft): CommandResult {
  const { session } = draft;
  const { answer, over } = thoughtOf(session);
  return answer && over && isShown(session) ? playAnswer(draft, answer) : 'quiet';
}

/** Carries the answer out. If that is not possible, the game is held until somebody lets it be tried again. */
function playAnswer(draft: Draft, action: Action): CommandResult {
  if (perform(draft, action)) changeRecord(draft, { held: true });
  return undefined;
}

/**
 * The question that a bot is asked now: its side's view and offers, and the time that it may think. Null if none is
 * asked.
 */
export function questionOf({ waiting, record, timeline, question }: Session): Consult | null {
  if (waiting.kind !== 'thinking') return null;
  const { side, ms } = waiting;
  return { side, source: record.sources[side], ms: ms - SPARE, question, ...seenBy(timeline.state, side) };
}

/** What a bot in the seat of that side is told: its view and its offers. */
export function seenBy(state: State, side: Side): Pick<Consult, 'view' | 'offers'> {
  return { view: view(state, side), offers: [...someActions(state, side, MOST_OFFERS)] };
}
