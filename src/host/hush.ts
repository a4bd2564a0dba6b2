/** What a refusal may say, and to whom (R10.2, R11.1). */
import type { Refusal } from '../engine/index.ts';
import { refuse } from '../engine/index.ts';

const PLAN_RULES: Readonly<Record<string, string>> = {
  activatePlan: 'R3.3',
  advancePlan: 'R3.4',
  completePlan: 'R3.5',
};

/** "Not yet", and nothing more. */
export function hushed(refusal: Refusal, actionType: string | undefined): Refusal {
  if (!refusal.secret) return refusal;
  const rule = actionType && PLAN_RULES[actionType];
  return rule ? refuse('cost-not-met', rule, {}) : refuse('not-now', 'R9.1', { what: 'response' });
}
