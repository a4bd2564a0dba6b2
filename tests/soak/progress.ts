/** Where a run stands. It is saved to a file from time to time, so that an interrupted run can go on from there. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Tally } from './tally.ts';
import { emptyTally } from './tally.ts';

/** What must be the same in two runs for one to go on with the other's games. */
export interface Identity {
  commit: string;
  cardsHash: string;
  /** The first seed. */
  seed: number;
}
export interface Progress {
  /** The next seed: the games of all seeds below it are in the tally. */
  next: number;
  tally: Tally;
  /** The seconds spent on the games so far. */
  seconds: number;
}
type Kept = Identity & Progress;

export const atTheStart = ({ seed }: Identity): Progress => ({ next: seed, tally: emptyTally(), seconds: 0 });

/** Replaces the file as a whole. A process that is killed meanwhile leaves the old file. */
export function keep(file: string, identity: Identity, progress: Progress): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ ...identity, ...progress } satisfies Kept));
  renameSync(`${file}.new`, file);
}

export const forget = (file: string): void => rmSync(file, { force: true });

/** The progress of an interrupted run. Throws, in words, if there is none or it is of another kind. */
export function resumed(file: string, identity: Identity): Progress {
  if (!existsSync(file)) throw new Error('There is no run to go on with. Start one without --resume.');
  const kept = read(file);
  for (const what of ['commit', 'cardsHash', 'seed'] as const)
    if (kept[what] !== identity[what])
      throw new Error(
        `The run to go on with has the ${NAMES[what]} ${kept[what]}, but this one has ${identity[what]}. Start anew without --resume.`,
      );
  const { next, tally, seconds } = kept;
  return { next, tally, seconds };
}

const NAMES = { commit: 'commit', cardsHash: 'card hash', seed: 'first seed' } as const;

function read(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    throw new Error(`${file} is damaged. Start anew without --resume.`);
  }
}
