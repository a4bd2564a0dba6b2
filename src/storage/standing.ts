/** What the title tells of the results: the next rung, and how two people stand. It is read without the store. */
import type { BySide, Side } from '../engine/index.ts';
import type { Result } from './results.ts';

const BOTH = ['genius', 'spymaster'] as const satisfies readonly Side[];
/** The side that faces this one. */
export const facing = (side: Side): Side => (side === 'genius' ? 'spymaster' : 'genius');

/** The game was played by a person on that side against that bot. */
export const isAgainst = ({ sources }: Result, bot: string, side: Side): boolean =>
  sources[side] === 'people' && sources[facing(side)] === bot;

/** A rung of the ladder: a bot, and the side from which it is beaten. */
export interface Rung {
  bot: string;
  side: Side;
}

/** The lowest rung that nobody has climbed. `ladder`: the bots, the weakest first. Null: all are climbed. */
export function nextRung(games: readonly Result[], ladder: readonly string[]): Rung | null {
  for (const bot of ladder)
    for (const side of BOTH)
      if (!games.some((game) => game.fair && game.winner === side && isAgainst(game, bot, side))) return { bot, side };
  return null;
}

/** Two people by their names, and the games that each has won. */
export interface Score {
  names: readonly [string, string];
  wins: readonly [number, number];
  draws: number;
}

/** How a name is told from another. */
export const keyOfName = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/**
 * How these two stand against each other, whichever sides they played. Null if they have not played, or one of them has
 * no name.
 */
export function scoreOf(games: readonly Result[], { genius, spymaster }: Readonly<BySide<string>>): Score | null {
  const [one, two] = [keyOfName(genius), keyOfName(spymaster)];
  if (one === '' || two === '' || one === two) return null;
  const score = { names: [genius.trim(), spymaster.trim()] as const, wins: [0, 0] as [number, number], draws: 0 };
  let isFirst = true;
  for (const { names, sources, winner } of games) {
    if (BOTH.some((side) => sources[side] !== 'people')) continue;
    const sideOfOne = BOTH.find((side) => keyOfName(names[side]) === one && keyOfName(names[facing(side)]) === two);
    if (!sideOfOne) continue;
    isFirst = false;
    if (winner === 'draw') score.draws += 1;
    else score.wins[winner === sideOfOne ? 0 : 1] += 1;
  }
  return isFirst ? null : score;
}
