/**
 * What may come of a decision: a third door of the rules, for what tells players beforehand. The rules are run on copies,
 * from what a view may know. What only plays games needs `index.ts` alone.
 */
export { type Corridor, corridor, type End, isNoWorse, type Passage, type SneakingOn } from './sight/corridor.ts';
export { type Forecast, forecast } from './sight/forecast.ts';
export { type JoinForecast, joinForecast, unassignedBy, unassignedByCut } from './sight/joins.ts';
export { type Aim, type Cost, type Reply, reasons } from './sight/reasons.ts';
export { redealt } from './sight/redealt.ts';
export type { Unknown } from './sight/tried.ts';
export { WAYS, type Way } from './sight/ways.ts';
