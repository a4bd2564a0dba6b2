/** The cards and the rules as the designers' JSON has them. */
import type { Fields, Row, Tagged } from './grammar.ts';
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

/** No number on a card or among the rules is larger: what is, is a slip of the keyboard. */
export const LARGEST = 9999;

/** The preset *recommended*. */
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

/** What the preset *as printed* changes. */
export const AS_PRINTED: Partial<Rules> = Object.freeze({
  discardWhenFull: false,
  activateOnFirstTurn: true,
  maxRounds: null,
});

/** What every card has. */
export const EVERY_CARD = {
  id: 'id',
  name: 'name',
  copies: 'copies',
  /** Flavour; the rules text is made from the data. */
  text: 'text?',
  /** Name of a game-icons picture. */
  icon: 'text?',
  keywords: 'keywords?',
  abilities: 'abilities?',
} as const satisfies Fields;
/** What an attachable Contraption gives to its Minion. */
export const GRANTS = {
  attack: 'bonusPoints?',
  health: 'bonusPoints?',
  perception: 'bonusPoints?',
  initiative: 'flag?',
} as const satisfies Fields;
export const PLAN_COST = { contraptions: 'points', minions: 'points' } as const satisfies Fields;
/** The Network sizes that a Spy supports. */
export const SUPPORT = { min: 'points', max: 'points?' } as const satisfies Fields;
/** What a Node gives to the Spies of its Network. */
export const BONUS = {
  /** Active from this Network size on (R5.3). */
  size: 'size',
  attack: 'bonusPoints?',
  health: 'bonusPoints?',
  sneak: 'bonusPoints?',
  initiative: 'flag?',
  keywords: 'keywords?',
} as const satisfies Fields;

/** The cards as their JSON has them, by type: what each field holds, as the tables of `language.ts` say it. */
export const CARDS = {
  minion: {
    ...EVERY_CARD,
    attack: 'points',
    health: 'points',
    perception: 'points',
    work: 'points?',
    value: 'points?',
    initiative: 'flag?',
  },
  contraption: { ...EVERY_CARD, cost: 'points', kind: 'contraptionKind', grants: 'grants?' },
  plan: { ...EVERY_CARD, evilness: 'points', cost: 'planCost' },
  spy: {
    ...EVERY_CARD,
    attack: 'points',
    health: 'points',
    sneak: 'points',
    support: 'support',
    initiative: 'flag?',
  },
  node: { ...EVERY_CARD, connectors: 'edges', bonuses: 'bonuses' },
  epiphany: EVERY_CARD,
  intelligence: EVERY_CARD,
} as const satisfies Record<CardType, Fields>;

/** A card as its JSON file has it. */
export type Card = Tagged<'type', typeof CARDS>;
export type CardOf<T extends CardType> = Extract<Card, { type: T }>;
export type Grants = Row<typeof GRANTS>;
export type Bonus = Row<typeof BONUS>;

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

/** R2.6, R6.11: when a card of that type can use its ability: in place of working, in the Actions, while it infiltrates. */
export const abilityStep = (type: CardType): Step =>
  type === 'spy' ? 'infiltrate' : type === 'node' ? 'actions' : 'lair';
