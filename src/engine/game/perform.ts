/** Doing an action: `perform` mutates and trusts, `play` is pure and checks. */

import { occupantAt } from '../facts/lookup.ts';
import { answer } from '../moment/pick.ts';
import type { Table } from '../moment/table.ts';
import { newTable } from '../moment/table.ts';
import { announceInstant, payCost } from '../rules/abilities.ts';
import { discardFromHand } from '../rules/decks.ts';
import { doChoosePlan } from '../rules/evilPlans.ts';
import { changeSquare, doPlayMinion } from '../rules/minions.ts';
import { doConnect, doDisconnect, doPlayNode } from '../rules/networks.ts';
import { end } from '../rules/scoring.ts';
import { doAssign, doPlaySpy, unassignSpy } from '../rules/spies.ts';
import { announce, doPass, resolveTop } from '../rules/stack.ts';
import { endStep } from '../rules/turn.ts';
import { doBuild } from '../rules/work.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Emit, GameEvent } from '../vocabulary/events.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { State } from '../vocabulary/state.ts';
import { NONE, other } from '../vocabulary/types.ts';
import { copyState } from './copy.ts';
import { refusal } from './refusal.ts';
import { settle } from './settle.ts';

/** What came of `play`. */
export type Outcome = { state: State; events: GameEvent[]; refusal?: undefined } | { refusal: Refusal };

/** Pure: the state after a legal action and what happened, or why it is not legal. Throws `LoopError`. */
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
 * Precondition: `refusal(state, action)` is undefined. Throws `LoopError`, the state half changed, where cards set each
 * other off without end. Works on a plain state and on an immer draft.
 */
export function perform(state: State, action: Action, emit?: Emit): void {
  const table = newTable(state, emit);
  carryOut(table, action);
  settle(table);
}

/**
 * As if both sides passed in a row: the top of the stack resolves (R9.2), and the game goes on to the next decision.
 * Precondition: somebody may respond. Tells nothing of the passes.
 */
export function bothPass(state: State, emit?: Emit): void {
  const table = newTable(state, emit);
  resolveTop(table);
  settle(table);
}

function carryOut(table: Table, action: Action): void {
  const { state } = table;
  const { side } = action;
  switch (action.type) {
    case 'choosePlan':
      doChoosePlan(table, action.card);
      break;
    case 'advancePlan':
    case 'activatePlan':
      announce(table, action.type, side);
      break;
    case 'completePlan':
      announce(table, 'completePlan', side, NONE, action.sacrifice);
      break;
    case 'playMinion':
      doPlayMinion(table, action.card, action.square);
      break;
    case 'moveMinion':
      changeSquare(table, action.minion, action.square);
      break;
    case 'build':
      doBuild(table, action.card, action.workers, action);
      break;
    case 'playSpy':
      doPlaySpy(table, action.card);
      break;
    case 'playNode':
      doPlayNode(table, action.card);
      break;
    case 'connect':
      doConnect(table, action.node, action.edge, action.to);
      break;
    case 'disconnect':
      doDisconnect(table, action.node, action.edge);
      break;
    case 'assign':
      doAssign(table, action.spy, action.node);
      break;
    case 'unassign':
      unassignSpy(table, action.spy, 'wish');
      break;
    case 'infiltrate':
      announce(table, 'infiltrate', side, action.spy);
      break;
    case 'destroy':
    case 'ignore':
    case 'attack':
    case 'sneak':
      announce(table, action.type, side, state.infiltration?.spy, [
        occupantAt(state, state.infiltration?.square ?? 0)?.card ?? NONE,
      ]);
      break;
    case 'playInstant':
      announceInstant(table, side, action.card);
      announce(table, 'playInstant', side, action.card, action.targets);
      break;
    case 'useAbility':
      table.emit?.({ type: 'abilityUsed', side, card: action.card });
      if (payCost(table, action.card, action.targets ?? []))
        announce(table, 'useAbility', side, action.card, action.targets);
      break;
    case 'choose':
      if (state.choice)
        answer(table, state.choice, action.option === undefined ? [...(action.ids ?? [])] : [action.option]);
      break;
    case 'discard':
      state.mayDiscard = false;
      discardFromHand(table, side, action.cards);
      break;
    case 'pass':
      doPass(table);
      break;
    case 'endStep':
      endStep(table);
      break;
    case 'concede':
      end(table, other(side), 'concede');
      break;
    case 'agreeDraw':
      end(table, 'draw', 'agreed');
      break;
  }
}
