/** How long a declared step (R9.3) is waited for. Everything here is asked of what both sides see (R10.2). */

import type { Side, View } from '../../engine/index.ts';
import { definitionOf, legalActions, occupantAt, SIDES, spyInPlay } from '../../engine/index.ts';
import { canRespond } from '../../record/index.ts';

/** A short fuse takes this part of the set time, and at least so many milliseconds. */
const SHORT = { part: 0.3, least: 600 };

/** True if the declared step on top is waited for: it can still happen, and a side could respond to it. */
export function isWaitedFor(table: View): boolean {
  const top = table.stack.at(-1);
  return (
    top !== undefined &&
    !isGone(table, top) &&
    SIDES.some((side) => canRespond(table, side) && couldRespond(table, side))
  );
}

/** True if that side holds cards, each of which may be an instant, or could use an ability of a card in play. */
export function couldRespond(table: View, side: Side): boolean {
  if (table.hands[side].length > 0) return true;
  const due = table.responder === null ? table : { ...table, responder: side };
  for (const _ of legalActions(due, side, (type) => type !== 'useAbility')) return true;
  return false;
}

/** True if the Spy or the target of a declared step has left the lair, so that the step does nothing (R9.4). */
function isGone(table: View, { kind, card, targets }: View['stack'][number]): boolean {
  const { infiltration } = table;
  switch (kind) {
    case 'infiltrate':
      return spyInPlay(table, card) === null;
    case 'enter':
    case 'reach':
      return infiltration?.spy !== card;
    case 'attack':
    case 'sneak':
    case 'destroy':
    case 'ignore':
      return infiltration?.spy !== card || occupantAt(table, infiltration.square)?.card !== targets[0];
    default:
      return false;
  }
}

/**
 * The milliseconds that the declared step on top waits. An unoccupied square takes few. `full`: those of most steps.
 * `byBot`: a bot declared it. Then a Minion's square takes few too, since the bot pauses again before it fights or
 * sneaks.
 */
export function fuseOf(table: View, full: number, byBot = false): number {
  const top = table.stack.at(-1);
  if (top?.kind !== 'enter') return full;
  const occupant = occupantAt(table, (table.infiltration?.square ?? 0) + 1);
  return occupant === null || (byBot && definitionOf(table, occupant.card).type === 'minion') ? short(full) : full;
}

/** The milliseconds of a short fuse: no more than the full one. */
export const short = (full: number): number => Math.min(full, Math.max(SHORT.least, SHORT.part * full));
