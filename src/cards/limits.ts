/** How large a card set may be. A larger one is no set that anybody plays, and would hold up the page. */
import type { Card } from '../engine/index.ts';
import { copiesIn, MOST_COPIES, MOST_DESIGNS } from '../engine/index.ts';

/** The most characters of all files together, of one card as JSON, and the most files. */
export const MOST_TEXT = 1_000_000;
const MOST_IN_CARD = 10_000;
export const MOST_FILES = 100;

/** At most so many mistakes are told of a set, each in at most so many characters. */
export const MOST_FAULTS = 100;
export const LONGEST_FAULT = 300;

export const spaced = (n: number): string => n.toLocaleString('en').replaceAll(',', ' ');

/** Why the files cannot be read; undefined if they can. */
export function tooMuch(files: readonly { text: string }[]): string | undefined {
  if (files.length > MOST_FILES) return `there are ${files.length} files: at most ${MOST_FILES} may hold a set`;
  const sum = files.reduce((all, { text }) => all + text.length, 0);
  return sum > MOST_TEXT
    ? `the set is too large: all files together may have ${spaced(MOST_TEXT)} characters`
    : undefined;
}

/** Why a card is too large; undefined if it is not. */
export function tooLong(card: unknown): string | undefined {
  const { length } = JSON.stringify(card) ?? '';
  return length > MOST_IN_CARD
    ? `is too long: written as JSON it has ${spaced(length)} characters, and at most ${spaced(MOST_IN_CARD)} are allowed`
    : undefined;
}

/** Why there are too many cards; undefined if there are not. `counts`: the number of cards in each file. */
export function tooMany(counts: readonly number[]): string | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all > MOST_DESIGNS
    ? `there are ${spaced(all)} cards: a set may hold at most ${spaced(MOST_DESIGNS)}`
    : undefined;
}

/** Why there are too many copies of the cards; undefined if there are not. */
export function tooManyCopies(cards: readonly Card[]): string | undefined {
  const copies = copiesIn(cards);
  return copies > MOST_COPIES
    ? `there are ${spaced(copies)} copies of cards: a set may hold at most ${spaced(MOST_COPIES)}`
    : undefined;
}
