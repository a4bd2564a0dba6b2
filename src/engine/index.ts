/** The public interface of the rules, layer by layer. It exports only names that code outside uses. */

// A card set, and the facts of its cards.
export type { Definition } from './catalogue/define.ts';
export { type Catalog, catalogOf, definitionOf, registerCatalog } from './catalogue/register.ts';

// Where cards lie and what they are worth. These functions only read.
export { activeBonuses } from './facts/bonuses.ts';
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

// The game: which actions are legal, how to do them, and how to set up a new game.
export { copyState } from './game/copy.ts';
export { legalActions } from './game/legal.ts';
export { bothPass, perform, play } from './game/perform.ts';
export { refusal } from './game/refusal.ts';
export { DECKS, deckOf, emptyState, newGame, openPosition } from './game/setup.ts';

// The error for cards that set each other off without end.
export { LoopError } from './moment/moment.ts';

// What the rules say about single things. These functions only read.
export { theDead } from './rules/deaths.ts';
export { lairTotals, meetsCost, type PlanCost } from './rules/evilPlans.ts';
export { edgeOf, linkAt, makeLink, neighbourAt } from './rules/networks.ts';
export { supports } from './rules/spies.ts';
export { canLendAHand } from './rules/work.ts';

// What a player may know.
export { type Asked, whatIsAsked } from './sight/asked.ts';
export { type Forecast, forecast } from './sight/forecast.ts';
export { imagine } from './sight/imagine.ts';
export { type Outlook, outlook } from './sight/outlook.ts';
export { publicOffers } from './sight/publicOffers.ts';
export { sacrificeable, sacrificeSum, workSum } from './sight/sums.ts';
export { mayInterrupt, type View, type Viewer, view, viewEvents } from './sight/view.ts';

// Chance, and reuse of unchanged parts.
export { dice, shuffle } from './tools/random.ts';
export { reuse } from './tools/reuse.ts';

// The vocabulary: sides, steps, cards and their language, states, actions, events, refusals.
export { ACTION_TYPES, ACTIONS, type Action, type ActionOf, type ActionType } from './vocabulary/actions.ts';
export {
  AS_PRINTED,
  type Bonus,
  CARDS,
  type Card,
  EVERY_CARD,
  type Grants,
  isInstant,
  LARGEST,
  RECOMMENDED,
  type Rules,
  SIDE_OF,
} from './vocabulary/cards.ts';
export type { EventType, GameEvent } from './vocabulary/events.ts';
export {
  type Field,
  type Fields,
  isOptional,
  KINDS,
  type Kind,
  type Kinds,
  kindOf,
  type Rows,
  type Shape,
} from './vocabulary/grammar.ts';
export {
  ABILITIES,
  ABILITY_KINDS,
  type Ability,
  type ActivatedAbility,
  type Amount,
  CONDITIONS,
  type Condition,
  type Effect,
  type EffectOf,
  IN_SQUARES,
  MEASURES,
  type NetworkAbility,
  type PlainAbility,
  PROPERTIES,
  type Property,
  REFERENCES,
  REPLACEABLE,
  REPLACEMENTS,
  type Reference,
  type ReplaceAbility,
  type Replaceable,
  SELECTION,
  type Selection,
  type Selector,
  type StaticAbility,
  TRIGGER_EVENTS,
  TRIGGERS,
  type TriggerAbility,
  type TriggerEvent,
  targetIndex,
  typesIn,
  typesNamed,
  UNITS,
  VERB_NAMES,
  VERBS,
  type Verb,
  type Who,
} from './vocabulary/language.ts';
export { partsOf } from './vocabulary/parts.ts';
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
export {
  type BySide,
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
  SIDES,
  type Side,
  SQUARES,
  STATS,
  STEPS,
  type Stat,
  type Step,
} from './vocabulary/types.ts';
export { areCards } from './vocabulary/wellFormed.ts';
