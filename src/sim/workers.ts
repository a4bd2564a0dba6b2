/** Plays the games of a run on several threads. */
import { registerCatalog } from '../engine/index.ts';
import type { Run } from './run.ts';
import { addTally, emptyTally } from './tally.ts';
import { shareOut } from './threads.ts';
import type { Setting, Tallied } from './worker.ts';

/** The number of games that a thread gets at a time. */
const BATCH = 10;

export interface Order extends Setting {
  seed: number;
  games: number;
  workers: number;
  /** Path of `worker.ts` as plain JavaScript. */
  script: string;
  /** Called with the number of games played so far. */
  onProgress?: (games: number) => void;
}

/**
 * Plays the games of the seeds from `seed` on. Apart from `seconds`, the number of workers does not change the result.
 */
export async function playRun(order: Order): Promise<Run> {
  const { seed, games, workers, script, onProgress, ...setting } = order;
  const began = performance.now();
  const catalog = registerCatalog(setting.cards);
  const counts = emptyTally(catalog);
  await shareOut<Setting, Tallied>({
    script,
    setting,
    seed,
    count: games,
    batch: BATCH,
    workers,
    take({ tally }) {
      addTally(counts, tally);
      onProgress?.(counts.games);
      return false;
    },
  });
  const { rules, genius, spymaster } = setting;
  const seconds = (performance.now() - began) / 1000;
  return { genius, spymaster, cardsHash: catalog.hash, rules, seeds: [[seed, seed + games - 1]], counts, seconds };
}
