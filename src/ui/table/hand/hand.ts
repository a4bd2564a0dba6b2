/**
 * A hand at its player's edge: whether it is open, raised or lowered, which card is read, and which card slides out of
 * it. All of it is plain data. `useHand` tells it what happens on the page, and does what it asks for.
 */
import type { CardId } from '../../../engine/index.ts';

/** A place in the window in pixels, and a time in milliseconds. */
export interface At {
  x: number;
  y: number;
  at: number;
}

/** A pointer that slides a card out of a hand. */
export interface Slide {
  readonly pointer: number;
  /** It was pressed on the card. Else it holds the handle, and can slide over any card. */
  readonly pressed: boolean;
  readonly card: CardId | null;
  /** The time when the pointer came over that card, and the card on which it rested last. */
  readonly since: number;
  readonly rested: CardId | null;
  /** Where it was pressed. */
  readonly x: number;
  readonly y: number;
  readonly moving: boolean;
  /** The card has left the hand, which makes room. It is laid open where it is put down. */
  readonly out: boolean;
}

/** What the game says of the hand and of its side. */
export interface Facts {
  /** The hand is open: its cards are on the page. */
  open: boolean;
  /** The side has the device alone: its hand lies open without a time. */
  alone: boolean;
  /**
   * It plays against a bot. There is always time to raise the hand, so the hand does not raise itself over the table.
   */
  only: boolean;
  ownTurn: boolean;
  /** Who has to decide now. */
  decides: 'own' | 'other' | null;
  /** It still plays cards in this step. */
  playsCards: boolean;
  /** It has stopped the game for an instant. */
  claims: boolean;
  /** It is asked whether it responds: it can let resolve what waits, in the strip. */
  asked: boolean;
  /** A scene plays. */
  plays: boolean;
  /** Places on the table are lit for what was begun there: the hand must not cover them. */
  aims: boolean;
  /** A hand that was left open closes after so many milliseconds without a touch. */
  stays: number;
  /** The card that lies open on the table. */
  laidOpen: CardId | null;
  /** The card that was taken out needs a touch of the table next. */
  goesOn: boolean;
  /** The cards in it, or those of a deck to choose from, and which can be played now; as long as the hand is open. */
  cards: readonly CardId[];
  playable: readonly CardId[];
  /** Cards are to be chosen from the hand or a deck, or may be discarded. */
  choosing: boolean;
  /** No more than one of them. */
  choosesOne: boolean;
  mayDiscard: boolean;
  /** The hint that was asked for, and the card that it names. */
  hint: unknown;
  advised: CardId | null;
}

export interface Hand {
  readonly facts: Facts;
  /** Who had to decide last while it is open. */
  readonly decides: Facts['decides'];
  /**
   * The pointer that holds the handle. `opened`: this press has brought the hand. `keeps`: it was meant to bring it, and
   * does not close it.
   */
  readonly press: (At & { pointer: number; opened: boolean; keeps: boolean }) | null;
  /** The key that is held, by its place on the keyboard: while it is, the hand is open. */
  readonly key: string | null;
  /** The same for the only person at the table: a short press raises the hand or lowers it, a long one raises it. */
  readonly raising: { code: string; at: number; wasRaised: boolean } | null;
  /** It stays open for a while. The time began anew `stirred`. */
  readonly kept: boolean;
  readonly stirred: number;
  /** Its player has asked that it stays: a card that leaves it does not close it. */
  readonly stays: boolean;
  /** It has come into view only just: nobody who presses the handle now has seen it. */
  readonly fresh: boolean;
  /** It has opened by itself while the table was looked at: nobody has asked for the focus. */
  readonly unasked: boolean;
  /** It is lowered by its player. `loweredFor`: whether it was the own turn for which it was lowered. */
  readonly low: boolean;
  readonly loweredFor: boolean | null;
  /** It was lowered when an INTERRUPT of its player raised it. */
  readonly lowBefore: boolean;
  /**
   * The card that was taken out of it last: whether it has lain open, whether its result is still to be seen, and
   * whether that time runs.
   */
  readonly taken: CardId | null;
  readonly hasLain: boolean;
  readonly lingers: boolean;
  readonly returning: boolean;
  /** It has made room for places on the table that are lit. */
  readonly aside: boolean;
  /** The pointer that slides a card out; the card that it carries, and from where. */
  readonly slide: Slide | null;
  readonly carried: { card: CardId; x: number; y: number } | null;
  /**
   * The cards under a pointer that holds the handle and under a mouse, the card on which the mouse comes to rest, and
   * the card that was touched last.
   */
  readonly over: CardId | null;
  readonly hovered: CardId | null;
  readonly hovering: CardId | null;
  readonly touched: CardId | null;
  /** The cards that are picked to be chosen, discarded or played, and for which of these. They outlast a closed hand. */
  readonly picks: readonly CardId[];
  readonly picksFor: HandTask;
  readonly discarding: boolean;
}

/** What a touch of a card in the hand is for. */
export type HandTask = 'choose' | 'discard' | 'play';

/** A pointer at the edge or elsewhere. */
export interface Moved extends At {
  pointer: number;
  /** What is under it: this hand with a card or between the cards, or else an edge. */
  over: { card: CardId | null } | 'edge' | null;
  /** It is well clear of the hand. */
  outside: boolean;
  /** The edge is at the lower end of the window. */
  isBelow: boolean;
}

/** What happens to the hand. Times are in milliseconds, places in pixels of the window. */
export type HandEvent =
  /** The facts may have changed. */
  | { type: 'look' }
  /** The handle is pressed, or a card in the hand. */
  | ({ type: 'press'; pointer: number } & At)
  | ({ type: 'grab'; pointer: number; card: CardId } & At)
  /** A pointer moves, or is let go. */
  | ({ type: 'move' | 'release' } & Moved)
  /** The pointer is lost. `by`: who held it; any: it was cancelled. */
  | { type: 'lost'; pointer: number; by: 'handle' | 'edge' | 'any' }
  /** The handle is pressed without a pointer. `stays`: its player asks that the hand stays open, or no longer. */
  | { type: 'toggle'; at: number; stays?: true }
  | { type: 'key-down'; code: string; at: number }
  | { type: 'key-up'; at: number }
  /** Perhaps nobody watches the page: the window has lost the focus, or the page is hidden or closed. */
  | { type: 'unwatched' }
  | { type: 'escape' | 'elsewhere' | 'take-back' }
  | { type: 'stir'; at: number }
  /** A mouse is over that card, or over none; the keyboard comes to one; something else is shown. */
  | { type: 'hover' | 'show'; card: CardId | null }
  | { type: 'focus'; card: CardId }
  | { type: 'read-elsewhere' }
  /** `seen`: the card was shown before the touch, for example by a mouse on its way. */
  | { type: 'touch'; card: CardId; seen: boolean; at: number }
  /** The card is to be laid open. */
  | { type: 'choose'; card: CardId }
  /** Cards of the hand were played, discarded or chosen. */
  | { type: 'done' }
  /** Cards are to be discarded, beginning with that one; or no more. */
  | { type: 'discard'; card: CardId | null }
  /** A carried card has been put down. */
  | { type: 'landed' }
  /** A time is over. */
  | { type: 'hide' | 'return' | 'rest' | 'settle' };

/** What is to be done for the hand. */
export type Effect =
  | { do: 'open'; atOnce?: true }
  /** Hide the hand at once, and close it. `shut`: close it in the same moment. */
  | { do: 'close' | 'shut' }
  /** The hand leaves by itself: a press that was meant for it must not meet what lies beneath. */
  | { do: 'shield' }
  | { do: 'commit'; card: CardId }
  /** The card is carried over the table, or none is. It stays hidden. */
  | { do: 'carry'; card: CardId | null }
  /** Tell the hand after that time; the same wait begins anew, or ends. */
  | { do: 'wait'; for: 'hide' | 'return' | 'rest' | 'settle'; ms: number | null }
  /** The pointer belongs to the edge from now on. */
  | { do: 'capture'; pointer: number }
  /** A card that was carried is let go on the table; nothing is carried. */
  | { do: 'put-down'; card: CardId }
  | { do: 'drop' };

/** The facts before the game is known. */
export const UNKNOWN: Facts = {
  open: false,
  alone: false,
  only: false,
  ownTurn: false,
  decides: null,
  playsCards: false,
  claims: false,
  asked: false,
  plays: false,
  aims: false,
  stays: 20_000,
  laidOpen: null,
  goesOn: false,
  cards: [],
  playable: [],
  choosing: false,
  choosesOne: false,
  mayDiscard: false,
  hint: null,
  advised: null,
};

/** The state of a hand that ends when it closes. */
export const CLOSED = {
  fresh: false,
  unasked: false,
  kept: false,
  stays: false,
  low: false,
  lowBefore: false,
  taken: null,
  hasLain: false,
  lingers: false,
  returning: false,
  aside: false,
  hovered: null,
  hovering: null,
  touched: null,
} satisfies Partial<Hand>;

export const NO_HAND: Hand = {
  ...CLOSED,
  facts: UNKNOWN,
  decides: null,
  press: null,
  key: null,
  raising: null,
  stirred: 0,
  loweredFor: null,
  slide: null,
  carried: null,
  over: null,
  picks: [],
  picksFor: 'play',
  discarding: false,
};

export const liesOpen = ({ taken, facts }: Hand): boolean => taken !== null && facts.laidOpen === taken;

/**
 * True while an open hand makes room: for one of its cards that is carried over the table or lies open there, for the result of that card, and for lit places
 * on the table. Of who has the device alone it is lowered there, and covers none of these places.
 */
export const isAway = (hand: Hand): boolean =>
  (hand.slide?.out ?? false) ||
  liesOpen(hand) ||
  (hand.taken !== null && (hand.facts.plays || hand.lingers)) ||
  (hand.aside && !hand.facts.alone);

/** True if it is lowered: its cards are low, can be read and played, and cover nothing. */
export const isLow = (hand: Hand): boolean => hand.facts.alone && (hand.low || hand.aside || isAway(hand));

/** True if it lies over the table, to be read. */
export const isInView = (hand: Hand): boolean => hand.facts.open && !isAway(hand) && !isLow(hand);

/** True if the hand of a person who has the device alone is raised. */
export const isRaised = (hand: Hand): boolean => hand.facts.alone && isInView(hand);

/** True if a card of a lowered hand is read that is not laid open: what is said of it covers a part of the table. */
export const isReadLow = (hand: Hand): boolean => isLow(hand) && hand.touched !== null && hand.taken === null;

export const taskIn = ({ facts, discarding }: Hand): HandTask =>
  facts.choosing ? 'choose' : discarding && facts.mayDiscard ? 'discard' : 'play';

/** Its key or a pointer holds it open. */
export const isHeld = ({ press, key }: Hand): boolean => press !== null || key !== null;

/**
 * True if it comes back by itself after it has made room. A hand that a tap has opened closes instead: meanwhile the
 * other one has looked at the table, and its player may not notice (R10.1).
 */
export const comesBackByItself = (hand: Hand): boolean => isHeld(hand) || hand.stays || hand.facts.alone;

/** The hand within one event: it is written, and what is to be done is collected. */
export interface Now {
  readonly hand: { -readonly [K in keyof Hand]: Hand[K] };
  want(effect: Effect): void;
}

type Wait = (Effect & { do: 'wait' })['for'];

/** Ends these waits. */
export const stop = ({ want }: Now, ...waits: Wait[]): void => {
  for (const wait of waits) want({ do: 'wait', for: wait, ms: null });
};
