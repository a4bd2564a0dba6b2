import { expect, it } from 'vitest';
import { problemLine } from '../text/en/mistakes/problem.ts';
import { checkCards } from './check.ts';

const lines = (text: string) => checkCards([{ name: 'a.json', text }]).problems.map(problemLine);
/** What is said of a text where a card has its value. */
const ofValue = (value: string) => lines(`{ "cards": [\n{ "attack": ${value}, "health": 1 } ] }`);

it.each<[string, string, string]>([
  [
    'a curly quote',
    '{ “cards”: [] }',
    '1:3 not JSON: “ (U+201C, a curly quote) stands outside of a text: JSON wants straight quotes: "',
  ],
  [
    'a curly quote at the end',
    '{ "cards”: [ "x" ] }',
    '1:9 not JSON: ” (U+201D, a curly quote) does not end a text: JSON wants straight quotes: "',
  ],
  [
    'a curly quote, and no other in the line',
    '{ "cards”: [\n] }',
    '1:9 not JSON: ” (U+201D, a curly quote) does not end a text: JSON wants straight quotes: "',
  ],
  [
    'an angle quote',
    '{ «cards»: [] }',
    '1:3 not JSON: « (U+00AB, an angle quote) stands outside of a text: JSON wants straight quotes: "',
  ],
  [
    'a no-break space',
    '{\n "cards":\u00a0[] }',
    '2:10 not JSON: a no-break space (U+00A0) stands outside of a text: put a plain space there, or nothing',
  ],
  [
    'a zero-width space',
    '{ "cards"\u200b: [] }',
    '1:10 not JSON: a zero-width space (U+200B) stands outside of a text: take it out',
  ],
  [
    'a byte order mark inside',
    '{ "cards": []\ufeff }',
    '1:14 not JSON: a byte order mark (U+FEFF) stands outside of a text: take it out',
  ],
  [
    'a soft hyphen',
    '{\u00ad "cards": [] }',
    '1:2 not JSON: a soft hyphen (U+00AD) stands outside of a text: take it out',
  ],
  [
    'a mark of direction',
    '{ "cards": \u202e[] }',
    '1:12 not JSON: a right-to-left override (U+202E) stands outside of a text: take it out',
  ],
  [
    'a full-width colon',
    '{ "cards"： [] }',
    '1:10 not JSON: ： (U+FF1A, a full-width :) stands outside of a text: write :',
  ],
  [
    'an invisible character at the end',
    '{ "cards": [] }\u2060',
    '1:16 not JSON: a word joiner (U+2060) stands outside of a text: take it out',
  ],
  [
    'a fence',
    '```json\n{ "cards": [] }\n```',
    '1:1 these three backticks belong to the text around the file: take out their lines',
  ],
  [
    'a fence at the end',
    '{ "cards": [] }\n```',
    '2:1 not JSON: these three backticks belong to the text around the file: take out their lines',
  ],
  [
    'a web page',
    '\n<!DOCTYPE html><html></html>',
    '2:1 this is a web page (HTML): take the address or the download of the JSON file itself',
  ],
  [
    'a zip',
    'PK\u0003\u0004\u0014\u0000',
    '1:1 this is a zip file (office documents are such too): unpack it, and take the JSON files in it',
  ],
  ['a gzip', '\u001f\ufffd\b\u0000', '1:1 this is a gzip file: unpack it, and take the JSON file in it'],
  ['a picture', '\ufffdPNG\r\n\u001a\n', '1:1 this is a picture'],
  ['a PDF', '%PDF-1.7\n%\ufffd', '1:1 this is a PDF: copy the text of the cards into a JSON file'],
  [
    'YAML',
    'name: Farm\ncards:\n  - id: ox\n',
    '1:1 this looks like YAML: JSON begins with { and has all keys and texts in "quotes"',
  ],
  ['a table', 'id,type,name\nox,minion,Ox\n', '1:1 this looks like a table (CSV): JSON begins with {'],
  [
    'a program',
    'export const cards = [{ id: "ox" }];',
    '1:1 this is program code: leave only what stands between { and }, with all keys in "quotes"',
  ],
  ['a text', 'Dear all', '1:1 not JSON: JSON begins with {, and this text does not'],
  ['no braces around', '"cards": []', '1:1 a { is missing before this: the whole file stands between { and }'],
  [
    'two files in one',
    '{ "cards": [] }\n{ "cards": [] }',
    '2:1 not JSON: a second { begins here: a file holds one { … }, with all cards in one list',
  ],
  ['a file cut off', '{ "cards": [\n{ "id": "ox"', '2:13 not JSON: } ] } are missing: the file may be cut off'],
  [
    'a file cut off in a text',
    '{ "cards": [\n{ "id": "o',
    '2:9 not JSON: the file is cut off in this text, and } ] } are missing',
  ],
  ['a key without quotes', '{ cards: [] }', '1:3 not JSON: the key cards needs quotes: "cards"'],
  ['single quotes', "{ 'cards': [] }", '1:3 not JSON: a text stands in straight quotes "…", not in \'…\''],
  ['a comma too many', '{ "cards": [ {}, ] }', '1:18 not JSON: the comma before this ] is one too many'],
  ['two commas', '{ "name": "x",, "cards": [] }', '1:15 not JSON: this comma is one too many'],
  ['a brace for a bracket', '{ "cards": [ {} } }', '1:17 not JSON: a ] is missing before this }'],
  [
    'a quote in a text',
    '{ "name": "The "Ox"", "cards": [] }',
    '1:17 not JSON: a text ends before this: a " inside a text is written \\"',
  ],
  [
    'a tab in a text',
    '{ "name": "O\tx", "cards": [] }',
    '1:13 not JSON: a tab (U+0009) may not stand in a text as it is: write \\t',
  ],
  [
    'a comment with #',
    '{ # mine\n"cards": [] }',
    '1:3 not JSON: comments are not JSON: take this out, or write a key like "$comment"',
  ],
  [
    'dots of an abridged file',
    '{ "cards": [ ... ] }',
    '1:14 not JSON: the three dots stand for something that was left out: write it in full',
  ],
])('tells of %s', (_, text, line) => {
  expect(lines(text)).toEqual([`a.json:${line}`]);
});

it.each([
  ['+1', '2:13 not JSON: a number has no + before it: write 1'],
  ['.5', '2:13 not JSON: a number begins with a digit: write 0.5'],
  ['1.', '2:13 not JSON: a number does not end with a point: write 1'],
  ['0x10', '2:13 not JSON: numbers are decimal in JSON: write 16'],
  ['007', '2:13 not JSON: a number begins with 0 only if it is 0 or a fraction'],
  ['1_000', '2:13 not JSON: the digits of a number stand alone: write 1000'],
  ['1 000', '2:15 not JSON: the digits of a number stand without spaces'],
  ['2,5', '2:13 not JSON: a number is written with a point: 2.5'],
  ['NaN', '2:13 not JSON: NaN is no number that JSON knows'],
  ['-Infinity', '2:13 not JSON: -Infinity is no number that JSON knows'],
  ['\u22121', '2:13 not JSON: \u2212 (U+2212, a minus sign) stands outside of a text: a minus is written -'],
  ['50%', '2:13 not JSON: 50% is not a number'],
  ['None', '2:13 not JSON: None is no word of JSON: write null, or leave the key out'],
  ['yes', '2:13 not JSON: yes is no word of JSON: write true'],
  ['TRUE', '2:13 not JSON: "TRUE" is written in small letters: true'],
])('tells of %s in place of a number', (value, line) => {
  expect(ofValue(value)).toEqual([`a.json:${line}`]);
});

it('reads what only looks odd: a byte order mark, windows line ends, and any character in a text', () => {
  expect(lines('\ufeff{\r\n\t"name": "Bös “邪悪”\u00a0…",\r\n"cards": [] }\r\n')).toEqual([]);
});
