/** Reads the card set of a folder for a command that plays with it. */
import { fileURLToPath } from 'node:url';
import type { CardSet } from '../cards/check.ts';
import { isError } from '../cards/check.ts';
import { problemLine } from '../cards/problem.ts';
import { readCards } from '../cards/read.ts';

/** The folder of the game's own cards. */
export const CARDS = fileURLToPath(new URL('../cards', import.meta.url));

/** The card set of a folder. Throws an Error with a line for each mistake. */
export function cardSet(folder: string): CardSet {
  const set = readCards(folder);
  const errors = set.problems.filter(isError);
  if (errors.length > 0) throw new Error(errors.map(problemLine).join('\n'));
  return set;
}
