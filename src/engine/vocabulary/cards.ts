/** The cards and the rules' numbers as they stand in the designers' JSON. */
import type { Draft, Row, Tagged } from './grammar.ts';
import type { CardType, Side, Step } from './types.ts';

/** The numbers that RULES.md names in `code style`; "no limit" is null. */
export interface Rules {
  scoreToWin: number;
  handSize: number;
  discardWhenFull: boolean;
  maxRounds: number | null;
  minionsPerTurn: number;
  maxAttachments: number | null;
  planChoices: number;
  activateOnFirstTurn: boolean;
  completeOptional: boolean;
  actionsPerTurn: number;
  spiesPerNetwork: number | null;
  lethalDamage: 'exceeds' | 'meets';
}

/** The largest number on a card or among the rules. A larger one is a typing mistake. */
export const LARGEST = 9999;
/** The most cards that a set may hold, and the most copies of them all together. */
export const MOST_DESIGNS = 1000;
export const MOST_COPIES = 5000;
/** The number of cards in the decks of a set. */
export const copiesIn = (cards: readonly Pick<Card, 'copies'>[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

/** The preset *recommended*, with all numbers. */
export const RECOMMENDED: Rules = Object.freeze({
  scoreToWin: 10,
  handSize: 7,
  discardWhenFull: true,
  maxRounds: 60,
  minionsPerTurn: 2,
  maxAttachments: null,
  planChoices: 3,
  activateOnFirstTurn: false,
  completeOptional: false,
  actionsPerTurn: 3,
  spiesPerNetwork: null,
  lethalDamage: 'exceeds',
});

/** The numbers that the preset *as printed* changes. */
export const AS_PRINTED: Partial<Rules> = Object.freeze({
  discardWhenFull: false,
  activateOnFirstTurn: true,
  maxRounds: null,
});

/** The fields of every card. */
export const EVERY_CARD = {
  id: 'id',
  name: 'name',
  copies: 'copies',
  /** Flavour text. The rules text is made from the data. */
  text: 'text?',
  /** The name of a game-icons picture. */
  icon: 'text?',
  /** Words that other cards can ask for. They are printed beside the type. */
  tags: 'tags?',
  keywords: 'keywords?',
  abilities: 'abilities?',
} as const satisfies Draft;
/** So many counters of a name. */
export const COUNTERS = { name: 'tag', count: 'times' } as const satisfies Draft;
/** The fields of every card that comes into play face up. */
const IN_PLAY = {
  ...EVERY_CARD,
  /** The counters with which it comes into play. */
  counters: 'counters?',
} as const satisfies Draft;
/** What an attachable Contraption gives to its Minion. */
export const GRANTS = {
  attack: 'bonusPoints?',
  health: 'bonusPoints?',
  perception: 'bonusPoints?',
  initiative: 'flag?',
} as const satisfies Draft;
export const PLAN_COST = { contraptions: 'points', minions: 'points' } as const satisfies Draft;
/** The Network sizes that a Spy supports. */
export const SUPPORT = { min: 'points', max: 'points?' } as const satisfies Draft;
/** What a Node gives to the Spies of its Network. */
export const BONUS = {
  /** The smallest Network size at which the bonus is active (R5.3). */
  size: 'size',
  attack: 'bonusPoints?',
  health: 'bonusPoints?',
  sneak: 'bonusPoints?',
  initiative: 'flag?',
  keywords: 'keywords?',
} as const satisfies Draft;

/** Type of card → its fields in JSON and what each holds, in the form of the tables of `language.ts`. */
export const CARDS = {
  minion: {
    ...IN_PLAY,
    attack: 'points',
    health: 'points',
    perception: 'points',
    work: 'points?',
    value: 'points?',
    initiative: 'flag?',
  },
  contraption: { ...IN_PLAY, cost: 'points', kind: 'contraptionKind', grants: 'grants?' },
  plan: { ...EVERY_CARD, evilness: 'points', cost: 'planCost' },
  spy: {
    ...IN_PLAY,
    attack: 'points',
    health: 'points',
    sneak: 'points',
    support: 'support',
    initiative: 'flag?',
  },
  node: { ...IN_PLAY, connectors: 'edges', bonuses: 'bonuses' },
  epiphany: EVERY_CARD,
  intelligence: EVERY_CARD,
} as const satisfies Record<CardType, Draft>;

/** A card as it stands in its JSON file. */
export type Card = Tagged<'type', typeof CARDS>;
export type CardOf<T extends CardType> = Extract<Card, { type: T }>;
export type Grants = Row<typeof GRANTS>;
export type Bonus = Row<typeof BONUS>;
export type Counters = Row<typeof COUNTERS>;

/** The side whose deck holds cards of that type (R1.1). */
export const SIDE_OF: Readonly<Record<CardType, Side>> = {
  minion: 'genius',
  contraption: 'genius',
  epiphany: 'genius',
  plan: 'genius',
  spy: 'spymaster',
  node: 'spymaster',
  intelligence: 'spymaster',
};

export const isInstant = (type: CardType): boolean => type === 'epiphany' || type === 'intelligence';

/** R2.6, R6.11: the step in which a card of that type uses its ability (to work, for Actions, or to infiltrate). */
export const abilityStep = (type: CardType): Step =>
  type === 'spy' ? 'infiltrate' : type === 'node' ? 'actions' : 'lair';
