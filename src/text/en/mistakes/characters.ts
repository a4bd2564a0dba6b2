/** Names of characters that nobody sees, or that look like others. */
import type { Advice, Oddity, OddLetter } from '../../../cards/characters.ts';

const NAMES: Readonly<Record<string, string>> = {
  tab: 'a tab',
  'line-break': 'a line break',
  'carriage-return': 'a carriage return',
  'control-character': 'a control character',
  'no-break-space': 'a no-break space',
  'soft-hyphen': 'a soft hyphen',
  'grapheme-joiner': 'a grapheme joiner',
  'Arabic-letter-mark': 'an Arabic letter mark',
  'Hangul-filler': 'a Hangul filler',
  'ogham-space': 'an ogham space',
  'invisible-vowel': 'an invisible vowel',
  'Mongolian-separator': 'a Mongolian separator',
  'en-space': 'an en space',
  'em-space': 'an em space',
  'figure-space': 'a figure space',
  'thin-space': 'a thin space',
  'space-of-another-width': 'a space of another width',
  'zero-width-space': 'a zero-width space',
  'zero-width-non-joiner': 'a zero-width non-joiner',
  'zero-width-joiner': 'a zero-width joiner',
  'left-to-right-mark': 'a left-to-right mark',
  'right-to-left-mark': 'a right-to-left mark',
  'line-separator': 'a line separator',
  'paragraph-separator': 'a paragraph separator',
  'left-to-right-override': 'a left-to-right override',
  'right-to-left-override': 'a right-to-left override',
  'mark-of-the-direction-of-writing': 'a mark of the direction of writing',
  'narrow-no-break-space': 'a narrow no-break space',
  'mathematical-space': 'a mathematical space',
  'word-joiner': 'a word joiner',
  'invisible-operator': 'an invisible operator',
  'ideographic-space': 'an ideographic space',
  'half-a-character': 'half a character',
  'variation-selector': 'a variation selector',
  'byte-order-mark': 'a byte order mark',
  placeholder: 'a placeholder',
  'sign-for-an-unreadable-character': 'the sign for an unreadable character',
  'invisible-tag': 'an invisible tag',
  'angle-quote': 'an angle quote',
  accent: 'an accent',
  'curly-quote': 'a curly quote',
  prime: 'a prime',
  'corner-quote': 'a corner quote',
  quote: 'a quote',
  'full-width-quote': 'a full-width quote',
  dash: 'a dash',
  'minus-sign': 'a minus sign',
  ellipsis: 'an ellipsis',
  'ideographic-comma': 'an ideographic comma',
  'Cyrillic-letter': 'a Cyrillic letter',
  'Greek-letter': 'a Greek letter',
};

const ADVICE: Readonly<Record<Exclude<Advice, 'full-width'>, string>> = {
  out: 'take it out',
  space: 'put a plain space there, or nothing',
  quote: 'JSON wants straight quotes: "',
  minus: 'a minus is written -',
  tab: 'write \\t',
  'line-break': 'write \\n',
  return: 'write \\r',
  anew: 'write the character anew',
  'in-full': 'write in full what it stands for',
  comma: 'write ,',
  latin: 'write the Latin letter',
  'only-in-text': 'only a text in "quotes" may hold it',
};

/** `a no-break space (U+00A0)`, or `“ (U+201C, a curly quote)` if one sees it. */
export function characterName(character: string, { is, isHidden, plain }: Oddity): string {
  const code = character.codePointAt(0) as number;
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = plain === undefined ? (NAMES[is] ?? '') : `a full-width ${plain}`;
  if (isHidden) return `${name} (${point})`;
  return `${character} (${point}${name === '' ? '' : `, ${name}`})`;
}

/** What to do about a character that stands in a wrong place. */
export const characterAdvice = ({ advice, plain }: Oddity): string =>
  advice === 'full-width' ? `write ${plain}` : ADVICE[advice];

/** `letter 3 is a zero-width space (U+200B)` */
export const letterWords = ({ number, character, oddity }: OddLetter): string =>
  `letter ${number} is ${characterName(character, oddity)}`;
