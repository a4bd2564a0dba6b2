/** What the page and the worker of the bots say to each other: plain data. */
import type { Action, Advice, Card, View } from '../engine/index.ts';

/** A card set, which the worker must know before it is asked about a game with it. */
export interface CardsMessage {
  cards: readonly Card[];
}

/** A question to a bot. */
export interface Question {
  /** Comes back with the answer. */
  number: number;
  /** The name of the bot. */
  source: string;
  /** The milliseconds that it may think. At the limit it plays its best so far. */
  ms: number;
  /** A bot remembers its game. With another name it begins anew. */
  game: string;
  view: View;
  offers: readonly Action[];
  /** What a script says; null if none says anything. */
  scripted: Action | null;
}

/** The answer to the question of that number. */
export interface Reply extends Advice {
  number: number;
}

export type Message = CardsMessage | Question;

/** The bots, wherever they think. */
export interface Opponents {
  /** Asks a bot. `reply` is called with its answer, unless another question is asked before that. */
  ask(question: Question, reply: (reply: Omit<Reply, 'number'>) => void): void;
  /** Stops them. They are not asked any more. */
  stop(): void;
}

/** Starts the bots, and gives them once they can be asked. `onLost`: they have stopped by themselves. */
export type StartOpponents = (onLost: () => void) => Promise<Opponents>;
