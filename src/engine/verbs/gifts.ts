/** Verbs that let a side do more this turn. */
import type { Speaker } from '../facts/select.ts';
import type { Table } from '../moment/table.ts';
import type { Deed } from './deed.ts';
import { atOnce, number } from './deed.ts';

export const giveActions: Deed<'giveActions'> = atOnce((table, me, effect) => {
  const amount = number(table.state, me, effect.amount);
  table.state.actionsLeft += amount;
  given(table, me, 'actions', amount);
});

export const giveMinions: Deed<'giveMinions'> = atOnce((table, me, effect) => {
  const amount = number(table.state, me, effect.amount);
  table.state.minionsLeft += amount;
  given(table, me, 'minions', amount);
});

const given = (table: Table, { side }: Speaker, what: 'actions' | 'minions', amount: number): void =>
  table.emit?.({ type: 'given', side, what, amount });
