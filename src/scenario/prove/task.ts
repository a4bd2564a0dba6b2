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
export function after(state: State, action: Action, task: Task): State {
  const next = copyState(state);
  let atTheEnd: readonly number[] | null = null;
  perform(next, action, (event) => {
    if (event.type === 'turnStarted' && event.number > task.last) atTheEnd ??= next.random;
  });
  const random = atTheEnd ?? next.random;
  if (state.random.some((word, i) => word !== random[i])) throw new Hindered('chance');
  return next;
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
  /** What was the only thing to do on the way here. */
  readonly forced: readonly Made[];
}

const NO_MOVES: Moves = { ours: [], theirs: [] };

/** Does what is the only thing to do, up to the next choice. */
export function nextChoice(start: State, task: Task): Choice {
  const forced: Made[] = [];
  for (let state = start; ; ) {
    const standing = standingOf(state, task);
    if (standing !== 'open') return { standing, state, moves: NO_MOVES, forced };
    const moves = movesOf(state, task.side);
    const [move, more] = [...moves.ours, ...moves.theirs];
    if (more || !move) return { standing, state, moves, forced };
    forced.push({ state, move });
    state = after(state, move, task);
  }
}
