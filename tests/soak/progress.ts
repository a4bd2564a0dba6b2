/** Where a run stands. It is saved to a file from time to time, so that an interrupted run can go on from there. */
import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../../src/sim/writeWhole.ts';
import type { Failure } from './games.ts';
import type { Sum, Tally } from './tally.ts';
import { emptyTally } from './tally.ts';

/** What must be the same in two runs for one to go on with what the other has done. */
export interface Identity {
  commit: string;
  cardsHash: string;
  /** The first seed. */
  seed: number;
}
/** Where the games of the mix stand. */
export interface GamesProgress {
  /** The next seed: the games of all seeds below it are in the tally. */
  next: number;
  tally: Tally;
  /** The seconds spent on the games so far. */
  seconds: number;
  /** The first game that failed. It ends the games, and nothing else. */
  failure?: Failure;
}
/** Where a part that is counted stands; see parts.ts. */
export interface PartProgress {
  /** How much there is to do. */
  amount: number;
  /** The numbers of the steps that are done. */
  done: number[];
  sum: Sum;
  /** The seconds that processes have spent on it. */
  seconds: number;
}
/** Where tests in full stand. Which of them have passed stands in their ledger; see inFull.ts. */
export interface TestsProgress {
  /** All of them were run. */
  finished: boolean;
  seconds: number;
}
export interface Progress {
  games: GamesProgress;
  parts: Record<string, PartProgress>;
  tests: TestsProgress;
  page: TestsProgress;
}
type Kept = Identity & { progress: Progress };

const noTests = (): TestsProgress => ({ finished: false, seconds: 0 });

export const atTheStart = ({ seed }: Identity): Progress => ({
  games: { next: seed, tally: emptyTally(), seconds: 0 },
  parts: {},
  tests: noTests(),
  page: noTests(),
});

export const keep = (file: string, identity: Identity, progress: Progress): void =>
  writeWhole(file, JSON.stringify({ ...identity, progress } satisfies Kept));

/** The progress of an interrupted run. Throws, in words, if there is none or it is of another kind. */
export function resumed(file: string, identity: Identity): Progress {
  if (!existsSync(file)) throw new Error('There is no run to go on with. Start one without --resume.');
  const kept = read(file);
  for (const what of ['commit', 'cardsHash', 'seed'] as const)
    if (kept[what] !== identity[what])
      throw new Error(
        `The run to go on with has the ${NAMES[what]} ${kept[what]}, but this one has ${identity[what]}. Start anew without --resume.`,
      );
  return kept.progress;
}

const NAMES = { commit: 'commit', cardsHash: 'card hash', seed: 'first seed' } as const;

function read(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    throw new Error(`${file} is damaged. Start anew without --resume.`);
  }
}
