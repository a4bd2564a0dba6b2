/** The declared step on top of the stack, and who may respond to it (R9.2, R9.3). */
import type { ReadonlyState, Side } from '../engine/index.ts';

/** True if the top of the stack is a declared step (R9.3), not an instant or an ability. */
export function isDeclaredStep(state: Pick<ReadonlyState, 'stack'>): boolean {
  const top = state.stack.at(-1);
  return top !== undefined && top.kind !== 'playInstant' && top.kind !== 'useAbility';
}

/**
 * True if that side can still respond to the top of the stack: it is due now, or will be when the other side passes.
 * That pass is made only when the side plays, so that a claim given up costs the other side nothing.
 */
export const canRespond = (table: Pick<ReadonlyState, 'responder' | 'passes'>, side: Side): boolean =>
  table.responder === side || (table.responder !== null && table.passes === 0);
