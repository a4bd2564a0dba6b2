/** A process of its own that plays random games on one core, and sends how fast it was. */
import type { Card, Rules } from '../../src/engine/index.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { playout } from '../engine/playout.ts';

export interface Order {
  cards: Card[];
  rules: Partial<Rules>;
  rounds: number;
  gamesPerRound: number;
}
export interface Round {
  games: number;
  decisions: number;
  /** Milliseconds by the clock; the next field has those of the processor. */
  wall: number;
  cpu: number;
}

process.once('message', ({ cards, rules, rounds, gamesPerRound }: Order) => {
  const catalog = registerCatalog(cards);
  const play = (from: number): Round => {
    const cpu = process.cpuUsage();
    const wall = performance.now();
    let decisions = 0;
    for (let seed = from; seed < from + gamesPerRound; seed++) decisions += playout({ catalog, rules, seed }).decisions;
    const { user, system } = process.cpuUsage(cpu);
    return { games: gamesPerRound, decisions, wall: performance.now() - wall, cpu: (user + system) / 1000 };
  };
  play(1);
  const measured = Array.from({ length: rounds }, () => play(1));
  process.send?.(measured, () => process.disconnect());
});
