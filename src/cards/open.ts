/** Opens a card set that somebody brings to the page: as a file, several files, a folder or a text. */
import { PLAIN_TEXT } from '../engine/language.ts';
import type { CardFile } from './cardFile.ts';
import { baseOf, isCardFile } from './cardFile.ts';
import type { CardSet } from './check.ts';
import { checkCards, hasErrors } from './check.ts';
import type { Standing } from './standing.ts';
import { isPart } from './standing.ts';
import { fault } from './trouble.ts';

export interface OpenedSet extends CardSet {
  name: string;
  /** It is no whole game by itself, and does not say whether it stands alone. */
  part: boolean;
  /** It can be played. If not, `problems` say why. */
  good: boolean;
}

const LONGEST_NAME = 60;

/**
 * Checks the files as the command does (`checkCards`), and names the set: by the name that it gives itself, else by
 * `called`, the name of its file, folder or address. `icons`: the names of all pictures. `standing`: see `checkCards`.
 * Never throws.
 */
export function openSet(
  files: readonly CardFile[],
  called: string,
  icons?: ReadonlySet<string>,
  standing?: Standing,
): OpenedSet {
  const read = files.length === 1 ? files : files.filter(({ name }) => isCardFile(baseOf(name)));
  const set = checkCards(read, icons, standing);
  if (set.cards.length === 0 && !hasErrors(set.problems))
    set.problems.unshift({
      file: read[0]?.name ?? called,
      line: 1,
      column: 1,
      path: '',
      fault: fault([], read.length === 0 ? 'no-files' : 'no-cards'),
      severity: 'error',
    });
  const good = !hasErrors(set.problems);
  const part = good && !set.added && !set.says && isPart(set.cards, set.rules);
  return { ...set, name: set.name ?? nameFrom(called), good, part };
}

/** A name from that of a file: `my-set.json` → `my-set`. */
function nameFrom(called: string): string {
  const name = baseOf(called)
    .replace(/\.json$/i, '')
    .trim()
    .slice(0, LONGEST_NAME);
  return PLAIN_TEXT.test(name) ? name : '';
}
