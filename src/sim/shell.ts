/**
 * What every worker of the simulator is, in a thread or in a process of its own: it gets a setting, then one batch after
 * the other, and answers each. A worker never loads immer, React or a loader.
 */
import { parentPort } from 'node:worker_threads';

/** The games to play next: so many, from a seed on. */
export interface Batch {
  seed: number;
  games: number;
}

interface Port {
  once<T>(event: 'message', take: (message: T) => void): unknown;
  on<T>(event: 'message', take: (message: T) => void): unknown;
}

/** Begins to listen. `prepare` makes what answers batches from the setting that all of them have in common. */
export function serve<Setting, Answer, B = Batch>(prepare: (setting: Setting) => (batch: B) => Answer): void {
  const port = (parentPort ?? process) as Port;
  port.once('message', (setting: Setting) => {
    const answer = prepare(setting);
    port.on('message', (batch: B) => {
      if (parentPort) parentPort.postMessage(answer(batch));
      else process.send?.(answer(batch));
    });
  });
}

/** One answer for each seed of a batch. */
export const eachSeed = <T>({ seed, games }: Batch, play: (seed: number) => T): T[] =>
  Array.from({ length: games }, (_, i) => play(seed + i));
