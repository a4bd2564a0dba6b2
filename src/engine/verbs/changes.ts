/** Verbs for timed changes, prevented damage among them, and for making Minions Busy or Free. */
import { definitionOf } from '../catalogue/register.ts';
import { isInfiltrating, minionInLair, occupant, spyInPlay } from '../facts/lookup.ts';
import type { Speaker } from '../facts/select.ts';
import type { Moment } from '../moment/moment.ts';
import type { Modifier, State } from '../vocabulary/state.ts';
import type { CardId, Duration } from '../vocabulary/types.ts';
import type { Deed } from './deed.ts';
import { numberFor, toEach } from './deed.ts';

/** R9.4: is the infiltration or combat over for which a change would last? An announced one is still to come. */
const isOver = (state: State, until: Duration): boolean =>
  (until === 'infiltration' || until === 'combat') && !isInfiltrating(state);

/** Changes a card in play for a time. Returns false if there is nothing to change. */
function change(
  { state }: Moment,
  { side }: Speaker,
  card: CardId,
  until: Duration,
  what: Partial<Pick<Modifier, 'stat' | 'by' | 'keyword' | 'prevent'>>,
): boolean {
  if (isOver(state, until) || !(occupant(state, card) ?? spyInPlay(state, card))) return false;
  const { stat = null, by = 0, keyword = null, prevent = null } = what;
  state.modifiers.push({ card, stat, by, keyword, prevent, until, side });
  return true;
}

const modify: Deed<'modify'> = toEach((moment, card, me, { stat, by: amount, for: until }) => {
  const by = numberFor(moment.state, me, card, amount);
  if (by !== 0 && change(moment, me, card, until, { stat, by }))
    moment.emit?.({ type: 'modified', card, stat, by, source: me.source });
});

const grant: Deed<'grant'> = toEach((moment, card, me, { keyword, for: until }) => {
  if (change(moment, me, card, until, { keyword }))
    moment.emit?.({ type: 'granted', card, keyword, source: me.source });
});

/** Prevents some damage, or all, to a Minion in the lair or a Spy in play. */
const prevent: Deed<'prevent'> = toEach((moment, card, me, effect) => {
  const { state } = moment;
  const amount = effect.amount === 'all' ? effect.amount : numberFor(state, me, card, effect.amount);
  if (amount === 0 || definitionOf(state, card).type === 'contraption') return;
  if (change(moment, me, card, effect.for, { prevent: amount }))
    moment.emit?.({ type: 'shielded', card, amount, source: me.source });
});

const makeBusy: Deed<'makeBusy'> = toEach((moment, card) => setBusy(moment, card, true));
const makeFree: Deed<'makeFree'> = toEach((moment, card) => setBusy(moment, card, false));

function setBusy(moment: Moment, card: CardId, busy: boolean): void {
  const unit = minionInLair(moment.state, card);
  if (!unit || unit.busy === busy) return;
  unit.busy = busy;
  moment.emit?.({ type: busy ? 'madeBusy' : 'madeFree', card });
}

export const changeDeeds = { modify, grant, prevent, makeBusy, makeFree };
