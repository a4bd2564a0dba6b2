/** Plays the games of a run on several threads. */
import { Worker } from 'node:worker_threads';
import { registerCatalog } from '../engine/index.ts';
import { BrokenGame } from './game.ts';
import type { Run } from './run.ts';
import { addTally, emptyTally } from './tally.ts';
import type { Answer, Batch, Setting } from './worker.ts';

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
 * Throws `BrokenGame` if a card set breaks a game off: for the lowest such seed among those played.
 */
export async function playRun(order: Order): Promise<Run> {
  const { seed, games, workers, script, onProgress, ...setting } = order;
  const began = performance.now();
  const catalog = registerCatalog(setting.cards);
  const counts = emptyTally(catalog);
  const broken: { seed: number; message: string }[] = [];
  let next = seed;
  const end = seed + games;

  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let batch: Batch;
      const goOn = (): void => {
        if (next >= end || broken.length > 0) {
          resolve();
          return;
        }
        batch = { seed: next, games: Math.min(BATCH, end - next) };
        next += batch.games;
        worker.postMessage(batch);
      };
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('A thread that played has ended too early.')));
      worker.on('message', (answer: Answer) => {
        if ('tally' in answer) {
          addTally(counts, answer.tally);
          onProgress?.(counts.games);
        } else broken.push({ seed: batch.seed, message: answer.broken });
        goOn();
      });
      worker.postMessage(setting);
      goOn();
    });

  const threads = Array.from({ length: Math.max(1, Math.min(workers, games)) }, () => new Worker(script));
  try {
    await Promise.all(threads.map(work));
  } finally {
    for (const thread of threads) {
      thread.removeAllListeners('exit');
      await thread.terminate();
    }
  }
  const [first] = broken.toSorted((a, b) => a.seed - b.seed);
  if (first) throw new BrokenGame(first.message);
  const { rules, genius, spymaster } = setting;
  const seconds = (performance.now() - began) / 1000;
  return { genius, spymaster, cardsHash: catalog.hash, rules, seeds: [[seed, end - 1]], counts, seconds };
}
