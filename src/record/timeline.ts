/** A record, played to its end: where the game stands, the moves that undo must know of, and the log. */
import { freeze } from 'immer';
import type { Action, GameEvent, State } from '../engine/index.ts';
import { awaiting, viewEvents } from '../engine/index.ts';
import { isDeclaredStep } from './declared.ts';
import type { LogEntry } from './log.ts';
import { writeLog } from './log.ts';
import type { GameRecord, Undone } from './record.ts';
import type { StepOfTurn } from './stepOfTurn.ts';
import { stepOf } from './stepOfTurn.ts';
import type { Begun, Break, Made, Played } from './steps.ts';
import { stepsFrom, stepsOf } from './steps.ts';
import { toldOnce } from './toldOnce.ts';

/** An action, with what undo must know of it. */
export interface Move {
  action: Action;
  /** Nobody made it by hand: a pass on a declared step, on the side's own announcement or on a cancelled card, or a
   * move of the session. */
  automatic: boolean;
  /** The step in which it was made. */
  step: StepOfTurn;
  /** The action revealed or drew something hidden, or left something to chance. */
  revealing: boolean;
  /** The number of passes in a row after it. 1: the top of the stack still waits. */
  passes: number;
}

/** The game as it stands now. */
export interface Timeline {
  state: State;
  /** The moves of the current segment. */
  moves: Move[];
  log: LogEntry[];
}

/** `unfit`: moves that were taken back and cannot be made any more; nothing of the game depends on them. */
export type Replayed = { timeline: Timeline; unfit: readonly Undone[] } | { broken: Break };

const REVEALING: ReadonlySet<GameEvent['type']> = new Set([
  'plansOffered',
  'planRevealed',
  'reshuffled',
  'revealed',
  'looked',
]);

const isAutomatic = (before: State, action: Action): boolean =>
  action.type === 'pass' &&
  (before.stack.at(-1)?.side === action.side || before.stack.at(-1)?.cancelled === true || isDeclaredStep(before));

/** What is told of an action: each event that the table saw once, and no pass that nobody made by hand. */
export const toldOf = (before: State, action: Action, seen: readonly GameEvent[]): GameEvent[] =>
  toldOnce(seen).filter(({ type }) => type !== 'passed' || !isAutomatic(before, action));

/** The move that an action made. `events`: what the table saw. */
export function asMove(before: State, action: Action, after: State, events: readonly GameEvent[]): Move {
  return {
    action,
    step: stepOf(before),
    automatic: isAutomatic(before, action),
    revealing:
      events.some((e) => REVEALING.has(e.type) || (e.type === 'drawn' && e.cards.length > 0)) ||
      action.type === 'concede' ||
      action.type === 'agreeDraw' ||
      before.random.some((n, i) => n !== after.random[i]),
    passes: after.passes,
  };
}

/** A made action as a move, and what is told of it. */
export function moveOf({ before, action, by, state, events }: Made): { move: Move; events: GameEvent[] } {
  const seen = viewEvents(events, 'table');
  const move = asMove(before, action, state, seen);
  return {
    move: by === 'session' ? { ...move, automatic: true } : move,
    events: toldOf(before, action, seen),
  };
}

/** A step of a record, as the log has told it. `move`: null where a part of the game begins. */
export type ToldStep = { readonly step: Begun | Played; readonly move: Move | null } | { readonly broken: Break };

/**
 * The steps of a record. Each comes when the log holds what is told of it and of what was taken back after it. `unfit`
 * gets the moves that were taken back and cannot be made any more. `viewer`: whose log it is; null: it tells what was
 * hidden too. The record's card sets are registered.
 */
export function* toldSteps(
  record: GameRecord,
  start: State | null,
  log: ReturnType<typeof writeLog>,
  unfit: Undone[] = [],
  viewer: 'table' | null = 'table',
): Generator<ToldStep, void> {
  const seen = (events: readonly GameEvent[]) => (viewer ? viewEvents(events, viewer) : events);
  const { segments, undone } = record;
  unfit.push(...undone.filter(({ segment, at }) => at > (segments[segment]?.actions.length ?? at)));
  const tellUndone = (now: State, segment: number, at: number): void => {
    for (const one of undone) {
      if (one.segment !== segment || one.at !== at) continue;
      const events = seenOf(now, one);
      if (events) log.undone(segment, at, now, one.by, events);
      else unfit.push(one);
    }
  };
  for (const step of stepsOf(record, start)) {
    if (step.kind === 'broken') return yield step;
    const { segment } = step;
    if (step.kind === 'begun') {
      if (step.changes) log.cardsChanged(segment, step.state, step.changes);
      log.events(segment, 0, step.state, seen(step.events));
      tellUndone(step.state, segment, 0);
      yield { step, move: null };
    } else {
      const { move, events } = moveOf(step);
      const told = viewer ? events : toldOf(step.before, step.action, step.events);
      log.events(segment, step.at, step.before, told);
      tellUndone(step.state, segment, step.at + 1);
      yield { step, move };
    }
  }
}

/**
 * Plays the record to its end. Its card sets are registered. `start`: the state of the record's position.
 * Throws if no game at all can be made of it.
 */
export function replay(record: GameRecord, start: State | null = null): Replayed {
  const log = writeLog();
  const unfit: Undone[] = [];
  let state: State | undefined;
  let moves: Move[] = [];
  for (const told of toldSteps(record, start, log, unfit)) {
    if ('broken' in told) return told;
    if (told.move) moves.push(told.move);
    else moves = [];
    ({ state } = told.step);
  }
  if (!state) throw new Error('A record has at least one segment.');
  return { timeline: { state, moves, log: log.entries }, unfit };
}

/** The game of a record, ready to be played on. Throws if a move of the record is refused. */
export function openGame(record: GameRecord, start: State | null = null): Timeline {
  const played = replay(record, start);
  if ('broken' in played) throw new Error(`Move ${played.broken.move} of the game is refused in its replay.`);
  return frozen(played.timeline);
}

/** The timeline with a state that cannot be changed. */
export const frozen = (timeline: Timeline): Timeline => ({ ...timeline, state: freeze(timeline.state, true) });

/** What the table saw of moves that were taken back; null if they cannot be made any more. */
function seenOf(from: State, { lead, actions }: Undone): GameEvent[] | null {
  const seen: GameEvent[] = [];
  let made = 0;
  for (const step of stepsFrom(from, [...lead, ...actions])) {
    if (!('state' in step)) return null;
    if (made++ >= lead.length) seen.push(...moveOf(step).events);
  }
  return seen;
}

/** Nothing waits and no choice is open: a new segment may start here, also while a Spy is in the lair. */
export const isAtRest = (state: State): boolean =>
  awaiting(state).kind === 'act' && state.stack.length === 0 && state.frames.length === 0;
