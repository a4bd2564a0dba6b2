/** Offers as groups that know their size, so that one of thousands can be made without the others. */
import type { Action } from '../vocabulary/actions.ts';

/** Offers of one kind: the most there can be, and the offer at an index; undefined if there is none at it. */
export interface Group {
  readonly size: number;
  readonly at: ((index: number) => Action | undefined) | undefined;
  readonly only: Action | undefined;
  next: Group | undefined;
}

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
}
