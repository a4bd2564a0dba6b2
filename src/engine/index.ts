/** The public interface of the rules, layer by layer. Of the rules it exports only names that code outside uses. */

// A card set, and the facts of its cards.
export type { Definition } from './catalogue/define.ts';
export { type Catalog, catalogOf, definitionOf, registerCatalog } from './catalogue/register.ts';

// Where cards lie and what they are worth. These functions only read.
export { activeBonuses } from './facts/bonuses.ts';
export {
  cardsInLair as sacrificeable,
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

// The game: which actions are legal, how to do them, and how to set up a new game.
export { copyState } from './game/copy.ts';
export { legalActions, someActions } from './game/legal.ts';
export { bothPass, perform, play } from './game/perform.ts';
export { refusal } from './game/refusal.ts';
export { DECKS, deckOf, emptyState, newGame, openPosition, sameCards } from './game/setup.ts';

// What the rules say about single things. These functions only read.
export { preventionOf } from './moment/prevent.ts';
export { isLethal, theDead } from './rules/deaths.ts';
export { type Counted, lairTotals, meetsCost, type PlanCost, sacrificeSum, whatCounts } from './rules/evilPlans.ts';
export { edgeOf, linkAt, makeLink } from './rules/networks.ts';
export { supports } from './rules/spies.ts';
export { workSum } from './rules/work.ts';

// What a player may know.
export { type Asked, whatIsAsked } from './sight/asked.ts';
export { type Lasting, lastingOn, type Standing, standingOn } from './sight/changes.ts';
export { imagine } from './sight/imagine.ts';
export {
  type Connect,
  canPlayAndConnect,
  joinsBeside,
  joinsOf,
} from './sight/joins.ts';
export { type BuildNeeds, buildNeeds, type NoWay, noWay } from './sight/noWay.ts';
export { endsAssigning, type Outlook, outlook, playsCards } from './sight/outlook.ts';
export { publicOffers } from './sight/publicOffers.ts';
export { mayInterrupt, type View, type Viewer, view, viewEvents } from './sight/view.ts';

// Chance, and reuse of unchanged parts.
export { dice, isSeed, type Seed, shuffle } from './tools/random.ts';
export { reuse } from './tools/reuse.ts';

// The vocabulary: sides, steps, cards, states, actions, events, refusals. The card language has a door of its own.
export { ACTION_TYPES, ACTIONS, type Act, type Action, type ActionOf, type ActionType } from './vocabulary/actions.ts';
export type { Advice } from './vocabulary/advice.ts';
export { AS_PRINTED, type Card, isInstant, RECOMMENDED, type Rules, SIDE_OF } from './vocabulary/cards.ts';
export type { EventType, GameEvent } from './vocabulary/events.ts';
export { EVENT_TYPES } from './vocabulary/events.ts';
export {
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type RefusalOf,
  refuse,
  type Shortfall,
} from './vocabulary/refusals.ts';
export {
  type Awaiting,
  awaiting,
  type Choice,
  type Ending,
  type Link,
  type NodeInPlay,
  type Occupant,
  type PlanInPlay,
  type ReadonlyState,
  type SpyInPlay,
  STACK_KINDS,
  type StackItem,
  type StackKind,
  type State,
} from './vocabulary/state.ts';
export type { Given, NoFacts, Sentences, Trouble, TroubleOf } from './vocabulary/trouble.ts';
export {
  type BySide,
  bySide,
  CARD_TYPES,
  type CardId,
  type CardType,
  type DeepReadonly,
  DURATIONS,
  type Duration,
  EDGES,
  type Edge,
  facing,
  HIDDEN,
  KEYWORDS,
  type Keyword,
  NONE,
  offset,
  other,
  PLAN_STATUSES,
  type PlanStatus,
  roundOf,
  SIDES,
  type Side,
  SQUARES,
  STATS,
  STEPS,
  type Stat,
  type Step,
} from './vocabulary/types.ts';
export { areCards } from './vocabulary/wellFormed.ts';
