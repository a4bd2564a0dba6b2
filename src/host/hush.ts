/** What a refusal may say, and to whom (R10.2, R11.1). */
import type { Refusal } from '../engine/index.ts';
import { refuse } from '../engine/index.ts';

/** The refusal for somebody who may not hear its secret: "not yet", by the rule that asks for the cost, and nothing more. */
export const hushed = (refusal: Refusal): Refusal =>
  refusal.secret ? refuse('cost-not-met', refusal.rule, {}) : refusal;
