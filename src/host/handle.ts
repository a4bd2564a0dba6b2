/** The one door to a session: takes a command, and gives the session after it and what its owner has to do. */

import type { Refusal } from '../engine/index.ts';
import { PEOPLE } from '../record/index.ts';
import { act, askToAct, letResolve } from './doing/act.ts';
import { hold, ok, release, shown, stage, step, tell, timeUp } from './doing/bar.ts';
import { liftCurtain, stayInSeat } from './doing/curtain.ts';
import { goOn } from './doing/goOn.ts';
import { carry, closeHand, closeHands, commit, openHand, takeBack } from './doing/hands.ts';
import { claim, holdNext, neverMind, setYield } from './doing/interrupt.ts';
import { noteAssignment } from './doing/notes.ts';
import { onceMore } from './doing/onceMore.ts';
import { answer, questionOf } from './doing/opponent.ts';
import { agreeDraw, agreeUndo, askUndo, declineDraw, declineUndo, offerDraw, undo } from './doing/requests.ts';
import { sneakOn } from './doing/sneakOn.ts';
import { lock, nextCards, place, set, takeGround, takeSeat, unlock } from './doing/table.ts';
import { askHint, hint, keepHint, withdrawHint } from './sight/hint.ts';
import { withNewcomers } from './views/frames.ts';
import type { Command, Do, Envelope, TableRefusal, Todo } from './vocabulary/commands.ts';
import { sideOf, tableRefusal } from './vocabulary/commands.ts';
import type { Draft, Run } from './vocabulary/draft.ts';
import { change } from './vocabulary/draft.ts';
import type { Beat, Session } from './vocabulary/session.ts';
import { PATIENCE } from './vocabulary/session.ts';

/** How each command is done. */
const COMMANDS: { readonly [D in Do]: Run<D> } = {
  act,
  'note-assignment': noteAssignment,
  'sneak-on': sneakOn,
  'let-resolve': letResolve,
  'open-hand': openHand,
  'close-hand': closeHand,
  'close-hands': closeHands,
  carry,
  commit,
  'take-back': takeBack,
  claim,
  'never-mind': neverMind,
  'hold-next': holdNext,
  yield: setYield,
  hold,
  release,
  step,
  ok,
  tell,
  'time-up': timeUp,
  'lift-curtain': liftCurtain,
  'stay-in-seat': stayInSeat,
  undo,
  'ask-undo': askUndo,
  'agree-undo': agreeUndo,
  'decline-undo': declineUndo,
  'offer-draw': offerDraw,
  'agree-draw': agreeDraw,
  'decline-draw': declineDraw,
  set,
  place,
  ground: takeGround,
  seat: takeSeat,
  'ask-hint': askHint,
  'withdraw-hint': withdrawHint,
  hint,
  answer,
  stage,
  shown,
  'once-more': onceMore,
  cards: nextCards,
  lock,
  unlock,
};

/** The commands that a tab still does when it may only watch. */
const WHILE_LOCKED: readonly Do[] = ['close-hand', 'close-hands', 'tell', 'cards', 'unlock'];

export interface Handled {
  session: Session;
  /** One beat for each action that was performed. */
  beats: readonly Beat[];
  todo: readonly Todo[];
  /** Why the command was not done. The session is then the same value as before. */
  refusal?: Refusal | TableRefusal;
}

/**
 * Does a command. `now`: milliseconds of a clock. Pure: the same session, command and time give the same result. The
 * session stays the same value if the command has nothing to do, or answers a question that is over.
 */
export function handle(session: Session, command: Command & Envelope, now: number): Handled {
  const untouched: Handled = { session, beats: [], todo: [] };
  if (command.question !== undefined && command.question !== session.question) return untouched;
  const barred = barrier(session, command);
  if (barred) return { ...untouched, refusal: barred };
  const draft: Draft = { session, now, beats: [], todo: [] };
  const result = (COMMANDS[command.do] as Run<Do>)(draft, command as never);
  if (result === 'nothing') return untouched;
  if (result && result !== 'quiet') return { ...untouched, refusal: result };
  if (result !== 'quiet') goOn(draft);
  return finish(session, draft);
}

/**
 * Says why a command would not be done, and changes nothing. Undefined: the asker may know of nothing against it. The
 * asker may know what the table knows. `inHand`: the answer stands in the hand that the side looks into, and only there,
 * so it may tell what the side sees (R10.2).
 */
export const ask = (session: Session, command: Command, inHand = false): Handled['refusal'] =>
  command.do === 'act' ? askToAct(session, command, inHand) : handle(session, command, 0).refusal;

/** Why the command may not be done now: by anybody, or by this source. */
function barrier({ locked, record }: Session, command: Command & Envelope): TableRefusal | undefined {
  if (locked && !WHILE_LOCKED.includes(command.do)) return tableRefusal('elsewhere');
  const side = sideOf(command);
  const isOthers = side !== undefined && record.sources[side] !== (command.from ?? PEOPLE);
  return isOthers ? tableRefusal('not-your-side') : undefined;
}

/** Numbers the question, and says what to do about time and storage. */
function finish(before: Session, draft: Draft): Handled {
  const { waiting, timeline, record, locked } = draft.session;
  if (timeline !== before.timeline) keepHint(draft, before);
  if (waiting !== before.waiting || timeline !== before.timeline) change(draft, { question: before.question + 1 });
  const { question } = draft.session;
  if (waiting !== before.waiting) draft.todo.push(timeOf(draft, question));
  const consult = waiting !== before.waiting && !locked && questionOf(draft.session);
  if (consult) draft.todo.push({ do: 'consult', what: consult });
  if (record !== before.record && !locked) draft.todo.push({ do: 'save' });
  return { session: draft.session, beats: withNewcomers(draft.beats, record.layout), todo: draft.todo };
}

function timeOf({ session: { waiting } }: Draft, question: number): Todo {
  if (!('startedAt' in waiting)) return { do: 'stop-waiting' };
  const isForShow = waiting.startedAt === null || ('over' in waiting && waiting.over);
  return { do: 'wait', ms: isForShow ? PATIENCE : waiting.ms, question };
}
