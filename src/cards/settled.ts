/** Waits for card files that stand still: an editor empties a file before it writes it, or takes it away for a moment. */
import type { CardFile } from './cardFile.ts';
import type { CardSet } from './check.ts';
import { hasErrors } from './check.ts';

/** The time between two looks at the files, in milliseconds. */
export const STEP = 25;
/** A set with mistakes is told after so many looks with the same result. */
export const LOOKS = 6;

export interface Watch {
  read(): CardFile[];
  check(files: readonly CardFile[]): CardSet;
  pause(ms: number): Promise<void>;
}

/** A checked set, and the files it was read from. */
export interface Seen {
  readonly files: readonly CardFile[];
  readonly set: CardSet;
}

export const isSame = (a: readonly CardFile[], b: readonly CardFile[]): boolean =>
  a.length === b.length && a.every(({ name, text }, i) => name === b[i].name && text === b[i].text);

/**
 * What is in the files once they stand still. A changed set without errors in which no file is missing is taken at
 * once. Any other may be half written, so it is taken when it has not changed for `LOOKS` looks. Returns `before`
 * itself if nothing is different from it.
 */
export async function settled({ read, check, pause }: Watch, before?: Seen): Promise<Seen> {
  let seen = look(read(), check);
  for (let looks = 0; looks < LOOKS && !isWhole(seen, before); looks++) {
    await pause(STEP);
    const files = read();
    if (isSame(files, seen.files)) continue;
    seen = look(files, check);
    looks = -1;
  }
  return before && isSame(before.files, seen.files) ? before : seen;
}

const look = (files: readonly CardFile[], check: Watch['check']): Seen => ({ files, set: check(files) });

const isWhole = ({ files, set }: Seen, before: Seen | undefined): boolean =>
  !hasErrors(set.problems) &&
  (!before ||
    (!isSame(before.files, files) && before.files.every(({ name }) => files.some((file) => file.name === name))));
