/** What the table may light up: the same whatever is hidden (R10.2). */

import { legalActions } from '../game/legal.ts';
import type { Action } from '../vocabulary/actions.ts';
import { SIDES } from '../vocabulary/types.ts';
import type { View } from './view.ts';

/**
 * The actions of both sides that need nothing from a hand. The plan's activation is among them whenever a plan is
 * in progress, its cost met or not. The sacrifices of `completePlan` are not listed: one entry with an empty
 * sacrifice stands for them.
 */
export function publicOffers(table: View): Action[] {
  const offers: Action[] = [];
  for (const side of SIDES) {
    let completes = false;
    for (const action of legalActions(table, side)) {
      if (action.type !== 'completePlan') offers.push(action);
      else if (!completes) {
        completes = true;
        offers.push({ ...action, sacrifice: [] });
      }
    }
  }
  return offers;
}
