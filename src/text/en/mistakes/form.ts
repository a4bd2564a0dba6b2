/** Why a text is no JSON, and why JSON does not fit the form of card data. */
import type { FormFacts, JsonFacts, OddWord, OtherText, Shown, Wanted } from '../../../cards/troubles/form.ts';
import type { Sentences } from '../../../engine/index.ts';
import { characterAdvice, characterName, letterWords } from './characters.ts';
import { didYouMean } from './suggestion.ts';

const FENCE = 'these three backticks belong to the text around the file: take out their lines';
const COMMENT = 'comments are not JSON: take this out, or write a key like "$comment"';

/** What the reader of JSON says, by its code. */
const READER: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this word is not JSON: texts need "quotes"',
  InvalidNumberFormat: 'this is not a number',
  PropertyNameExpected: 'a key in "quotes" is missing here',
  ValueExpected: 'a value is missing here',
  ColonExpected: 'a : is missing between key and value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a } is missing',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'the file should end here: a bracket or brace is too many',
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: 'a comment does not end',
  UnexpectedEndOfString: 'a text does not end: a closing " is missing',
  UnexpectedEndOfNumber: 'this number is cut off',
  InvalidUnicode: 'this \\u is not followed by four hexadecimal digits',
  InvalidEscapeCharacter: 'after \\ in a text only one of " \\ / b f n r t u may stand',
  InvalidCharacter: 'this character may not stand in a text as it is',
};

const OTHER: Readonly<Record<OtherText, string>> = {
  zip: 'this is a zip file (office documents are such too): unpack it, and take the JSON files in it',
  gzip: 'this is a gzip file: unpack it, and take the JSON file in it',
  picture: 'this is a picture',
  pdf: 'this is a PDF: copy the text of the cards into a JSON file',
  rtf: 'this is a document of a text program (RTF): save it as plain text',
  archive: 'this is an archive: unpack it, and take the JSON files in it',
  html: 'this is a web page (HTML): take the address or the download of the JSON file itself',
  xml: 'this is XML or HTML, not JSON',
  fence: FENCE,
  code: 'this is program code: leave only what stands between { and }, with all keys in "quotes"',
  'no-brace': 'a { is missing before this: the whole file stands between { and }',
  yaml: 'this looks like YAML: JSON begins with { and has all keys and texts in "quotes"',
  csv: 'this looks like a table (CSV): JSON begins with {',
};

const ODD_WORD: Readonly<Record<OddWord, (word: string) => string>> = {
  capital: (word) => `"${word}" is written in small letters: ${word.toLowerCase()}`,
  null: (word) => `${word} is no word of JSON: write null, or leave the key out`,
  true: (word) => `${word} is no word of JSON: write true`,
  false: (word) => `${word} is no word of JSON: write false`,
  nan: (word) => `${word} is no number that JSON knows`,
  quotes: (word) => `a text stands in straight quotes "…", not in ${word[0]}…${word[0]}`,
  comment: () => COMMENT,
  dots: () => 'the three dots stand for something that was left out: write it in full',
  plus: (word) => `a number has no + before it: write ${word.slice(1)}`,
  'no-digit': (word) => `a number begins with a digit: write ${word.replace('.', '0.')}`,
  'no-decimals': (word) => `a number does not end with a point: write ${word.slice(0, -1)}`,
  'not-decimal': (word) => `numbers are decimal in JSON: write ${decimalOf(word.toLowerCase())}`,
  'leading-zero': () => 'a number begins with 0 only if it is 0 or a fraction',
  digits: (word) => `the digits of a number stand alone: write ${word.replace(/[_']/g, '')}`,
  'no-number': (word) => `${word.length > 40 ? `${word.slice(0, 39)}…` : word} is not a number`,
  sign: (word) => `${word[0]} may not stand here`,
};
const decimalOf = (word: string): string => (word.startsWith('-') ? `-${Number(word.slice(1))}` : String(Number(word)));

/** What is wrong where JSON was begun; `not JSON: ` comes before it. */
const NOT_JSON: Sentences<Omit<JsonFacts, BesideJson>> = {
  'not-json': ({ code }) => READER[code ?? ''] ?? 'something is wrong here',
  'stray-character': ({ character, oddity }) =>
    `${characterName(character, oddity)} stands outside of a text: ${characterAdvice(oddity)}`,
  'bad-character': ({ character, oddity }) =>
    `${characterName(character, oddity)} may not stand in a text as it is: ${characterAdvice(oddity)}`,
  'curly-quote': ({ character, oddity }) =>
    `${characterName(character, oddity)} does not end a text: ${characterAdvice(oddity)}`,
  'decimal-comma': ({ number, decimals }) => `a number is written with a point: ${number}.${decimals}`,
  'one-comma-too-many': () => 'this comma is one too many',
  'comma-before-closer': ({ closer }) => `the comma before this ${closer} is one too many`,
  'closer-missing': ({ closer, before }) => `a ${closer} is missing before this${before ? ` ${before}` : ''}`,
  'semicolon-for-comma': () => 'a comma is meant: keys and values are parted by "," not by ";"',
  'equals-for-colon': () => 'a : stands between key and value, not =',
  'spaces-in-number': () => 'the digits of a number stand without spaces',
  'no-opening-brace': () => 'JSON begins with {, and this text does not',
  'key-needs-quotes': ({ key }) => `the key ${key} needs quotes: "${key}"`,
  fence: () => FENCE,
  'odd-word': ({ word, is }) => ODD_WORD[is](word),
  'cut-off': ({ missing }) =>
    missing.length === 0
      ? 'a value is missing here'
      : `${missing.length === 1 ? `a ${missing[0]} is` : `${missing.join(' ')} are`} missing: the file may be cut off`,
  'cut-off-in-text': ({ missing }) =>
    `the file is cut off in this text, and ${missing.length === 1 ? `a ${missing[0]} is` : `${missing.join(' ')} are`} missing`,
  'text-ends-early': () => 'a text ends before this: a " inside a text is written \\"',
  'second-value': ({ opener }) => `a second ${opener} begins here: a file holds one { … }, with all cards in one list`,
  'nothing-may-follow': () => 'the file should end here: nothing may follow its last brace',
};

type BesideJson = 'empty-file' | 'other-text' | 'character-0' | 'not-utf-8' | 'key-twice' | 'too-deep';
const BESIDE: Sentences<Pick<JsonFacts, BesideJson>> = {
  'empty-file': ({ holds }) => `the file is empty: it should hold ${holds}`,
  'other-text': ({ is }) => OTHER[is],
  'character-0': () => 'a character 0 stands here: this is no text file',
  'not-utf-8': () =>
    'this character is not UTF-8: save the file in that encoding (it may be in Windows-1252, Latin-1 or another one)',
  'key-twice': ({ key }) => `key "${key}" stands here twice`,
  'too-deep': ({ most }) => `nested more than ${most} levels deep`,
};

const withNotJson = Object.fromEntries(
  Object.entries(NOT_JSON as Readonly<Record<string, (facts: never) => string>>).map(([code, sentence]) => [
    code,
    (facts: never) =>
      code === 'not-json' && (facts as JsonFacts['not-json']).code === undefined
        ? 'not JSON'
        : `not JSON: ${sentence(facts)}`,
  ]),
) as typeof NOT_JSON;

export const JSON_SENTENCES: Sentences<JsonFacts> = { ...withNotJson, ...BESIDE };

/** A kind of value, as the schema names it. */
const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text in quotes',
  boolean: 'true or false',
  array: 'a list [ … ]',
  tuple: 'a list [ … ]',
  object: 'an object { … }',
  record: 'an object { … }',
};
const SHOWN = { nothing: 'nothing', list: 'a list', object: 'an object' };
/** A value in short. */
export const shownWords = (shown: Shown): string => ('text' in shown ? shown.text : SHOWN[shown.is]);

function wantedWords(wanted: Wanted): string {
  if ('kind' in wanted) return KINDS[wanted.kind] ?? wanted.kind;
  if ('says' in wanted) return wanted.says;
  const { words } = wanted;
  return words.length > 4 ? `a word like "${words[0]}"` : words.join(' or ');
}

const BOUNDS = { exactly: 'exactly', least: 'at least', most: 'at most' };

export const FORM_SENTENCES: Sentences<FormFacts> = {
  'wrong-kind': ({ wants, found }) => `must be ${wantedWords(wants)}, not ${shownWords(found)}`,
  schema: ({ says, odd, found }) =>
    `${says}${odd ? `: ${letterWords(odd)}` : ''}${found ? `, not ${shownWords(found)}` : ''}`,
  missing: ({ key, words }) => `key "${key}" is missing${words.length > 0 ? `: one of ${words.join(', ')}` : ''}`,
  'unknown-key': ({ key, suggestion }) =>
    `unknown key "${key}"${suggestion ? didYouMean(suggestion) : ', nothing may stand here'}`,
  'comment-key': ({ key }) => `unknown key "${key}", did you mean "$comment"?`,
  'unknown-word': ({ key = 'word', word, suggestion }) =>
    `unknown ${key} ${shownWords(word)}${
      'listed' in suggestion
        ? `: src/cards/README.md lists the ${suggestion.listed} that there are`
        : didYouMean(suggestion)
    }`,
  'type-for-selection': () => 'names no card: all cards of a type are a selection like { "type": "minion" }',
  'effect-in-ability': () => 'an effect stands in a list: "effects": [{ "verb": "draw", "who": "you", "amount": 1 }]',
  'effect-for-ability': () =>
    'is an effect: put it into the "effects" of an ability like { "kind": "trigger", "on": "entered", "effects": [ … ] }',
  'empty-text': () => 'must not be empty',
  'long-text': ({ have, most }) => `is too long: it has ${have} characters, and at most ${most} are allowed`,
  'list-size': ({ bound, size }) => `must hold ${BOUNDS[bound]} ${size}`,
  'number-size': ({ bound, size, found }) => `must be ${BOUNDS[bound]} ${size}, not ${shownWords(found)}`,
};
