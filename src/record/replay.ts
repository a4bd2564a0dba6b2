/** Makes a game again by playing its record. The rules check every move, so a save cannot cheat. */

import { freeze } from 'immer';
import type { Action, CardChange, GameEvent, Refusal, Rules, Seed, State } from '../engine/index.ts';
import { awaiting, cardChanges, catalogOf, definitionOf, newGame, play, viewEvents } from '../engine/index.ts';
import { isDeclaredStep } from './declared.ts';
import type { LogEntry, LogWriter } from './log.ts';
import { writeLog } from './log.ts';
import type { GameRecord, Segment, Undone } from './record.ts';
import type { StepOfTurn } from './stepOfTurn.ts';
import { stepOf } from './stepOfTurn.ts';
import { toldOnce } from './toldOnce.ts';

/** An action, with what undo must know of it. */
export interface Move {
  action: Action;
  /** Nobody made it by hand: a pass on a declared step or on the side's own announcement, or a move of the session. */
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

/** Where a replay broke off. Counted from 1, for a player to read. Move 0: the cards of the part cannot come in. */
export interface Break {
  segment: number;
  move: number;
  /** The turn in which the move was made. */
  turn: number;
  action: Action | null;
  refusal: Refusal | null;
}
/** `unfit`: moves that were taken back and cannot be made any more; nothing of the game depends on them. */
export type Replayed = { timeline: Timeline; unfit: readonly Undone[] } | { broken: Break };

const broke = (index: number, move: number, turn: number, action: Action | null = null, refusal?: Refusal) => ({
  broken: { segment: index + 1, move, turn, action, refusal: refusal ?? null },
});

const REVEALING: ReadonlySet<GameEvent['type']> = new Set([
  'plansOffered',
  'planRevealed',
  'reshuffled',
  'revealed',
  'looked',
]);

/** The move that an action made. `events`: what the table saw. */
export function asMove(before: State, action: Action, after: State, events: readonly GameEvent[]): Move {
  const own = before.stack.at(-1)?.side === action.side;
  return {
    action,
    step: stepOf(before),
    automatic: action.type === 'pass' && (own || isDeclaredStep(before)),
    revealing:
      events.some((e) => REVEALING.has(e.type) || (e.type === 'drawn' && e.cards.length > 0)) ||
      action.type === 'concede' ||
      action.type === 'agreeDraw' ||
      before.random.some((n, i) => n !== after.random[i]),
    passes: after.passes,
  };
}

/** The same move, made by the session and not by hand. */
export const bySession = (move: Move): Move => ({ ...move, automatic: true });

/** Makes a move, or says why not. `events`: what the table saw, each told once, without a pass that nobody made by hand. */
export function makeMove(
  before: State,
  action: Action,
): { state: State; move: Move; events: GameEvent[]; refusal?: undefined } | { refusal: Refusal } {
  const played = play(before, action);
  if (played.refusal) return played;
  const { state } = played;
  const seen = viewEvents(played.events, 'table');
  const move = asMove(before, action, state, seen);
  return { state, move, events: toldOnce(seen).filter((e) => !(move.automatic && e.type === 'passed')) };
}

/** The state with the cards and rules of another set. `vanished`: a card of the game that the set does not have. */
export function withCards(
  before: State,
  set: string,
  rules: Partial<Rules>,
): { state: State } | { vanished: { name: string; id: string } } {
  const catalog = catalogOf({ set });
  const cards: number[] = [];
  for (let card = 0; card < before.cards.length; card++) {
    const old = definitionOf(before, card);
    const index = catalog.indexOf.get(old.id) ?? -1;
    if (catalog.definitions[index]?.type !== old.type) return { vanished: { name: old.name, id: old.id } };
    cards.push(index);
  }
  return { state: { ...before, set: catalog.hash, rules: { ...before.rules, ...rules }, cards } };
}

/**
 * Plays the record to its end. Its card sets are registered. `start`: the state of the record's position.
 * Throws if no game at all can be made of it.
 */
export function replay(record: GameRecord, start: State | null = null): Replayed {
  const { segments, settings } = record;
  const log = writeLog();
  let timeline: Timeline | undefined;
  const unfit: Undone[] = [];
  for (const [index, segment] of segments.entries()) {
    const begun = timeline ? continued(timeline.state, segment) : begin(segment, settings.seed, start);
    if ('vanished' in begun) return broke(index, 0, timeline?.state.turn.number ?? 0);
    const undone = record.undone.filter((u) => u.segment === index);
    const played = playSegment(segment, index, begun, undone, log);
    if ('broken' in played) return played;
    timeline = played.timeline;
    unfit.push(...played.unfit);
  }
  if (!timeline) throw new Error('A record has at least one segment.');
  return { timeline, unfit };
}

/** The game of a record, ready to be played on. Throws if a move of the record is refused. */
export function openGame(record: GameRecord, start: State | null = null): Timeline {
  const played = replay(record, start);
  if ('broken' in played) throw new Error(`Move ${played.broken.move} of the game is refused in its replay.`);
  return frozen(played.timeline);
}

/** The timeline with a state that cannot be changed. */
export const frozen = (timeline: Timeline): Timeline => ({ ...timeline, state: freeze(timeline.state, true) });

interface Begun {
  state: State;
  events: GameEvent[];
  /** What other cards are played with than before. */
  changes?: CardChange[];
}

/** Where a record begins. */
export function begin({ cards, rules, like }: Segment, seed: Seed, start: State | null): Begun {
  if (start) return { state: start, events: [] };
  return newGame(catalogOf({ set: cards }), {
    seed,
    rules,
    ...(like !== undefined && { like: catalogOf({ set: like }) }),
  });
}

export function continued(before: State, { cards, rules }: Segment): Begun | { vanished: object } {
  const changed = withCards(before, cards, rules);
  if ('vanished' in changed) return changed;
  return { state: changed.state, events: [], changes: changesBetween(before, changed.state) };
}

/** What is different between the cards and rules of two states. */
export const changesBetween = (before: State, after: State): CardChange[] =>
  cardChanges({ ...catalogOf(before), rules: before.rules }, { ...catalogOf(after), rules: after.rules });

function playSegment(
  segment: Segment,
  index: number,
  begun: Begun,
  undone: readonly Undone[],
  log: LogWriter,
): Replayed {
  let { state } = begun;
  const own = new Set(segment.own);
  const moves: Move[] = [];
  if (begun.changes) log.cardsChanged(index, state, begun.changes);
  log.events(index, 0, state, viewEvents(begun.events, 'table'));
  const unfit: Undone[] = undone.filter((one) => one.at > segment.actions.length);

  for (let at = 0; at <= segment.actions.length; at++) {
    for (const branch of undone) {
      if (branch.at !== at) continue;
      const tried = tryOut(state, branch);
      if (tried) log.undone(index, at, state, branch.by, tried);
      else unfit.push(branch);
    }
    if (at === segment.actions.length) break;
    const action = segment.actions[at];
    const made = tryMove(state, action);
    if (!made || made.refusal) return broke(index, at + 1, state.turn.number, action, made?.refusal);
    moves.push(own.has(at) ? bySession(made.move) : made.move);
    log.events(index, at, state, made.events);
    state = made.state;
  }
  return { timeline: { state, moves, log: log.entries }, unfit };
}

/** Makes a move; null if the rules fail at it: its cards set each other off without end, or it is none. */
function tryMove(state: State, action: Action): ReturnType<typeof makeMove> | null {
  try {
    return makeMove(state, action);
  } catch {
    return null;
  }
}

/** What the table saw of moves that were taken back; null if they cannot be made any more. */
function tryOut(start: State, { lead, actions }: Undone): GameEvent[] | null {
  let state = start;
  const events: GameEvent[] = [];
  for (const [i, action] of [...lead, ...actions].entries()) {
    const made = tryMove(state, action);
    if (!made || made.refusal) return null;
    if (i >= lead.length) events.push(...made.events);
    state = made.state;
  }
  return events;
}

/** Nothing waits and no choice is open: a new segment may start here, also while a Spy is in the lair. */
export const isAtRest = (state: State): boolean =>
  awaiting(state).kind === 'act' && state.stack.length === 0 && state.frames.length === 0;
