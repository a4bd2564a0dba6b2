/** A worker thread that plays the rounds it is given. */
import { parentPort } from 'node:worker_threads';
import type { Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import type { Contestant } from '../contestants.ts';
import { makerOf } from '../contestants.ts';
import type { Batch } from '../worker.ts';
import type { Round } from './rounds.ts';
import { playRound } from './rounds.ts';

/** What all rounds of a contest have in common: the first message to the worker. */
export interface Setting {
  cards: Card[];
  rules: Rules;
  challenger: Contestant;
  champion: Contestant;
}
export interface Answer {
  rounds: Round[];
}

parentPort?.once('message', ({ cards, rules, challenger, champion }: Setting) => {
  const players = { challenger: makerOf(challenger), champion: makerOf(champion) };
  const contest = { catalog: registerCatalog(cards), rules, ...players };
  parentPort?.on('message', ({ seed, games }: Batch) => {
    const rounds = Array.from({ length: games }, (_, i) => playRound(contest, seed + i));
    parentPort?.postMessage({ rounds } satisfies Answer);
  });
});
