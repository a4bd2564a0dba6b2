/** Verbs for counters on cards in play. */
import { countersOn } from '../facts/counters.ts';
import { changeCounters } from '../moment/counters.ts';
import type { Deed } from './deed.ts';
import { numberFor, toEach } from './deed.ts';

const addCounters: Deed<'addCounters'> = toEach((moment, card, me, { counter, amount }) =>
  changeCounters(moment, card, counter, numberFor(moment.state, me, card, amount), me.source),
);

const removeCounters: Deed<'removeCounters'> = toEach((moment, card, me, { counter, amount }) => {
  const { state } = moment;
  const by = amount === 'all' ? countersOn(state, card, counter) : numberFor(state, me, card, amount);
  changeCounters(moment, card, counter, -by, me.source);
});

export const counterDeeds = { addCounters, removeCounters };
