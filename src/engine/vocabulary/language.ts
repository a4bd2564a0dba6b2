/**
 * The card language, types only: the page designers read. Everything a card does beyond its plain
 * numbers is an ability, an ability holds effects, and an effect is a tagged piece of data.
 */
import type { CardType, Duration, Keyword, PlanStatus, Stat } from './types.ts';

/** A side as a card sees it: `you` are the owner of the card that speaks. */
export type Who = 'you' | 'opponent';

/** One card by the part it plays: this card, the Minion it is attached to, the Spy in the lair, … */
export const REFERENCES = [
  '$self',
  '$host',
  '$infiltrator',
  /** The Minion or Contraption in the infiltrator's square. */
  '$occupant',
  /** Whom this card faces: for the infiltrator the Minion in its square, for a card in that square the infiltrator. */
  '$opponent',
  '$plan',
  '$target1',
  '$target2',
  /** What the event that set off a trigger happened to. */
  '$event',
  /** What did it: where something was damaged, died or was destroyed, or would be. */
  '$by',
  /** The card at hand inside `each`. */
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
] as const;
export type Property = (typeof PROPERTIES)[number];

/** Cards found by what they are and where they lie: in play unless `zone` says otherwise. */
export interface Selection {
  type: CardType | CardType[];
  /** `stack`: instants that wait to resolve. `discard`: the discard pile of the side the type belongs to. */
  zone?: 'play' | 'stack' | 'discard';
  /** Squares relative to this card (or to the infiltrator, for cards that lie in no square). */
  where?: 'adjacent' | 'ahead' | 'behind' | 'same';
  /** Nodes and Spies of this card's Network, or of others (for cards of none: the infiltrator's Network). */
  network?: 'same' | 'other';
  /** Cards of one side: yours or your opponent's. */
  owner?: Who;
  /** Squares from … to …, 1 to 8. */
  squares?: [number, number];
  is?: Property[];
  isNot?: Property[];
  /** Leaves out this card itself. */
  other?: boolean;
  /** Which of them: all (default), some chosen, some at random, or the ones lowest or highest in `stat`. */
  pick?: 'all' | 'chosen' | 'random' | 'lowest' | 'highest';
  /** How many are picked (default 1; `all` picks all). */
  count?: number;
  /** Who chooses (default `you`). */
  by?: Who;
  stat?: Stat;
}
export type Selector = Reference | Selection;

/** The card types a selection names. */
export const typesIn = ({ type }: Selection): readonly CardType[] => (typeof type === 'string' ? [type] : type);

/** The types of the cards that a selector can name on a card of the type `own`; undefined where nothing here tells. */
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

/** Which of the chosen targets a selector names: 0 or 1; -1 where it names none. */
export const targetIndex = (selector: Selector): number =>
  selector === '$target1' ? 0 : selector === '$target2' ? 1 : -1;

export type Amount =
  | number
  | { count: Selection }
  | { stat: Stat; of: Selector }
  /** Evilness scored so far. */
  | { score: Who }
  /** Cards in a hand. */
  | { handSize: Who }
  /** Nodes in the Network of a Node or Spy; 0 where it has none. */
  | { networkSize: Reference };

export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { exists: Selector; atLeast?: number }
  | { compare: [Amount, '<' | '<=' | '=' | '>=' | '>', Amount] }
  /** Whose turn it is. */
  | { turn: Who }
  /** Is a Spy in the lair? */
  | { infiltration: boolean }
  | { plan: PlanStatus[] };

export type Effect =
  | { verb: 'modify'; cards: Selector; stat: Stat; by: Amount; for: Duration }
  | { verb: 'grant'; cards: Selector; keyword: Keyword; for: Duration }
  | { verb: 'damage'; cards: Selector; amount: Amount }
  | { verb: 'heal'; cards: Selector; amount: Amount }
  /** Minions and Spies. */
  | { verb: 'kill'; cards: Selector }
  /** Contraptions and Nodes. */
  | { verb: 'destroy'; cards: Selector }
  /** Back to its owner's hand. */
  | { verb: 'bounce'; cards: Selector }
  | { verb: 'draw'; who: Who; amount: Amount }
  | { verb: 'discard'; who: Who; amount: Amount; pick: 'chosen' | 'random' }
  /** Cards of a hand are shown to all: by their owner's choice or at random. */
  | { verb: 'reveal'; who: Who; amount: Amount; pick: 'chosen' | 'random' }
  /** Looks at the top cards of its own deck: one goes to the hand, the others under the deck. */
  | { verb: 'search'; amount: Amount }
  | { verb: 'makeBusy'; cards: Selector }
  | { verb: 'makeFree'; cards: Selector }
  /** A Minion or a Static Contraption to an unoccupied square that a side chooses. */
  | { verb: 'move'; cards: Selector; by: Who }
  /** Two cards in the lair change squares. */
  | { verb: 'swap'; cards: Selector; with: Selector }
  /** The next so much damage to each of the cards is not dealt, or none at all. */
  | { verb: 'prevent'; cards: Selector; amount: Amount | 'all'; for: Duration }
  | { verb: 'giveActions'; amount: Amount }
  | { verb: 'giveMinions'; amount: Amount }
  /** The plan goes back one step: advanced → activated → in progress (it stays face up). */
  | { verb: 'delay' }
  /** The plan goes on one step: in progress → activated → advanced. */
  | { verb: 'hasten' }
  | { verb: 'revealPlan' }
  /** An Evil Plan in progress goes under its deck, and another one is chosen (R3.1). */
  | { verb: 'swapPlan' }
  | { verb: 'eject' }
  /** The infiltrator goes back and enters this square (1 unless said) next; nothing happens before it has been there. */
  | { verb: 'reenter'; square?: number }
  | { verb: 'unassign'; cards: Selector }
  /** All connections of the Nodes are undone. */
  | { verb: 'disconnect'; cards: Selector }
  /** The Spy Master connects two Nodes that it chooses, without an Action. */
  | { verb: 'connect' }
  /** An instant on the stack does nothing. */
  | { verb: 'cancel'; cards: Selector }
  /** The infiltrator is done with its square and goes on. */
  | { verb: 'passSquare' }
  | { verb: 'if'; condition: Condition; then: Effect[]; else?: Effect[] }
  | { verb: 'each'; cards: Selector; do: Effect[] }
  | { verb: 'chooseOne'; by: Who; options: Effect[][] };
export type Verb = Effect['verb'];

/** Exhaustive by type: a verb left out here does not compile. */
const EVERY_VERB: Record<Verb, true> = {
  modify: true,
  grant: true,
  damage: true,
  heal: true,
  kill: true,
  destroy: true,
  bounce: true,
  draw: true,
  discard: true,
  reveal: true,
  search: true,
  makeBusy: true,
  makeFree: true,
  move: true,
  swap: true,
  prevent: true,
  giveActions: true,
  giveMinions: true,
  delay: true,
  hasten: true,
  revealPlan: true,
  swapPlan: true,
  eject: true,
  reenter: true,
  unassign: true,
  disconnect: true,
  connect: true,
  cancel: true,
  passSquare: true,
  if: true,
  each: true,
  chooseOne: true,
};
export const VERBS = Object.keys(EVERY_VERB) as Verb[];

/**
 * The events a trigger can wait for. `$event` is the card it happened to, the Spy taking part counts too.
 * `networkChanged` happens to a Node's or Spy's Network, `drawn` to no card: which ones were drawn is secret.
 */
export const TRIGGER_EVENTS = [
  'turnStarted',
  'turnEnded',
  'minionPlayed',
  'built',
  'minionMoved',
  'entered',
  'ignored',
  'destroyed',
  'sneaked',
  'combatStarted',
  'combatEnded',
  'damaged',
  'died',
  'thwarted',
  'combatRound',
  'spyPlayed',
  'nodePlayed',
  'assigned',
  'networkChanged',
  'instantPlayed',
  'drawn',
  'planRevealed',
  'planActivated',
  'planAdvanced',
  'planCompleted',
  'ejected',
] as const;
export type TriggerEvent = (typeof TRIGGER_EVENTS)[number];

export interface StaticAbility {
  kind: 'static';
  /** Which cards are changed while this card is in play; never `pick: chosen`. */
  cards: Selector;
  stats?: { [S in Stat]?: Amount };
  keywords?: Keyword[];
  if?: Condition;
}
export interface TriggerAbility {
  kind: 'trigger';
  on: TriggerEvent;
  /** What it must happen to: this card (default), its host, or any card of a selection. Turn events have no card. */
  of?: '$self' | '$host' | Selection;
  /** Whose doing: only of `drawn`. Without it, either side's. */
  who?: Who;
  if?: Condition;
  /** Times a turn. */
  limit?: number;
  /** Its owner is asked whether it happens; who declines has not used it. */
  optional?: boolean;
  effects: Effect[];
}

export const REPLACEABLE = ['die', 'beDamaged', 'beDestroyed', 'thwart'] as const;
/** What can be replaced. `thwart` would happen to the plan, by the Spy; a Spy's own replacement may be for that too. */
export type Replaceable = (typeof REPLACEABLE)[number];
/** The thing does not happen, the effects do instead (R9.6): once per source and event. */
export interface ReplaceAbility {
  kind: 'replace';
  instead: Replaceable;
  /** To what it would happen: this card (default), its host, or any card of a selection; `$event` in the effects. */
  of?: '$self' | '$host' | Selection;
  if?: Condition;
  /** Times a turn. */
  limit?: number;
  effects: Effect[];
}
export interface ActivatedAbility {
  kind: 'activated';
  /** `busy`: in place of working (R2.6). `discard`: so many cards of the hand, which its owner chooses. */
  cost: { busy?: true; sneak?: number; health?: number; discard?: number };
  if?: Condition;
  limit?: number;
  targets?: Selection[];
  effects: Effect[];
}
/** What an instant does. */
export interface PlayAbility {
  kind: 'play';
  /** Playable only then; reads only what its owner can see. */
  if?: Condition;
  /** At most two, chosen when it is announced. */
  targets?: Selection[];
  effects: Effect[];
}
/** What completing an Evil Plan does (R3.5). */
export interface CompletionAbility {
  kind: 'completion';
  effects: Effect[];
}
/** A Node's ability that counts while its Network has at least `size` Nodes, as its bonuses do (R5.3). */
export interface NetworkAbility {
  kind: 'network';
  size: number;
  ability: StaticAbility | TriggerAbility | ActivatedAbility | ReplaceAbility;
}
export type PlainAbility =
  | StaticAbility
  | TriggerAbility
  | ActivatedAbility
  | PlayAbility
  | ReplaceAbility
  | CompletionAbility;
export type Ability = PlainAbility | NetworkAbility;
export const ABILITY_KINDS = ['static', 'trigger', 'activated', 'play', 'replace', 'network', 'completion'] as const;
