/** The verb for instants that wait to resolve. */
import type { Deed } from './deed.ts';
import { toEach } from './deed.ts';

/** An instant on the stack will do nothing. */
export const cancel: Deed<'cancel'> = toEach((table, card) => {
  for (const item of table.state.stack) if (item.kind === 'playInstant' && item.card === card) item.cancelled = true;
});
