/** A process of its own that plays the games it is given. It never loads immer, React or a loader. */
import type { Card, Rules } from '../../src/engine/index.ts';
import type { Failure } from './games.ts';
import { soakGame, soakSet } from './games.ts';
import type { Tally } from './tally.ts';
import { emptyTally } from './tally.ts';

/** What all games of a run have in common: the first message to the process. */
export interface Setting {
  cards: readonly Card[];
  rules: Partial<Rules>;
}
/** The games of the seeds `from` to `to` − 1: every later message is one of these. */
export interface Batch {
  from: number;
  to: number;
}
export type Answer = { batch: Batch; tally: Tally } | { failure: Failure };

/** `process.ppid` changes when the parent process is gone: then nobody waits for these games. */
const parent = process.ppid;

process.once('message', ({ cards, rules }: Setting) => {
  const set = soakSet(cards, rules);
  process.on('message', (batch: Batch) => {
    process.send?.(play(batch) satisfies Answer);
  });

  function play(batch: Batch): Answer {
    const tally = emptyTally();
    for (let seed = batch.from; seed < batch.to; seed++) {
      if (process.ppid !== parent) process.exit(1);
      const failure = soakGame(set, seed, tally);
      if (failure) return { failure };
    }
    return { batch, tally };
  }
});
