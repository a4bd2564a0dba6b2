/** Offers as groups that know their size, so that one of thousands can be made without the others. */
import type { Action } from '../vocabulary/actions.ts';

/** Offers of one kind: the most there can be, and the offer at an index; undefined if there is none at it. */
export interface Group {
  readonly size: number;
  readonly at: ((index: number) => Action | undefined) | undefined;
  readonly only: Action | undefined;
  next: Group | undefined;
}

/** Steps of this length around a circle come ever closer to each point of it, and never meet one twice. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** A list of groups. The first group is offered first. */
export class Offers {
  first: Group | undefined;
  /** The most offers there can be. */
  size = 0;
  private last: Group | undefined;

  /** Adds at most `size` offers. `at` makes the offer at an index, from 0, or returns undefined if there is none. */
  add(size: number, at: (index: number) => Action | undefined): void {
    if (size > 0) this.hang(size, at, undefined);
  }

  /** Adds a single offer. */
  one(action: Action): void {
    this.hang(1, undefined, action);
  }

  private hang(size: number, at: Group['at'], only: Action | undefined): void {
    const group = { size, at, only, next: undefined };
    if (this.last) this.last.next = group;
    else this.first = group;
    this.last = group;
    this.size += group.size;
  }

  *[Symbol.iterator](): Generator<Action> {
    for (let group = this.first; group; group = group.next)
      for (let i = 0; i < group.size; i++) {
        const action = group.at ? group.at(i) : group.only;
        if (action) yield action;
      }
  }

  /**
   * All offers if there are no more than `most`. Else some of each group, at most `most` in all unless there are more
   * groups. Those of a large group are spread evenly over it, and so is each beginning of them.
   */
  *some(most: number): Generator<Action> {
    let each = most;
    while (each > 1 && this.#upTo(each) > most) each = Math.ceil(each / 2);
    for (let group = this.first; group; group = group.next)
      for (let i = 0; i < Math.min(group.size, each); i++) {
        const index = group.size <= each ? i : Math.floor(((i * GOLDEN) % 1) * group.size);
        const action = group.at ? group.at(index) : group.only;
        if (action) yield action;
      }
  }

  /** How many offers there can be if each group gives no more than `each`. */
  #upTo(each: number): number {
    let sum = 0;
    for (let group = this.first; group; group = group.next) sum += Math.min(group.size, each);
    return sum;
  }
}
