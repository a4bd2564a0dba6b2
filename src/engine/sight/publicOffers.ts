/** What the table may light up. It does not depend on hidden cards (R10.2). */

import { offersOf } from '../game/legal.ts';
import type { Action } from '../vocabulary/actions.ts';
import { SIDES } from '../vocabulary/types.ts';
import type { View } from './view.ts';

/**
 * The actions of both sides that need nothing from a hand. Activating a plan in progress is always among them,
 * whether its cost is met or not. Sets of cards are not listed: where there is a sacrifice for `completePlan`, or a
 * choice of several cards, one entry without cards stands for all sets.
 */
export function publicOffers(view: View): Action[] {
  const offers: Action[] = [];
  for (const side of SIDES)
    for (let group = offersOf(view, side).first; group; group = group.next)
      for (let i = 0; i < group.size; i++) {
        const action = group.at ? group.at(i) : group.only;
        const set = action && withoutCards(action);
        if (action) offers.push(set ?? action);
        if (set) break;
      }
  return offers;
}

/** The entry that stands for all actions of this kind that name a set of cards; undefined if it names none. */
function withoutCards(action: Action): Action | undefined {
  if (action.type === 'completePlan') return { ...action, sacrifice: [] };
  if (action.type === 'discard') return { ...action, cards: [] };
  if (action.type === 'choose' && action.ids && action.ids.length > 1) return { ...action, ids: [] };
  return undefined;
}
