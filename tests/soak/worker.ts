/** A process of its own that plays the games it is given. */
import type { Card, Rules } from '../../src/engine/index.ts';
import { serve } from '../../src/sim/shell.ts';
import type { Failure } from './games.ts';
import { soakGame, soakSet } from './games.ts';
import type { Tally } from './tally.ts';
import { emptyTally } from './tally.ts';

/** What all games of a run have in common. */
export interface Setting {
  cards: readonly Card[];
  rules: Partial<Rules>;
}
/** The games of the seeds `from` to `to` − 1. */
export interface Batch {
  from: number;
  to: number;
}
export type Played = { batch: Batch; tally: Tally } | { failure: Failure };

/** `process.ppid` changes when the parent process is gone: then nobody waits for these games. */
const parent = process.ppid;

serve<Setting, Played, Batch>(({ cards, rules }) => {
  const set = soakSet(cards, rules);
  return (batch) => {
    const tally = emptyTally();
    for (let seed = batch.from; seed < batch.to; seed++) {
      if (process.ppid !== parent) process.exit(1);
      const failure = soakGame(set, seed, tally);
      if (failure) return { failure };
    }
    return { batch, tally };
  };
});
