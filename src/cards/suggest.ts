import { oddLetter, plainWord } from './characters.ts';
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
  const limit = typed.length === 1 ? 0 : Math.max(1, Math.floor(typed.length / 3));
  let best: string | undefined;
  let fewest = limit + 1;
  for (const candidate of words) {
    if (Math.abs(candidate.length - typed.length) > limit + 1) continue;
    const likely = candidate.toLowerCase();
    const edits = likely.replace('$', '') === typed ? 0 : distance(typed, likely);
    const swapped = best !== undefined && edits === fewest && [...likely].sort().join() === [...typed].sort().join();
    if (edits < fewest || swapped) [best, fewest] = [candidate, edits];
  }
  return best;
}

/** The word of the card language that was probably meant: one of the same meaning, or the nearest. */
export function meantBy(word: string, words: readonly string[]): string | undefined {
  const plain = plainWord(word);
  return synonym(plain, words) ?? nearest(plain, words);
}

/** A sentence with more words than these is no help. */
const MANY = 40;

/** `, did you mean "damage"?`. If no word is near, it lists all words, unless they are too many. */
export function didYouMean(word: unknown, words: readonly string[]): string {
  const meant = typeof word === 'string' ? meantBy(word, words) : undefined;
  const odd = typeof word === 'string' ? oddLetter(word) : undefined;
  if (meant !== undefined) return `, did you mean "${meant}"?${odd === undefined ? '' : ` Its ${odd}`}`;
  return words.length > MANY ? '' : `; known: ${words.join(', ')}`;
}
