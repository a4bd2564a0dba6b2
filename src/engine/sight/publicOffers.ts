/** What the table may light up. It does not depend on hidden cards (R10.2). */

import { legalActions } from '../game/legal.ts';
import type { Action } from '../vocabulary/actions.ts';
import { SIDES } from '../vocabulary/types.ts';
import type { View } from './view.ts';

/**
 * The actions of both sides that need nothing from a hand. Activating a plan in progress is always among them,
 * whether its cost is met or not. The sacrifices of `completePlan` are not listed: one entry with an empty
 * sacrifice stands for them.
 */
export function publicOffers(view: View): Action[] {
  const offers: Action[] = [];
  for (const side of SIDES) {
    let completes = false;
    for (const action of legalActions(view, side)) {
      if (action.type !== 'completePlan') offers.push(action);
      else if (!completes) {
        completes = true;
        offers.push({ ...action, sacrifice: [] });
      }
    }
  }
  return offers;
}
