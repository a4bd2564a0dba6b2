/** A worker thread that plays the games it is given. It never loads immer, React or a loader. */
import { parentPort } from 'node:worker_threads';
import type { Card } from '../engine/index.ts';
import { registerCatalog } from '../engine/index.ts';
import { countGame, rowsOf } from './count.ts';
import type { Match } from './game.ts';
import type { Tally } from './tally.ts';
import { emptyTally } from './tally.ts';

/** What all games of a run have in common: the first message to the worker. */
export type Setting = Omit<Match, 'catalog'> & { cards: Card[] };
/** The games to play next: so many, from a seed on. Every later message is one of these. */
export interface Batch {
  seed: number;
  games: number;
}
export interface Answer {
  tally: Tally;
}

parentPort?.once('message', ({ cards, ...setting }: Setting) => {
  const match = { catalog: registerCatalog(cards), ...setting };
  parentPort?.on('message', ({ seed, games }: Batch) => {
    const tally = emptyTally(match.catalog);
    const rows = rowsOf(tally);
    for (let i = 0; i < games; i++) countGame(match, seed + i, tally, rows);
    parentPort?.postMessage({ tally } satisfies Answer);
  });
});
