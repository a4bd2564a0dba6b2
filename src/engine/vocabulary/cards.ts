/** The cards and the rules as the designers' JSON has them. */
import type { Ability } from './language.ts';
import type { CardType, Edge, Keyword, Side, Step } from './types.ts';

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

interface CardBase {
  id: string;
  name: string;
  copies: number;
  /** Flavour; the rules text is made from the data. */
  text?: string;
  /** Name of a game-icons picture. */
  icon?: string;
  keywords?: Keyword[];
  abilities?: Ability[];
}
export interface MinionCard extends CardBase {
  type: 'minion';
  attack: number;
  health: number;
  perception: number;
  work?: number;
  value?: number;
  initiative?: boolean;
}
export interface Grants {
  attack?: number;
  health?: number;
  perception?: number;
  initiative?: boolean;
}
export interface ContraptionCard extends CardBase {
  type: 'contraption';
  cost: number;
  kind: 'static' | 'attachable';
  grants?: Grants;
}
export interface PlanCard extends CardBase {
  type: 'plan';
  evilness: number;
  cost: { contraptions: number; minions: number };
}
export interface SpyCard extends CardBase {
  type: 'spy';
  attack: number;
  health: number;
  sneak: number;
  support: { min: number; max?: number };
  initiative?: boolean;
}
export interface Bonus {
  /** Active from this Network size on (R5.3). */
  size: number;
  attack?: number;
  health?: number;
  sneak?: number;
  initiative?: boolean;
  keywords?: Keyword[];
}
export interface NodeCard extends CardBase {
  type: 'node';
  connectors: Edge[];
  bonuses: Bonus[];
}
export interface InstantCard extends CardBase {
  type: 'epiphany' | 'intelligence';
}
/** A card as its JSON file has it. */
export type Card = MinionCard | ContraptionCard | PlanCard | SpyCard | NodeCard | InstantCard;

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
