/** What a bot is: it is given what its side may know, and says what its side does. */
import type { Action, View } from '../engine/index.ts';

export interface Bot {
  /** Does it ever act where the other side is awaited (R9.5)? If not, it need not be asked there. */
  readonly interrupts: boolean;
  /**
   * One of the offers; undefined only where the other side is awaited: then nothing is done in between.
   * `view`: that of the bot's side. `offers`: what its side may do now (see `legalActions`); they may be made while
   * they are read, so a bot reads no more of them than it needs. Both may come as JSON from elsewhere, and the answer
   * is the same. A bot remembers its game: it is asked about one game only, from the start to the end.
   */
  decide(view: View, offers: Iterable<Action>): Action | undefined;
}

/** Makes a bot for one game. It chooses by its own generator, begun from `seed`: the same seed, the same game. */
export type MakeBot = (seed: number) => Bot;
