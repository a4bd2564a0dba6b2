/** The results of pairings, deal by deal. What was played is kept, so a broken-off run goes on where it stood. */
import type { Card, Rules } from '../../engine/index.ts';
import { answersInOrder } from '../threads.ts';
import type { Pairing } from './deal.ts';
import type { Results, Setting } from './worker.ts';

/** The results of a pairing on the deals from the first seed on, a letter each (see `Result`). */
export interface Cell extends Pairing {
  results: string;
  /** The number of deals in which a loop of cards was cut (R9.6). */
  looped?: number;
}

export interface Filling {
  cards: readonly Card[];
  rules: Rules;
  /** The seed of the first deal. */
  seed: number;
  /** The number of deals that each cell is to have. */
  deals: number;
  workers: number;
  /** Path of `worker.ts` as plain JavaScript. */
  script: string;
  /** Called as each chunk of a cell is done: time to keep the cells. */
  onProgress(cell: Cell): void;
}

/** A cell is filled in chunks of so many deals, and a thread gets so many at a time. */
const CHUNK = 100;
const BATCH = 5;

export const cellOf = <C extends Cell>(cells: readonly C[], genius: string, spymaster: string): C | undefined =>
  cells.find((cell) => cell.genius === genius && cell.spymaster === spymaster);

/** Plays the deals that the cell still lacks. */
export async function fill(cell: Cell, filling: Filling): Promise<void> {
  const { cards, rules, seed, deals, workers, script } = filling;
  while (cell.results.length < deals) {
    const from = cell.results.length;
    const count = Math.min(CHUNK, deals - from);
    const answers = await answersInOrder<Setting, Results>({
      script,
      setting: { cards, rules, genius: cell.genius, spymaster: cell.spymaster },
      seed: seed + from,
      count,
      batch: BATCH,
      workers,
    });
    for (const { results, looped } of answers) {
      cell.results += results;
      if (looped > 0) cell.looped = (cell.looped ?? 0) + looped;
    }
    filling.onProgress(cell);
  }
}
