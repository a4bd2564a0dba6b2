/** Names of characters that nobody sees, or that look like others. */

import { PLAIN_TEXT } from '../engine/index.ts';

/** What a character is, and what to do about it where it does no good. */
interface Oddity {
  is: string;
  instead: string;
}

const OUT = 'take it out';
const SPACE = 'put a plain space there, or nothing';
const QUOTE = 'JSON wants straight quotes: "';
const MINUS = 'a minus is written -';

/** First and last code point, and what the characters between are. The first row that fits counts. */
const ROWS: readonly (readonly [from: number, to: number, is: string, instead: string])[] = [
  [0x09, 0x09, 'a tab', 'write \\t'],
  [0x0a, 0x0a, 'a line break', 'write \\n'],
  [0x0d, 0x0d, 'a carriage return', 'write \\r'],
  [0x00, 0x1f, 'a control character', OUT],
  [0x7f, 0x9f, 'a control character', OUT],
  [0xa0, 0xa0, 'a no-break space', SPACE],
  [0xad, 0xad, 'a soft hyphen', OUT],
  [0x34f, 0x34f, 'a grapheme joiner', OUT],
  [0x61c, 0x61c, 'an Arabic letter mark', OUT],
  [0x115f, 0x1160, 'a Hangul filler', OUT],
  [0x1680, 0x1680, 'an ogham space', SPACE],
  [0x17b4, 0x17b5, 'an invisible vowel', OUT],
  [0x180b, 0x180f, 'a Mongolian separator', OUT],
  [0x2002, 0x2002, 'an en space', SPACE],
  [0x2003, 0x2003, 'an em space', SPACE],
  [0x2007, 0x2007, 'a figure space', SPACE],
  [0x2009, 0x2009, 'a thin space', SPACE],
  [0x2000, 0x200a, 'a space of another width', SPACE],
  [0x200b, 0x200b, 'a zero-width space', OUT],
  [0x200c, 0x200c, 'a zero-width non-joiner', OUT],
  [0x200d, 0x200d, 'a zero-width joiner', OUT],
  [0x200e, 0x200e, 'a left-to-right mark', OUT],
  [0x200f, 0x200f, 'a right-to-left mark', OUT],
  [0x2028, 0x2028, 'a line separator', SPACE],
  [0x2029, 0x2029, 'a paragraph separator', SPACE],
  [0x202d, 0x202d, 'a left-to-right override', OUT],
  [0x202e, 0x202e, 'a right-to-left override', OUT],
  [0x202a, 0x202c, 'a mark of the direction of writing', OUT],
  [0x202f, 0x202f, 'a narrow no-break space', SPACE],
  [0x205f, 0x205f, 'a mathematical space', SPACE],
  [0x2060, 0x2060, 'a word joiner', OUT],
  [0x2061, 0x2064, 'an invisible operator', OUT],
  [0x2066, 0x206f, 'a mark of the direction of writing', OUT],
  [0x3000, 0x3000, 'an ideographic space', SPACE],
  [0x3164, 0x3164, 'a Hangul filler', OUT],
  [0xd800, 0xdfff, 'half a character', OUT],
  [0xfe00, 0xfe0f, 'a variation selector', OUT],
  [0xfeff, 0xfeff, 'a byte order mark', OUT],
  [0xffa0, 0xffa0, 'a Hangul filler', OUT],
  [0xfff9, 0xfffc, 'a placeholder', OUT],
  [0xfffd, 0xfffd, 'the sign for an unreadable character', 'write the character anew'],
  [0xe0000, 0xe0fff, 'an invisible tag', OUT],
  [0xab, 0xab, 'an angle quote', QUOTE],
  [0xbb, 0xbb, 'an angle quote', QUOTE],
  [0xb4, 0xb4, 'an accent', QUOTE],
  [0x2018, 0x201f, 'a curly quote', QUOTE],
  [0x2032, 0x2037, 'a prime', QUOTE],
  [0x2039, 0x203a, 'an angle quote', QUOTE],
  [0x300c, 0x300f, 'a corner quote', QUOTE],
  [0x301d, 0x301f, 'a quote', QUOTE],
  [0xff02, 0xff02, 'a full-width quote', QUOTE],
  [0xff07, 0xff07, 'a full-width quote', QUOTE],
  [0x2010, 0x2015, 'a dash', MINUS],
  [0x2212, 0x2212, 'a minus sign', MINUS],
  [0x2026, 0x2026, 'an ellipsis', 'write in full what it stands for'],
  [0x3001, 0x3001, 'an ideographic comma', 'write ,'],
];
/** Rows up to this one are of characters that nobody sees. */
const LAST_HIDDEN = ROWS.findIndex(([from]) => from === 0xe0000);

const rowOf = (code: number): number => ROWS.findIndex(([from, to]) => from <= code && code <= to);

function oddity(character: string): Oddity {
  const code = character.codePointAt(0) as number;
  const row = ROWS[rowOf(code)];
  if (row) return { is: row[2], instead: row[3] };
  if (code > 0xff00 && code < 0xff5f) {
    const plain = String.fromCodePoint(code - 0xfee0);
    return { is: `a full-width ${plain}`, instead: `write ${plain}` };
  }
  if (/\p{Script=Cyrillic}/u.test(character)) return { is: 'a Cyrillic letter', instead: 'write the Latin letter' };
  if (/\p{Script=Greek}/u.test(character)) return { is: 'a Greek letter', instead: 'write the Latin letter' };
  return { is: '', instead: 'only a text in "quotes" may hold it' };
}

const isHidden = (code: number): boolean => {
  const row = rowOf(code);
  return row >= 0 && row <= LAST_HIDDEN;
};

/** `a no-break space (U+00A0)`, or `“ (U+201C, a curly quote)` if one sees it. */
export function characterName(character: string): string {
  const code = character.codePointAt(0) as number;
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const { is } = oddity(character);
  if (isHidden(code)) return `${is} (${point})`;
  return `${character} (${point}${is === '' ? '' : `, ${is}`})`;
}

/** What to do about a character that stands in a wrong place. */
export const characterAdvice = (character: string): string => oddity(character).instead;

/** `letter 3 is a zero-width space (U+200B)`: what in a word is hidden, or else no plain letter; undefined if nothing is. */
export function oddLetter(word: string): string | undefined {
  const letters = Array.from(word.slice(0, 1000));
  const isOdd = PLAIN_TEXT.test(word) ? (letter: string) => letter > '~' : (letter: string) => !PLAIN_TEXT.test(letter);
  const at = letters.findIndex(isOdd);
  return at < 0 ? undefined : `letter ${at + 1} is ${characterName(letters[at])}`;
}

/** The word as it was probably meant: without what nobody sees, and in plain letters. */
export const plainWord = (word: string): string =>
  Array.from(word.slice(0, 1000).normalize('NFKC'))
    .filter((letter) => !isHidden(letter.codePointAt(0) as number))
    .map((letter) => LATIN[LOOKS_LATIN.indexOf(letter)] ?? letter)
    .join('')
    .trim();

/** Cyrillic and Greek letters, and the Latin ones that they look like. */
const LOOKS_LATIN = [...'аеорсхуіѕјԁһοανικАВЕКМНОРСТХΑΒΕΗΙΚΜΝΟΡΤΧΥΖ'];
const LATIN = [...'aeopcxyisjdhoavikABEKMHOPCTXABEHIKMNOPTXYZ'];
