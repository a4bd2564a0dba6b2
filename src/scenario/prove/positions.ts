/** All positions that can come up within a task, and which of them lead to which. */
import type { State } from '../../engine/index.ts';
import { awaiting, copyState } from '../../engine/index.ts';
import { keyOf } from './key.ts';
import type { Choice, Task } from './task.ts';
import { after, Hindered, nextChoice } from './task.ts';

/** What stands for a task that is over, in place of the number of a position. */
export const WON = -1;
export const LOST = -2;

/** How much may be looked at. */
export interface Limits {
  readonly positions: number;
  /** False once the time is over. It is asked now and then. */
  readonly goesOn?: () => boolean;
}

/** So many keys are held for each position that may be looked at. The puzzles of the game hold two to four. */
const KEYS = 5;

const ASK_EVERY = 256;

/** To be called often. Throws `Hindered` once the time is over. */
export function clockOf({ goesOn }: Limits): () => void {
  let calls = 0;
  return () => {
    if (calls++ % ASK_EVERY === 0 && goesOn?.() === false) throw new Hindered('time');
  };
}

/** Does a goal name a card of which there are copies? */
function namesCopy({ cards }: State, { goals, names }: Task): boolean {
  const said = JSON.stringify(goals);
  const isCopied = (card: number): boolean => cards.indexOf(cards[card]) !== cards.lastIndexOf(cards[card]);
  return names.some((name, card) => isCopied(card) && said.includes(JSON.stringify(name)));
}

/** Positions are numbered from 0 on. Equal ones are one. */
export class Positions {
  readonly #copiesAlike: boolean;
  /** Key → number; for a state in which only one thing can be done, the number of where that leads. */
  readonly #numbers = new Map<string, number>();
  #count = 0;
  /** Where the moves of a position begin, where those of the other side do, and where they end. */
  readonly #begin: number[] = [];
  readonly #middle: number[] = [];
  readonly #end: number[] = [];
  /** What the moves lead to: the numbers of positions, WON or LOST. */
  readonly #to: number[] = [];
  readonly #isOurs: boolean[] = [];

  /** Looks at all positions from a state on. Throws `Hindered`. */
  constructor(start: State, task: Task, limits: Limits) {
    this.#copiesAlike = !namesCopy(start, task);
    const tick = clockOf(limits);
    const open: { at: number; choice: Choice }[] = [];
    const numbered = (choice: Choice): number => {
      const { standing, state } = choice;
      if (standing !== 'open') return standing === 'won' ? WON : LOST;
      const key = this.keyOf(state);
      const known = this.#numbers.get(key);
      if (known !== undefined) return known;
      const at = this.#count++;
      if (at >= limits.positions || this.#numbers.size > KEYS * limits.positions) throw new Hindered('positions');
      this.#numbers.set(key, at);
      open.push({ at, choice });
      return at;
    };
    /** Most moves lead to where others have led. */
    const ledTo = (state: State): number => {
      tick();
      const key = this.keyOf(state);
      const known = this.#numbers.get(key);
      if (known !== undefined) return known;
      const to = numbered(nextChoice(state, task));
      this.#numbers.set(key, to);
      return to;
    };
    ledTo(copyState(start));
    for (let one = open.pop(); one; one = open.pop()) {
      const { at, choice } = one;
      const lead = (moves: Choice['moves']['ours']): void => {
        for (const move of moves) {
          const to = ledTo(after(choice.state, move, task));
          if (to !== at) this.#to.push(to);
        }
      };
      this.#isOurs[at] = awaiting(choice.state).side === task.side;
      this.#begin[at] = this.#to.length;
      lead(choice.moves.ours);
      this.#middle[at] = this.#to.length;
      lead(choice.moves.theirs);
      this.#end[at] = this.#to.length;
    }
  }

  /** The key of a state: equal positions have the same. */
  keyOf(state: State): string {
    return keyOf(state, this.#copiesAlike);
  }

  get count(): number {
    return this.#count;
  }

  /** The number of a position, WON or LOST; undefined if it has not come up. */
  numberOf({ standing, state }: Choice): number | undefined {
    if (standing !== 'open') return standing === 'won' ? WON : LOST;
    return this.#numbers.get(this.keyOf(state));
  }

  /** Does the game wait for the side that has the task? */
  isOurs = (at: number): boolean => this.#isOurs[at];

  /** Is it so of one of the positions to which the moves of that side lead, or of all of them? */
  someOurs = (at: number, is: (to: number) => boolean): boolean => this.#some(this.#begin[at], this.#middle[at], is);
  someTheirs = (at: number, is: (to: number) => boolean): boolean => this.#some(this.#middle[at], this.#end[at], is);
  hasTheirs = (at: number): boolean => this.#middle[at] < this.#end[at];

  /** How many moves lead on from a position, and where the one with that index leads. */
  size = (at: number): number => this.#end[at] - this.#begin[at];
  to = (at: number, index: number): number => this.#to[this.#begin[at] + index];

  #some(from: number, end: number, is: (to: number) => boolean): boolean {
    for (let i = from; i < end; i++) if (is(this.#to[i])) return true;
    return false;
  }
}
