/** What people do at a table, as data. Bots, scripts, replays and tests do the same. */

import type { Action, ActionOf, Advice, CardId, Refusal, Rules, Side, View } from '../../engine/index.ts';
import type { Place } from '../../map/box.ts';
import type { Ground } from '../../map/rooms.ts';
import type { Grace, Seating, StepOfTurn } from '../../record/index.ts';

export type Command =
  /**
   * An action of the rules. `next`: a second action that the same gesture means. If it cannot be made, the first is
   * made all the same, and the session tells why (`Session.notDone`); only an `endStep` is not made then. `ends`: the
   * step that an `endStep` is meant for. If that step has already ended, nothing is done. `place`: where the gesture
   * has put a Network down before; undo puts it back.
   */
  | { do: 'act'; action: Action; next?: ActionOf<'connect' | 'infiltrate'>; ends?: StepOfTurn; place?: Placing }
  /** Notes where the Spy goes when the assign step begins. Null: takes the note away. */
  | { do: 'note-assignment'; side: Side; spy: CardId; node: CardId | null }
  /** From now on the Spy in the lair sneaks by every Minion by itself, or does so no more. */
  | { do: 'sneak-on'; side: Side; on: boolean }
  /** That side is asked about an instant or an ability, and lets it resolve. */
  | { do: 'let-resolve'; side: Side }

  /** Opens a hand for its owner to look into. The next two close one hand, or both. */
  | { do: 'open-hand'; side: Side }
  | { do: 'close-hand'; side: Side }
  | { do: 'close-hands' }
  /**
   * A card of the open hand is carried over the table, or no more (null). It stays hidden: its owner alone is told where it
   * could go.
   */
  | { do: 'carry'; side: Side; card: CardId | null }
  /** Puts a card of the open hand down on the table, where both see it; or takes it back. */
  | { do: 'commit'; side: Side; card: CardId }
  | { do: 'take-back' }

  /** INTERRUPT: stops the game for that side. It ends the yields of both sides. */
  | { do: 'claim'; side: Side }
  /** Gives the claim up: the bar begins anew, or the acting side goes on. */
  | { do: 'never-mind' }
  /** "Hold the next step for me": it becomes a claim at the next declared step. */
  | { do: 'hold-next'; side: Side; on: boolean }
  /** "Let it run this turn": no step is waited for on behalf of that side. Or takes that back. */
  | { do: 'yield'; side: Side; on: boolean }

  /** A tap holds the bar; `release` lets it begin anew. */
  | { do: 'hold' }
  | { do: 'release' }
  /** Where bots play both sides: lets them make one move, and holds the game again. */
  | { do: 'step' }
  /** That side has nothing to add to the declared step. */
  | { do: 'ok'; side: Side }
  /** The page begins or ends to show something large over the table. The bar stands still meanwhile. */
  | { do: 'tell'; on: boolean }
  /** The last `wait` of the to-do list is over. `late`: the page stood still meanwhile, so a bar begins anew. */
  | { do: 'time-up'; late?: boolean }
  | { do: 'lift-curtain' }
  /** Takes a `hand` curtain away: the same side stays in the seat, and a claim that was just made is given up. */
  | { do: 'stay-in-seat' }

  /** Takes the last move back, if that needs no consent. With `side`: only if the move is its own. */
  | { do: 'undo'; side?: Side }
  | { do: 'ask-undo'; side: Side }
  | { do: 'agree-undo'; side: Side }
  | { do: 'decline-undo' }
  | { do: 'offer-draw'; side: Side }
  | { do: 'agree-draw'; side: Side }
  | { do: 'decline-draw' }
  | { do: 'set'; seating?: Seating; grace?: Grace }
  /** Moves a Network on the map, so that this Node of it lies at `at`, or as near as it can. At most 1000 steps. */
  | ({ do: 'place' } & Placing)
  /** The page has so much room for the Networks, in steps of a Node. Those that lie outside come in. */
  | { do: 'ground'; ground: Ground }
  /** From now on another source of commands plays that side. */
  | { do: 'seat'; side: Side; source: string }
  /** That side asks what a strong bot would do. It must look into its hand, where the answer will stand. */
  | { do: 'ask-hint'; side: Side }
  /** That side puts its hint away. */
  | { do: 'withdraw-hint'; side: Side }
  /** The adviser answers. `none`: it could not be asked. */
  | { do: 'hint'; advice: Advice | 'none' }
  /** A bot answers the last `consult` of the to-do list. */
  | { do: 'answer'; side: Side; action: Action }
  /** A page that shows beats comes or goes. */
  | { do: 'stage'; on: boolean }
  /** The page has shown all beats up to that number. */
  | { do: 'shown'; beat: number }
  /** Once the game is over: shows the last infiltration that thwarted a plan again. */
  | { do: 'once-more' }

  /** The designers' cards have changed; the set is registered. `rules`: what the designers set. */
  | { do: 'cards'; set: string; rules: Partial<Rules> }
  /** Another tab plays this game from now on; or this one does. */
  | { do: 'lock' }
  | { do: 'unlock' };

/** See the command `place`. */
export interface Placing {
  node: CardId;
  at: Place;
}

export type Do = Command['do'];
export type CommandOf<D extends Do> = Extract<Command, { do: D }>;

/** The number of the question that a command answers (`Session.question`). */
export type QuestionNumber = number;

/** Who sends a command, and which question it answers. Without a source it comes from the people at the device. */
export interface Envelope {
  from?: string;
  /** A command for any question but the present one is dropped without a trace. */
  question?: QuestionNumber;
}

/** Why the table, not the rules, keeps something from being done. */
export interface TableRefusal {
  readonly code:
    | 'no-game'
    /** Another tab plays this game. */
    | 'elsewhere'
    /** A curtain hides the table. */
    | 'curtain'
    /** The other side has claimed an interrupt. */
    | 'claimed'
    /** Another source plays that side. */
    | 'not-your-side'
    /** Nobody has asked that side. */
    | 'not-asked'
    /** The Spy's Sneak or the Minion's Perception is not what it was when the order was given. */
    | 'figures-changed'
    /** No draw is offered to that side. */
    | 'no-offer'
    /** It was agreed to play without hints. */
    | 'no-hints'
    /** A bot plays on to the end. */
    | 'no-draw';
  readonly table: true;
}
export const tableRefusal = (code: TableRefusal['code']): TableRefusal => ({ code, table: true });
export const isTableRefusal = (refusal: Refusal | TableRefusal): refusal is TableRefusal => 'table' in refusal;

/** What the owner of a session has to do after a command. */
export type Todo =
  /** Sends `time-up` for that question when `ms` milliseconds are over. There is one such wait at a time. */
  | { do: 'wait'; ms: number; question: QuestionNumber }
  | { do: 'stop-waiting' }
  /** Asks that bot, which answers by the command `answer`, for that question. */
  | { do: 'consult'; what: Consult }
  | { do: 'save' }
  /** Tells the players something about the cards. It stays until the next `untell-cards`. */
  | { do: 'tell-cards'; what: CardsNews }
  | { do: 'untell-cards' };

/**
 * A question to a bot: what its side sees, and all that it may do now. `source`: the name of the bot. `ms`: the
 * milliseconds that it may think.
 */
export interface Consult {
  readonly side: Side;
  readonly source: string;
  readonly ms: number;
  readonly question: QuestionNumber;
  readonly view: View;
  readonly offers: readonly Action[];
}

/**
 * `wait`: changed cards wait. `vanished`: a card of the game is gone, so they cannot come in. `loop`: the cards of these
 * names have set each other off without end, and that was cut (R9.6).
 */
export type CardsNews =
  | { why: 'wait' }
  | { why: 'loop'; names: readonly string[] }
  | { why: 'vanished'; name: string; id: string };

/** The side that a command speaks for, if it speaks for one. */
export function sideOf(command: Command): Side | undefined {
  if (command.do === 'act') return command.action.side;
  return 'side' in command && command.do !== 'seat' ? command.side : undefined;
}
