/** R9: what is announced waits on the stack; responses; last in, first out. */

import { happen } from '../moment/happen.ts';
import type { Table } from '../moment/table.ts';
import type { StackItem, StackKind, State } from '../vocabulary/state.ts';
import type { CardId, Side } from '../vocabulary/types.ts';
import { NONE, other, SQUARES } from '../vocabulary/types.ts';
import { isStillGood, resolveAbility } from './abilities.ts';
import { canAttack, doAttack, minionBefore } from './combat.ts';
import { canDestroy, canIgnore, contraptionBefore, doDestroy, doIgnore } from './contraptions.ts';
import { toDiscard } from './decks.ts';
import { canActivate, canAdvance, canStillComplete, doActivate, doAdvance, doComplete } from './evilPlans.ts';
import { canInfiltrate, doEnter, doInfiltrate, doReach } from './infiltration.ts';
import { canSneak, doSneak } from './sneaking.ts';

/** R9.2: puts it on the stack; the other side may respond first. */
export function announce(
  table: Table,
  kind: StackKind,
  side: Side,
  card: CardId = NONE,
  targets: readonly CardId[] = [],
): void {
  const { state } = table;
  state.stack.push({ kind, side, card, ability: 0, targets: [...targets], cancelled: false });
  state.responder = other(side);
  state.passes = 0;
  table.emit?.({ type: 'announced', kind, side, card, targets: [...targets] });
}

/** R9.2: a response not made; after two in a row the top resolves. */
export function doPass(table: Table): void {
  const { state } = table;
  if (!state.responder) return;
  table.emit?.({ type: 'passed', side: state.responder });
  state.passes++;
  if (state.passes < 2) state.responder = other(state.responder);
  else resolveTop(table);
}

/** R9.2: after a resolution the side that did not announce the new top may respond first. */
export function openResponses(state: State): void {
  const top = state.stack[state.stack.length - 1];
  state.responder = other(top.side);
  state.passes = 0;
}

/** R9.4: a thing whose condition or target is gone does nothing. */
export function resolveTop(table: Table): void {
  const { state } = table;
  const item = state.stack.pop();
  if (!item) return;
  state.responder = null;
  state.passes = 0;
  if (item.cancelled || !isGood(state, item)) fizzle(table, item);
  else carryOut(table, item);
}

function fizzle(table: Table, item: StackItem): void {
  table.emit?.({ type: 'fizzled', kind: item.kind, side: item.side, card: item.card, cancelled: item.cancelled });
  if (item.kind === 'playInstant') toDiscard(table.state, item.card);
}

function isGood(state: State, item: StackItem): boolean {
  switch (item.kind) {
    case 'activatePlan':
      return canActivate(state) === undefined;
    case 'advancePlan':
      return canAdvance(state) === undefined;
    case 'completePlan':
      return canStillComplete(state, item.targets);
    case 'infiltrate':
      return canInfiltrate(state, item.card) === undefined;
    case 'enter':
      return isSameSpy(state, item);
    case 'reach':
      return isSameSpy(state, item) && hasLeftSquares(state);
    case 'destroy':
      return isSameSpy(state, item) && canDestroy(state) === undefined && contraptionBefore(state) === item.targets[0];
    case 'ignore':
      return isSameSpy(state, item) && canIgnore(state) === undefined && contraptionBefore(state) === item.targets[0];
    case 'attack':
      return isSameSpy(state, item) && canAttack(state) === undefined && minionBefore(state) === item.targets[0];
    case 'sneak':
      return isSameSpy(state, item) && canSneak(state) === undefined && minionBefore(state) === item.targets[0];
    case 'endTurn':
      return true;
    case 'playInstant':
    case 'useAbility':
      return isStillGood(state, item);
  }
}

/** An effect may have taken the Spy back into the lair. */
const hasLeftSquares = (state: State): boolean => (state.infiltration?.square ?? 0) > SQUARES;

const isSameSpy = (state: State, item: StackItem): boolean => state.infiltration?.spy === item.card;

function carryOut(table: Table, item: StackItem): void {
  const { state } = table;
  const first = item.targets[0] ?? NONE;
  switch (item.kind) {
    case 'activatePlan':
      doActivate(table);
      break;
    case 'advancePlan':
      doAdvance(table);
      break;
    case 'completePlan':
      doComplete(table, item.targets);
      break;
    case 'infiltrate':
      doInfiltrate(table, item.card);
      break;
    case 'enter':
      doEnter(table);
      break;
    case 'reach':
      doReach(table);
      break;
    case 'destroy':
      doDestroy(table, first, item.card);
      break;
    case 'ignore':
      doIgnore(table, first);
      break;
    case 'attack':
      doAttack(table, first);
      break;
    case 'sneak':
      doSneak(table, first);
      break;
    case 'endTurn':
      state.turn.step = 'end';
      happen(table, { type: 'turnEnded', side: state.turn.side, number: state.turn.number });
      break;
    case 'playInstant':
    case 'useAbility':
      resolveAbility(table, item);
      break;
  }
}
