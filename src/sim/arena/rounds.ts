/** What two bots are compared by: the same deal played with sides swapped, and once by the weaker bot alone. */
import type { MakeBot } from '../../bots/bot.ts';
import type { BySide, Catalog, Rules, Side } from '../../engine/index.ts';
import { playBots } from '../game.ts';

/** The points of one deal: 1 for a win, ½ for a draw or a game without an end, 0 for a loss. */
export interface Round {
  /** The challenger's as the Genius. */
  genius: number;
  /** The challenger's as the Master. */
  spymaster: number;
  /** Those of the Genius where the champion plays both sides. */
  alone: number;
  /** The number of the three games in which a loop of cards was cut (R9.6). */
  looped: number;
}

export interface Contest {
  catalog: Catalog;
  rules: Rules;
  challenger: MakeBot;
  champion: MakeBot;
}

/** Plays the deal of a seed three times. The seeds of the bots depend on the deal, the game and the seat. */
export function playRound({ catalog, rules, challenger, champion }: Contest, seed: number): Round {
  let looped = 0;
  const play = (game: number, genius: MakeBot, spymaster: MakeBot): BySide<number> => {
    const bots = { genius: genius(ownSeed(seed, game, 0)), spymaster: spymaster(ownSeed(seed, game, 1)) };
    const { state, loops } = playBots({ catalog, rules, bots }, seed);
    if (loops.size > 0) looped++;
    return pointsOf(state.winner);
  };
  const points = {
    genius: play(0, challenger, champion).genius,
    spymaster: play(1, champion, challenger).spymaster,
    alone: play(2, champion, champion).genius,
  };
  return { ...points, looped };
}

/** A seed of its own for each bot, so that no two of them roll alike. */
const ownSeed = (seed: number, game: number, seat: number): number =>
  Math.imul(seed + 1, 0x9e3779b1) ^ (6 * game + seat + 1);

const pointsOf = (winner: Side | 'draw' | null): BySide<number> =>
  winner === 'genius'
    ? { genius: 1, spymaster: 0 }
    : winner === 'spymaster'
      ? { genius: 0, spymaster: 1 }
      : { genius: 0.5, spymaster: 0.5 };
