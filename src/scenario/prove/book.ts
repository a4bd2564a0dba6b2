/** All that is known of a task once every position of it has been looked at. */
import type { Action, State } from '../../engine/index.ts';
import { awaiting, copyState, other } from '../../engine/index.ts';
import type { Limits } from './positions.ts';
import { Positions } from './positions.ts';
import type { Solved } from './solve.ts';
import { solve } from './solve.ts';
import type { Choice, Made, Task } from './task.ts';
import { after, movesOf, nextChoice, WAITS } from './task.ts';

/** A move, and what it leads to. */
interface Led extends Made {
  readonly to: Choice;
  /** What is the only thing to do on the way there. */
  readonly forced: readonly Made[];
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
    this.#solved = solve(this.#positions, limits);
  }

  /** How many positions there are. */
  get positions(): number {
    return this.#positions.count;
  }

  /** Can the task still be forced, whatever the other side does? */
  isWon(state: State): boolean {
    const at = this.#positions.numberOf(this.#choiceAt(state));
    return at !== undefined && this.#solved.isWon(at);
  }

  /** The moves after which the task is still forced; the one that comes to the end soonest stands first. */
  winning(state: State): Action[] {
    const moves = movesOf(state, this.task.side);
    return this.winningFrom({ standing: 'open', state, moves }).map(({ move }) => move);
  }

  /** The same from a choice, with what the moves lead to. */
  winningFrom({ state, moves }: Choice): Led[] {
    return this.#led(state, moves.ours).filter(({ isWon }) => isWon);
  }

  /**
   * The move with which the other side keeps the task from being forced, by the shortest way to its end. Null: it has
   * no such move now. Then the task is still forced, or it fails whatever the other side does. Where the shortest way
   * begins with no instant, the other side prefers to let things happen, if that is enough.
   */
  refutation(state: State): Action | null {
    const { theirs, ours } = movesOf(state, this.task.side);
    const isDue = awaiting(state).side === other(this.task.side);
    // An interruption refutes only what would else be won.
    if (!isDue && !this.#led(state, ours).some(({ isWon }) => isWon)) return null;
    const moves = this.#led(state, theirs).flatMap(({ isWon, move }) => (isWon ? [] : move));
    const [soonest = null] = moves;
    if (soonest?.type === 'playInstant') return soonest;
    return moves.find(({ type }) => WAITS.includes(type)) ?? soonest;
  }

  /** The same text for states that are one position. */
  keyOf(state: State): string {
    return this.#positions.keyOf(state);
  }

  #choiceAt(state: State): Choice {
    return nextChoice(copyState(state), this.task);
  }

  #led(state: State, moves: readonly Action[]): Led[] {
    const led = moves.map((move): Led => {
      const forced: Made[] = [];
      const to = nextChoice(after(state, move, this.task), this.task, (made) => forced.push(made));
      const at = this.#positions.numberOf(to);
      if (at === undefined) return { state, move, to, forced, isWon: false, distance: Number.POSITIVE_INFINITY };
      const [isWon, distance] = [this.#solved.isWon(at), this.#solved.distance(at)];
      return { state, move, to, forced, isWon, distance };
    });
    return led.sort((a, b) => a.distance - b.distance);
  }
}
