/** Measures the speed of the rules: random games per second on one core, in separate processes without a loader. */
import { fork } from 'node:child_process';
import { bundle } from '../../src/cli/bundle.ts';
import type { Order, Round } from './games.ts';
import type { Row } from './row.ts';
import { median } from './row.ts';

const PROCESSES = 3;

/** Returns medians over the rounds of a few processes, one after the other. Processor time is of the whole process. */
export async function measureSpeed(order: Order): Promise<Row[]> {
  const { path: script } = await bundle(new URL('games.ts', import.meta.url));
  const rounds: Round[] = [];
  for (let i = 0; i < PROCESSES; i++) rounds.push(...(await playIn(script, order)));
  const perSecond = (count: (round: Round) => number): number => Math.round(median(rounds.map(count)));
  return [
    {
      name: 'random games, by the clock',
      value: perSecond((r) => (1000 * r.games) / r.wall),
      unit: 'games/s',
      target: 1500,
      better: 'more',
    },
    {
      name: 'random games, by processor time',
      value: perSecond((r) => (1000 * r.games) / r.cpu),
      unit: 'games/s',
      better: 'more',
    },
    {
      name: 'decisions, by processor time',
      value: perSecond((r) => (1000 * r.decisions) / r.cpu),
      unit: 'decisions/s',
      better: 'more',
    },
    {
      name: 'decisions in a game',
      value: perSecond((r) => r.decisions / r.games),
      unit: '',
      better: 'less',
    },
  ];
}

function playIn(script: string, order: Order): Promise<Round[]> {
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(order);
  return new Promise((resolve, reject) => {
    child.on('message', (rounds: Round[]) => resolve(rounds));
    child.on('error', reject);
    child.on('exit', (code) => code && reject(new Error(`The process that played ended with status ${code}.`)));
  });
}
