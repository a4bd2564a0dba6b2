/** Verbs for counters on cards in play. */
import { countersOn } from '../facts/counters.ts';
import { changeCounters } from '../moment/counters.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { Deed } from './deed.ts';
import { numberFor, toEach } from './deed.ts';

/** The counters that are meant: those of that name, or of each name that lies on the card. */
const namesOn = ({ counters }: State, card: CardId, name: string | undefined): string[] =>
  name === undefined ? counters.filter((one) => one.card === card).map((one) => one.name) : [name];

const addCounters: Deed<'addCounters'> = toEach((moment, card, me, { counter, amount }) => {
  const by = numberFor(moment.state, me, card, amount);
  for (const name of namesOn(moment.state, card, counter)) changeCounters(moment, card, name, by, me.source);
});

const removeCounters: Deed<'removeCounters'> = toEach((moment, card, me, { counter, amount }) => {
  const { state } = moment;
  for (const name of namesOn(state, card, counter)) {
    const by = amount === 'all' ? countersOn(state, card, name) : numberFor(state, me, card, amount);
    changeCounters(moment, card, name, -by, me.source);
  }
});

export const counterDeeds = { addCounters, removeCounters };
