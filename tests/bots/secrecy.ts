/** R10.2 for bots: games that differ only in what is hidden from a bot give the same commands. */
import type { Limit } from '../../src/bots/limit.ts';
import type { Catalog, Rules } from '../../src/engine/index.ts';
import type { Make } from './twins.ts';
import { difference } from './twins.ts';

/** A clock that goes on by a millisecond each time it is read. */
const testClock = (nodes: number): Limit => {
  let ms = 0;
  return { ms: () => nodes, now: () => ms++ };
};

export interface Decisions {
  set: { catalog: Catalog; rules: Rules };
  make: (limit: Limit) => Make;
  /** So many decisions are made twice, and once more with all sent as JSON. Half of them have each kind of limit. */
  count: number;
  /** The nodes, or milliseconds of the test's clock, that a bot may think. */
  nodes: number;
  /** The seed of the first game. */
  seed?: number;
}

/** The first difference. The decisions go on from game to game. */
export function firstDifference({ set, make, count, nodes, seed: begin = 1 }: Decisions): string | undefined {
  for (const [limit, first] of [
    [(): Limit => ({ nodes }), begin],
    [() => testClock(nodes), 500_000 + begin],
  ] as const) {
    // A bot's limit is its own: the same clock for two bots would tell one of them how long the other has thought.
    const bot: Make = (seed, peep) => make(limit())(seed, peep);
    for (let left = count / 2, seed = first; left > 0; seed++) {
      const asked = new Map<string, number>();
      const found = difference({ ...set, bots: { genius: bot, spymaster: bot }, seed, asked, most: left });
      if (found) return found;
      for (const times of asked.values()) left -= times;
    }
  }
  return undefined;
}
