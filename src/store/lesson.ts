/** The lesson of the open game: what it tells now, how it stands, and what its script says. */

import type { Action, GameEvent, Side, State } from '../engine/index.ts';
import { bySide, other, refusal, someActions, view } from '../engine/index.ts';
import type { Command, Consult, OpenHand, Published, Session } from '../host/index.ts';
import type { Position } from '../record/index.ts';
import { cutBefore, isByPeople, openGame, segmentOf } from '../record/index.ts';
import type { Puzzle } from '../scenario/puzzle.ts';
import type { Listener, Sight } from '../scenario/teach.ts';
import { WHOLE_GAME } from '../text/en/screens/bench.ts';
import type { Found } from './loss.ts';
import { lossAfter } from './loss.ts';
import type { Lesson, Runner } from './runner.ts';
import type { ShownLesson, ShownLoss } from './types.ts';

/** At most so many offers are looked at to know what a side can do: some of every kind. */
const MOST_OFFERS = 100;

const NOTHING: Lesson['happened'] = { table: [], genius: [], spymaster: [] };

const lessonsOf = ({ world }: Runner) => world.positions.scenarios?.lessons;

/** The lesson of a game that is opened; null if it has none. */
export function lessonOf(runner: Runner, { record }: Session): Lesson | null {
  const lessons = lessonsOf(runner);
  const { position, segments } = record;
  const open = lessons && position && lessons.open(position, segments[0].cards, segments[0].rules);
  if (!open) return null;
  const known = open.mission.side === 'both' ? runner.api.getState().preferences.told : [];
  return {
    open,
    taught: lessons.beginning(open, known),
    happened: NOTHING,
    movedBy: null,
    stands: 'on',
    loss: null,
    losses: 0,
    wentOnAt: -1,
    searched: -1,
    isSearching: false,
    answer: null,
    isProved: null,
    tried: [],
  };
}

/** A command that was done, and what came of it. */
interface Done {
  readonly command: Command;
  readonly before: Session;
  readonly after: Session;
  readonly events: readonly GameEvent[];
}

/** After a command: what happened counts from the last move of a hand on, and not if moves were taken back. */
export function heard(runner: Runner, lesson: Lesson, { command, before, after, events }: Done): Lesson {
  if (after.record.undone.length > before.record.undone.length) return takenBack(runner, lesson);
  const by = command.do === 'act' ? command.action.side : null;
  const types = events.map(({ type }) => type);
  const since = (who: Listener): readonly GameEvent['type'][] =>
    by !== null && (who === 'table' || who === by) ? types : [...new Set([...lesson.happened[who], ...types])];
  return {
    ...lesson,
    happened: { table: since('table'), genius: since('genius'), spymaster: since('spymaster') },
    movedBy: by !== null && isByPeople(after.record, by) ? by : null,
  };
}

/** After moves were taken back: what nobody has read may be told again. */
export const takenBack = (runner: Runner, lesson: Lesson): Lesson => ({
  ...lesson,
  taught: lessonsOf(runner)?.teachAgain(lesson.taught) ?? lesson.taught,
  happened: NOTHING,
  movedBy: null,
});

/** The lesson after what is published now. */
export function taught(runner: Runner, before: Lesson, published: Published): Lesson {
  const { session } = runner;
  const lessons = lessonsOf(runner);
  const { table, openHands } = published;
  if (!session || !lessons || !table) return before;
  const { open, happened } = before;
  const { side } = open.mission;
  const { movedBy } = before;
  const hands = bySide((who) => inHand(openHands[who], happened[who], movedBy === who));
  if (side === 'both') {
    const can = published.offers.map(({ type }) => type);
    const sight: Sight = { view: table, can, happened: happened.table, moved: movedBy !== null };
    return { ...before, taught: lessons.teach(open, before.taught, sight, hands) };
  }
  const seen = view(session.timeline.state, side);
  const can = [...someActions(seen, side, MOST_OFFERS)].map(({ type }) => type);
  const own: Sight = { view: seen, can, happened: happened[side], moved: movedBy === side };
  const now = segmentOf(session.record).actions.length;
  // A move that was taken back may bring the goal within reach again.
  const isBack = before.loss !== null && now < before.loss.at;
  const wentOn = isBack ? goingOn(before, now) : before;
  const stands = wentOn.stands === 'on' ? lessons.stands(open, own) : wentOn.stands;
  const after = { ...wentOn, taught: lessons.teach(open, before.taught, own, hands) };
  return stands === 'lost' && after.loss === null ? lost(runner, after) : { ...after, stands };
}

/** The lesson that goes on after so many actions, since moves were taken back. */
export const goingOn = (lesson: Lesson, count: number): Lesson => ({
  ...lesson,
  stands: 'on',
  loss: null,
  wentOnAt: count,
});

/** The lesson as it is lost now, for the first time or anew; `found` as in `lossAfter`. */
export function lost(runner: Runner, lesson: Lesson, found?: Found): Lesson {
  const { session } = runner;
  const lessons = lessonsOf(runner);
  if (!session || !lessons) return lesson;
  const count = segmentOf(session.record).actions.length;
  // Until something is done, it is lost as it was before.
  const isAnew = lesson.loss === null && count > lesson.wentOnAt;
  return {
    ...lesson,
    stands: 'lost',
    loss: lossAfter(session, lesson.open, lessons, count, found),
    losses: lesson.losses + (isAnew ? 1 : 0),
  };
}

function inHand(hand: OpenHand | null, happened: Sight['happened'], moved: boolean): Sight | null {
  if (!hand) return null;
  const { view: seen, offers, plan } = hand;
  const can = offers.map(({ type }) => type);
  const completes = plan?.met && seen.plan?.status === 'advanced' && seen.turn.step === 'plan';
  return { view: seen, can: completes ? [...can, 'completePlan'] : can, happened, moved };
}

/** What the script says to that question; null if no script answers it, or the script says nothing. */
export function scriptedMove(runner: Runner, { side, offers }: Consult): Action | null {
  const { session, lesson } = runner;
  const script = lesson?.open.script;
  const lessons = lessonsOf(runner);
  // It was written for the cards with which the lesson began.
  if (!session || !script || !lessons || session.record.segments.length > 1) return null;
  const { moves, state } = session.timeline;
  const played = moves
    .filter(({ action, automatic }) => action.side === side && !automatic)
    .map(({ action, step }) => ({ action, turn: step.turn }));
  return lessons.scripted(script.theirs, script.first, { played, offers, turn: state.turn });
}

/** What that side does now to refute a wrong try in a puzzle; null if nothing of the kind is known. */
export function refutingMove({ session, lesson }: Runner, side: Side): Action | null {
  const answer = lesson?.answer;
  if (!session || answer?.side !== side) return null;
  return refusal(session.timeline.state, answer) === undefined ? answer : null;
}

/** The index of the choice to which a lost lesson goes back; null if there is none. */
export const wayBack = ({ loss, tried }: Lesson): number | null =>
  loss?.choices.findLast((at) => !tried.includes(at)) ?? null;

/** The game before that action of its last segment. */
export function gameBefore({ record, start }: Session, at: number) {
  const cut = cutBefore(record, { segment: record.segments.length, move: at + 1 });
  return { record: cut, start, timeline: openGame(cut, start) };
}

/** What the page is told of the lesson. */
export function shownLesson(runner: Runner, lesson: Lesson): ShownLesson | null {
  const { session } = runner;
  const lessons = lessonsOf(runner);
  if (!session || !lessons) return null;
  const { open, taught: now, stands, losses } = lesson;
  const { side, brief } = open.mission;
  const { openHands } = session;
  return {
    name: open.name,
    side,
    brief,
    puzzle: open.puzzle && {
      ...puzzleShown(open.puzzle, session.timeline.state),
      isProved: provedNow(session, lesson),
    },
    stands,
    begun: !isUntouched(session),
    lost: shownLoss(lesson, lessons.deadlineOf(open.mission.lost)),
    losses,
    tip: lessons.tipOf(open, now.table),
    inHand: bySide((who) => (openHands[who] ? lessons.tipOf(open, now[who]) : null)),
    learned: stands === 'won' ? lessons.tipsShown(open, now).map(({ say, rule = null }) => ({ say, rule })) : [],
  };
}

/** What both sides know in a puzzle: hands lie open, and the order of the decks is told. */
function puzzleShown({ horizon, side }: Puzzle, { hands, decks }: State) {
  return { horizon, hand: hands[other(side)], decks: { genius: decks.genius, spymaster: decks.spymaster } };
}

/** Is its goal forced from its start? With other cards than those of its start nobody knows. */
const provedNow = ({ record }: Session, { isProved }: Lesson): boolean | null =>
  record.segments.length === 1 ? isProved : null;

function shownLoss(lesson: Lesson, deadline: number): ShownLoss | null {
  const { loss } = lesson;
  if (!loss) return null;
  const { known, choice } = loss;
  const back = known === 'open' ? null : wayBack(lesson);
  return {
    known,
    choice: known === 'open' ? null : (choice?.told ?? null),
    at: choice?.at ?? loss.at,
    until: Number.isFinite(deadline) ? deadline : null,
    reply: loss.reply,
    back: back === null ? null : back === choice?.at ? 'there' : 'earlier',
  };
}

/** True if the open game is a mission, which is begun anew rather than kept. */
export const isMission = ({ lesson }: Runner): boolean => lesson !== null && lesson.open.mission.side !== 'both';

/** True if nobody goes on with the open game: it is a mission that is won, or in which nothing has been done. */
export function isSpent(runner: Runner): boolean {
  const { session, lesson } = runner;
  // What another tab plays is that tab's to keep.
  if (!session || session.locked || !isMission(runner)) return false;
  return lesson?.stands === 'won' || isUntouched(session);
}

const isUntouched = ({ record, timeline }: Session): boolean =>
  record.segments.length === 1 && timeline.moves.every(({ automatic }) => automatic);

/** A new game that tells what a guided one has not told yet; null if there is nothing left. */
export function furtherTips(runner: Runner): Position | null {
  const { session, lesson, api } = runner;
  const lessons = lessonsOf(runner);
  if (!session || !lessons || lesson?.open.mission.side !== 'both') return null;
  const { told } = api.getState().preferences;
  const { mission } = lesson.open;
  const isUntold = (key: string | undefined): boolean => key !== undefined && !told.includes(key);
  const isLeft = (mission.tips ?? []).some((tip) => isUntold(lessons.keyOf(tip)));
  return isLeft ? { name: lesson.open.name, mission: { ...mission, brief: WHOLE_GAME } } : null;
}

/** What a guided game has told, for the next one. A mission tells its own again each time. */
export function keysTold(runner: Runner, { open, taught: now }: Lesson): readonly string[] {
  return open.mission.side === 'both' ? (lessonsOf(runner)?.keysTold(open, now) ?? []) : [];
}
