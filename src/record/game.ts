/** An open game, and how it goes on: by one more action, or with other cards. */
import { freeze } from 'immer';
import type { Action, GameEvent, Rules, Side, State } from '../engine/index.ts';
import { awaiting, isInfiltrating, other } from '../engine/index.ts';
import { canRespond, isDeclaredStep } from './declared.ts';
import { fingerprintOf, hasPrint } from './fingerprint.ts';
import { writeLog } from './log.ts';
import type { GameRecord, Segment } from './record.ts';
import { segmentOf } from './record.ts';
import { NO_ORDERS, yieldsAfter } from './standingOrders.ts';
import { stillToCome } from './stepOfTurn.ts';
import type { Made } from './steps.ts';
import { attempt, otherCards } from './steps.ts';
import type { Timeline } from './timeline.ts';
import { moveOf } from './timeline.ts';

/** A game: what is saved of it, where it began and where it stands. */
export interface Game {
  readonly record: GameRecord;
  /** The state at which the first segment begins, read from the record's position; null for a new game. */
  readonly start: State | null;
  /** Where the game stands: the record, played to its end. */
  readonly timeline: Timeline;
}

/** The game with one more action, made in its present state. `events`: what the table saw. */
export function withAction({ record, start, timeline }: Game, made: Made): { game: Game; events: GameEvent[] } {
  const { move, events } = moveOf(made);
  const state = freeze(made.state, true);
  const segment = segmentOf(record);
  const log = writeLog(timeline.log);
  log.events(record.segments.length - 1, segment.actions.length, timeline.state, events);
  return {
    game: {
      start,
      record: {
        ...record,
        segments: [...record.segments.slice(0, -1), withMove(segment, made)],
        ended: state.winner !== null,
        manners: {
          ...record.manners,
          yields: yieldsAfter(record.manners.yields, timeline.state, state),
          byHand: stillToCome(record.manners.byHand, state),
          sneakOn: isInfiltrating(state) ? record.manners.sneakOn : null,
          oks: move.automatic && state.passes > 0 ? record.manners.oks : NO_ORDERS.oks,
        },
      },
      timeline: { state, moves: [...timeline.moves, move], log: log.entries },
    },
    events,
  };
}

function withMove({ actions, own, prints, ...rest }: Segment, { action, by, state }: Made): Segment {
  const at = actions.length + 1;
  return {
    ...rest,
    actions: [...actions, action],
    own: by === 'session' ? [...own, actions.length] : own,
    prints: hasPrint(at) ? [...prints, { at, print: fingerprintOf(state) }] : prints,
  };
}

/**
 * The pass of the other side that lets this side respond to a declared step; null if none is due. It never resolves the
 * step.
 */
export function passBefore(state: State, side: Side): Action | null {
  const due = state.responder === side || !canRespond(state, side) || !isDeclaredStep(state);
  return !due && awaiting(state).kind === 'respond' ? { type: 'pass', side: other(side) } : null;
}

/** The state after that pass of the side that is asked, in which the other one can respond; null if no pass is due. */
export function afterPass(state: State): State | null {
  const pass = state.responder && passBefore(state, other(state.responder));
  const made = pass && attempt(state, pass);
  return made && !made.refusal ? freeze(made.state, true) : null;
}

/** The game with another card set, as a new segment. `vanished`: a card of the game that the new set does not have. */
export function changeCards(
  { record, start, timeline }: Game,
  set: string,
  rules: Rules,
): { game: Game; vanished?: undefined } | { vanished: { name: string; id: string } } {
  const changed = otherCards(timeline.state, set, rules);
  if ('vanished' in changed) return changed;
  const log = writeLog(timeline.log);
  log.cardsChanged(record.segments.length, changed.state, changed.changes);
  return {
    game: {
      start,
      record: {
        ...record,
        segments: [...record.segments, { cards: set, rules, actions: [], own: [], prints: [] }],
        moved: [],
      },
      timeline: { state: freeze(changed.state, true), moves: [], log: log.entries },
    },
  };
}
