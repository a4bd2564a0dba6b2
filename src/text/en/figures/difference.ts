/** What a comparison of two card sets says, for readers who know no statistics. */

import type { Side } from '../../../engine/index.ts';
import type { Judged } from '../../../sim/estimate/verdict.ts';
import { ROLE } from '../roles.ts';
import { count } from '../words.ts';

const IN = 100;
/** After fewer deals no number is told. */
const TOO_FEW = 10;

/** `about 2 games more in 100`, `about as many games`. */
function about(difference: number): string {
  const games = Math.round(IN * Math.abs(difference));
  if (games === 0) return 'about as many games';
  return `about ${count(games, 'game')} ${difference > 0 ? 'more' : 'fewer'} in ${IN}`;
}

/** `sure to ± 3`. Games in a hundred, with a decimal where they are few. */
function sureTo(half: number): string {
  const games = IN * half;
  return `sure to ± ${games < 3 ? (up(10 * games) / 10).toFixed(1) : up(games)}`;
}

/** Who wins how often with one set. `won`: the share of the Genius. */
export const shareWords = (won: number, half: number): string =>
  `The ${ROLE.genius} wins about ${Math.round(IN * won)} games in ${IN}; ${sureTo(half)}.`;

/** The next whole number, but for what is lost in the last digits of a computation. */
const up = (games: number): number => Math.ceil(games - 1e-9);

/** Two digits are enough of a number that is only likely. */
export function roughly(n: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
  return String(Math.ceil(n / unit) * unit);
}

/** A sentence or two. `other`: how the set is called whose games are more or fewer. `side`: whose games they are. */
export function differenceWords(judged: Omit<Judged, 'ci95'>, other: string, side: Side = 'genius'): string {
  const { verdict, difference, pairs, toGo, matters } = judged;
  const wins = `With ${other} the ${ROLE[side]} wins ${about(difference)}`;
  const so = `${wins}; ${sureTo(judged.sureTo)}.`;
  switch (verdict) {
    case 'more':
    case 'less':
      return `${so} That is settled after ${count(pairs, 'deal')}.`;
    case 'alike':
      return `It makes no difference that matters: with ${other} the ${ROLE[side]} wins as often, within ${IN * matters} games in ${IN}. That is settled after ${count(pairs, 'deal')}.`;
    case 'open':
      return `${so} Not settled: about ${roughly(toGo)} deals more would tell.`;
    case 'few':
      return pairs < TOO_FEW
        ? `${count(pairs, 'deal')}: too few to say anything.`
        : `${so} ${count(pairs, 'deal')} are too few to count on that.`;
  }
}
