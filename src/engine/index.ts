/** The one door to the rules. */

export type { Definition, Placed } from './catalogue/define.ts';
export * from './catalogue/register.ts';
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
} from './facts/lookup.ts';
export { hasKeyword, healthLeft, occupantStat, sneakLeft, spyStat, staticSources, statOf } from './facts/stats.ts';
export { copyState } from './game/copy.ts';
export { legalActions } from './game/legal.ts';
export { bothPass, type Outcome, perform, play } from './game/perform.ts';
export { refusal } from './game/refusal.ts';
export { DECKS, deckOf, emptyState, newGame, openPosition } from './game/setup.ts';
export { LoopError } from './moment/table.ts';
export { activatedAbility, playAbility, targetsOf } from './rules/abilities.ts';
export { theDead } from './rules/deaths.ts';
export { lairTotals, meetsCost, type PlanCost } from './rules/evilPlans.ts';
export { isMastersFirstTurn } from './rules/infiltration.ts';
export { edgeOf, linkAt, makeLink, neighbourAt } from './rules/networks.ts';
export { supports } from './rules/spies.ts';
export { canLendAHand } from './rules/work.ts';
export { type Asked, whatIsAsked } from './sight/asked.ts';
export { activeBonuses } from './sight/bonuses.ts';
export { type Forecast, forecast, type RoundForecast } from './sight/forecast.ts';
export { imagine } from './sight/imagine.ts';
export { type Outlook, outlook } from './sight/outlook.ts';
export { publicOffers } from './sight/publicOffers.ts';
export { sacrificeable, sacrificeSum, workSum } from './sight/sums.ts';
export { mayInterrupt, type View, type Viewer, view, viewEvents } from './sight/view.ts';
export { dice, shuffle } from './tools/random.ts';
export { reuse } from './tools/reuse.ts';
export * from './vocabulary/actions.ts';
export * from './vocabulary/cards.ts';
export * from './vocabulary/events.ts';
export * from './vocabulary/grammar.ts';
export * from './vocabulary/language.ts';
export { type Part, partsOf } from './vocabulary/parts.ts';
export * from './vocabulary/refusals.ts';
export * from './vocabulary/state.ts';
export * from './vocabulary/types.ts';
export { areCards } from './vocabulary/wellFormed.ts';
