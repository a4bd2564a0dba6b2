import type { OddLetter } from './characters.ts';
import { oddLetter, plainWord } from './characters.ts';
import type { Foreign } from './foreign.ts';
import { foreign, isForeign } from './foreign.ts';
import { synonym } from './synonyms.ts';

/** The number of edits from one word to the other. An edit adds, drops or changes a letter, or swaps two. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    before = row;
    row = next;
  }
  return row[b.length];
}

/** The word that was probably meant; undefined if none is near enough. Of several as near, one of the same letters comes first. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  if (word.length > 40) return undefined;
  const typed = word.toLowerCase();
  const limit = typed.length === 1 ? 0 : Math.max(1, Math.floor(typed.length / 4));
  let best: string | undefined;
  let fewest = limit + 1;
  for (const candidate of words) {
    if (Math.abs(candidate.length - typed.length) > limit + 1) continue;
    const likely = candidate.toLowerCase();
    if (!isAlike(typed, likely)) continue;
    const edits = likely.replace('$', '') === typed ? 0 : distance(typed, likely);
    const swapped = best !== undefined && edits === fewest && [...likely].sort().join() === [...typed].sort().join();
    if (edits < fewest || swapped) [best, fewest] = [candidate, edits];
  }
  return best;
}

/** Words that turn a deed into another one, or into its opposite. */
const PREFIX = /^(un|dis|de|re|non|not|anti|in|im|over|under|pre)/;

/**
 * May one word be the other, mistyped? Hardly anybody mistypes the first letter of a short word (mill is not kill), and
 * a word with another beginning is another deed (remove is not move).
 */
function isAlike(typed: string, likely: string): boolean {
  const plain = likely.replace('$', '');
  const stems = [typed, typed.replace(PREFIX, '')];
  if (typed !== plain && (stems.includes(plain) || stems.includes(plain.replace(PREFIX, '')))) return false;
  if (typed.length > 6 || typed[0] === plain[0] || typed.startsWith('$')) return true;
  return typed[0] === plain[1] && typed[1] === plain[0];
}

/** The word of the card language that was probably meant: one of the same meaning, or the nearest. */
export function meantBy(word: string, words: readonly string[]): string | undefined {
  const plain = plainWord(word);
  const same = words.find((one) => one.toLowerCase() === plain.toLowerCase());
  if (same !== undefined) return same;
  return synonym(plain, words) ?? (isForeign(plain) ? undefined : (inTense(plain, words) ?? nearest(plain, words)));
}

/** The same verb in another form: `turnStart` for `turnStarted`, `thwarts` for `thwarted`, `destroyed` for `destroy`. */
function inTense(word: string, words: readonly string[]): string | undefined {
  if (word.length < 3 || word.length > 40) return undefined;
  const stem = word.replace(/(ed|d|s|ing)$/, '');
  return [word, stem].flatMap((one) => ['d', 'ed', '', 'e'].map((end) => one + end)).find((one) => words.includes(one));
}

/** More words than these are no help. */
const MANY = 40;
/** So many words are listed even where it is plain that none of them was meant. */
const FEW = 10;

/**
 * What to write in place of a word: the one that was probably meant, what comes nearest to a word of other games, or all
 * that there are (`known`; null if they are too many to be told).
 */
export type Suggestion =
  | { readonly meant: string; readonly odd: OddLetter | undefined }
  | { readonly foreign: Foreign; readonly known: readonly string[] | null }
  | { readonly known: readonly string[] | null };

export function suggestion(word: unknown, words: readonly string[]): Suggestion {
  if (typeof word !== 'string') return { known: known(words) };
  const meant = meantBy(word, words);
  if (meant !== undefined) return { meant, odd: oddLetter(word) };
  const none = foreign(word, words);
  if (none === undefined) return { known: known(words) };
  return { foreign: none, known: !('nearest' in none || 'hint' in none) && words.length <= FEW ? known(words) : null };
}

/** The words; null if they are too many. */
const known = (words: readonly string[]): readonly string[] | null => (words.length > MANY ? null : words);
