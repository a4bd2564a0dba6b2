/** Damage that is prevented before it is dealt: a timed change of a card that is used up, or not. */
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { Table } from './table.ts';

/** How much damage to a card is prevented from now on; Infinity: all of it. */
export function preventionOf(state: ReadonlyState, card: CardId): number {
  let sum = 0;
  for (const { card: whom, prevent } of state.modifiers)
    if (whom === card && prevent !== null) sum += prevent === 'all' ? Number.POSITIVE_INFINITY : prevent;
  return sum;
}

/** What of an amount of damage is left when what prevents it has been used, the oldest first. */
export function unprevented(table: Table, card: CardId, amount: number): number {
  const { state } = table;
  let left = amount;
  for (const modifier of state.modifiers) {
    if (modifier.card !== card || modifier.prevent === null) continue;
    const prevented = modifier.prevent === 'all' ? left : Math.min(left, modifier.prevent);
    left -= prevented;
    if (modifier.prevent !== 'all') modifier.prevent -= prevented;
  }
  if (left === amount) return amount;
  state.modifiers = state.modifiers.filter(({ prevent }) => prevent !== 0);
  table.emit?.({ type: 'prevented', card, amount: amount - left });
  return left;
}
