/** Verbs for the Evil Plan. */
import * as plans from '../rules/evilPlans.ts';
import type { Deed } from './deed.ts';
import { atOnce } from './deed.ts';

export const delay: Deed<'delay'> = atOnce((moment) => plans.delayPlan(moment));
export const hasten: Deed<'hasten'> = atOnce((moment) => plans.hastenPlan(moment));
export const revealPlan: Deed<'revealPlan'> = atOnce((moment) => plans.revealPlan(moment, 'effect'));
export const swapPlan: Deed<'swapPlan'> = atOnce((moment) => plans.swapPlan(moment));
