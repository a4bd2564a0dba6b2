/** Damage that is prevented before it is dealt. The prevention is a timed change of a card, and it may be used up. */
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { Moment } from './moment.ts';

/** How much further damage to a card is prevented; Infinity: all of it. */
export function preventionOf(state: ReadonlyState, card: CardId): number {
  let sum = 0;
  for (const { card: whom, prevent } of state.modifiers)
    if (whom === card && prevent !== null) sum += prevent === 'all' ? Number.POSITIVE_INFINITY : prevent;
  return sum;
}

/** The damage that is left of an amount after prevention. Uses up the prevention, the oldest first. */
export function unprevented(moment: Moment, card: CardId, amount: number): number {
  const { state } = moment;
  let left = amount;
  for (const modifier of state.modifiers) {
    if (modifier.card !== card || modifier.prevent === null) continue;
    const prevented = modifier.prevent === 'all' ? left : Math.min(left, modifier.prevent);
    left -= prevented;
    if (modifier.prevent !== 'all') modifier.prevent -= prevented;
  }
  if (left === amount) return amount;
  state.modifiers = state.modifiers.filter(({ prevent }) => prevent !== 0);
  moment.emit?.({ type: 'prevented', card, amount: amount - left });
  return left;
}
