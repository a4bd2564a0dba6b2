/** An open game: its record and where it stands. Pure functions from one to the next; nobody but the store sees one. */
import { freeze } from 'immer';
import type { Action, Card, Catalog, GameEvent, Refusal, Rules, Side, State } from '../engine/index.ts';
import { awaiting, definitionOf, other, play, SIDES, viewEvents } from '../engine/index.ts';
import { writeLog } from './log.ts';
import type { GameRecord, Undone } from './record.ts';
import { segmentOf } from './record.ts';
import type { Move, Timeline } from './replay.ts';
import { asMove, isAtRest, replay, told } from './replay.ts';
import { AT_EASE, canRespond, isDeclaredStep, lasting } from './responses.ts';
import type { CanUndo } from './types.ts';

export interface OpenGame {
  readonly record: GameRecord;
  readonly timeline: Timeline;
}

export type Lookup = (hash: string) => readonly Card[];

/** A game as its record tells it. Throws where the record cannot be played: `rebuild` has checked that. */
export function openGame(record: GameRecord, cards: Lookup): OpenGame {
  const played = replay(record, cards);
  if ('broken' in played) throw new Error(`Move ${played.broken.move} of the game is refused in its replay.`);
  return settled(record, played.timeline);
}
export const settled = (record: GameRecord, timeline: Timeline): OpenGame => ({
  record,
  timeline: { ...timeline, state: freeze(timeline.state, true) },
});

type Done = { game: OpenGame; events: GameEvent[]; refusal?: undefined } | { refusal: Refusal };

/** Does the action, or answers why not. `events`: what the table saw. Throws `LoopError`. */
export function act(game: OpenGame, action: Action): Done {
  const { record, timeline } = game;
  const played = play(timeline.state, action);
  if (played.refusal) return played;
  const state = freeze(played.state, true);
  const seen = viewEvents(played.events, 'table');
  const move = asMove(timeline.state, action, state, seen);
  const events = told(move, seen);
  const segment = segmentOf(record);
  const log = writeLog(timeline.log);
  log.events(record.segments.length - 1, segment.actions.length, timeline.state, events);
  return {
    game: {
      record: {
        ...record,
        segments: [...record.segments.slice(0, -1), { ...segment, actions: [...segment.actions, action] }],
        manners: {
          ...record.manners,
          yields: lasting(record.manners.yields, timeline.state, state),
          oks: move.automatic && state.passes > 0 ? record.manners.oks : AT_EASE.oks,
        },
      },
      timeline: { state, moves: [...timeline.moves, move], log: log.entries },
    },
    events,
  };
}

/**
 * The game in which that side may respond: with the pass of the other side before, if one is due on a declared step.
 * A pass that would resolve the step is never made.
 */
export function dueFor(game: OpenGame, side: Side): { game: OpenGame; events: GameEvent[] } {
  const { state } = game.timeline;
  const due = state.responder === side || !canRespond(state, side) || !isDeclaredStep(state);
  const passed =
    !due && awaiting(state).kind === 'respond' ? act(game, { type: 'pass', side: other(side) }) : undefined;
  return passed && !passed.refusal ? passed : { game, events: [] };
}

/** The last move that somebody made by hand; -1 where there is none in this segment. */
const lastMove = (moves: readonly Move[]): number => moves.findLastIndex((move) => !move.automatic);

export function canUndo({ timeline: { moves } }: OpenGame): CanUndo {
  const last = lastMove(moves);
  if (last < 0) return { side: null, free: false, needsConsent: false, actionIndex: -1 };
  const free = !moves.slice(last).some((move) => move.revealing);
  return { side: moves[last].action.side, free, needsConsent: !free, actionIndex: last };
}

/** The game before its last move, which the log names as undone. A game without one stays as it is. */
export function undoLast(game: OpenGame, cards: Lookup): OpenGame {
  const { record, timeline } = game;
  const { moves } = timeline;
  const last = lastMove(moves);
  if (last < 0) return game;
  // The pass that only opened the way for this response goes with it.
  const at = last > 0 && moves[last - 1].automatic && moves[last - 1].passes > 0 ? last - 1 : last;
  const segment = segmentOf(record);
  const here = record.segments.length - 1;
  const by = moves[last].action.side;
  const undone = record.undone.map(
    (u): Undone =>
      u.segment === here && u.at > at ? { ...u, at, lead: [...segment.actions.slice(at, u.at), ...u.lead] } : u,
  );
  undone.push({ segment: here, at, lead: segment.actions.slice(at, last), actions: segment.actions.slice(last), by });
  const before = openGame(
    {
      ...record,
      segments: [...record.segments.slice(0, -1), { ...segment, actions: segment.actions.slice(0, at) }],
      undone,
      manners: { ...AT_EASE, yields: record.manners.yields },
      commit: null,
    },
    cards,
  );
  const { state } = before.timeline;
  // Else the step it responded to would resolve before it could be done otherwise.
  const claim = awaiting(state).kind === 'respond' && isDeclaredStep(state) && canRespond(state, by) ? by : null;
  const yields = lasting(record.manners.yields, timeline.state, state);
  return { ...before, record: { ...before.record, manners: { ...before.record.manners, yields, claim } } };
}

/** May other cards come into play now: nothing waits to be resolved? */
export const mayChangeCards = (game: OpenGame): boolean => isAtRest(game.timeline.state);

/** The game goes on with another card set, as a new segment; or the card of it that the set no longer has. */
export function changeCards(
  game: OpenGame,
  catalog: Catalog,
  rules: Rules,
): { game: OpenGame; vanished?: undefined } | { vanished: { name: string; id: string } } {
  const { record, timeline } = game;
  const { state: before } = timeline;
  const cards: number[] = [];
  for (let card = 0; card < before.cards.length; card++) {
    const old = definitionOf(before, card);
    const index = catalog.indexOf.get(old.id) ?? -1;
    if (catalog.definitions[index]?.type !== old.type) return { vanished: { name: old.name, id: old.id } };
    cards.push(index);
  }
  const state: State = freeze({ ...before, set: catalog.hash, rules, cards }, true);
  const segment = { cards: catalog.hash, rules, start: state, actions: [] };
  const log = writeLog(timeline.log);
  log.cardsChanged(record.segments.length, state);
  return {
    game: {
      record: { ...record, segments: [...record.segments, segment] },
      timeline: { state, moves: [], log: log.entries },
    },
  };
}

/** Cards of the side that lie in its hand now. */
export const inHand = (game: OpenGame, side: Side, card: number): boolean =>
  SIDES.includes(side) && game.timeline.state.hands[side].includes(card);
