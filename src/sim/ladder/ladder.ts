/** The ladder: all results, and what follows from them. */
import type { BotName } from '../../bots/index.ts';
import { BOTS } from '../../bots/index.ts';
import type { BySide } from '../../engine/index.ts';
import type { Cell } from '../field/cells.ts';
import type { Ratings } from '../field/ratings.ts';
import { ratingsOf } from '../field/ratings.ts';
import type { Demand } from './demands.ts';
import { demandsOf } from './demands.ts';

/** Whose Elo is 0 in both seats. */
export const ANCHOR: BotName = 'rookie';

/** What was played: everything else is made from it. `commits`: those that the games were played at. */
export interface Played {
  commands: string[];
  seed: number;
  cardsHash: string;
  commits: string[];
  machine: string;
  /** The time that the games took, on all threads. */
  hours: number;
  cells: Cell[];
}
export interface Ladder extends Ratings {
  demands: Demand[];
}

export const ladderOf = ({ cells, seed }: Played): Ladder => ({
  ...ratingsOf(cells, ANCHOR, seed),
  demands: demandsOf(cells, seed),
});

/** The Elo of each bot in each seat, for the page of the game. */
export const placesOf = ({ places }: Ratings): Partial<Record<BotName, BySide<number>>> =>
  Object.fromEntries(
    BOTS.flatMap((bot) => {
      const found = places[bot];
      return found?.genius && found.spymaster
        ? [[bot, { genius: found.genius.elo, spymaster: found.spymaster.elo }]]
        : [];
    }),
  );
