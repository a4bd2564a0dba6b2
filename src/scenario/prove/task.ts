/** What is to be forced, and how the game goes on to the next choice. */
import type { Action, Side, State } from '../../engine/index.ts';
import { awaiting, copyState, legalActions, other, perform } from '../../engine/index.ts';
import type { Pattern } from '../mission.ts';
import { isSeen } from '../reach/isSeen.ts';

/** One of the goals is to come true for that side, at the latest as the turn after `last` begins. */
export interface Task {
  readonly side: Side;
  readonly goals: readonly Pattern[];
  /** The number of the last turn. */
  readonly last: number;
  /** `names[card]`: the card's id in its file. */
  readonly names: readonly string[];
}

/** What lets the game go on. */
export const WAITS: readonly Action['type'][] = ['pass', 'endStep'];

/** Why nothing is proved of a position. `many`: somebody can do more than anybody can look through. */
export type Hindrance = 'chance' | 'positions' | 'time' | 'many';

/** Breaks off a proof. */
export class Hindered extends Error {
  readonly why: Hindrance;
  constructor(why: Hindrance) {
    super(why);
    this.why = why;
  }
}

export type Standing = 'won' | 'lost' | 'open';

export function standingOf(state: State, task: Task): Standing {
  if (task.goals.some((goal) => isSeen(goal, state, task))) return 'won';
  return state.winner !== null || state.turn.number > task.last ? 'lost' : 'open';
}

/** What both sides may do now. Where one may act, the other may interrupt (R9.5). */
export interface Moves {
  readonly ours: readonly Action[];
  readonly theirs: readonly Action[];
}

/** A position with more moves is not looked through. */
const MOST_MOVES = 2_000;

/** The moves of `side`, and those of the other one. Throws `Hindered` if they are too many. */
export function movesOf(state: State, side: Side): Moves {
  const due = awaiting(state);
  const of = (mover: Side): Action[] => {
    if (due.kind !== 'act' && due.side !== mover) return [];
    const moves: Action[] = [];
    for (const move of legalActions(state, mover)) {
      if (moves.length === MOST_MOVES) throw new Hindered('many');
      moves.push(move);
    }
    return moves;
  };
  return { ours: of(side), theirs: of(other(side)) };
}

/** The state after that move. Throws `Hindered` where chance decides something before the end of the task. */
export function after(state: State, move: Action, task: Task): State {
  const next = copyState(state);
  make(next, move, task);
  return next;
}

function make(state: State, move: Action, task: Task): void {
  const before = state.random;
  let atTheEnd: readonly number[] | null = null;
  perform(state, move, (event) => {
    if (event.type === 'turnStarted' && event.number > task.last) atTheEnd ??= state.random;
  });
  const random = atTheEnd ?? state.random;
  if (random !== before && before.some((word, i) => word !== random[i])) throw new Hindered('chance');
}

/** A move, and the state in which it is made. */
export interface Made {
  readonly state: State;
  readonly move: Action;
}

/** The task is over, or somebody has a choice. */
export interface Choice {
  readonly standing: Standing;
  readonly state: State;
  readonly moves: Moves;
}

const NO_MOVES: Moves = { ours: [], theirs: [] };

/** Does what is the only thing to do, up to the next choice. Changes the state. `watch`: sees each move before it is made. */
export function nextChoice(state: State, task: Task, watch?: (made: Made) => void): Choice {
  for (;;) {
    const standing = standingOf(state, task);
    if (standing !== 'open') return { standing, state, moves: NO_MOVES };
    const moves = movesOf(state, task.side);
    const [move, more] = [...moves.ours, ...moves.theirs];
    if (more || !move) return { standing, state, moves };
    watch?.({ state: copyState(state), move });
    make(state, move, task);
  }
}
