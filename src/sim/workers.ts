/** Plays the games of a run on several threads. */
import { registerCatalog } from '../engine/index.ts';
import { looksOf } from './estimate/looks.ts';
import type { Judged } from './estimate/verdict.ts';
import { judge } from './estimate/verdict.ts';
import type { Differences } from './pairs.ts';
import { addDifferences, noDifferences } from './pairs.ts';
import type { Run } from './run.ts';
import { addTally, emptyTally } from './tally.ts';
import { shareOut } from './threads.ts';
import type { Setting, Tallied } from './worker.ts';

/** The number of deals that a thread gets at a time. Every look but the last is at a multiple of it. */
const BATCH = 8;

export interface Order extends Setting {
  seed: number;
  /** Those of each set. */
  games: number;
  /** Asked now and then where two sets are compared: may the run end? Absent: all deals are played. */
  isEnough?: ((judged: Judged) => boolean) | undefined;
  workers: number;
  /** Path of `worker.ts` as plain JavaScript. */
  script: string;
  /** Called with the number of deals played so far. */
  onProgress?: (deals: number) => void;
}

/** `runs`: one for each set. */
export interface Runs {
  runs: Run[];
  differences: Differences;
}

/**
 * Plays the deals of the seeds from `seed` on. Apart from `seconds`, the number of workers does not change the result.
 */
export async function playRuns(order: Order): Promise<Runs> {
  const { seed, games, isEnough, workers, script, onProgress, ...setting } = order;
  const { sets, genius, spymaster } = setting;
  const began = performance.now();
  const catalogs = sets.map(({ cards }) => registerCatalog(cards));
  const counts = catalogs.map(emptyTally);
  const differences = noDifferences();
  const looks = new Set(isEnough ? looksOf(games) : []);
  const answers = new Map<number, Tallied>();
  let deals = 0;
  let over = false;
  const add = ({ tallies, differences: more }: Tallied): void => {
    for (const [i, tally] of tallies.entries()) addTally(counts[i], tally);
    addDifferences(differences, more);
    deals += tallies[0].games;
    const judged = looks.has(deals) ? judge(differences.geniusWins, games) : null;
    over = judged !== null && isEnough?.(judged) === true;
  };
  await shareOut<Setting, Tallied>({
    script,
    setting,
    seed,
    count: games,
    batch: BATCH,
    workers,
    take(answer, batch) {
      answers.set(batch.seed, answer);
      for (let next = answers.get(seed + deals); next && !over; next = answers.get(seed + deals)) {
        answers.delete(seed + deals);
        add(next);
      }
      onProgress?.(deals);
      return over;
    },
  });
  const seconds = (performance.now() - began) / 1000 / sets.length;
  const runs = sets.map(
    ({ rules }, i): Run => ({
      genius,
      spymaster,
      cardsHash: catalogs[i].hash,
      rules,
      seeds: [[seed, seed + deals - 1]],
      counts: counts[i],
      seconds,
    }),
  );
  return { runs, differences };
}
