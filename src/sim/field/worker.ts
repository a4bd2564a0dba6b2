/** A worker thread that plays the deals of a pairing. */
import { parentPort } from 'node:worker_threads';
import type { Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import type { Batch } from '../worker.ts';
import type { Pairing } from './deal.ts';
import { playDeal, resultOf } from './deal.ts';

/** The first message to the worker. */
export interface Setting extends Pairing {
  cards: readonly Card[];
  rules: Rules;
}
export interface Answer {
  results: string;
  /** The number of deals in which a loop of cards was cut. */
  looped: number;
}

parentPort?.once('message', ({ cards, rules, ...pairing }: Setting) => {
  const set = { catalog: registerCatalog(cards), rules };
  parentPort?.on('message', ({ seed, games }: Batch) => {
    const played = Array.from({ length: games }, (_, i) => playDeal(set, pairing, seed + i));
    parentPort?.postMessage({
      results: played.map(resultOf).join(''),
      looped: played.filter(({ loops }) => loops.size > 0).length,
    } satisfies Answer);
  });
});
