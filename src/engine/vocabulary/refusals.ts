/** Why an action is not legal (R11.1): a code, the rule's number, and the facts for a sentence. */
import type { Choice } from './state.ts';
import type { NoFacts, TroubleOf } from './trouble.ts';
import type { CardId, CardType, Edge, Side, Step } from './types.ts';

/** The codes in order of precedence: if several apply, the first one is given. */
export const REFUSAL_CODES = [
  'malformed',
  'game-over',
  'wrong-side',
  'wrong-step',
  'not-now',
  'first-turn',
  'no-such-card',
  'not-in-hand',
  'not-offered',
  'limit-reached',
  'bad-square',
  'square-occupied',
  'not-free',
  'has-attachment',
  'not-enough-work',
  'needless-worker',
  'bad-attachment',
  'cost-not-met',
  'must-complete',
  'sacrifice-too-small',
  'needless-sacrifice',
  'connector-used',
  'no-facing-connector',
  'overlap',
  'not-connected',
  'size-not-supported',
  'already-infiltrated',
  'not-assigned',
  'nothing-to-destroy',
  'nothing-to-attack',
  'sneak-barred',
  'sneak-zero',
  'sneak-too-low',
  'unsneakable',
  'cannot-ignore',
  'condition-unmet',
  'ability-cost',
  'bad-target',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Both parts of a plan's cost, and what the given cards count towards them. */
export interface Shortfall {
  have: number;
  need: number;
  haveMinions: number;
  needMinions: number;
}

/** What must come first, or is missing, by the rules. */
type Obstacle = 'infiltration' | 'not-infiltrating' | 'choice' | 'no-choice' | 'response' | 'no-response';

/** Code → its facts. Numbers are counts, unless their type is `CardId`. */
interface FactsOf {
  malformed:
    | { what: 'action' | 'no-type' }
    | { what: 'type'; got: string }
    | { what: 'side'; type: string }
    | { what: 'field' | 'unknown-field'; type: string; field: string }
    /** Exactly one of two fields must be present, but both or neither are. */
    | { what: 'either'; type: string; one: string; other: string };
  'game-over': NoFacts;
  /** `side`: the side that has the action, answer or card. */
  'wrong-side': { side: Side; what: 'turn' | 'answer' | 'card' };
  'wrong-step': { step: Step; now: Step };
  'not-now': { what: Obstacle };
  'first-turn': { what: 'activate' | 'infiltrate' };
  /** `type`: what was wanted. `in`: where. Neither: the id names no card of the game. */
  'no-such-card': { type?: CardType | 'instant' | 'ability' | 'sacrifice'; in?: 'lair' | 'play' };
  'not-in-hand': { card: CardId };
  'not-offered':
    | { what: 'discard' | 'plan' | 'activate' | 'advance' | 'complete' | Choice['kind'] }
    | { what: 'count'; have: number; need: number };
  'limit-reached': { what: 'minions' | 'actions' | 'spies' | 'ability' | 'ability-in-game'; need: number };
  'bad-square': { square: number };
  'square-occupied': { square: number; card: CardId };
  'not-free': { card: CardId };
  'has-attachment': { card: CardId };
  'not-enough-work': { have: number; need: number };
  'needless-worker': { card: CardId };
  /** `need`: the number of Contraptions that a Minion may carry. `to` carries that many. */
  'bad-attachment': { card: CardId } | { card: CardId; to: CardId; need: number };
  /** The facts are left out if they are hidden from the reader (R10.2). */
  'cost-not-met': Shortfall | NoFacts;
  'must-complete': NoFacts;
  'sacrifice-too-small': Shortfall;
  'needless-sacrifice': { card: CardId };
  'connector-used': { node: CardId; edge: Edge };
  'no-facing-connector': { node: CardId; edge: Edge };
  overlap: { node: CardId; to: CardId };
  'not-connected': { node: CardId; edge: Edge };
  /** `max`: 0 if there is no upper limit. */
  'size-not-supported': { spy: CardId; have: number; min: number; max: number };
  'already-infiltrated': { spy: CardId };
  'not-assigned': { spy: CardId };
  'nothing-to-destroy': NoFacts;
  'nothing-to-attack': NoFacts;
  'sneak-barred': { spy: CardId };
  'sneak-zero': { spy: CardId };
  'sneak-too-low': { spy: CardId; minion: CardId; have: number; need: number };
  unsneakable: { minion: CardId };
  'cannot-ignore': { card: CardId };
  /** `need`: the smallest size of its Network at which it could be used (R5.3). */
  'condition-unmet': { card: CardId; need?: number };
  'ability-cost':
    | { card: CardId; what: 'sneak' | 'health' | 'discard'; have: number; need: number }
    | { card: CardId; what: 'counters'; counter: string; have: number; need: number };
  'bad-target':
    | { card: CardId; what: 'none-there' | 'unfit' }
    | { card: CardId; what: 'count'; have: number; need: number };
}

export interface RefusalOf<C extends RefusalCode> extends TroubleOf<FactsOf, C> {
  /** The rule's number, like `R8.1`. */
  readonly rule: string;
  /** The refusal reveals something hidden from the other side, so only the acting side is told (R10.2). */
  readonly secret: boolean;
}
export type Refusal = { [C in RefusalCode]: RefusalOf<C> }[RefusalCode];

export const refuse = <C extends RefusalCode>(
  code: C,
  rule: string,
  facts: RefusalOf<C>['facts'],
  secret = false,
): RefusalOf<C> => ({ code, rule, facts, secret });
