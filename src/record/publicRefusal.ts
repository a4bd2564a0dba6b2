import type { Refusal } from '../engine/index.ts';
import { refuse } from '../engine/index.ts';

/** The refusal itself if it tells no secret; else one that only says "not yet", with the rule about the cost. */
export const publicRefusal = (no: Refusal): Refusal => (no.secret ? refuse('cost-not-met', no.rule, {}) : no);
