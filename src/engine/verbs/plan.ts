/** Verbs for the Evil Plan. */
import * as plans from '../rules/evilPlans.ts';
import type { Deed } from './deed.ts';
import { atOnce } from './deed.ts';

const delay: Deed<'delay'> = atOnce((moment) => plans.delayPlan(moment));
const hasten: Deed<'hasten'> = atOnce((moment) => plans.hastenPlan(moment));
const revealPlan: Deed<'revealPlan'> = atOnce((moment) => plans.revealPlan(moment, 'effect'));
const swapPlan: Deed<'swapPlan'> = atOnce((moment) => plans.swapPlan(moment));

export const planDeeds = { delay, hasten, revealPlan, swapPlan };
