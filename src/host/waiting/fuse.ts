/** How long a declared step (R9.3) is waited for. Everything here is asked of what both sides see (R10.2). */

import type { Side, StackKind, View } from '../../engine/index.ts';
import { legalActions, occupantAt, SIDES, spyInPlay } from '../../engine/index.ts';
import { canRespond } from '../../record/index.ts';

/** A short fuse takes so many milliseconds, and never more than a full one. */
const SHORT = 600;

/**
 * `full`: a Spy deals with what stands in a square, or thwarts, or the plan goes a step further. `short`: all else. It
 * burns while the scene of what led to it still plays.
 */
export type Fuse = 'full' | 'short';

const FUSES: { readonly [K in Exclude<StackKind, 'playInstant' | 'useAbility'>]: Fuse } = {
  activatePlan: 'full',
  advancePlan: 'full',
  completePlan: 'full',
  infiltrate: 'short',
  enter: 'short',
  destroy: 'full',
  ignore: 'full',
  attack: 'full',
  sneak: 'full',
  reach: 'full',
  endTurn: 'short',
};

/** The fuse of the declared step on top (R9.3); short where none is, since a step of the turn ends there. */
export function fuseOf({ stack }: Pick<View, 'stack'>): Fuse {
  const kind = stack.at(-1)?.kind;
  return kind && kind in FUSES ? FUSES[kind as keyof typeof FUSES] : 'short';
}

/** The milliseconds of a fuse. `full`: those of a full one. */
export const lengthOf = (fuse: Fuse, full: number): number => (fuse === 'full' ? full : Math.min(full, SHORT));

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
