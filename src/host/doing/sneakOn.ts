/**
 * The Master's order to sneak on: the session makes the Spy sneak by every Minion on its way, as long as the figures
 * are as foreseen.
 */

import type { ActionOf, CardId, View } from '../../engine/index.ts';
import { awaiting, definitionOf, occupantAt, sneakLeft, statOf } from '../../engine/index.ts';
import type { SneakOn } from '../../record/index.ts';
import { tableView } from '../views/tableView.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import { tableRefusal } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeOrders } from '../vocabulary/draft.ts';
import { act } from './act.ts';
import { carryOut, tryOut } from './perform.ts';

const SNEAK: ActionOf<'sneak'> = { type: 'sneak', side: 'spymaster' };

/** Gives the order for the Spy in the lair, or ends it. Before a Minion, the Spy sneaks by it at once. */
export function sneakOn(draft: Draft, { side, on }: CommandOf<'sneak-on'>): CommandResult {
  const { record, timeline } = draft.session;
  const table = tableView(timeline.state);
  if (side !== 'spymaster' || on === (record.manners.sneakOn !== null)) return 'nothing';
  if (!on) {
    changeOrders(draft, { sneakOn: null });
    return 'quiet';
  }
  const order = orderAt(table);
  if (!order) return 'nothing';
  if (awaiting(table).kind === 'act') {
    const no = act(draft, { do: 'act', action: SNEAK });
    if (no) return no;
  }
  if (draft.session.timeline.state.infiltration?.spy === order.spy) changeOrders(draft, { sneakOn: order });
  return undefined;
}

/** The order with what is foreseen now; null while no Spy is in the lair. */
function orderAt(table: View): SneakOn | null {
  const { infiltration, lair } = table;
  if (!infiltration) return null;
  const { spy, square } = infiltration;
  const perceptions: Record<CardId, number> = {};
  for (const unit of lair.slice(Math.max(0, square - 1)))
    if (unit && definitionOf(table, unit.card).type === 'minion')
      perceptions[unit.card] = statOf(table, unit.card, 'perception');
  const here = infiltration.arrived ? occupantAt(table, square) : null;
  return { spy, sneak: sneakLeft(table, spy) - (here ? (perceptions[here.card] ?? 0) : 0), perceptions };
}

/** At an occupied square, the Spy under the order sneaks on, or the order ends. True if there was an order. */
export function sneakAsOrdered(draft: Draft): boolean {
  const { record, timeline } = draft.session;
  const { sneakOn: order, claim } = record.manners;
  const table = tableView(timeline.state);
  if (!order || claim || !table.infiltration || awaiting(table).kind !== 'act') return false;
  changeOrders(draft, { sneakOn: null });
  const minion = minionToPass(table, order);
  if (minion === null) return true;
  const made = tryOut(timeline.state, SNEAK, 'session');
  if (made.refusal) change(draft, { notDone: { action: SNEAK, why: made.refusal } });
  else if (!isForeseen(table, order, minion))
    change(draft, { notDone: { action: SNEAK, why: tableRefusal('figures-changed') } });
  else {
    carryOut(draft, made);
    changeOrders(draft, { sneakOn: orderAt(table) });
  }
  return true;
}

/** The Minion that the Spy of the order stands before; null if there is none. */
function minionToPass(table: View, { spy }: SneakOn): CardId | null {
  const { infiltration } = table;
  const there = infiltration?.spy === spy ? occupantAt(table, infiltration.square)?.card : undefined;
  return there !== undefined && definitionOf(table, there).type === 'minion' ? there : null;
}

const isForeseen = (table: View, { spy, sneak, perceptions }: SneakOn, minion: CardId): boolean =>
  sneakLeft(table, spy) === sneak && statOf(table, minion, 'perception') === perceptions[minion];
