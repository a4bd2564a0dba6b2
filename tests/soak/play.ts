/** Plays the games of a run in several processes, batch by batch, from where the run stands. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { Failure } from './games.ts';
import type { GamesProgress } from './progress.ts';
import type { Tally } from './tally.ts';
import { addTally } from './tally.ts';
import type { Batch, Played, Setting } from './worker.ts';

/** The number of games that a process gets at a time. */
const BATCH = 50;

interface Order {
  setting: Setting;
  workers: number;
  /** Path of `worker.ts` as plain JavaScript. */
  script: string;
  /** The seed after the last one. */
  end: number;
  /** Where the run stands. It is updated while the games are played. */
  progress: GamesProgress;
  onProgress: () => void;
  /** True once no further batch may begin. */
  late?: () => boolean;
}

/**
 * Plays the games from `progress.next` to `end` − 1 and adds them to its tally, in the order of their seeds.
 * Resolves with the first failure, which ends the run, or undefined.
 */
export async function playGames({
  setting,
  workers,
  script,
  end,
  progress,
  onProgress,
  late = () => false,
}: Order): Promise<Failure | undefined> {
  /** Batches that are done before an earlier one, by their first seed. */
  const ahead = new Map<number, { to: number; tally: Tally }>();
  let given = progress.next;
  let failure: Failure | undefined;
  const children: ChildProcess[] = [];

  const give = (child: ChildProcess): void => {
    if (given >= end || failure || late()) {
      child.disconnect();
      return;
    }
    const batch = { from: given, to: Math.min(given + BATCH, end) };
    given = batch.to;
    child.send(batch satisfies Batch);
  };
  const take = ({ from, to }: Batch, tally: Tally): void => {
    ahead.set(from, { to, tally });
    for (let next = ahead.get(progress.next); next; next = ahead.get(progress.next)) {
      ahead.delete(progress.next);
      addTally(progress.tally, next.tally);
      progress.next = next.to;
    }
    onProgress();
  };
  const work = (child: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      child.on('message', (answer: Played) => {
        if ('failure' in answer) {
          failure ??= answer.failure;
          for (const other of children) other.kill();
        } else {
          take(answer.batch, answer.tally);
          give(child);
        }
      });
      child.on('error', reject);
      child.on('exit', (code) => {
        if (code && !failure) reject(new Error(`A process that played ended with status ${code}.`));
        else resolve();
      });
      child.send(setting satisfies Setting);
      give(child);
    });

  const wanted = Math.min(workers, Math.ceil((end - given) / BATCH));
  for (let i = 0; i < wanted; i++)
    children.push(fork(script, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }));
  await Promise.all(children.map(work));
  return failure;
}
