/** The sums of cards that are picked together. */
import { cardsInLair } from '../facts/lookup.ts';
import { statOf } from '../facts/stats.ts';
import type { PlanCost } from '../rules/evilPlans.ts';
import { totals } from '../rules/evilPlans.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { View } from './view.ts';

/** R2.5: the total Work of these Minions. */
export const workSum = (view: View, workers: readonly CardId[]): number =>
  workers.reduce((sum, worker) => sum + statOf(view, worker, 'work'), 0);

/** R3.5: what these cards count towards an Evil Plan when they are sacrificed. */
export const sacrificeSum = (view: View, sacrifice: readonly CardId[]): PlanCost => totals(view, sacrifice);

/** R3.5: the cards that may be sacrificed: all cards in the lair, attached Contraptions included. */
export const sacrificeable = (view: View): CardId[] => cardsInLair(view);
