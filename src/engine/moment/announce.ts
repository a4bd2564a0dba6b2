/** R9.2: an announced thing waits on the stack, and the other side may respond first. */
import type { ReadonlyState, StackItem, StackKind } from '../vocabulary/state.ts';
import type { CardId, Side } from '../vocabulary/types.ts';
import { NONE, other } from '../vocabulary/types.ts';
import type { Moment } from './moment.ts';

/** What an announced thing does when it resolves. */
export interface Declared {
  /** R9.4: are its condition and its targets still there? If not, it does nothing. */
  readonly holds: (state: ReadonlyState, item: StackItem) => boolean;
  readonly resolve: (moment: Moment, item: StackItem) => void;
}

/** R9.2: puts an announced thing on the stack; the other side may respond first. */
export function announce(
  moment: Moment,
  kind: StackKind,
  side: Side,
  card: CardId = NONE,
  targets: readonly CardId[] = [],
): void {
  const { state } = moment;
  state.stack.push({ kind, side, card, targets: [...targets], cancelled: false });
  state.responder = other(side);
  state.passes = 0;
  moment.emit?.({ type: 'announced', kind, side, card, targets: [...targets] });
}
