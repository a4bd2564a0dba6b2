/** Verbs that let a side do more this turn, or that give it Evilness. */
import { sideOf } from '../facts/select.ts';
import { score as scorePoints } from '../rules/scoring.ts';
import type { EffectOf } from '../vocabulary/language.ts';
import type { Deed } from './deed.ts';
import { atOnce, number } from './deed.ts';

const give = (what: 'actions' | 'minions') =>
  atOnce<EffectOf<'giveActions' | 'giveMinions'>>((moment, me, effect) => {
    const amount = number(moment.state, me, effect.amount);
    moment.state[`${what}Left`] += amount;
    moment.emit?.({ type: 'given', side: me.side, what, amount });
  });

const giveActions = give('actions');
const giveMinions = give('minions');

const score: Deed<'score'> = atOnce((moment, me, { who, amount }) => {
  const points = number(moment.state, me, amount);
  if (points > 0) scorePoints(moment, sideOf(me, who), points);
});

export const giftDeeds = { giveActions, giveMinions, score };
