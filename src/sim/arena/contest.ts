/** A contest of two bots over many deals, which ends early where a sequential test has its verdict. */
import { registerCatalog } from '../../engine/index.ts';
import { wilson } from '../statistics.ts';
import { shareOut } from '../threads.ts';
import { gainsOf } from './elo.ts';
import type { Round } from './rounds.ts';
import type { Hypotheses } from './sequential.ts';
import { boundsOf, logLikelihoodRatio, pairsToGo, pentanomial, verdictOf } from './sequential.ts';
import type { Rounds, Setting } from './worker.ts';

/** The number of deals that a thread gets at a time. */
const BATCH = 2;

export interface Order extends Setting {
  seed: number;
  /** The most deals to play. */
  pairs: number;
  hypotheses: Hypotheses;
  /** Play all deals, whatever the test says. */
  toTheEnd: boolean;
  workers: number;
  /** Path of `worker.ts` as plain JavaScript. */
  script: string;
  onProgress?: (pairs: number) => void;
}

/** The rounds of the first seeds, up to the one at which the test ended. The number of workers does not change them. */
export async function playContest(order: Order): Promise<Round[]> {
  const { cards, rules, challenger, champion, script, seed, pairs, hypotheses, workers } = order;
  const rounds: (Round | undefined)[] = [];
  let done = 0;
  let over = false;
  const goOn = (): void => {
    while (!over && rounds[done]) {
      done++;
      over = !order.toTheEnd && verdictOf(pentanomial(rounds.slice(0, done) as Round[]), hypotheses) !== 'open';
    }
    order.onProgress?.(done);
  };
  await shareOut<Setting, Rounds>({
    script,
    setting: { cards, rules, challenger, champion },
    seed,
    count: pairs,
    batch: BATCH,
    workers,
    take(answer, batch) {
      for (const [i, round] of answer.rounds.entries()) rounds[batch.seed - seed + i] = round;
      goOn();
      return over;
    },
  });
  return rounds.slice(0, done) as Round[];
}

/** The figures of a contest. `ci95`: Wilson's for shares, drawn samples for Elo. */
export function contestReport(order: Omit<Order, 'script' | 'onProgress'>, rounds: readonly Round[], seconds: number) {
  const { challenger, champion, seed, hypotheses, cards, rules } = order;
  const points = (of: (round: Round) => number): number => rounds.reduce((total, round) => total + of(round), 0);
  const seat = (won: number) => ({ points: won, games: rounds.length, ci95: wilson(won, rounds.length) });
  const counts = pentanomial(rounds);
  return {
    challenger,
    champion,
    cardsHash: registerCatalog(cards).hash,
    rules,
    seed,
    pairs: rounds.length,
    genius: seat(points((round) => round.genius)),
    spymaster: seat(points((round) => round.spymaster)),
    alone: seat(points((round) => round.alone)),
    looped: points((round) => round.looped),
    pentanomial: counts,
    gains: gainsOf(rounds, seed),
    test: {
      ...hypotheses,
      bounds: boundsOf(hypotheses),
      logLikelihoodRatio: logLikelihoodRatio(counts, hypotheses),
      verdict: verdictOf(counts, hypotheses),
      toGo: pairsToGo(counts, hypotheses),
    },
    seconds,
  };
}
export type ContestReport = ReturnType<typeof contestReport>;
