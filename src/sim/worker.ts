/** A worker that counts what happens in games. */
import type { Card } from '../engine/index.ts';
import { registerCatalog } from '../engine/index.ts';
import { countGame, rowsOf } from './count.ts';
import type { Match } from './game.ts';
import { serve } from './shell.ts';
import type { Tally } from './tally.ts';
import { emptyTally } from './tally.ts';

/** What all games of a run have in common. */
export type Setting = Omit<Match, 'catalog'> & { cards: Card[] };
export interface Tallied {
  tally: Tally;
}

serve<Setting, Tallied>(({ cards, ...setting }) => {
  const match = { catalog: registerCatalog(cards), ...setting };
  return ({ seed, games }) => {
    const tally = emptyTally(match.catalog);
    const rows = rowsOf(tally);
    for (let i = 0; i < games; i++) countGame(match, seed + i, tally, rows);
    return { tally };
  };
});
