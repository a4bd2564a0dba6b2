/** Shares seeds among threads. */
import { Worker } from 'node:worker_threads';
import type { Batch } from './shell.ts';

export interface Sharing<Setting, Answer> {
  /** Path of the worker's script as plain JavaScript. */
  script: string;
  /** The worker's first message. Every later one is a batch of seeds. */
  setting: Setting;
  seed: number;
  count: number;
  /** The number of seeds that a thread gets at a time. */
  batch: number;
  workers: number;
  /** Called with each answer, in any order. Returns true to begin no further batch. */
  take(answer: Answer, batch: Batch): boolean;
}

/** Has all seeds worked on, from `seed` on, and takes the answers. Rejects if a thread fails. */
export async function shareOut<Setting, Answer>(sharing: Sharing<Setting, Answer>): Promise<void> {
  const { script, setting, seed, count, workers, take } = sharing;
  const end = seed + count;
  let next = seed;
  let enough = false;
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let batch: Batch;
      const goOn = (): void => {
        if (next >= end || enough) {
          resolve();
          return;
        }
        batch = { seed: next, games: Math.min(sharing.batch, end - next) };
        next += batch.games;
        worker.postMessage(batch);
      };
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('A thread that played has ended too early.')));
      worker.on('message', (answer: Answer) => {
        if (take(answer, batch)) enough = true;
        goOn();
      });
      worker.postMessage(setting);
      goOn();
    });

  const threads = Array.from({ length: Math.max(1, Math.min(workers, count)) }, () => new Worker(script));
  try {
    await Promise.all(threads.map(work));
  } finally {
    for (const thread of threads) {
      thread.removeAllListeners('exit');
      await thread.terminate();
    }
  }
}

/** Has all seeds worked on, and returns the answers in the order of the seeds. */
export async function answersInOrder<Setting, Answer>(
  sharing: Omit<Sharing<Setting, Answer>, 'take'>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  await shareOut<Setting, Answer>({
    ...sharing,
    take(answer, { seed }) {
      answers[(seed - sharing.seed) / sharing.batch] = answer;
      return false;
    },
  });
  return answers;
}
