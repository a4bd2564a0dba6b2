/** Verbs that let a side do more this turn. */
import type { Speaker } from '../facts/select.ts';
import type { Moment } from '../moment/moment.ts';
import type { Deed } from './deed.ts';
import { atOnce, number } from './deed.ts';

export const giveActions: Deed<'giveActions'> = atOnce((moment, me, effect) => {
  const amount = number(moment.state, me, effect.amount);
  moment.state.actionsLeft += amount;
  given(moment, me, 'actions', amount);
});

export const giveMinions: Deed<'giveMinions'> = atOnce((moment, me, effect) => {
  const amount = number(moment.state, me, effect.amount);
  moment.state.minionsLeft += amount;
  given(moment, me, 'minions', amount);
});

const given = (moment: Moment, { side }: Speaker, what: 'actions' | 'minions', amount: number): void =>
  moment.emit?.({ type: 'given', side, what, amount });
