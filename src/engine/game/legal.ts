/**
 * Everything a side may do now, fully specified. Complete but for conceding, agreeing on a draw,
 * and moves that change nothing.
 */

import { mustComplete } from '../rules/evilPlans.ts';
import type { Action, ActionType } from '../vocabulary/actions.ts';
import type { State } from '../vocabulary/state.ts';
import { awaiting } from '../vocabulary/state.ts';
import type { Side } from '../vocabulary/types.ts';
import { HIDDEN } from '../vocabulary/types.ts';
import { activation, lairActions, planActions } from './offers/genius.ts';
import { Listing } from './offers/listing.ts';
import {
  assignments,
  connections,
  disconnections,
  infiltrations,
  nodesAndSpies,
  squareChoices,
} from './offers/master.ts';
import { abilities, answers, instants } from './offers/responses.ts';

/**
 * The legal actions of a side. `assign` is offered with the oldest Node of each Network, `connect` from one of
 * its two ends, a swap from one of its two Minions. On a view, cards hidden from it are not offered.
 * Types for which `leaveOut` is true are not looked for.
 */
export function* legalActions(state: State, side: Side, leaveOut?: (type: ActionType) => boolean): Generator<Action> {
  yield* list(state, side, new Listing(leaveOut));
}

/**
 * One legal action, each as likely as the others, or undefined where there is none.
 * `roll(n)` gives a whole number from 0 to n − 1; types for which `leaveOut` is true are passed over unless nothing else is there.
 */
export function randomAction(
  state: State,
  side: Side,
  roll: (n: number) => number,
  leaveOut?: (type: ActionType) => boolean,
): Action | undefined {
  const picked = list(state, side, new Listing(leaveOut)).pick(roll);
  return picked || !leaveOut ? picked : randomAction(state, side, roll);
}

function list(state: State, side: Side, out: Listing): Listing {
  const waiting = awaiting(state);
  if (waiting.kind === 'over') return out;
  if (waiting.kind === 'choose') {
    if (waiting.side === side) answers(state, side, out);
    return out;
  }
  const responding = waiting.kind === 'respond';
  if (responding && waiting.side !== side) return out;
  if (responding) out.one({ type: 'pass', side });
  if (out.wants('playInstant')) instants(state, side, out);
  if (out.wants('useAbility')) abilities(state, side, out);
  if (!responding && state.turn.side === side) ofStep(state, side, out);
  return out;
}

function ofStep(state: State, side: Side, out: Listing): void {
  switch (state.turn.step) {
    case 'plan':
      planActions(state, side, out);
      if (mustComplete(state)) return;
      break;
    case 'draw':
      if (state.mayDiscard) discards(state, side, out);
      break;
    case 'lair':
      lairActions(state, side, out);
      break;
    case 'activate':
      activation(state, side, out);
      break;
    case 'actions':
      nodesAndSpies(state, side, out);
      connections(state, side, out);
      disconnections(state, side, out);
      break;
    case 'assign':
      assignments(state, side, out);
      break;
    case 'infiltrate':
      if (state.infiltration) {
        squareChoices(state, side, out);
        return;
      }
      infiltrations(state, side, out);
      break;
  }
  out.one({ type: 'endStep', side });
}

/** Any cards of the hand: the bits of the index say which. */
function discards(state: State, side: Side, out: Listing): void {
  const hand = state.hands[side];
  if (hand.length > 20 || hand.includes(HIDDEN)) return;
  out.add('discard', 2 ** hand.length - 1, (i) => ({
    type: 'discard',
    side,
    cards: hand.filter((_, bit) => ((i + 1) >> bit) & 1),
  }));
}
