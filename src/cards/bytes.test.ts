import { expect, it } from 'vitest';
import { problemLine } from '../text/en/mistakes/problem.ts';
import { textOfBytes } from './bytes.ts';
import { checkCards } from './check.ts';

const TEXT = '{ "name": "Bös 邪", "cards": [] }';
const utf16 = (text: string, swapped = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return swapped ? bytes.swap16() : bytes;
};

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16', utf16(TEXT)],
  ['UTF-16 with a mark', utf16(`\ufeff${TEXT}`)],
  ['UTF-16 with its bytes swapped', utf16(TEXT, true)],
  ['UTF-16 with its bytes swapped and a mark', utf16(`\ufeff${TEXT}`, true)],
])('is read from %s', (_, bytes) => {
  expect(textOfBytes(bytes)).toBe(TEXT);
});

it.each([[''], ['{'], ['{}']])('is read however short: %j', (text) => {
  expect(textOfBytes(Buffer.from(text))).toBe(text);
});

it('is told where it is in Windows-1252', () => {
  const bytes = Buffer.from('{ "name": "B\u00f6s",\n"cards": [] }', 'latin1');
  expect(checkCards([{ name: 'a.json', text: textOfBytes(bytes) }]).problems.map(problemLine)).toEqual([
    'a.json:1:13 this character is not UTF-8: save the file in that encoding (it may be in Windows-1252, Latin-1 or another one)',
  ]);
});
