/** Verbs for the Evil Plan. */
import * as plans from '../rules/evilPlans.ts';
import type { Deed } from './deed.ts';
import { atOnce } from './deed.ts';

export const delay: Deed<'delay'> = atOnce((table) => plans.delayPlan(table));
export const hasten: Deed<'hasten'> = atOnce((table) => plans.hastenPlan(table));
export const revealPlan: Deed<'revealPlan'> = atOnce((table) => plans.revealPlan(table, 'effect'));
export const swapPlan: Deed<'swapPlan'> = atOnce((table) => plans.swapPlan(table));
