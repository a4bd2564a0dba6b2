/** A worker thread that plays the deals of a pairing. */
import { parentPort } from 'node:worker_threads';
import type { Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import { BrokenGame } from '../game.ts';
import type { Batch } from '../worker.ts';
import type { Pairing } from './deal.ts';
import { playDeal, resultOf } from './deal.ts';

/** The first message to the worker. */
export interface Setting extends Pairing {
  cards: readonly Card[];
  rules: Rules;
}
export type Answer = { results: string } | { broken: string };

parentPort?.once('message', ({ cards, rules, ...pairing }: Setting) => {
  const set = { catalog: registerCatalog(cards), rules };
  parentPort?.on('message', ({ seed, games }: Batch) => {
    try {
      const results = Array.from({ length: games }, (_, i) => resultOf(playDeal(set, pairing, seed + i)));
      parentPort?.postMessage({ results: results.join('') } satisfies Answer);
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      parentPort?.postMessage({ broken: error.message } satisfies Answer);
    }
  });
});
