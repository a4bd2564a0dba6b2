/** Rebuilds a game by playing its record again. Every move is asked of the rules: a save cannot cheat. */
import type { Action, Card, Catalog, GameEvent, Refusal, State } from '../engine/index.ts';
import { awaiting, newGame, play, registerCatalog, viewEvents } from '../engine/index.ts';
import type { LogWriter } from './log.ts';
import { writeLog } from './log.ts';
import type { GameRecord, Segment, Undone } from './record.ts';
import { isDeclaredStep } from './responses.ts';
import type { LogEntry } from './types.ts';

/** What an action did, as far as taking it back must know. */
export interface Move {
  action: Action;
  /** A pass that nobody made by hand: on a declared step, or on one's own announcement. */
  automatic: boolean;
  /** Something hidden was revealed, drawn or left to chance. */
  revealing: boolean;
  /** Passes in a row after it: 1 means that the top of the stack still waits. */
  passes: number;
}

/** The game as it stands now. `state` stays in the store's closure. */
export interface Timeline {
  state: State;
  /** The moves of the current segment. */
  moves: Move[];
  log: LogEntry[];
}

/** Where a replay broke off: in the words of a player, counted from 1. */
export interface Break {
  segment: number;
  move: number;
  action: Action | null;
  refusal: Refusal | null;
}
export type Replayed = { timeline: Timeline } | { broken: Break };

const REVEALING: ReadonlySet<GameEvent['type']> = new Set([
  'plansOffered',
  'planRevealed',
  'reshuffled',
  'revealed',
  'looked',
]);

/** Looks at an action once it is done. `events` are those the table saw. */
export function asMove(before: State, action: Action, after: State, events: readonly GameEvent[]): Move {
  const own = before.stack.at(-1)?.side === action.side;
  return {
    action,
    automatic: action.type === 'pass' && (own || isDeclaredStep(before)),
    revealing:
      events.some((e) => REVEALING.has(e.type) || (e.type === 'drawn' && e.cards.length > 0)) ||
      action.type === 'concede' ||
      action.type === 'agreeDraw' ||
      before.random.some((n, i) => n !== after.random[i]),
    passes: after.passes,
  };
}

/** What of a move goes into the log: a pass that nobody made by hand says nothing. */
export const told = (move: Move, events: readonly GameEvent[]): GameEvent[] =>
  events.filter((e) => !(move.automatic && e.type === 'passed'));

/** The state a segment begins with. */
export function begin(segment: Segment, seed: number, catalog: Catalog): { state: State; events: GameEvent[] } {
  return segment.start ? { state: segment.start, events: [] } : newGame(catalog, { seed, rules: segment.rules });
}

/** Plays the record through. `cards`: the set of that hash, already checked. May throw on a state of no game at all. */
export function replay(record: GameRecord, cards: (hash: string) => readonly Card[]): Replayed {
  let timeline: Timeline | undefined;
  const log = writeLog();
  for (const [index, segment] of record.segments.entries()) {
    const undone = record.undone.filter((u) => u.segment === index);
    const catalog = registerCatalog(cards(segment.cards));
    const played = playSegment(segment, index, record.settings.seed, catalog, undone, log);
    if ('broken' in played) return played;
    timeline = played.timeline;
  }
  if (!timeline) throw new Error('A record has at least one segment.');
  return { timeline };
}

function playSegment(
  segment: Segment,
  index: number,
  seed: number,
  catalog: Catalog,
  undone: readonly Undone[],
  log: LogWriter,
): Replayed {
  const started = begin(segment, seed, catalog);
  let { state } = started;
  const moves: Move[] = [];
  if (index > 0) log.cardsChanged(index, state);
  log.events(index, 0, state, viewEvents(started.events, 'table'));
  const fails = (move: number, action: Action, refusal: Refusal): Replayed => ({
    broken: { segment: index + 1, move: move + 1, action, refusal },
  });

  for (let at = 0; at <= segment.actions.length; at++) {
    for (const branch of undone) {
      if (branch.at !== at) continue;
      const tried = tryOut(state, branch);
      if (tried.refusal) return fails(at, tried.action, tried.refusal);
      log.undone(index, at, state, branch.by, tried.events);
    }
    if (at === segment.actions.length) break;
    const action = segment.actions[at];
    const done = play(state, action);
    if (done.refusal) return fails(at, action, done.refusal);
    const events = viewEvents(done.events, 'table');
    const move = asMove(state, action, done.state, events);
    moves.push(move);
    log.events(index, at, state, told(move, events));
    state = done.state;
  }
  const beyond = undone.find((u) => u.at > segment.actions.length);
  if (beyond) return { broken: { segment: index + 1, move: beyond.at, action: null, refusal: null } };
  return { timeline: { state, moves, log: log.entries } };
}

/** What the table had seen of moves that were taken back. */
function tryOut(
  start: State,
  { lead, actions }: Undone,
): { events: GameEvent[]; refusal?: undefined } | { action: Action; refusal: Refusal } {
  let state = start;
  const events: GameEvent[] = [];
  for (const [i, action] of [...lead, ...actions].entries()) {
    const done = play(state, action);
    if (done.refusal) return { action, refusal: done.refusal };
    const seen = viewEvents(done.events, 'table');
    if (i >= lead.length) events.push(...told(asMove(state, action, done.state, seen), seen));
    state = done.state;
  }
  return { events };
}

/** Nothing waits and no choice is open: a new segment may start here. */
export const isAtRest = (state: State): boolean =>
  awaiting(state).kind === 'act' && state.stack.length === 0 && state.frames.length === 0 && !state.infiltration;
