/** Do the estimates with less noise say the same as the plain ones? */
import type { Card, Rules } from '../../src/engine/index.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { controlled } from '../../src/sim/estimate/control.ts';
import { momentsOf } from '../../src/sim/estimate/figure.ts';
import type { Mean } from '../../src/sim/estimate/moments.ts';
import { meanOf } from '../../src/sim/estimate/moments.ts';
import { errorsFor } from '../../src/sim/estimate/normal.ts';
import { dealt } from '../../src/sim/game.ts';
import { LUCK_RIDGE, luckOf } from '../../src/sim/study/luck.ts';
import { decksOf } from '../../src/sim/study/record.ts';
import type { Outcome, Pool } from './pool.ts';
import { DEALS, neutralSet, QUANTITIES } from './pool.ts';

/** `apart`: by how many of its standard errors the difference is off. `alike`: it is within the intervals of all. */
export interface Compared {
  what: string;
  plain: number;
  plainError: number;
  lessNoise: number;
  lessNoiseError: number;
  alike: boolean;
}

type Pick = (outcome: Outcome) => number;
const meanBy = (games: readonly Outcome[], pick: Pick): Mean => meanOf(momentsOf(games.map(pick))) as Mean;

/** The plain means and those without the luck of the deal over all games of the neutral sets; and the plain and the
 * paired difference that a card makes which is stronger. */
export function unbiased({ neutral, stronger }: Pool, set: { cards: readonly Card[]; rules: Rules }): Compared[] {
  const luck = neutral.map((games, which) => luckIn(neutralSet(set.cards, which), set.rules, games.length));
  const errors = errorsFor(0.05 / (2 * QUANTITIES.length));
  const compared = (what: string, plain: Mean, less: Mean, apart: number): Compared => ({
    what,
    plain: plain.mean,
    plainError: plain.error,
    lessNoise: less.mean,
    lessNoiseError: less.error,
    alike: Math.abs(plain.mean - less.mean) <= errors * apart,
  });
  return QUANTITIES.flatMap((what) => {
    const pick: Pick = (outcome) => outcome[what];
    const plain = meanBy(neutral.flat(), pick);
    const without = together(neutral.map((games, i) => controlled(games.map(pick), luck[i], LUCK_RIDGE) as Mean));
    const deals = stronger.slice(0, DEALS);
    const paired = meanOf(momentsOf(deals.map((to, i) => pick(to) - pick(neutral[0][i])))) as Mean;
    const [other, own] = [meanBy(stronger.slice(DEALS), pick), meanBy(neutral.slice(1).flat(), pick)];
    const difference = { n: other.n, mean: other.mean - own.mean, error: Math.hypot(other.error, own.error) };
    return [
      compared(what, plain, without, plain.error),
      compared(`${what}, with a card that is stronger`, difference, paired, Math.hypot(difference.error, paired.error)),
    ];
  });
}

function luckIn(cards: readonly Card[], rules: Rules, deals: number): number[][] {
  const set = { catalog: registerCatalog(cards), rules };
  const luck = luckOf(set);
  return Array.from({ length: deals }, (_, i) => luck(decksOf(dealt(set.catalog, i + 1, rules).state)));
}

/** The mean of means that each rest on as many games. */
function together(means: readonly Mean[]): Mean {
  const n = means.reduce((sum, mean) => sum + mean.n, 0);
  const mean = means.reduce((sum, one) => sum + one.mean, 0) / means.length;
  return { n, mean, error: Math.hypot(...means.map(({ error }) => error)) / means.length };
}
