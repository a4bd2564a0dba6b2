/** Lets hosts play the same games in turn, each in a process of its own, and compares them round by round. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { median } from '../measure/row.ts';
import type { Order, Round } from './host.ts';

export interface Runner {
  name: string;
  /** Path of the host's bundle. */
  script: string;
  /** The number of games in a round. */
  games: number;
}
export interface Figure {
  name: string;
  /** Actions per second, passed responses included: the median of the rounds. */
  perSecond: number;
  /** The speed relative to the last runner: the median of the ratios of each round. */
  ratio: number;
}

const WARM_UP = 2;

/** Runs the rounds, one host after the other, never two at once. The last runner is the measure for the others. */
export async function race(runners: Runner[], order: Omit<Order, 'games'>, rounds: number): Promise<Figure[]> {
  const hosts = runners.map(({ script }) =>
    fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, NODE_ENV: 'production' } }),
  );
  try {
    for (const [i, host] of hosts.entries()) await answer(host, { ...order, games: runners[i].games });
    const speeds: number[][] = runners.map(() => []);
    for (let round = -WARM_UP; round < rounds; round++)
      for (const [i, host] of hosts.entries()) {
        const { actions, ms } = (await answer(host, 'round')) as Round;
        if (round >= 0) speeds[i].push((1000 * actions) / ms);
      }
    const measure = speeds[speeds.length - 1];
    return runners.map(({ name }, i) => ({
      name,
      perSecond: Math.round(median(speeds[i])),
      ratio: median(speeds[i].map((speed, round) => speed / measure[round])),
    }));
  } finally {
    for (const host of hosts) host.kill();
  }
}

function answer(host: ChildProcess, order: Order | 'round'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    host.once('message', resolve);
    host.once('exit', (code) => reject(new Error(`A process that was measured ended with status ${code}.`)));
    host.send(order);
  }).finally(() => host.removeAllListeners());
}
