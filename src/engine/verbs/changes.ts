/** Verbs for timed changes, and for making Minions Busy or Free. */
import { isInfiltrating, minionInLair, occupant, spyInPlay } from '../facts/lookup.ts';
import type { Table } from '../moment/table.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId, Duration } from '../vocabulary/types.ts';
import type { Deed } from './deed.ts';
import { numberFor, toEach } from './deed.ts';

/** R9.4: is the infiltration or combat over for which a change would last? An announced one is still to come. */
export const isOver = (state: State, until: Duration): boolean =>
  (until === 'infiltration' || until === 'combat') && !isInfiltrating(state);

const isInPlay = (state: State, card: CardId): boolean => !!(occupant(state, card) ?? spyInPlay(state, card));

export const modify: Deed<'modify'> = toEach((table, card, me, { stat, by: amount, for: until }) => {
  const { state } = table;
  const by = numberFor(state, me, card, amount);
  if (by === 0 || !isInPlay(state, card) || isOver(state, until)) return;
  state.modifiers.push({ card, stat, by, keyword: null, prevent: null, until, side: me.side });
  table.emit?.({ type: 'modified', card, stat, by, source: me.source });
});

export const grant: Deed<'grant'> = toEach((table, card, me, { keyword, for: until }) => {
  const { state } = table;
  if (!isInPlay(state, card) || isOver(state, until)) return;
  state.modifiers.push({ card, stat: null, by: 0, keyword, prevent: null, until, side: me.side });
  table.emit?.({ type: 'granted', card, keyword, source: me.source });
});

export const makeBusy: Deed<'makeBusy'> = toEach((table, card) => setBusy(table, card, true));
export const makeFree: Deed<'makeFree'> = toEach((table, card) => setBusy(table, card, false));

function setBusy(table: Table, card: CardId, busy: boolean): void {
  const unit = minionInLair(table.state, card);
  if (!unit || unit.busy === busy) return;
  unit.busy = busy;
  table.emit?.({ type: busy ? 'madeBusy' : 'madeFree', card });
}
