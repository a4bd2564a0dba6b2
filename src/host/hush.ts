/** What a refusal may say, and to whom (R10.2, R11.1). */
import type { Refusal } from '../engine/index.ts';
import { refuse } from '../engine/index.ts';

/** The refusal itself if it tells no secret. Else one that says only "not yet", with the rule that asks for the cost. */
export const hushed = (refusal: Refusal): Refusal =>
  refusal.secret ? refuse('cost-not-met', refusal.rule, {}) : refusal;
