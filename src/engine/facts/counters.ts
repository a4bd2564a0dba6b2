/** How many counters lie on cards. */
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';

/** The number of counters of that name on a card. */
export function countersOn({ counters }: Pick<ReadonlyState, 'counters'>, card: CardId, name: string): number {
  for (const one of counters) if (one.card === card && one.name === name) return one.count;
  return 0;
}
