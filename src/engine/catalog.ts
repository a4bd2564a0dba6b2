/** Card facts: what the designers' JSON says, and the frozen catalogue that a game looks them up in. */
import type {
  Ability,
  ActivatedAbility,
  CompletionAbility,
  Effect,
  PlainAbility,
  PlayAbility,
  ReplaceAbility,
  StaticAbility,
  TriggerAbility,
} from './effects/effect.ts';
import { typesNamed } from './effects/effect.ts';
import { evenAbility } from './effects/even.ts';
import type { CardId, CardType, Edge, Keyword, Side, Stat, Step } from './types.ts';
import { CARD_TYPES, EDGE_BITS, STATS } from './types.ts';

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

/** An ability where it stands on its card, by itself or inside a `network` ability. */
export interface Placed<A extends PlainAbility> {
  readonly ability: A;
  /** Which of the card's abilities: uses are counted by it. */
  readonly index: number;
  /** From the definition to the list of its effects. */
  readonly path: readonly (string | number)[];
  /** Counts from this Network size on; 0: always. */
  readonly size: number;
}

/** A card with every default filled in; all have the same shape, so that look-ups stay fast. */
export interface Definition {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly side: Side;
  readonly copies: number;
  readonly text: string;
  readonly icon: string;
  readonly attack: number;
  readonly health: number;
  readonly perception: number;
  readonly sneak: number;
  readonly work: number;
  readonly value: number;
  /** A Contraption's Cost. */
  readonly cost: number;
  readonly attachable: boolean;
  readonly grants: Readonly<Required<Grants>>;
  readonly evilness: number;
  readonly planCost: Readonly<{ contraptions: number; minions: number }>;
  readonly supportMin: number;
  /** Infinity where the card sets no upper limit. */
  readonly supportMax: number;
  readonly connectors: readonly Edge[];
  /** The same as `EDGE_BITS`, added up. */
  readonly connectorBits: number;
  readonly bonuses: readonly Readonly<Required<Bonus>>[];
  readonly keywords: readonly Keyword[];
  /** As they stand on the card. */
  readonly abilities: readonly Ability[];
  /** The same with all fields: what the engine reads. */
  readonly even: readonly Ability[];
  readonly statics: readonly Placed<StaticAbility>[];
  readonly triggers: readonly Placed<TriggerAbility>[];
  readonly replacements: readonly Placed<ReplaceAbility>[];
  readonly play: Placed<PlayAbility> | undefined;
  readonly activated: Placed<ActivatedAbility> | undefined;
  /** The cards of the hand that the activated ability costs, as an effect to resolve before it is announced. */
  readonly payment: readonly Effect[];
  readonly completion: Placed<CompletionAbility> | undefined;
}

/** Some cards of a set, and where they can lie in play. */
export interface Marks {
  /** 1 at the index of each of their definitions, 0 elsewhere. */
  readonly of: Readonly<Uint8Array>;
  readonly inLair: boolean;
  readonly asPlan: boolean;
  readonly asNode: boolean;
  readonly asSpy: boolean;
}

/** A card set, frozen. `hash` is made from its content, so that equal sets are one. */
export interface Catalog {
  readonly hash: string;
  readonly definitions: readonly Definition[];
  /** Card id → index into `definitions`. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** By the step in which it can be used: which cards have an activated ability? Which wait for an event, which replace one? */
  readonly activated: ReadonlyMap<Step, Marks>;
  readonly triggers: ReadonlyMap<string, Marks>;
  readonly replacements: ReadonlyMap<string, Marks>;
  /** By the type of the cards that are given something, and what it is: which cards have a static ability that may give it? */
  readonly statics: ReadonlyMap<CardType, ReadonlyMap<Stat | Keyword, Marks>>;
  /** The cards as they came in: what a save carries. */
  readonly source: readonly Card[];
}

const SIDE_OF: Readonly<Record<CardType, Side>> = {
  minion: 'genius',
  contraption: 'genius',
  epiphany: 'genius',
  plan: 'genius',
  spy: 'spymaster',
  node: 'spymaster',
  intelligence: 'spymaster',
};

/** The side whose deck holds cards of that type (R1.1). */
export const sideOfType = (type: CardType): Side => SIDE_OF[type];

export const isInstant = (type: CardType): boolean => type === 'epiphany' || type === 'intelligence';

/** R2.6, R6.11: when a card of that type can use its ability: in place of working, in the Actions, while it infiltrates. */
export const abilityStep = (type: CardType): Step =>
  type === 'spy' ? 'infiltrate' : type === 'node' ? 'actions' : 'lair';

/** Every field any type may have. */
type AnyFields = Partial<
  Omit<MinionCard, 'type'> & Omit<ContraptionCard, 'type' | 'cost'> & Omit<SpyCard, 'type'> & Omit<NodeCard, 'type'>
> & {
  evilness?: number;
};

const placed = (abilities: readonly Ability[]): Placed<PlainAbility>[] =>
  abilities.map((ability, index) =>
    ability.kind === 'network'
      ? { ability: ability.ability, index, path: ['even', index, 'ability', 'effects'], size: ability.size }
      : { ability, index, path: ['even', index, 'effects'], size: 0 },
  );

const NOTHING_GRANTED: Required<Grants> = { attack: 0, health: 0, perception: 0, initiative: false };
const NO_BONUS: Required<Bonus> = { size: 0, attack: 0, health: 0, sneak: 0, initiative: false, keywords: [] };

function define(card: Card, index: number): Definition {
  const c: AnyFields = card;
  const even = (card.abilities ?? []).map(evenAbility);
  const abilities = placed(even);
  const all = <K extends PlainAbility['kind']>(kind: K) =>
    abilities.filter((p): p is Placed<Extract<PlainAbility, { kind: K }>> => p.ability.kind === kind);
  const { discard = 0 } = all('activated')[0]?.ability.cost ?? {};
  const keywords = [...(card.keywords ?? [])];
  if (c.initiative && !keywords.includes('initiative')) keywords.push('initiative');
  return {
    index,
    id: card.id,
    name: card.name,
    type: interned(card.type),
    side: SIDE_OF[card.type],
    copies: card.copies,
    text: card.text ?? '',
    icon: card.icon ?? '',
    attack: c.attack ?? 0,
    health: c.health ?? 0,
    perception: c.perception ?? 0,
    sneak: c.sneak ?? 0,
    work: c.work ?? (card.type === 'minion' ? 1 : 0),
    value: c.value ?? (card.type === 'minion' ? 1 : 0),
    cost: card.type === 'contraption' ? card.cost : 0,
    attachable: card.type === 'contraption' && card.kind === 'attachable',
    grants: { ...NOTHING_GRANTED, ...c.grants },
    evilness: c.evilness ?? 0,
    planCost: card.type === 'plan' ? card.cost : { contraptions: 0, minions: 0 },
    supportMin: c.support?.min ?? 0,
    supportMax: c.support?.max ?? Number.POSITIVE_INFINITY,
    connectors: c.connectors ?? [],
    connectorBits: (c.connectors ?? []).reduce((bits, edge) => bits | EDGE_BITS[edge], 0),
    bonuses: (c.bonuses ?? []).map((bonus) => ({ ...NO_BONUS, ...bonus })),
    keywords,
    abilities: card.abilities ?? [],
    even,
    statics: all('static'),
    triggers: all('trigger'),
    replacements: all('replace'),
    play: all('play')[0],
    activated: all('activated')[0],
    payment: discard > 0 ? [{ verb: 'discard', who: 'you', amount: discard, pick: 'chosen' }] : [],
    completion: all('completion')[0],
  };
}

/** FNV-1a over the text, twice with other seeds: 64 bits in hex, enough to tell card sets apart. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [a, b].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The same text as the one copy kept for names of properties: two of these are compared by address, which is many times faster. */
const interned = <T extends string>(text: T): T => Object.keys({ [text]: true })[0] as T;

function marks(definitions: readonly Definition[], marked: readonly Definition[]): Marks {
  const of = new Uint8Array(definitions.length);
  for (const { index } of marked) of[index] = 1;
  const types = new Set(marked.map(({ type }) => type));
  return {
    of,
    inLair: types.has('minion') || types.has('contraption'),
    asPlan: types.has('plan'),
    asNode: types.has('node'),
    asSpy: types.has('spy'),
  };
}

/** For each thing that some cards have to do with: which cards. */
function marksBy<T>(definitions: readonly Definition[], things: (definition: Definition) => T[]): Map<T, Marks> {
  const found = new Map<T, Definition[]>();
  for (const definition of definitions)
    for (const thing of things(definition)) {
      const marked = found.get(thing);
      if (marked) marked.push(definition);
      else found.set(thing, [definition]);
    }
  return new Map([...found].map(([thing, marked]) => [thing, marks(definitions, marked)]));
}

const mayReach = ({ ability }: Placed<StaticAbility>, own: CardType, type: CardType): boolean =>
  typesNamed(ability.cards, own)?.includes(type) ?? true;

const given = ({ ability: { stats, keywords = [] } }: Placed<StaticAbility>): (Stat | Keyword)[] => [
  ...STATS.filter((stat) => stats?.[stat] !== undefined),
  ...keywords,
];

const catalogs = new Map<string, Catalog>();
/** The set asked for last, in parts, for this is asked a thousand times a game. */
let latest: Catalog | undefined;
let latestSet = '';
let latestDefinitions: readonly Definition[] = [];

/**
 * Makes the catalogue of a card set and keeps it, so that a state finds it by its content hash (`State.set`).
 * The cards must have passed the designers' check; an id used twice is our own mistake and throws.
 */
export function registerCatalog(cards: readonly Card[]): Catalog {
  const key = interned(hash(JSON.stringify(cards)));
  const known = catalogs.get(key);
  if (known) return known;
  const definitions = cards.map(define);
  const indexOf = new Map(definitions.map((d) => [d.id, d.index]));
  if (indexOf.size !== definitions.length) throw new Error('Two cards of the set have the same id.');
  const catalog: Catalog = {
    hash: key,
    definitions,
    indexOf,
    activated: marksBy(definitions, ({ type, activated }) => (activated ? [abilityStep(type)] : [])),
    triggers: marksBy(definitions, (d) => d.triggers.map((p) => p.ability.on)),
    replacements: marksBy(definitions, (d) => d.replacements.map((p) => p.ability.instead)),
    statics: new Map(
      CARD_TYPES.map((type) => [
        type,
        marksBy(definitions, (d) => d.statics.filter((p) => mayReach(p, d.type, type)).flatMap(given)),
      ]),
    ),
    source: cards,
  };
  catalogs.set(key, catalog);
  return catalog;
}

/** The catalogue a state is played with. Throws where the set was never registered: our own mistake. */
export function catalogOf(state: { readonly set: string }): Catalog {
  if (state.set === latestSet && latest) return latest;
  const found = catalogs.get(state.set);
  if (!found) throw new Error(`No card set ${state.set} is registered.`);
  latest = found;
  latestSet = found.hash;
  latestDefinitions = found.definitions;
  return found;
}

/** The facts of a card in a game. A hidden card has none: callers ask only about cards they can see. */
export const definitionOf = (
  state: { readonly set: string; readonly cards: readonly number[] },
  card: CardId,
): Definition => (state.set === latestSet ? latestDefinitions : catalogOf(state).definitions)[state.cards[card]];
