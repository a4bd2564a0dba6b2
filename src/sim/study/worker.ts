/** A worker thread that plays mirror matches and sends what is kept of them. */
import { parentPort } from 'node:worker_threads';
import type { BotName } from '../../bots/index.ts';
import type { Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import type { Batch } from '../worker.ts';
import type { GameRecord } from './record.ts';
import { recordGame } from './record.ts';

/** The first message to the worker. */
export interface Setting {
  cards: readonly Card[];
  rules: Rules;
  bot: BotName;
}
export interface Answer {
  records: GameRecord[];
}

parentPort?.once('message', ({ cards, rules, bot }: Setting) => {
  const set = { catalog: registerCatalog(cards), rules };
  parentPort?.on('message', ({ seed, games }: Batch) => {
    const records = Array.from({ length: games }, (_, i) => recordGame(set, bot, seed + i));
    parentPort?.postMessage({ records } satisfies Answer);
  });
});
