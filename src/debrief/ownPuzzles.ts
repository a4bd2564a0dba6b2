/** Looks in a finished game for puzzles: moments in which a player missed what they could have forced. */
import type { Action, State } from '../engine/index.ts';
import { catalogOf } from '../engine/index.ts';
import type { Stop, Tape } from '../record/index.ts';
import { cardsUsedBy, puzzleAt } from '../scenario/prove/puzzleAt.ts';
import { isSettled } from '../scenario/setupOf.ts';
import type { Moment } from './moments.ts';
import type { OwnPuzzle, PuzzlesQuestion } from './question.ts';

/** A proof may look at so many positions: a moment is tried with many choices of cards. */
const MOST_POSITIONS = 1000;
/** More ways are no puzzle, nor are fewer moves. */
const MOST_WAYS = 4;
const FEWEST_MOVES = 2;

/** The puzzles among the moments of a game, at most one of each turn. */
export function ownPuzzles(tape: Tape, question: Pick<PuzzlesQuestion, 'record' | 'moments' | 'briefs'>): OwnPuzzle[] {
  const found = new Map<number, OwnPuzzle>();
  const tried = new Set<string>();
  for (const moment of question.moments) {
    const { number } = tape.stops[moment.stop].state.turn;
    const puzzle = found.has(number) ? null : puzzleOf(tape, moment, question, tried);
    if (puzzle) found.set(number, puzzle);
  }
  return [...found.values()];
}

/** The puzzle begins at the moment, or at a step of the same turn. `tried`: the beginnings and cards looked at so far. */
function puzzleOf(
  { stops }: Tape,
  moment: Moment,
  { record, briefs }: Pick<PuzzlesQuestion, 'record' | 'briefs'>,
  tried: Set<string>,
): OwnPuzzle | null {
  const { side, stop, best } = moment;
  const better = 'agenda' in best.candidate ? best.candidate.agenda : [best.candidate.action];
  for (const from of beginnings(stops, stop)) {
    const { state, segment } = stops[from];
    if (!isMissed(stops, from, moment)) continue;
    const { cards: set, rules } = record.segments[segment];
    const made = madeUntil(stops, from, lastTurn(state, moment));
    for (const actions of [made, [...made, ...better]]) {
      const used = cardsUsedBy(actions);
      const key = JSON.stringify([side, from, [...used].sort((a, b) => a - b)]);
      if (tried.has(key)) continue;
      tried.add(key);
      const wanted = { side, brief: briefs[side], used, ways: MOST_WAYS, moves: FEWEST_MOVES };
      const found = puzzleAt(state, wanted, { cards: catalogOf({ set }).source, rules }, { positions: MOST_POSITIONS });
      if (found) return { stop, scenario: { rules, ...found.scenario }, cards: set, positions: found.proof.positions };
    }
  }
  return null;
}

/** Where nothing waits: the last stop up to that one in its step, and the first one of each step of its turn. */
function beginnings(stops: readonly Stop[], stop: number): number[] {
  const { turn } = stops[stop].state;
  const first = new Map<string, number>();
  for (const [at, { state }] of stops.entries())
    if (state.turn.number === turn.number && !first.has(state.turn.step) && isSettled(state))
      first.set(state.turn.step, at);
  const near = settledBefore(stops, stop);
  return [...new Set([...(near === null ? [] : [near]), ...first.values()])];
}

/** The last stop of the same step, up to that one, in which nothing waits; null if there is none. */
function settledBefore(stops: readonly Stop[], stop: number): number | null {
  const { turn } = stops[stop].state;
  for (let at = stop; at >= 0; at--) {
    const { state } = stops[at];
    if (state.turn.number !== turn.number || state.turn.step !== turn.step) return null;
    if (isSettled(state)) return at;
  }
  return null;
}

/** The turn in which it is known what came of it. */
const lastTurn = ({ turn }: State, { side }: Pick<Moment, 'side'>): number => turn.number + (side === 'genius' ? 1 : 0);

/** Was the Evil Plan left to stand by the Master, or lost by the Genius? */
function isMissed(stops: readonly Stop[], from: number, moment: Moment): boolean {
  const start = stops[from].state;
  const last = lastTurn(start, moment);
  const isGone = stops
    .slice(from)
    .some(({ state }) => state.turn.number <= last && state.plan?.card !== start.plan?.card);
  return start.plan !== null && isGone === (moment.side === 'genius');
}

const madeUntil = (stops: readonly Stop[], from: number, last: number): Action[] =>
  stops.slice(from + 1).flatMap(({ state, made }) => (made && state.turn.number <= last ? [made.action] : []));
