/**
 * Everything a side may do now, fully specified. Complete but for conceding, agreeing on a draw,
 * and moves that change nothing.
 */
import type { Action, ActionType } from './actions.ts';
import { activation, builds, minionMoves, minionPlays, planActions } from './offers/genius.ts';
import type { Group } from './offers/group.ts';
import { group, single } from './offers/group.ts';
import {
  assignments,
  connections,
  disconnections,
  infiltrations,
  nodesAndSpies,
  squareChoices,
} from './offers/master.ts';
import { abilities, answers, instants } from './offers/responses.ts';
import { mustComplete } from './rules/evilPlans.ts';
import type { State } from './state.ts';
import { awaiting } from './state.ts';
import type { Side } from './types.ts';
import { HIDDEN } from './types.ts';

/**
 * The legal actions of a side. `assign` is offered with the oldest Node of each Network, `connect` from one of
 * its two ends, a swap from one of its two Minions. On a view, cards hidden from it are not offered.
 */
export function* legalActions(state: State, side: Side): Generator<Action> {
  for (const { size, at } of groups(state, side)) for (let i = 0; i < size; i++) yield at(i);
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
  const all = groups(state, side);
  const kept = leaveOut ? all.filter((g) => !leaveOut(g.type)) : all;
  return pickFrom(kept, roll) ?? pickFrom(all, roll);
}

function pickFrom(list: readonly Group[], roll: (n: number) => number): Action | undefined {
  let total = 0;
  for (const { size } of list) total += size;
  if (total === 0) return undefined;
  let index = roll(total);
  for (const { size, at } of list) {
    if (index < size) return at(index);
    index -= size;
  }
  return undefined;
}

function groups(state: State, side: Side): Group[] {
  const waiting = awaiting(state);
  const out: Group[] = [];
  if (waiting.kind === 'over') return out;
  if (waiting.kind === 'choose') {
    if (waiting.side === side) answers(state, side, out);
    return out;
  }
  const responding = waiting.kind === 'respond';
  if (responding && waiting.side !== side) return out;
  if (responding) out.push(single({ type: 'pass', side }));
  instants(state, side, out);
  abilities(state, side, out);
  if (!responding && state.turn.side === side) ofStep(state, side, out);
  return out;
}

function ofStep(state: State, side: Side, out: Group[]): void {
  switch (state.turn.step) {
    case 'plan':
      planActions(state, side, out);
      if (mustComplete(state)) return;
      break;
    case 'draw':
      if (state.mayDiscard) discards(state, side, out);
      break;
    case 'lair':
      minionPlays(state, side, out);
      minionMoves(state, side, out);
      builds(state, side, out);
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
  out.push(single({ type: 'endStep', side }));
}

/** Any cards of the hand: the bits of the index say which. */
function discards(state: State, side: Side, out: Group[]): void {
  const hand = state.hands[side];
  if (hand.length > 20 || hand.includes(HIDDEN)) return;
  out.push(
    group('discard', 2 ** hand.length - 1, (i) => ({
      type: 'discard',
      side,
      cards: hand.filter((_, bit) => ((i + 1) >> bit) & 1),
    })),
  );
}
