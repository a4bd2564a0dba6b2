/** The state of a game at any moment, as plain JSON. It holds numbers and card ids, and no facts of cards. */
import type { Rules } from './cards.ts';
import type { TriggerEvent } from './language.ts';
import type { BySide, CardId, DeepReadonly, Duration, Keyword, PlanStatus, Side, Stat, Step } from './types.ts';

/** A card in a square. A Contraption is never busy, damaged or attached to. */
export interface Occupant {
  card: CardId;
  busy: boolean;
  damage: number;
  attached: CardId[];
}
export interface PlanInPlay {
  card: CardId;
  status: PlanStatus;
  faceUp: boolean;
}
/** Nodes stand in `State.nodes` oldest first. `network` is the id of the oldest Node of its Network. */
export interface NodeInPlay {
  card: CardId;
  network: CardId;
  x: number;
  y: number;
}
/** `a` is the left or upper Node, `b` the right or lower one. */
export interface Link {
  a: CardId;
  b: CardId;
  vertical: boolean;
}
/** Spies stand in `State.spies` oldest first. `network` is NONE while unassigned. */
export interface SpyInPlay {
  card: CardId;
  network: CardId;
  damage: number;
  sneakSpent: number;
  /** The Spy has destroyed a Contraption this turn and may not sneak (R6.4). */
  barred: boolean;
}
/**
 * The Spy in the lair. `square` is 0 before the first square and 9 at the plan.
 * `arrived`: the Spy must deal with the square; otherwise it goes on.
 */
export interface Infiltration {
  spy: CardId;
  square: number;
  arrived: boolean;
  combat: Combat | null;
}
export interface Combat {
  minion: CardId;
  /** Rounds fought so far. */
  round: number;
}

export const STACK_KINDS = [
  'activatePlan',
  'advancePlan',
  'completePlan',
  'infiltrate',
  'enter',
  'destroy',
  'ignore',
  'attack',
  'sneak',
  'reach',
  'endTurn',
  'playInstant',
  'useAbility',
] as const;
export type StackKind = (typeof STACK_KINDS)[number];

/** Something announced (R9.2). `card`: the instant, the ability's card or the Spy; else NONE. */
export interface StackItem {
  kind: StackKind;
  side: Side;
  card: CardId;
  /** The chosen targets, the sacrifice of `completePlan`, or the occupant of the square that the Spy deals with. */
  targets: CardId[];
  cancelled: boolean;
}

/** A half-resolved effect list. `path` leads from the card's definition to the list, `at` is the next effect. */
export interface Frame {
  source: CardId;
  side: Side;
  path: (string | number)[];
  at: number;
  targets: CardId[];
  /** `$event`: the card to which the event happened that set off the trigger; NONE elsewhere. */
  event: CardId;
  /** `$by`: the card that did it; NONE elsewhere. */
  by: CardId;
  /** Cards whose replacement led to this list. They replace nothing that it does (R9.6). */
  without: CardId[];
  /** Where the source lay when the frame was made, 1 to 8; 0 outside the lair. */
  square: number;
  /** `each`: what is still to come; `$it` is the first of them. */
  each: CardId[] | null;
  /** Cards that an answered choice picked for the current effect. */
  picked: CardId[] | null;
  /** Its owner must still say whether it happens at all. */
  asks: boolean;
  /** What follows when the list is done. */
  then: 'nothing' | 'discardInstant' | 'scorePlan' | 'announceAbility';
}

/** A choice that belongs to a resolution (R9.1), asked of `side`; answered by `choose`. */
export interface Choice {
  side: Side;
  kind: 'cards' | 'option' | 'square';
  source: CardId;
  /** Cards to choose from, or option numbers, or squares. */
  from: number[];
  min: number;
  max: number;
  /** Where the cards lie. If that is the chooser's hand or deck, the other side sees only how many they are. */
  zone: 'table' | 'hand' | 'deck';
}

/** A timed change made by an effect. */
export interface Modifier {
  card: CardId;
  stat: Stat | null;
  by: number;
  keyword: Keyword | null;
  /** The damage that it still prevents; null: it prevents none. */
  prevent: number | 'all' | null;
  until: Duration;
  side: Side;
}
/** Counters of one name on a card in play. `count` is above 0. */
export interface CountersOnCard {
  card: CardId;
  name: string;
  count: number;
}
/** Something that has happened this turn: to that card, with that Spy, by that side; NONE or null: to none, by none. */
export interface Happened {
  event: TriggerEvent;
  card: CardId;
  spy: CardId;
  side: Side | null;
}
export interface AbilityUse {
  card: CardId;
  ability: number;
  times: number;
}

export type Ending = 'score' | 'rounds' | 'concede' | 'agreed';

export interface State {
  /** Content hash of the card set (see `registerCatalog`). */
  set: string;
  /** The rules and `cards` stay the same during a game, so copies share them. */
  rules: Readonly<Rules>;
  /** The generator's state, hidden from both sides. */
  random: number[];
  /** Card id → index of its definition. The cards of a game are public; only where they lie may be secret. */
  cards: readonly number[];
  turn: { number: number; side: Side; step: Step };
  score: BySide<number>;
  winner: Side | 'draw' | null;
  ending: Ending | null;
  lair: (Occupant | null)[];
  plan: PlanInPlay | null;
  /** Plans drawn to choose from (R3.1). */
  offered: CardId[];
  nodes: NodeInPlay[];
  links: Link[];
  spies: SpyInPlay[];
  infiltration: Infiltration | null;
  /** Spies already sent this turn. */
  infiltrated: CardId[];
  hands: BySide<CardId[]>;
  /** Top card first. */
  decks: { genius: CardId[]; spymaster: CardId[]; plans: CardId[] };
  /** Oldest first. */
  discards: BySide<CardId[]>;
  scored: BySide<CardId[]>;
  /** Top last. */
  stack: StackItem[];
  /** The side that may respond to the top of the stack; null while nothing waits. */
  responder: Side | null;
  /** Passes in a row. */
  passes: number;
  /** Top last. */
  frames: Frame[];
  /** How many effects have resolved in the chain that waits for a choice; 0 if none waits (R9.6). */
  effects: number;
  choice: Choice | null;
  modifiers: Modifier[];
  used: AbilityUse[];
  counters: CountersOnCard[];
  /** Oldest first. Only what some card of the set asks for. */
  happened: Happened[];
  actionsLeft: number;
  minionsLeft: number;
  /** The step is done and ends as soon as nothing else waits. In the draw step: `mayDiscard` has been set (R1.5). */
  stepDone: boolean;
  /** The hand was full when the draw step began, and the discard is still open (R1.5). */
  mayDiscard: boolean;
}

/** A state for code that only reads. Only `perform` and the rules below it change a `State`. */
export type ReadonlyState = DeepReadonly<State>;

export interface Awaiting {
  side: Side | null;
  kind: 'act' | 'respond' | 'choose' | 'over';
}

/** The side that must decide now, and what. `side` is null when the game is over. */
export function awaiting(state: ReadonlyState): Awaiting {
  if (state.winner !== null) return { side: null, kind: 'over' };
  if (state.choice) return { side: state.choice.side, kind: 'choose' };
  if (state.offered.length > 0) return { side: 'genius', kind: 'choose' };
  if (state.responder) return { side: state.responder, kind: 'respond' };
  return { side: state.turn.side, kind: 'act' };
}
