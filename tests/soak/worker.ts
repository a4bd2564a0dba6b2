/** A process of its own that plays the games it is given: it never loads immer, React or a loader. */
import type { Card, Rules } from '../../src/engine/index.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import type { Failure, Tally } from './games.ts';
import { emptyTally, soakGame } from './games.ts';

/** The games of the seeds `from` to `to` − 1. */
export interface Order {
  cards: Card[];
  rules: Partial<Rules>;
  from: number;
  to: number;
}
export type Answer = { tally: Tally; done: boolean } | { failure: Failure };

const REPORT_EVERY = 250;
/** It changes when that process is gone: then nobody waits for these games. */
const parent = process.ppid;

process.once('message', ({ cards, rules, from, to }: Order) => {
  const catalog = registerCatalog(cards);
  let tally = emptyTally();
  for (let seed = from; seed < to; seed++) {
    const failure = soakGame(catalog, rules, seed, tally);
    if (failure) {
      process.send?.({ failure } satisfies Answer, () => process.exit(1));
      return;
    }
    if (tally.games === REPORT_EVERY) {
      if (process.ppid !== parent) process.exit(1);
      process.send?.({ tally, done: false } satisfies Answer);
      tally = emptyTally();
    }
  }
  process.send?.({ tally, done: true } satisfies Answer, () => process.disconnect());
});
