/** Doing an action: `perform` mutates and trusts, `play` is pure and checks. */
import type { Action } from './actions.ts';
import { copyState } from './copy.ts';
import { announceInstant, payCost } from './effects/abilities.ts';
import { answer } from './effects/interpret.ts';
import type { Emit, GameEvent } from './events.ts';
import { occupantAt } from './lookup.ts';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusals.ts';
import { discardFromHand } from './rules/decks.ts';
import { doChoosePlan } from './rules/evilPlans.ts';
import { doMoveMinion, doPlayMinion } from './rules/minions.ts';
import { doConnect, doDisconnect, doPlayNode } from './rules/networks.ts';
import { end } from './rules/scoring.ts';
import { doAssign, doPlaySpy, unassignSpy } from './rules/spies.ts';
import { announce, doPass } from './rules/stack.ts';
import { endStep } from './rules/turn.ts';
import { doBuild } from './rules/work.ts';
import { settle } from './settle.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { NONE, other } from './types.ts';

/** What came of `play`. */
export type Outcome = { state: State; events: GameEvent[]; refusal?: undefined } | { refusal: Refusal };

/** Pure: the state after a legal action and what happened, or why it is not legal. */
export function play(state: State, action: Action): Outcome {
  const no = refusal(state, action);
  if (no) return { refusal: no };
  const next = copyState(state);
  const events: GameEvent[] = [];
  perform(next, action, (event) => events.push(event));
  return { state: next, events };
}

/**
 * Changes the state by a legal action and carries the game on to the next decision.
 * Precondition: `refusal(state, action)` is undefined. Works on a plain state and on an immer draft.
 */
export function perform(state: State, action: Action, emit: Emit): void {
  const table: Table = { state, emit };
  carryOut(table, action);
  settle(table);
}

function carryOut(table: Table, action: Action): void {
  const { state } = table;
  const { side } = action;
  switch (action.type) {
    case 'choosePlan':
      return doChoosePlan(table, action.card);
    case 'advancePlan':
    case 'activatePlan':
      return announce(table, action.type, side);
    case 'completePlan':
      return announce(table, 'completePlan', side, NONE, action.sacrifice);
    case 'playMinion':
      return doPlayMinion(table, action.card, action.square);
    case 'moveMinion':
      return doMoveMinion(table, action.minion, action.square);
    case 'build':
      return doBuild(table, action.card, action.workers, action);
    case 'playSpy':
      return doPlaySpy(table, action.card);
    case 'playNode':
      return doPlayNode(table, action.card);
    case 'connect':
      return doConnect(table, action.node, action.edge, action.to);
    case 'disconnect':
      return doDisconnect(table, action.node, action.edge);
    case 'assign':
      return doAssign(table, action.spy, action.node);
    case 'unassign':
      return unassignSpy(table, action.spy, 'wish');
    case 'infiltrate':
      return announce(table, 'infiltrate', side, action.spy);
    case 'destroy':
    case 'ignore':
    case 'attack':
    case 'sneak':
      return announce(table, action.type, side, state.infiltration?.spy, [
        occupantAt(state, state.infiltration?.square ?? 0)?.card ?? NONE,
      ]);
    case 'playInstant':
      announceInstant(table, side, action.card);
      return announce(table, 'playInstant', side, action.card, action.targets);
    case 'useAbility':
      payCost(table, side, action.card);
      table.emit({ type: 'abilityUsed', side, card: action.card });
      return announce(table, 'useAbility', side, action.card, action.targets);
    case 'choose':
      if (state.choice)
        answer(table, state.choice, action.option === undefined ? [...(action.ids ?? [])] : [action.option]);
      return;
    case 'discard':
      state.mayDiscard = false;
      return discardFromHand(table, side, action.cards);
    case 'pass':
      return doPass(table);
    case 'endStep':
      return endStep(table);
    case 'concede':
      return end(table, other(side), 'concede');
    case 'agreeDraw':
      return end(table, 'draw', 'agreed');
  }
}
