/**
 * Undo: a side may take its move back alone as long as nothing hidden has come to light, else both must agree. Against
 * a bot nobody has to agree, and what the bot did since goes with the move.
 */

import type { ActionType, Side } from '../engine/index.ts';
import { awaiting } from '../engine/index.ts';
import { layoutBefore } from '../map/moved.ts';
import { segmentsUpTo } from './cut.ts';
import { canRespond, isDeclaredStep } from './declared.ts';
import type { Game } from './game.ts';
import { notesBefore } from './notes.ts';
import type { GameRecord, Undone } from './record.ts';
import { segmentOf } from './record.ts';
import { isByPeople } from './seats.ts';
import { NO_ORDERS, yieldsAfter } from './standingOrders.ts';
import type { StepOfTurn } from './stepOfTurn.ts';
import { stepOf, stillToCome, withSteps } from './stepOfTurn.ts';
import type { Move } from './timeline.ts';
import { openGame } from './timeline.ts';

export interface CanUndo {
  /** The side that made the last move; null if there is none in this segment. */
  side: Side | null;
  /** That side may take it back alone: nothing hidden has come to light since. */
  free: boolean;
  /** It can be taken back, but only if both agree; against a bot, only after a warning. */
  needsConsent: boolean;
  /** The move's index among the actions of the last segment, as in its log entries; -1 if there is no move. */
  actionIndex: number;
}

/** No move can be taken back. */
export const NO_UNDO: CanUndo = { side: null, free: false, needsConsent: false, actionIndex: -1 };

/** A game of which so many actions of the last segment are never taken back; without a number, any of them may be. */
type Undoable = Game & { readonly settled?: number };

/** The index of the last move that people made by hand, and may take back; -1 if there is none in this segment. */
function lastMove({ record, timeline: { moves }, settled = 0 }: Undoable): number {
  const last = moves.findLastIndex((move) => !move.automatic && isByPeople(record, move.action.side));
  return last < settled ? -1 : last;
}

/** The actions by which a bot shows nothing that it holds or plans. */
const SHOWS_NOTHING: readonly ActionType[] = ['pass', 'endStep'];

export function canUndo(game: Undoable): CanUndo {
  const { record, timeline } = game;
  const { moves } = timeline;
  const last = lastMove(game);
  if (last < 0) return NO_UNDO;
  const shows = ({ revealing, action: { side, type } }: Move): boolean =>
    revealing || (!isByPeople(record, side) && !SHOWS_NOTHING.includes(type));
  const free = !moves.slice(last).some(shows);
  return { side: moves[last].action.side, free, needsConsent: !free, actionIndex: last };
}

/**
 * The game before the last move that people made by hand; the log names that move as undone. A game without one stays as it is.
 * What passed by itself since then, and the step to which the game goes back, do not pass by themselves again.
 */
export function undoLast(game: Undoable): Game {
  const { record, start, timeline, settled = 0 } = game;
  const { moves } = timeline;
  const last = lastMove(game);
  if (last < 0) return game;
  // The pass that only opened the way for this response goes with it.
  const at = last > settled && moves[last - 1].automatic && moves[last - 1].passes > 0 ? last - 1 : last;
  const by = moves[last].action.side;
  const before = cutBack(record, at, last, by);
  const { state, ...rest } = openGame(before, start);
  // Without this claim the step would resolve before the side could do anything else.
  const claim = awaiting(state).kind === 'respond' && isDeclaredStep(state) && canRespond(state, by) ? by : null;
  const yields = yieldsAfter(record.manners.yields, timeline.state, state);
  const kept = [stepOf(state), ...passedByThemselves(moves.slice(at))];
  const byHand = withSteps(stillToCome(record.manners.byHand, state), kept);
  const notes = notesBefore(moves.slice(at), record.notes, state);
  return {
    start,
    record: {
      ...before,
      ...layoutBefore(before, state, at),
      notes,
      manners: { ...NO_ORDERS, yields, claim, byHand },
    },
    timeline: { state, ...rest },
  };
}

/** The steps that passed by themselves. */
const passedByThemselves = (moves: readonly Move[]): StepOfTurn[] =>
  moves.filter(({ automatic, action }) => automatic && action.type === 'endStep').map(({ step }) => step);

/** The record without the actions from index `at` on in its last segment. `move`: the index of the move itself. */
function cutBack(record: GameRecord, at: number, move: number, by: Side): GameRecord {
  const segment = segmentOf(record);
  const here = record.segments.length - 1;
  const undone = record.undone.map(
    (u): Undone =>
      u.segment === here && u.at > at ? { ...u, at, lead: [...segment.actions.slice(at, u.at), ...u.lead] } : u,
  );
  undone.push({ segment: here, at, lead: segment.actions.slice(at, move), actions: segment.actions.slice(move), by });
  return { ...record, segments: segmentsUpTo(record, here, at), undone, commit: null, ended: false };
}
