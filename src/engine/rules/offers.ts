/** Offers kept as groups that know their size: the first of thousands is made without the others. */
import type { Action } from '../vocabulary/actions.ts';

/** Offers of one kind: how many at most, and the one at an index, undefined where that turns out to be none. */
export interface Group {
  readonly size: number;
  readonly at: ((index: number) => Action | undefined) | undefined;
  readonly only: Action | undefined;
  next: Group | undefined;
}

/** Groups hang together, the first offered first. */
export class Offers {
  first: Group | undefined;
  private last: Group | undefined;

  /** Adds at most `size` offers; `at` makes the one at an index, or says that there is none. */
  add(size: number, at: (index: number) => Action | undefined): void {
    if (size > 0) this.hang({ size, at, only: undefined, next: undefined });
  }

  /** Adds a single offer. */
  one(action: Action): void {
    this.hang({ size: 1, at: undefined, only: action, next: undefined });
  }

  private hang(group: Group): void {
    if (this.last) this.last.next = group;
    else this.first = group;
    this.last = group;
  }

  *[Symbol.iterator](): Generator<Action> {
    for (let group = this.first; group; group = group.next)
      for (let i = 0; i < group.size; i++) {
        const action = group.at ? group.at(i) : group.only;
        if (action) yield action;
      }
  }
}
