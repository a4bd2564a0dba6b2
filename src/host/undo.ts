/** Taking moves back: alone as long as nothing hidden has come to light, else by agreement. */
import type { Side } from '../engine/index.ts';
import { awaiting } from '../engine/index.ts';
import type { Game } from './moves.ts';
import type { GameRecord, Undone } from './record.ts';
import { segmentOf } from './record.ts';
import type { Move } from './replay.ts';
import { openGame } from './replay.ts';
import { AT_EASE, canRespond, isDeclaredStep, lasting } from './respond.ts';

export interface CanUndo {
  /** Whose move is the last one; null where there is none in this segment. */
  side: Side | null;
  /** That side may take it back alone: nothing hidden has come to light since. */
  free: boolean;
  /** It can be taken back, but only if both agree. */
  needsConsent: boolean;
  /** Its place among the actions of the last segment, which its lines of the log bear; -1 where there is none. */
  actionIndex: number;
}

/** No move can be taken back. */
export const NO_UNDO: CanUndo = { side: null, free: false, needsConsent: false, actionIndex: -1 };

/** The last move that somebody made by hand; -1 where there is none in this segment. */
const lastMove = (moves: readonly Move[]): number => moves.findLastIndex((move) => !move.automatic);

export function canUndo({ timeline: { moves } }: Game): CanUndo {
  const last = lastMove(moves);
  if (last < 0) return NO_UNDO;
  const free = !moves.slice(last).some((move) => move.revealing);
  return { side: moves[last].action.side, free, needsConsent: !free, actionIndex: last };
}

/** The game before its last move, which the log names as undone. A game without one stays as it is. */
export function undoLast(game: Game): Game {
  const { record, start, timeline } = game;
  const { moves } = timeline;
  const last = lastMove(moves);
  if (last < 0) return game;
  // The pass that only opened the way for this response goes with it.
  const at = last > 0 && moves[last - 1].automatic && moves[last - 1].passes > 0 ? last - 1 : last;
  const by = moves[last].action.side;
  const before = cutBack(record, at, last, by);
  const { state, ...rest } = openGame(before, start);
  // Else the step that was responded to would resolve before anything else could be done.
  const claim = awaiting(state).kind === 'respond' && isDeclaredStep(state) && canRespond(state, by) ? by : null;
  const yields = lasting(record.manners.yields, timeline.state, state);
  return { start, record: { ...before, manners: { ...AT_EASE, yields, claim } }, timeline: { state, ...rest } };
}

/** The record that ends before the action `at` of its last segment; the move begins with the action `move`. */
function cutBack(record: GameRecord, at: number, move: number, by: Side): GameRecord {
  const segment = segmentOf(record);
  const here = record.segments.length - 1;
  const undone = record.undone.map(
    (u): Undone =>
      u.segment === here && u.at > at ? { ...u, at, lead: [...segment.actions.slice(at, u.at), ...u.lead] } : u,
  );
  undone.push({ segment: here, at, lead: segment.actions.slice(at, move), actions: segment.actions.slice(move), by });
  const segments = [...record.segments.slice(0, -1), { ...segment, actions: segment.actions.slice(0, at) }];
  return { ...record, segments, undone, commit: null };
}
