/** The one door to the rules. */
export * from './actions.ts';
export * from './catalog.ts';
export { copyState } from './copy.ts';
export { activatedAbility, playAbility, targetsOf } from './effects/abilities.ts';
export * from './effects/effect.ts';
export { hasKeyword, healthLeft, occupantStat, sneakLeft, spyStat, staticSources, statOf } from './effects/stats.ts';
export * from './events.ts';
export { type Forecast, forecast, type RoundForecast } from './forecast.ts';
export { imagine } from './imagine.ts';
export { legalActions, randomAction } from './legal.ts';
export {
  cardsInPlay,
  hostOf,
  isInfiltrating,
  networkSize,
  nodeInPlay,
  occupantAt,
  ownerOf,
  positionOf,
  spyInPlay,
  squareOf,
} from './lookup.ts';
export { publicOffers } from './offers/public.ts';
export { bothPass, type Outcome, perform, play } from './perform.ts';
export { dice, shuffle } from './random.ts';
export { refusal } from './refusal.ts';
export * from './refusals.ts';
export { reuse } from './reuse.ts';
export { theDead } from './rules/deaths.ts';
export { lairTotals, meetsCost, type PlanCost } from './rules/evilPlans.ts';
export { isMastersFirstTurn } from './rules/infiltration.ts';
export { edgeOf, linkAt, makeLink, neighbourAt, supports } from './rules/networks.ts';
export { canLendAHand } from './rules/work.ts';
export { DECKS, deckOf, emptyState, newGame, openPosition } from './setup.ts';
export * from './state.ts';
export { LoopError } from './table.ts';
export * from './types.ts';
export { mayInterrupt, type View, type Viewer, view, viewEvents } from './view.ts';
