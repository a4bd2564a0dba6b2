/** Counters on cards in play: uses, ammunition, charges, whatever a card calls them. */
import { definitionOf } from '../catalogue/register.ts';
import { countersOn } from '../facts/counters.ts';
import { isInPlay } from '../facts/lookup.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { Moment } from './moment.ts';

/**
 * Puts so many counters of a name on a card in play, or takes them off if `by` is below 0. Not more are taken off than
 * lie there, and a card that is not in play keeps none.
 */
export function changeCounters(moment: Moment, card: CardId, name: string, by: number, source: CardId): void {
  const { state } = moment;
  if (!isInPlay(state, card)) return;
  const before = countersOn(state, card, name);
  const count = Math.max(0, before + by);
  if (count === before) return;
  const there = state.counters.find((one) => one.card === card && one.name === name);
  if (count === 0) state.counters = state.counters.filter((one) => one !== there);
  else if (there) there.count = count;
  else state.counters.push({ card, name, count });
  moment.emit?.({ type: 'counters', card, name, by: count - before, count, source });
}

/** Takes all counters off a card. */
export function clearCounters(state: State, card: CardId): void {
  if (state.counters.some((one) => one.card === card))
    state.counters = state.counters.filter((one) => one.card !== card);
}

/** Takes all counters off a card that is not in play, unless an effect of the card or about it waits and may count them. */
export function loseCounters(state: State, card: CardId): void {
  if (state.counters.length === 0 || isInPlay(state, card)) return;
  if (!state.frames.some(({ source, event }) => source === card || event === card)) clearCounters(state, card);
}

/** Puts on a card that comes into play the counters that it comes with. Its text says so, and no event tells it. */
export function comeWithCounters(state: State, card: CardId): void {
  const { counters } = definitionOf(state, card);
  clearCounters(state, card);
  if (counters) state.counters.push({ card, ...counters });
}
