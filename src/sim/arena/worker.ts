/** A worker thread that plays the rounds it is given. */
import { parentPort } from 'node:worker_threads';
import type { BotName } from '../../bots/index.ts';
import { MAKE } from '../../bots/index.ts';
import type { Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import { BrokenGame } from '../game.ts';
import type { Batch } from '../worker.ts';
import type { Round } from './rounds.ts';
import { playRound } from './rounds.ts';

/** What all rounds of a contest have in common: the first message to the worker. */
export interface Setting {
  cards: Card[];
  rules: Rules;
  challenger: BotName;
  champion: BotName;
}
export type Answer = { rounds: Round[] } | { broken: string };

parentPort?.once('message', ({ cards, rules, challenger, champion }: Setting) => {
  const contest = { catalog: registerCatalog(cards), rules, challenger: MAKE[challenger], champion: MAKE[champion] };
  parentPort?.on('message', ({ seed, games }: Batch) => {
    try {
      const rounds = Array.from({ length: games }, (_, i) => playRound(contest, seed + i));
      parentPort?.postMessage({ rounds } satisfies Answer);
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      parentPort?.postMessage({ broken: error.message } satisfies Answer);
    }
  });
});
