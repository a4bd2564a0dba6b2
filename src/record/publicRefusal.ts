import type { Refusal } from '../engine/index.ts';
import { refuse } from '../engine/index.ts';

/** The refusal itself if it tells no secret. Else one that says only "not yet", with the rule that asks for the cost. */
export const publicRefusal = (no: Refusal): Refusal => (no.secret ? refuse('cost-not-met', no.rule, {}) : no);
