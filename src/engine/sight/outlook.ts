/** What is left to do in a step of the turn. */
import { minionInLair, unoccupiedSquares } from '../facts/lookup.ts';
import { hasKeyword } from '../facts/stats.ts';
import { activationBarred } from '../rules/evilPlans.ts';
import { canInfiltrate, isMastersFirstTurn } from '../rules/infiltration.ts';
import { canAssign } from '../rules/spies.ts';
import type { Action, ActionOf } from '../vocabulary/actions.ts';
import type { CardId, Side } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import type { View } from './view.ts';

export type Outlook =
  /** R3.4, R3.5. `next`: null while the plan is in progress. `optional`: the Genius may leave it for a later turn. */
  | { step: 'plan'; next: 'advance' | 'complete' | null; optional: boolean }
  /** R1.5 */
  | { step: 'draw'; mayDiscard: boolean }
  /**
   * R2.3. `minionsLeft`: Minions that may still be played. `hasRoom`: a square is unoccupied. `hasFree`: a Free Minion
   * can move or work.
   */
  | { step: 'lair'; minionsLeft: number; hasRoom: boolean; hasFree: boolean }
  /** R3.3 */
  | { step: 'activate'; blocked: 'first-turn' | null }
  /** R4.2, R4.3. `left`: Actions. `pair`: two Nodes might be connected. `cut`: a connection could be undone. */
  | { step: 'actions'; left: number; pair: boolean; cut: boolean }
  /** R4.4. `alone`: no Spy has a choice, since each that can be assigned is unassigned and fits one Network alone. */
  | { step: 'assign'; blocked: 'no-spy' | 'no-network' | 'no-other-network' | 'no-size' | null; alone: boolean }
  /** R4.5, R6.1 */
  | { step: 'infiltrate'; blocked: 'first-turn' | 'none-assigned' | 'all-sent' | null }
  /** R6.2: the Spy deals with the square that it has come to. `isLast`: as things stand, nobody can be sent after it. */
  | { step: 'square'; spy: CardId; square: number; isLast: boolean }
  | { step: 'end' };

/** R2.3, R4.2: true while that side plays cards: in its step for that, with Actions left, until its end is announced. */
export const playsCards = ({ turn, actionsLeft, stack }: View, side: Side): boolean =>
  turn.side === side &&
  (turn.step === 'lair' || (turn.step === 'actions' && actionsLeft > 0)) &&
  stack.every(({ kind }) => kind !== 'endTurn');

/** R6.1: true if this sends a Spy in the assign step, which has to end first. */
export const endsAssigning = ({ turn }: View, action: Action): action is ActionOf<'infiltrate'> =>
  action.type === 'infiltrate' && turn.step === 'assign';

/** What the active side can still do in the step, or what stands in its way, from what the viewer may know. */
export function outlook(view: View): Outlook {
  const { step } = view.turn;
  switch (step) {
    case 'plan': {
      const status = view.plan?.status;
      const next = status === 'advanced' ? 'complete' : status === 'activated' ? 'advance' : null;
      return { step, next, optional: next !== 'complete' || view.rules.completeOptional };
    }
    case 'draw':
      return { step, mayDiscard: view.mayDiscard };
    case 'lair': {
      const isFree = (card: CardId) => minionInLair(view, card)?.busy === false;
      const hasFree = view.lair.some((unit) => unit && isFree(unit.card));
      return { step, minionsLeft: view.minionsLeft, hasRoom: unoccupiedSquares(view).length > 0, hasFree };
    }
    case 'activate':
      return { step, blocked: activationBarred(view) ? 'first-turn' : null };
    case 'actions':
      return { step, left: view.actionsLeft, pair: view.nodes.length > 1, cut: view.links.length > 0 };
    case 'assign':
      return { step, ...assignments(view) };
    case 'infiltrate': {
      const { infiltration } = view;
      if (infiltration) {
        const { spy, square } = infiltration;
        return { step: 'square', spy, square, isLast: isLastToGo(view, spy) };
      }
      return { step, blocked: infiltrationBlocked(view) };
    }
    default:
      return { step };
  }
}

function assignments(view: View): Omit<Extract<Outlook, { step: 'assign' }>, 'step'> {
  const { spies, nodes } = view;
  const fitting = spies.map((spy) => ({
    isAssigned: spy.network !== NONE,
    count: nodes.filter(
      ({ card, network }) => card === network && network !== spy.network && !canAssign(view, spy.card, card),
    ).length,
  }));
  if (fitting.some(({ count }) => count > 0))
    return {
      blocked: null,
      alone: fitting.every(({ isAssigned, count }) => count === 0 || (!isAssigned && count === 1)),
    };
  const why = spies.length === 0 ? 'no-spy' : nodes.length === 0 ? 'no-network' : null;
  return {
    blocked: why ?? (fitting.some(({ isAssigned }) => isAssigned) ? 'no-other-network' : 'no-size'),
    alone: false,
  };
}

/** R6.1, *Relentless* R12.1: can nobody be sent once that Spy is out of the lair, itself neither? */
const isLastToGo = (view: View, infiltrator: CardId): boolean =>
  !hasKeyword(view, infiltrator, 'relentless') &&
  view.spies.every(({ card }) => card === infiltrator || canInfiltrate(view, card));

function infiltrationBlocked(view: View): Extract<Outlook, { step: 'infiltrate' }>['blocked'] {
  if (isMastersFirstTurn(view)) return 'first-turn';
  const assigned = view.spies.filter(({ network }) => network !== NONE);
  if (assigned.length === 0) return 'none-assigned';
  return assigned.every(({ card }) => canInfiltrate(view, card)) ? 'all-sent' : null;
}
