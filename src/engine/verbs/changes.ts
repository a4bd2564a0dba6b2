/** Verbs for timed changes, and for making Minions Busy or Free. */
import { isInfiltrating, minionInLair, occupant, spyInPlay } from '../facts/lookup.ts';
import type { Moment } from '../moment/moment.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId, Duration } from '../vocabulary/types.ts';
import type { Deed } from './deed.ts';
import { numberFor, toEach } from './deed.ts';

/** R9.4: is the infiltration or combat over for which a change would last? An announced one is still to come. */
export const isOver = (state: State, until: Duration): boolean =>
  (until === 'infiltration' || until === 'combat') && !isInfiltrating(state);

const isInPlay = (state: State, card: CardId): boolean => !!(occupant(state, card) ?? spyInPlay(state, card));

export const modify: Deed<'modify'> = toEach((moment, card, me, { stat, by: amount, for: until }) => {
  const { state } = moment;
  const by = numberFor(state, me, card, amount);
  if (by === 0 || !isInPlay(state, card) || isOver(state, until)) return;
  state.modifiers.push({ card, stat, by, keyword: null, prevent: null, until, side: me.side });
  moment.emit?.({ type: 'modified', card, stat, by, source: me.source });
});

export const grant: Deed<'grant'> = toEach((moment, card, me, { keyword, for: until }) => {
  const { state } = moment;
  if (!isInPlay(state, card) || isOver(state, until)) return;
  state.modifiers.push({ card, stat: null, by: 0, keyword, prevent: null, until, side: me.side });
  moment.emit?.({ type: 'granted', card, keyword, source: me.source });
});

export const makeBusy: Deed<'makeBusy'> = toEach((moment, card) => setBusy(moment, card, true));
export const makeFree: Deed<'makeFree'> = toEach((moment, card) => setBusy(moment, card, false));

function setBusy(moment: Moment, card: CardId, busy: boolean): void {
  const unit = minionInLair(moment.state, card);
  if (!unit || unit.busy === busy) return;
  unit.busy = busy;
  moment.emit?.({ type: busy ? 'madeBusy' : 'madeFree', card });
}
