/** Small parts of sentences. */
import type { Naming } from '../spans.ts';

/** `1 card`, `2 cards`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `66 %`, for a share of 0.66. The two stay on one line. */
export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;

/** `+2`, `−1`, `+0`. */
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

/** `a`, `a and b`, `a, b and c`. */
export function list(parts: readonly string[], word = 'and'): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const NUMERALS = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
/** The text as the beginning of a printed sentence, without a digit: `Two Busy Minions`. */
export const opening = (text: string): string =>
  /^\d /.test(text) ? NUMERALS[Number(text[0])] + text.slice(1) : capital(text);

export const uncapital = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** `this Minion's`, `the Spies'`. */
export const possessive = (noun: string): string => `${noun}${noun.endsWith('s') ? "'" : "'s"}`;

/** `Tick and Tock set each other off without end`, `Echo sets itself off without end`. */
export const loopWords = (names: readonly string[]): string =>
  `${list(names)} ${names.length === 1 ? 'sets itself' : 'set each other'} off without end`;

/** `a Minion`, `an Epiphany`, `another Node`. */
export const a = (noun: string): string =>
  noun.startsWith('other ') ? `an${noun}` : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

export type { Naming };

/** The names of cards. Hidden cards are only counted: `Big Knuckles and 2 cards`. */
export function cards(ids: readonly number[], name: Naming): string {
  const seen = ids.filter((id) => id >= 0).map((id) => name(id));
  const hidden = ids.length - seen.length;
  if (hidden > 0) seen.push(hidden === 1 ? 'a card' : `${hidden} cards`);
  return seen.length === 0 ? 'no cards' : list(seen);
}

export const card = (id: number, name: Naming): string => (id >= 0 ? name(id) : 'a card');

/** `10 000`, for whole numbers. The formats of the browser take up to 90 ms to load. */
export const spaced = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ' ');
