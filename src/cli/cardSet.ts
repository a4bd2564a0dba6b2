/** Reads the card set of a folder or a file for a command that plays with it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CardSet } from '../cards/check.ts';
import { isError } from '../cards/check.ts';
import { readCards } from '../cards/read.ts';
import { COMMAND } from '../text/en/cli/commands.ts';
import { problemLines } from '../text/en/mistakes/problem.ts';

/** The folder of the game's own cards. */
export const CARDS = fileURLToPath(new URL('../cards', import.meta.url));

/** What a command says if there is no such set; undefined if there is one. */
export const noSet = (path: string): string | undefined => (existsSync(path) ? undefined : COMMAND.noSet(path));

/** The card set of a folder or a file. Throws an Error with a line for each mistake. */
export function cardSet(path: string): CardSet {
  const nothing = noSet(path);
  if (nothing) throw new Error(nothing);
  const set = readCards(path);
  const errors = set.problems.filter(isError);
  if (errors.length > 0) throw new Error(problemLines(errors, { error: set.untold.error, warning: 0 }).join('\n'));
  return set;
}
