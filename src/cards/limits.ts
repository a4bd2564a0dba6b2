/** How large a card set may be. A larger one is no set that anybody plays, and would hold up the page. */
import type { Card } from '../engine/index.ts';
import { copiesIn, MOST_COPIES, MOST_DESIGNS } from '../engine/language.ts';
import type { Fault } from './trouble.ts';
import { fault } from './trouble.ts';

/** The most characters of all files together, of one card as JSON, and the most files. */
export const MOST_TEXT = 1_000_000;
const MOST_IN_CARD = 10_000;
export const MOST_FILES = 100;
/** The most missions that a set may bring. */
export const MOST_MISSIONS = 20;
/** The most puzzles that a set may bring. */
export const MOST_PUZZLES = 100;

/** At most so many mistakes are told of a set. */
export const MOST_FAULTS = 100;

/** A set that is too large to be read; undefined if it is not. */
export function tooMuch(files: readonly { text: string }[]): Fault | undefined {
  if (files.length > MOST_FILES) return fault([], 'many-files', { have: files.length, most: MOST_FILES });
  const sum = files.reduce((all, { text }) => all + text.length, 0);
  return sum > MOST_TEXT ? fault([], 'large-set', { most: MOST_TEXT }) : undefined;
}

/** A card that is too large; undefined if it is not. */
export function tooLong(card: unknown): Fault | undefined {
  const { length } = JSON.stringify(card) ?? '';
  return length > MOST_IN_CARD ? fault([], 'long-card', { have: length, most: MOST_IN_CARD }) : undefined;
}

/** Too many cards; undefined if there are not. `counts`: the number of cards in each file. */
export function tooMany(counts: readonly number[]): Fault | undefined {
  const have = counts.reduce((sum, count) => sum + count, 0);
  return have > MOST_DESIGNS ? fault([], 'many-cards', { have, most: MOST_DESIGNS }) : undefined;
}

/** Too many copies of the cards; undefined if there are not. */
export function tooManyCopies(cards: readonly Card[]): Fault | undefined {
  const have = copiesIn(cards);
  return have > MOST_COPIES ? fault([], 'many-copies', { have, most: MOST_COPIES }) : undefined;
}
