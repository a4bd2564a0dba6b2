/** A worker that counts what happens in games of one card set, or of two on the same deals. */
import type { Card, Rules } from '../engine/index.ts';
import { registerCatalog } from '../engine/index.ts';
import { rowsOf } from './count.ts';
import type { Match } from './game.ts';
import type { Differences } from './pairs.ts';
import { countDeal, noDifferences } from './pairs.ts';
import { serve } from './shell.ts';
import type { Tally } from './tally.ts';
import { emptyTally } from './tally.ts';

export interface PlayedSet {
  cards: readonly Card[];
  rules: Rules;
}
/** What all games of a run have in common. `sets`: one, or two that are compared. */
export type Setting = Pick<Match, 'genius' | 'spymaster'> & { sets: readonly PlayedSet[] };
/** `tallies`: one for each set. */
export interface Tallied {
  tallies: Tally[];
  differences: Differences;
}

serve<Setting, Tallied>(({ sets, genius, spymaster }) => {
  const matches = sets.map(
    ({ cards, rules }): Match => ({
      catalog: registerCatalog(cards),
      rules,
      genius,
      spymaster,
    }),
  );
  return ({ seed, games }) => {
    const differences = noDifferences();
    const counted = matches.map((match) => {
      const tally = emptyTally(match.catalog);
      return { match, tally, rows: rowsOf(tally) };
    });
    for (let i = 0; i < games; i++) countDeal(counted, seed + i, differences);
    return { tallies: counted.map(({ tally }) => tally), differences };
  };
});
