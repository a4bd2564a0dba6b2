/** Characters that nobody sees, or that look like others. */

import { PLAIN_TEXT } from '../engine/language.ts';

/** What to do about a character where it does no good. */
export type Advice =
  | ('out' | 'space' | 'quote' | 'minus' | 'tab' | 'line-break' | 'return' | 'anew' | 'in-full' | 'comma')
  | ('latin' | 'full-width' | 'only-in-text');

/** A character: its name, if it has one here. `plain`: the letter of which it is the full-width form. */
export interface Oddity {
  readonly is: string;
  readonly advice: Advice;
  readonly isHidden: boolean;
  readonly plain?: string;
}

/** A letter of a word. `number`: counted from 1. */
export interface OddLetter {
  readonly number: number;
  readonly character: string;
  readonly oddity: Oddity;
}

/** First and last code point, and what the characters between are. The first row that fits counts. */
const ROWS: readonly (readonly [from: number, to: number, is: string, advice: Advice])[] = [
  [0x09, 0x09, 'tab', 'tab'],
  [0x0a, 0x0a, 'line-break', 'line-break'],
  [0x0d, 0x0d, 'carriage-return', 'return'],
  [0x00, 0x1f, 'control-character', 'out'],
  [0x7f, 0x9f, 'control-character', 'out'],
  [0xa0, 0xa0, 'no-break-space', 'space'],
  [0xad, 0xad, 'soft-hyphen', 'out'],
  [0x34f, 0x34f, 'grapheme-joiner', 'out'],
  [0x61c, 0x61c, 'Arabic-letter-mark', 'out'],
  [0x115f, 0x1160, 'Hangul-filler', 'out'],
  [0x1680, 0x1680, 'ogham-space', 'space'],
  [0x17b4, 0x17b5, 'invisible-vowel', 'out'],
  [0x180b, 0x180f, 'Mongolian-separator', 'out'],
  [0x2002, 0x2002, 'en-space', 'space'],
  [0x2003, 0x2003, 'em-space', 'space'],
  [0x2007, 0x2007, 'figure-space', 'space'],
  [0x2009, 0x2009, 'thin-space', 'space'],
  [0x2000, 0x200a, 'space-of-another-width', 'space'],
  [0x200b, 0x200b, 'zero-width-space', 'out'],
  [0x200c, 0x200c, 'zero-width-non-joiner', 'out'],
  [0x200d, 0x200d, 'zero-width-joiner', 'out'],
  [0x200e, 0x200e, 'left-to-right-mark', 'out'],
  [0x200f, 0x200f, 'right-to-left-mark', 'out'],
  [0x2028, 0x2028, 'line-separator', 'space'],
  [0x2029, 0x2029, 'paragraph-separator', 'space'],
  [0x202d, 0x202d, 'left-to-right-override', 'out'],
  [0x202e, 0x202e, 'right-to-left-override', 'out'],
  [0x202a, 0x202c, 'mark-of-the-direction-of-writing', 'out'],
  [0x202f, 0x202f, 'narrow-no-break-space', 'space'],
  [0x205f, 0x205f, 'mathematical-space', 'space'],
  [0x2060, 0x2060, 'word-joiner', 'out'],
  [0x2061, 0x2064, 'invisible-operator', 'out'],
  [0x2066, 0x206f, 'mark-of-the-direction-of-writing', 'out'],
  [0x3000, 0x3000, 'ideographic-space', 'space'],
  [0x3164, 0x3164, 'Hangul-filler', 'out'],
  [0xd800, 0xdfff, 'half-a-character', 'out'],
  [0xfe00, 0xfe0f, 'variation-selector', 'out'],
  [0xfeff, 0xfeff, 'byte-order-mark', 'out'],
  [0xffa0, 0xffa0, 'Hangul-filler', 'out'],
  [0xfff9, 0xfffc, 'placeholder', 'out'],
  [0xfffd, 0xfffd, 'sign-for-an-unreadable-character', 'anew'],
  [0xe0000, 0xe0fff, 'invisible-tag', 'out'],
  [0xab, 0xab, 'angle-quote', 'quote'],
  [0xbb, 0xbb, 'angle-quote', 'quote'],
  [0xb4, 0xb4, 'accent', 'quote'],
  [0x2018, 0x201f, 'curly-quote', 'quote'],
  [0x2032, 0x2037, 'prime', 'quote'],
  [0x2039, 0x203a, 'angle-quote', 'quote'],
  [0x300c, 0x300f, 'corner-quote', 'quote'],
  [0x301d, 0x301f, 'quote', 'quote'],
  [0xff02, 0xff02, 'full-width-quote', 'quote'],
  [0xff07, 0xff07, 'full-width-quote', 'quote'],
  [0x2010, 0x2015, 'dash', 'minus'],
  [0x2212, 0x2212, 'minus-sign', 'minus'],
  [0x2026, 0x2026, 'ellipsis', 'in-full'],
  [0x3001, 0x3001, 'ideographic-comma', 'comma'],
];
/** Rows up to this one are of characters that nobody sees. */
const LAST_HIDDEN = ROWS.findIndex(([from]) => from === 0xe0000);

const rowOf = (code: number): number => ROWS.findIndex(([from, to]) => from <= code && code <= to);

/** What a character is, and what to do about it where it does no good. */
export function oddity(character: string): Oddity {
  const code = character.codePointAt(0) as number;
  const at = rowOf(code);
  const row = ROWS[at];
  if (row) return { is: row[2], advice: row[3], isHidden: at <= LAST_HIDDEN };
  if (code > 0xff00 && code < 0xff5f)
    return { is: 'full-width', advice: 'full-width', isHidden: false, plain: String.fromCodePoint(code - 0xfee0) };
  if (/\p{Script=Cyrillic}/u.test(character)) return { is: 'Cyrillic-letter', advice: 'latin', isHidden: false };
  if (/\p{Script=Greek}/u.test(character)) return { is: 'Greek-letter', advice: 'latin', isHidden: false };
  return { is: '', advice: 'only-in-text', isHidden: false };
}

/** What in a word is hidden, or else no plain letter; undefined if nothing is. */
export function oddLetter(word: string): OddLetter | undefined {
  const letters = Array.from(word.slice(0, 1000));
  const isOdd = PLAIN_TEXT.test(word) ? (letter: string) => letter > '~' : (letter: string) => !PLAIN_TEXT.test(letter);
  const at = letters.findIndex(isOdd);
  return at < 0 ? undefined : { number: at + 1, character: letters[at], oddity: oddity(letters[at]) };
}

/** The word as it was probably meant: without what nobody sees, and in plain letters. */
export const plainWord = (word: string): string =>
  Array.from(word.slice(0, 1000).normalize('NFKC'))
    .filter((letter) => !oddity(letter).isHidden)
    .map((letter) => LATIN[LOOKS_LATIN.indexOf(letter)] ?? letter)
    .join('')
    .trim();

/** Cyrillic and Greek letters, and the Latin ones that they look like. */
const LOOKS_LATIN = [...'аеорсхуіѕјԁһοανικАВЕКМНОРСТХΑΒΕΗΙΚΜΝΟΡΤΧΥΖ'];
const LATIN = [...'aeopcxyisjdhoavikABEKMHOPCTXABEHIKMNOPTXYZ'];
