/**
 * The card language. The designers' tools are made from these tables. Everything that a card does beyond its plain
 * numbers is an ability. An ability holds effects, and an effect is a tagged piece of data. A table has a row for each
 * thing that can be said. A row lists its fields and what each holds (`grammar.ts`); a question mark marks a field
 * that may be left out.
 */
import type { EventType, GameEvent } from './events.ts';
import type { Draft, Keyed, Kinds, Row, Tagged } from './grammar.ts';
import type { CardType, Stat } from './types.ts';

/** A side as a card sees it: `you` are the owner of the card that speaks. */
export type Who = Kinds['who'];

/** References name one card by its role: this card, the Minion it is attached to, the Spy in the lair, … */
export const REFERENCES = [
  '$self',
  '$host',
  '$infiltrator',
  /** The Minion or Contraption in the infiltrator's square. */
  '$occupant',
  /** The card that this card faces: the infiltrator faces the Minion in its square, and that square's card faces it. */
  '$opponent',
  /** The Evil Plan. While it lies face down, all that can be asked of it is whether there is one (R10.3). */
  '$plan',
  '$target1',
  '$target2',
  /** The card to which the event happened that set off a trigger. */
  '$event',
  /** The card that did it, if a card was damaged, died or was destroyed, or would be. */
  '$by',
  /** The current card inside `each`. */
  '$it',
] as const;
export type Reference = (typeof REFERENCES)[number];

export const PROPERTIES = [
  'busy',
  'free',
  'static',
  'attachable',
  'hasAttachment',
  'damaged',
  'assigned',
  'unassigned',
  'infiltrating',
  'connected',
  'hasCounter',
] as const;
export type Property = (typeof PROPERTIES)[number];

/**
 * A selection finds cards by what they are and where they lie. They are in play unless `zone` says otherwise. It never
 * finds a face-down plan (R10.3).
 */
export const SELECTION = {
  type: 'typeOrTypes',
  /** `stack`: instants that wait to resolve. `discard`: the discard pile of the side the type belongs to. */
  zone: 'zone?',
  /** Squares relative to this card (or to the infiltrator, for cards that lie in no square). */
  where: 'where?',
  /** Nodes and Spies of this card's Network, or of others. A card without a Network means the infiltrator's. */
  network: 'network?',
  /** Cards of one side: yours or your opponent's. */
  owner: 'who?',
  /** Squares from … to …, 1 to 8. */
  squares: 'squares?',
  /** A tag that the card bears, a keyword that it has, or the name that is printed on it. */
  tag: 'tag?',
  keyword: 'keyword?',
  named: 'name?',
  /** A figure of the card, such as `["attack", ">=", 3]`. */
  having: 'figure?',
  /** Counters of that name lie on it. */
  counter: 'tag?',
  is: 'properties?',
  isNot: 'properties?',
  /** Leaves out this card itself. */
  other: 'flag?',
  /**
   * Which of them: all (default), some chosen, some at random, the ones lowest or highest in `stat`, or the ones in the
   * first or last squares.
   */
  pick: 'pick?',
  /** How many are picked (default 1; `all` picks all). */
  count: 'times?',
  /** Who chooses (default `you`). */
  by: 'who?',
  stat: 'stat?',
} as const satisfies Draft;
export type Selection = Row<typeof SELECTION>;
export type Selector = Reference | Selection;

/** The card types a selection names. */
export const typesIn = ({ type }: Selection): readonly CardType[] => (typeof type === 'string' ? [type] : type);

/** The types of card that a selector on a card of type `own` can name; undefined if it alone does not tell. */
export function typesNamed(selector: Selector, own: CardType): readonly CardType[] | undefined {
  if (typeof selector !== 'string') return typesIn(selector);
  switch (selector) {
    case '$self':
      return [own];
    case '$host':
      return ['minion'];
    case '$infiltrator':
      return ['spy'];
    case '$plan':
      return ['plan'];
    case '$opponent':
      return [own === 'spy' ? 'minion' : 'spy'];
    default:
      return undefined;
  }
}

/** The chosen target that a selector names: 0 or 1; -1 if it names none. */
export const targetIndex = (selector: Selector): number =>
  selector === '$target1' ? 0 : selector === '$target2' ? 1 : -1;

/** Numbers that are counted. */
export const MEASURES = {
  count: { count: 'selection' },
  stat: { stat: 'stat', of: 'cards' },
  /** Evilness scored so far. */
  score: { score: 'who' },
  /** Cards in a hand. */
  handSize: { handSize: 'who' },
  /** Nodes in the Network of a Node or Spy; 0 if it has none. */
  networkSize: { networkSize: 'reference' },
  /** Squares from this card to that one; the Evil Plan lies behind square 8. 0 if one of them is not in the lair. */
  distance: { distance: 'reference' },
  /** Counters of that name on the cards, taken together. */
  counters: { counters: 'tag', on: 'cards' },
} as const satisfies Readonly<Record<string, Draft>>;
export type Amount = Kinds['amount'];

export const SIGNS = ['<', '<=', '=', '>=', '>'] as const;

export const CONDITIONS = {
  all: { all: 'conditions' },
  any: { any: 'conditions' },
  not: { not: 'condition' },
  exists: { exists: 'cards', atLeast: 'times?' },
  compare: { compare: 'comparison' },
  /** Whose turn it is. */
  turn: { turn: 'who' },
  /** Is a Spy in the lair? */
  infiltration: { infiltration: 'flag' },
  plan: { plan: 'statuses' },
  /** Has that happened this turn: to a card of these types, to this card itself or to another one, or by that side? */
  happened: {
    happened: 'event',
    type: 'typeOrTypes?',
    self: 'flag?',
    other: 'flag?',
    who: 'who?',
    atLeast: 'times?',
  },
} as const satisfies Readonly<Record<string, Draft>>;
export type Condition = Keyed<typeof CONDITIONS>;
export type ConditionOf<K extends keyof typeof CONDITIONS> = Row<(typeof CONDITIONS)[K]>;

/** The verbs: what an effect does, one row for each. The kind of `cards` says which types of card it can be done to. */
export const VERBS = {
  modify: { cards: 'cards', stat: 'stat', by: 'amount', for: 'duration' },
  grant: { cards: 'cards', keyword: 'keyword', for: 'duration' },
  damage: { cards: 'units', amount: 'quantity' },
  heal: { cards: 'units', amount: 'quantity' },
  /** Minions and Spies. */
  kill: { cards: 'units' },
  /** Contraptions and Nodes. */
  destroy: { cards: 'destroyable' },
  /** Back to its owner's hand. */
  bounce: { cards: 'bouncable' },
  draw: { who: 'who', amount: 'quantity' },
  discard: { who: 'who', amount: 'quantity', pick: 'handPick' },
  makeBusy: { cards: 'minions' },
  makeFree: { cards: 'minions' },
  /** A Minion or a Static Contraption to an unoccupied square that a side chooses. */
  move: { cards: 'oneInSquare', by: 'who' },
  /** Two cards in the lair change squares. */
  swap: { cards: 'oneInSquare', with: 'oneInSquare' },
  /** Prevents the next `amount` damage to each of the cards, or all damage. */
  prevent: { cards: 'units', amount: 'quantityOrAll', for: 'duration' },
  /** Cards of a hand are shown to all: by their owner's choice or at random. */
  reveal: { who: 'who', amount: 'quantity', pick: 'handPick' },
  /** Looks at the top cards of its own deck: one goes to the hand, the others under the deck. */
  search: { amount: 'quantity' },
  giveActions: { amount: 'quantity' },
  giveMinions: { amount: 'quantity' },
  /** Evilness beside that of Evil Plans. */
  score: { who: 'who', amount: 'quantity' },
  /** Without a name: of each kind that lies on the card. */
  addCounters: { cards: 'cards', counter: 'tag?', amount: 'quantity' },
  removeCounters: { cards: 'cards', counter: 'tag?', amount: 'quantityOrAll' },
  /** The plan goes back one step: advanced → activated → in progress (it stays face up). */
  delay: {},
  /** The plan goes on one step: in progress → activated → advanced. */
  hasten: {},
  revealPlan: {},
  /** An Evil Plan in progress goes under its deck, and another one is chosen (R3.1). */
  swapPlan: {},
  eject: {},
  /** The infiltrator goes back and enters this square (1 unless said) next; nothing happens before it has been there. */
  reenter: { square: 'square?' },
  unassign: { cards: 'spies' },
  /** All connections of the Nodes are undone. */
  disconnect: { cards: 'nodes' },
  /** The Spy Master connects two Nodes that it chooses, without an Action. */
  connect: {},
  /** An instant on the stack does nothing. */
  cancel: { cards: 'instants' },
  /** The infiltrator is done with its square and goes on. */
  passSquare: {},
  // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
  if: { condition: 'condition', then: 'effects', else: 'effects?' },
  each: { cards: 'cards', do: 'effects' },
  chooseOne: { by: 'who', options: 'options' },
  /** The side may (or must) do what it costs; if it does, `then` follows, and else `else`. */
  // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
  pay: { by: 'who', cost: 'effects', must: 'flag?', then: 'effects?', else: 'effects?' },
} as const satisfies Readonly<Record<string, Draft>>;
export type Verb = keyof typeof VERBS;
export const VERB_NAMES = Object.keys(VERBS) as readonly Verb[];
export type Effect = Tagged<'verb', typeof VERBS>;
export type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>;

/** The lists of effects between which a side chooses; null if the effect asks for no such choice. */
export function alternativesOf(effect: Effect): readonly (readonly Effect[])[] | null {
  if (effect.verb === 'chooseOne') return effect.options;
  return effect.verb === 'pay' ? [[...effect.cost, ...(effect.then ?? [])], effect.else ?? []] : null;
}

/** Types of card that have Health. */
export const UNITS = ['minion', 'spy'] as const;
/** Types of card that lie in the squares of the lair. */
export const IN_SQUARES = ['minion', 'contraption'] as const;

/** What a trigger can wait for. */
export interface Happening {
  /** The types of card it happens to. Such a card is the `$event` of the effects. Absent: it happens to no card. */
  readonly card?: readonly CardType[];
  /** The types of card it happens to, where nobody is told which card it is (R10.1). There is no `$event`. */
  readonly secret?: readonly CardType[];
  /** It happens to a Network, which the event's `card` names. There is no `$event`. */
  readonly network?: true;
  /** A Spy takes part, and a Spy's own trigger waits for it too. */
  readonly spy?: true;
  /** A card did it. That card is the `$by` of the effects. */
  readonly by?: true;
  /** A side did it, so a trigger may say `who`. */
  readonly who?: true;
}
type HappeningOf<E> = Happening &
  ('card' extends keyof E
    ? { [K in 'card' | 'secret']: Record<K, readonly CardType[]> }['card' | 'secret'] & { who?: never }
    : { card?: never }) &
  ('spy' extends keyof E ? { spy: true } : { spy?: never }) &
  ('by' extends keyof E ? { by: true } : { by?: never });

/** Type of event → what a trigger can wait for. */
const HAPPENINGS = {
  turnStarted: {},
  turnEnded: {},
  minionPlayed: { card: ['minion'] },
  built: { card: ['contraption'] },
  minionMoved: { card: ['minion'] },
  entered: { card: IN_SQUARES, spy: true },
  ignored: { card: ['contraption'], spy: true },
  sneaked: { card: ['minion'], spy: true },
  combatStarted: { card: ['minion'], spy: true },
  combatEnded: { card: ['minion'], spy: true },
  damaged: { card: UNITS, by: true },
  died: { card: UNITS, by: true },
  destroyed: { card: ['contraption', 'node'], by: true },
  thwarted: { card: ['plan'], spy: true },
  combatRound: { card: ['minion'], spy: true },
  spyPlayed: { card: ['spy'] },
  nodePlayed: { card: ['node'] },
  assigned: { card: ['spy'] },
  networkChanged: { card: ['node', 'spy'], network: true },
  instantPlayed: { card: ['epiphany', 'intelligence'] },
  /** It happens to no card, because the drawn cards are secret. */
  drawn: { who: true },
  /** R3.1: the plan lies face down. */
  planChosen: { secret: ['plan'] },
  planRevealed: { card: ['plan'] },
  planActivated: { card: ['plan'] },
  planAdvanced: { card: ['plan'] },
  planCompleted: { card: ['plan'] },
  ejected: { card: ['spy'] },
} as const satisfies { readonly [E in EventType]?: HappeningOf<Extract<GameEvent, { type: E }>> };
export type TriggerEvent = keyof typeof HAPPENINGS;
/** The events that a trigger can wait for. */
export const TRIGGERS: Readonly<Record<TriggerEvent, Happening>> = HAPPENINGS;
export const TRIGGER_EVENTS = Object.keys(TRIGGERS) as readonly TriggerEvent[];

/** What can be replaced, and for which cards. `thwart` would happen to the plan; a Spy may also replace its own. */
export const REPLACEMENTS = {
  die: UNITS,
  beDamaged: UNITS,
  beDestroyed: ['contraption', 'node'],
  thwart: ['plan', 'spy'],
} as const satisfies Readonly<Record<string, readonly CardType[]>>;
export type Replaceable = keyof typeof REPLACEMENTS;
export const REPLACEABLE = Object.keys(REPLACEMENTS) as readonly Replaceable[];

/** By how much statistics change. */
export const STAT_CHANGES = {
  attack: 'amount?',
  health: 'amount?',
  perception: 'amount?',
  sneak: 'amount?',
  work: 'amount?',
  value: 'amount?',
} as const satisfies Record<Stat, 'amount?'>;
export const COST = {
  /** In place of working (R2.6). */
  busy: 'yes?',
  sneak: 'times?',
  health: 'times?',
  /** The number of cards of the hand to discard. Its owner chooses them. */
  discard: 'times?',
  /** Counters of this card, which are removed. */
  counters: 'counters?',
} as const satisfies Draft;

/** Abilities that may depend on the size of a Node's Network. */
export const LASTING_ABILITIES = {
  static: {
    /** Which cards are changed while this card is in play; never `pick: chosen`. */
    cards: 'cards',
    stats: 'statChanges?',
    keywords: 'keywords?',
    if: 'condition?',
  },
  trigger: {
    on: 'event',
    /**
     * What it must happen to: this card (default), its host, or any card of a selection. Turn events have no card. A
     * Spy that takes part may be meant too.
     */
    of: 'filter?',
    /** The side that did it, only for `drawn`. Absent: either side. */
    who: 'who?',
    /** Times a turn, or a game. */
    limit: 'times?',
    per: 'period?',
    /** The owner is asked whether it happens. Declining does not use it up. */
    optional: 'flag?',
    if: 'condition?',
    effects: 'effects',
  },
  /** The thing does not happen; the effects happen instead (R9.6), once per source and event. */
  replace: {
    instead: 'replaceable',
    /** The card it would happen to: this card (default), its host, or one of a selection. In the effects: `$event`. */
    of: 'filter?',
    /** Times a turn, or a game. */
    limit: 'times?',
    per: 'period?',
    if: 'condition?',
    effects: 'effects',
  },
  activated: {
    cost: 'cost',
    /** Times a turn, or a game. */
    limit: 'times?',
    per: 'period?',
    targets: 'targets?',
    if: 'condition?',
    effects: 'effects',
  },
} as const satisfies Readonly<Record<string, Draft>>;
export const ABILITIES = {
  ...LASTING_ABILITIES,
  /** A Node's ability that counts while its Network has at least `size` Nodes, as its bonuses do (R5.3). */
  network: { size: 'times', ability: 'lastingAbility' },
  /** What an instant does. */
  play: {
    /** At most two, chosen when it is announced. */
    targets: 'targets?',
    /** The instant is playable only if this holds. It reads only what its owner can see. */
    if: 'condition?',
    effects: 'effects',
  },
  /** What completing an Evil Plan does (R3.5). */
  completion: { effects: 'effects' },
} as const satisfies Readonly<Record<string, Draft>>;
export const ABILITY_KINDS = Object.keys(ABILITIES) as readonly Ability['kind'][];
export type Ability = Tagged<'kind', typeof ABILITIES>;
export type AbilityOf<K extends Ability['kind']> = Extract<Ability, { kind: K }>;
export type StaticAbility = AbilityOf<'static'>;
export type TriggerAbility = AbilityOf<'trigger'>;
export type ReplaceAbility = AbilityOf<'replace'>;
export type ActivatedAbility = AbilityOf<'activated'>;
export type PlayAbility = AbilityOf<'play'>;
export type CompletionAbility = AbilityOf<'completion'>;
export type NetworkAbility = AbilityOf<'network'>;
export type PlainAbility = Exclude<Ability, NetworkAbility>;
