/** The verb for instants that wait to resolve. */
import type { Deed } from './deed.ts';
import { toEach } from './deed.ts';

/** An instant on the stack will do nothing. */
const cancel: Deed<'cancel'> = toEach((moment, card) => {
  for (const item of moment.state.stack) if (item.kind === 'playInstant' && item.card === card) item.cancelled = true;
});

export const instantDeeds = { cancel };
