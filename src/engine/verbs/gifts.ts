/** Verbs that let a side do more this turn. */
import type { EffectOf } from '../vocabulary/language.ts';
import { atOnce, number } from './deed.ts';

const give = (what: 'actions' | 'minions') =>
  atOnce<EffectOf<'giveActions' | 'giveMinions'>>((moment, me, effect) => {
    const amount = number(moment.state, me, effect.amount);
    moment.state[`${what}Left`] += amount;
    moment.emit?.({ type: 'given', side: me.side, what, amount });
  });

const giveActions = give('actions');
const giveMinions = give('minions');

export const giftDeeds = { giveActions, giveMinions };
