/** The interface of a bot. A bot gets what its side may know, and says what its side does. */
import type { Action, ReadonlyState, View } from '../engine/index.ts';
import type { Limit } from './limit.ts';

export interface Bot {
  /** Does it ever act while the other side must decide (R9.5)? If not, the caller need not ask it then. */
  readonly interrupts: boolean;
  /**
   * Chooses one of the offers. Returns undefined, to do nothing, only while the other side must decide.
   * `view`: that of the bot's side. `offers`: what its side may do now (see `legalActions`). Offers may be made while
   * they are read, so a bot reads only as many as it needs. Both may also come as parsed JSON; the answer is the same.
   * A bot remembers its game: the caller asks it about one game only, from start to end.
   */
  decide(view: View, offers: Iterable<Action>): Action | undefined;
}

/** Is this legal action one that the bot never takes? Where it is, another legal action must be left. */
export type Avoids = (state: ReadonlyState, action: Action) => boolean;

/**
 * Makes a bot for one game. It has its own generator, which starts from `seed`: the same seed gives the same game.
 * `limit`: that of one decision. Without it a bot takes its own number of nodes. A bot that does not search ignores it.
 * `avoids`: its habit. A bot that looks ahead looks only at what the habit leaves.
 */
export type MakeBot = (seed: number, limit?: Limit, avoids?: Avoids) => Bot;
