/** All that is known of a task once every position of it has been looked at. */
import type { Action, State } from '../../engine/index.ts';
import { awaiting, other } from '../../engine/index.ts';
import type { Limits } from './positions.ts';
import { Positions } from './positions.ts';
import type { Solved } from './solve.ts';
import { solve } from './solve.ts';
import type { Choice, Task } from './task.ts';
import { after, nextChoice } from './task.ts';

/** What a move leads to. */
interface Led {
  readonly move: Action;
  readonly to: Choice;
  readonly isWon: boolean;
  /** See `Solved`. */
  readonly distance: number;
}

/** Answers for every state that can come up within a task. Of other states it says that they are not won. */
export class Book {
  readonly task: Task;
  readonly #positions: Positions;
  readonly #solved: Solved;

  /** Looks at all positions from a state on. Throws `Hindered`. */
  constructor(start: State, task: Task, limits: Limits) {
    this.task = task;
    this.#positions = new Positions(start, task, limits);
    this.#solved = solve(this.#positions);
  }

  /** How many positions there are. */
  get positions(): number {
    return this.#positions.count;
  }

  /** Can the task still be forced, whatever the other side does? */
  isWon(state: State): boolean {
    const at = this.#positions.numberOf(nextChoice(state, this.task));
    return at !== undefined && this.#solved.isWon(at);
  }

  /** The moves after which the task is still forced; the one that comes to the end soonest stands first. */
  winning(state: State): Action[] {
    return this.winningFrom(nextChoice(state, this.task)).map(({ move }) => move);
  }

  /** The same from a choice, with what the moves lead to. */
  winningFrom({ state, moves }: Choice): Led[] {
    return this.#led(state, moves.ours).filter(({ isWon }) => isWon);
  }

  /**
   * The move of the other side after which the task cannot be forced any more, and which shows it soonest; null if there
   * is none now: the task is still forced, or the other side has nothing to do with that it is not.
   */
  refutation(state: State): Action | null {
    const { theirs, ours } = nextChoice(state, this.task).moves;
    const isDue = awaiting(state).side === other(this.task.side);
    // An interruption refutes only what would else be won.
    if (!isDue && !this.#led(state, ours).some(({ isWon }) => isWon)) return null;
    return this.#led(state, theirs).find(({ isWon }) => !isWon)?.move ?? null;
  }

  #led(state: State, moves: readonly Action[]): Led[] {
    const led = moves.map((move): Led => {
      const to = nextChoice(after(state, move, this.task), this.task);
      const at = this.#positions.numberOf(to);
      if (at === undefined) return { move, to, isWon: false, distance: Number.POSITIVE_INFINITY };
      return { move, to, isWon: this.#solved.isWon(at), distance: this.#solved.distance(at) };
    });
    return led.sort((a, b) => a.distance - b.distance);
  }
}
