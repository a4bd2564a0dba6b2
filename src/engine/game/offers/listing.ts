/** Offers kept as groups that know their size, so that a playout can pick one of thousands without making them all. */

import { catalogOf } from '../../catalogue/register.ts';
import type { Action, ActionType } from '../../vocabulary/actions.ts';
import type { State } from '../../vocabulary/state.ts';
import type { CardId, CardType, Side } from '../../vocabulary/types.ts';
import { HIDDEN } from '../../vocabulary/types.ts';

/** Offers of one kind: how many at most, and the one at an index, undefined where that turns out to be none. They hang together. */
interface Group {
  readonly size: number;
  readonly at: ((index: number) => Action | undefined) | undefined;
  readonly only: Action | undefined;
  next: Group | undefined;
}

/** Picks that turn out to be none, before all offers are looked through. */
const TRIES = 40;

export class Listing {
  private first: Group | undefined;
  private last: Group | undefined;
  private readonly leaveOut: ((type: ActionType) => boolean) | undefined;
  private total = 0;

  /** Types for which `leaveOut` is true are not listed. */
  constructor(leaveOut?: (type: ActionType) => boolean) {
    this.leaveOut = leaveOut;
  }

  /** Asked where even to count the offers of a type is work. */
  wants(type: ActionType): boolean {
    return !this.leaveOut?.(type);
  }

  /** Adds at most as many offers of a type; `at` makes the one at an index, or says that there is none. */
  add(type: ActionType, size: number, at: (index: number) => Action | undefined): void {
    if (size > 0 && this.wants(type)) this.hang(size, at, undefined);
  }

  /** Adds a single offer. */
  one(action: Action): void {
    if (this.wants(action.type)) this.hang(1, undefined, action);
  }

  private hang(size: number, at: Group['at'], only: Action | undefined): void {
    const group = { size, at, only, next: undefined };
    if (this.last) this.last.next = group;
    else this.first = group;
    this.last = group;
    this.total += size;
  }

  *[Symbol.iterator](): Generator<Action> {
    for (let group = this.first; group; group = group.next)
      for (let i = 0; i < group.size; i++) {
        const action = group.at ? group.at(i) : group.only;
        if (action) yield action;
      }
  }

  /** One of the offers, each as likely as the others. */
  pick(roll: (n: number) => number): Action | undefined {
    if (this.total === 0) return undefined;
    for (let i = 0; i < TRIES; i++) {
      const action = this.at(roll(this.total));
      if (action) return action;
    }
    const all = [...this];
    return all.length > 0 ? all[roll(all.length)] : undefined;
  }

  private at(index: number): Action | undefined {
    let rest = index;
    for (let group = this.first; group; group = group.next) {
      if (rest < group.size) return group.at ? group.at(rest) : group.only;
      rest -= group.size;
    }
    return undefined;
  }
}

/** Every card of the hand of one type; hidden ones are none. */
export function handOf(state: State, side: Side, type: CardType): CardId[] {
  const { definitions } = catalogOf(state);
  const cards: CardId[] = [];
  for (const card of state.hands[side])
    if (card !== HIDDEN && definitions[state.cards[card]].type === type) cards.push(card);
  return cards;
}
