/** Where a player of a mission had a choice. */
import type { Action, State } from '../../engine/index.ts';
import { awaiting, legalActions } from '../../engine/index.ts';

/**
 * True if the side of that action could have done something else in this state. A pass is a choice where a card could have
 * been played instead; but on what its own side has announced, and on a cancelled card, the table passes by itself.
 */
export function isChoice(before: State, { type, side }: Action): boolean {
  if (type === 'concede' || awaiting(before).side !== side) return true;
  const top = before.stack.at(-1);
  if (type === 'pass' && top && (top.cancelled || (top.side === side && isAnnounced(top.kind)))) return false;
  let offers = 0;
  for (const _ of legalActions(before, side)) if (++offers > 1) return true;
  return false;
}

/** A card or an ability, and not a declared step (R9.3). */
const isAnnounced = (kind: State['stack'][number]['kind']): boolean => kind === 'playInstant' || kind === 'useAbility';
