/** How large a card set may be. A larger one is no set that anybody plays, and would hold up the page. */
import type { Card } from '../engine/index.ts';
import { copiesIn, MOST_COPIES, MOST_DESIGNS } from '../engine/index.ts';

/** The most characters of all files together, of one card as JSON, and the most files. */
export const MOST_TEXT = 1_000_000;
const MOST_IN_CARD = 10_000;
export const MOST_FILES = 100;

const spaced = (n: number): string => n.toLocaleString('en').replaceAll(',', ' ');

/** Why the files cannot be read, and the file at which that shows; undefined if they can. */
export function tooMuch<F extends { text: string }>(files: readonly F[]): { file: F; message: string } | undefined {
  if (files.length > MOST_FILES)
    return {
      file: files[MOST_FILES],
      message: `there are ${files.length} files: at most ${MOST_FILES} may hold a set`,
    };
  let sum = 0;
  for (const file of files) {
    sum += file.text.length;
    if (sum > MOST_TEXT)
      return { file, message: `the set is too large: all files together may have ${spaced(MOST_TEXT)} characters` };
  }
  return undefined;
}

/** Why a card is too large; undefined if it is not. */
export function tooLong(card: unknown): string | undefined {
  const { length } = JSON.stringify(card) ?? '';
  return length > MOST_IN_CARD
    ? `is too long: written as JSON it has ${spaced(length)} characters, and at most ${spaced(MOST_IN_CARD)} are allowed`
    : undefined;
}

/** Why there are too many cards; undefined if there are not. */
export function tooMany(cards: readonly Card[]): string | undefined {
  if (cards.length > MOST_DESIGNS) return `there are ${cards.length} cards: a set may hold at most ${MOST_DESIGNS}`;
  const copies = copiesIn(cards);
  return copies > MOST_COPIES
    ? `there are ${spaced(copies)} copies of cards: a set may hold at most ${spaced(MOST_COPIES)}`
    : undefined;
}
