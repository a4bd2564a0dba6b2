/** What the record tells of the results. */
import type { BySide, Side } from '../engine/index.ts';
import { bySide, SIDES } from '../engine/index.ts';
import { PEOPLE } from '../record/index.ts';
import type { Result } from './results.ts';
import type { Score } from './standing.ts';
import { facing, isAgainst, keyOfName, scoreOf } from './standing.ts';

/** Games that were played, and won. */
export interface Tally {
  played: number;
  won: number;
}

const tallyOf = (games: readonly Result[], side: Side): Tally => ({
  played: games.length,
  won: games.filter(({ winner }) => winner === side).length,
});

const sideOfPerson = ({ sources }: Result): Side | null => {
  const [side, ...more] = SIDES.filter((one) => sources[one] === PEOPLE);
  return side && more.length === 0 ? side : null;
};

/** A bot, and what a person has done against it from each side. */
export interface Opponent {
  bot: string;
  tally: BySide<Tally>;
  /** How it was beaten: fairly, or only with help; null: not yet. */
  beaten: BySide<'fairly' | 'helped' | null>;
}

/** Each bot of the ladder, the weakest first, and then those that are on it no more. */
export function opponentsIn(games: readonly Result[], ladder: readonly string[]): Opponent[] {
  const met = games.flatMap((game) => SIDES.map((side) => game.sources[side])).filter((source) => source !== PEOPLE);
  return [...new Set([...ladder, ...met])].map((bot) => {
    const from = bySide((side) => games.filter((game) => isAgainst(game, bot, side)));
    const howBeaten = (side: Side) => {
      const won = from[side].filter(({ winner }) => winner === side);
      return won.length === 0 ? null : won.some(({ fair }) => fair) ? 'fairly' : 'helped';
    };
    return { bot, tally: bySide((side) => tallyOf(from[side], side)), beaten: bySide(howBeaten) };
  });
}

/** The games of two people, by the side that won. */
export function gamesOfTwo(games: readonly Result[]): { played: number; won: BySide<number> } {
  const two = games.filter(({ sources }) => SIDES.every((side) => sources[side] === PEOPLE));
  return { played: two.length, won: bySide((side) => tallyOf(two, side).won) };
}

/** How each two people with names stand, those who played last first. */
export function scoresIn(games: readonly Result[]): Score[] {
  const known = new Set<string>();
  return games.toReversed().flatMap(({ names }) => {
    const pair = SIDES.map((side) => keyOfName(names[side]))
      .sort()
      .join('\n');
    const score = known.has(pair) ? null : scoreOf(games, names);
    known.add(pair);
    return score ? [score] : [];
  });
}

/** A fair win against a bot with the greatest margin; null without one. Of equal ones, the first. */
export function bestWin(games: readonly Result[]): { margin: number; bot: string; side: Side } | null {
  let best: { margin: number; bot: string; side: Side } | null = null;
  for (const game of games) {
    const side = sideOfPerson(game);
    if (!side || !game.fair || game.winner !== side) continue;
    const margin = game.score[side] - game.score[facing(side)];
    if (margin > (best?.margin ?? 0)) best = { margin, bot: game.sources[facing(side)], side };
  }
  return best;
}

/** The longest run of fair wins against bots, and the one that goes on now. A game with help neither breaks nor adds. */
export function runsIn(games: readonly Result[]): { longest: number; now: number } {
  let [longest, now] = [0, 0];
  for (const game of games) {
    const side = sideOfPerson(game);
    if (!side || !game.fair) continue;
    now = game.winner === side ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}
