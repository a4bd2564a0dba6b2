/** Says what stands in a text where JSON should stand, and what to write instead. */
import type { ParseError } from 'jsonc-parser';
import { printParseErrorCode } from 'jsonc-parser';
import { characterAdvice, characterName } from './characters.ts';
import { shortened } from './problem.ts';

/** What is wrong at an offset of the text. */
export interface Flaw {
  offset: number;
  message: string;
}

const WORDS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this word is not JSON: texts need "quotes"',
  InvalidNumberFormat: 'this is not a number',
  PropertyNameExpected: 'a key in "quotes" is missing here',
  ValueExpected: 'a value is missing here',
  ColonExpected: 'a : is missing between key and value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a } is missing',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'the file should end here: a bracket or brace is too many',
  InvalidCommentToken: 'comments are not JSON: take this out, or write a key like "$comment"',
  UnexpectedEndOfComment: 'a comment does not end',
  UnexpectedEndOfString: 'a text does not end: a closing " is missing',
  UnexpectedEndOfNumber: 'this number is cut off',
  InvalidUnicode: 'this \\u is not followed by four hexadecimal digits',
  InvalidEscapeCharacter: 'after \\ in a text only one of " \\ / b f n r t u may stand',
  InvalidCharacter: 'this character may not stand in a text as it is',
};

const FENCE = 'these three backticks belong to the text around the file: take out their lines';
const COMMENT = WORDS.InvalidCommentToken;

/** What a file is that is no JSON at all, by how it begins. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^PK\p{Cc}{2}/u, 'this is a zip file (office documents are such too): unpack it, and take the JSON files in it'],
  [/^\p{Cc}\ufffd\p{Cc}/u, 'this is a gzip file: unpack it, and take the JSON file in it'],
  [/^\ufffdPNG|^GIF8|^\ufffd{3,4}[\s\S]{0,6}(JFIF|Exif)|^RIFF[\s\S]{1,8}WEBP/, 'this is a picture'],
  [/^%PDF/, 'this is a PDF: copy the text of the cards into a JSON file'],
  [/^\{\\rtf/, 'this is a document of a text program (RTF): save it as plain text'],
  [/^(7z\ufffd|Rar!|\ufffd7zXZ|BZh)/, 'this is an archive: unpack it, and take the JSON files in it'],
  [
    /^<(!doctype|html|head|body|script)/i,
    'this is a web page (HTML): take the address or the download of the JSON file itself',
  ],
  [/^<[?!\w]/, 'this is XML or HTML, not JSON'],
  [/^(```|~~~)/, FENCE],
  [
    /^(import|export|const|let|var|function|module\.exports)\b/,
    'this is program code: leave only what stands between { and }, with all keys in "quotes"',
  ],
  [/^"[^"\n]*"\s*:/, 'a { is missing before this: the whole file stands between { and }'],
  [/^(---|%YAML)\s|^[\w-]+:(\s|$)/, 'this looks like YAML: JSON begins with { and has all keys and texts in "quotes"'],
  [/^[^\n{}[\]]*[,;\t][^\n{}[\]]*(\n|$)/, 'this looks like a table (CSV): JSON begins with {'],
];

/** What a text is instead of JSON; undefined if it may be JSON. */
export function otherThanJson(text: string): Flaw | undefined {
  const start = text.search(/\S/);
  const beginning = text.slice(start, start + 2000);
  const said = BEGINNINGS.find(([begins]) => begins.test(beginning))?.[1];
  if (said !== undefined) return { offset: start, message: said };
  const nul = text.indexOf('\0');
  if (nul >= 0) return { offset: nul, message: 'a character 0 stands here: this is no text file' };
  const unread = text.indexOf('\ufffd');
  if (unread < 0) return undefined;
  return {
    offset: unread,
    message:
      'this character is not UTF-8: save the file in that encoding (it may be in Windows-1252, Latin-1 or another one)',
  };
}

/** What is wrong with a text of which a parser says this error; or undefined where only `JSON.parse` refuses it. */
export function flawIn(text: string, error: ParseError | undefined): Flaw {
  const until = error ? error.offset + Math.max(error.length, 1) : text.length;
  const stray = strayIn(text, until);
  if (stray) return { ...stray, message: `not JSON: ${stray.message}` };
  if (!error) return { offset: 0, message: 'not JSON' };
  const { offset = error.offset, message } = told(text, error);
  return { offset, message: `not JSON: ${message}` };
}

/** A character outside of all texts that only a text may hold, before that offset. */
function strayIn(text: string, until: number): Flaw | undefined {
  let quoted = false;
  for (let i = 0; i < until; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"' || char === '\n') quoted = false;
    } else if (char === '"') quoted = true;
    else if ((char < ' ' && !'\t\n\r'.includes(char)) || char > '~') {
      const character = String.fromCodePoint(text.codePointAt(i) as number);
      return {
        offset: i,
        message: `${characterName(character)} stands outside of a text: ${characterAdvice(character)}`,
      };
    }
  }
  return undefined;
}

type Told = { offset?: number; message: string };

function told(text: string, { offset, length, error }: ParseError): Told {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset);
  const open = openAt(before);
  const char = text[offset] ?? '';
  if (code.startsWith('Invalid') || code === 'UnexpectedEndOfString') {
    const inText = char === '"' ? flawOfText(text, offset, length, code, open) : undefined;
    if (inText) return inText;
  }
  if (offset >= text.trimEnd().length) return { message: cutOff(open) };
  const ended = endedEarly(text, offset);
  if (ended) return ended;
  if (text.startsWith('```', offset)) return { message: FENCE };
  if (code === 'InvalidCommentToken' || code === 'UnexpectedEndOfComment') return { message: WORDS[code] };

  const last = before.trimEnd().at(-1);
  const inObject = open.at(-1) === '{';
  const decimal = inObject && char >= '0' && char <= '9' ? /-?\d+,$/.exec(before) : null;
  if (decimal)
    return {
      offset: decimal.index,
      message: `a number is written with a point: ${decimal[0].slice(0, -1)}.${digitsAt(text, offset)}`,
    };
  if ('}]'.includes(char)) {
    if (open.length === 0) return { message: WORDS.EndOfFileExpected };
    if (last === ',') return { message: `the comma before this ${char} is one too many` };
    const closer = inObject ? '}' : ']';
    if (char !== closer) return { message: `a ${closer} is missing before this ${char}` };
  }
  if (char === ',' && (last === ',' || last === '{' || last === '[')) return { message: 'this comma is one too many' };
  if (open.length === 0 && last !== undefined) return { message: afterEnd(char) };
  if (code === 'CommaExpected' && char === '{' && inObject) return { message: 'a } is missing before this' };

  if (char === ';') return { message: 'a comma is meant: keys and values are parted by "," not by ";"' };
  if (/^:?=/.test(text.slice(offset, offset + 2))) return { message: 'a : stands between key and value, not =' };
  const start = offset - (/[^\s,:;={}[\]"]*$/.exec(before.slice(-100))?.[0].length ?? 0);
  const word = /^[^\s,:;={}[\]"]*/.exec(text.slice(start, start + 100))?.[0] ?? '';
  if (code === 'CommaExpected' && /^\d{3}\b/.test(text.slice(offset, offset + 4)) && /\d[ \t]$/.test(before.slice(-2)))
    return { message: 'the digits of a number stand without spaces' };
  const ofWord = flawOfWord(word);
  if (ofWord !== undefined) return { offset: start, message: ofWord };
  const isKey = inObject && (last === '{' || last === ',') && /^[\w$-]+$/.test(word);
  if (last === undefined) return { message: 'JSON begins with {, and this text does not' };
  if (isKey) return { offset: start, message: `the key ${word} needs quotes: "${word}"` };
  return { message: WORDS[code] ?? 'something is wrong here' };
}

/** What an unquoted word means; undefined if it is a word like any other. */
function flawOfWord(word: string): string | undefined {
  const small = word.toLowerCase();
  if (['true', 'false', 'null'].includes(small)) return `"${word}" is written in small letters: ${small}`;
  if (['none', 'nil', 'undefined'].includes(small))
    return `${word} is no word of JSON: write null, or leave the key out`;
  if (['yes', 'on'].includes(small)) return `${word} is no word of JSON: write true`;
  if (['no', 'off'].includes(small)) return `${word} is no word of JSON: write false`;
  if (/^[-+]?(nan|inf|infinity)$/.test(small)) return `${word} is no number that JSON knows`;
  if (/^['`\u00b4]/.test(word)) return `a text stands in straight quotes "…", not in ${word[0]}…${word[0]}`;
  if (/^(\/\/|\/\*|#|--)/.test(word)) return COMMENT;
  if (/^\.\.\./.test(word)) return 'the three dots stand for something that was left out: write it in full';
  if (/^\+\d/.test(word)) return `a number has no + before it: write ${word.slice(1)}`;
  if (/^-?\.\d/.test(word)) return `a number begins with a digit: write ${word.replace('.', '0.')}`;
  if (/^-?\d+\.$/.test(word)) return `a number does not end with a point: write ${word.slice(0, -1)}`;
  if (/^-?0[xob][\da-f]+$/.test(small)) return `numbers are decimal in JSON: write ${decimalOf(small)}`;
  if (/^-?0\d/.test(word)) return 'a number begins with 0 only if it is 0 or a fraction';
  if (/^-?\d[\d_']*[_'][\d_']*$/.test(word))
    return `the digits of a number stand alone: write ${word.replace(/[_']/g, '')}`;
  if (/^[-+]*\d/.test(word)) return `${shortened(word, 40)} is not a number`;
  return /^[()<>?!*&|~^%@]/.test(word) ? `${word[0]} may not stand here` : undefined;
}

const decimalOf = (word: string): string => (word.startsWith('-') ? `-${Number(word.slice(1))}` : String(Number(word)));

/** A flaw inside a text that begins at that offset, or one that shows that it does not end. */
function flawOfText(text: string, offset: number, length: number, code: string, open: string): Told | undefined {
  const inside = text.slice(offset, offset + length);
  if (code === 'UnexpectedEndOfString') {
    const curly = curlyIn(text, offset, length);
    if (curly) return curly;
    if (offset + length >= text.trimEnd().length)
      return { message: `the file is cut off in this text, ${closers(open)}` };
  }
  const at = [...inside].findIndex((character) => character < ' ');
  if (code !== 'InvalidCharacter' || at < 0) return undefined;
  const character = [...inside][at];
  return {
    offset: offset + [...inside].slice(0, at).join('').length,
    message: `${characterName(character)} may not stand in a text as it is: ${characterAdvice(character)}`,
  };
}

/** A curly quote in the text that begins at that offset: it was to end the text. */
function curlyIn(text: string, offset: number, length: number): Told | undefined {
  const at = text.slice(offset, offset + length).search(/[\u201c-\u201f\u2033\u00ab\u00bb\uff02]/);
  if (at < 0) return undefined;
  return {
    offset: offset + at,
    message: `${characterName(text[offset + at])} does not end a text: ${characterAdvice(text[offset + at])}`,
  };
}

/** Does a text end just before the offset, though it was meant to go on? */
function endedEarly(text: string, offset: number): Told | undefined {
  if (text[offset - 1] !== '"' || !/[^\s,:{}[\]]/.test(text[offset])) return undefined;
  const line = text.lastIndexOf('\n', offset) + 1;
  const start = text.lastIndexOf('"', offset - 2);
  const curly = start >= line ? curlyIn(text, start, offset - start) : undefined;
  return curly ?? { message: 'a text ends before this: a " inside a text is written \\"' };
}

const digitsAt = (text: string, offset: number): string => /^\d{1,20}/.exec(text.slice(offset, offset + 20))?.[0] ?? '';

/** What follows a whole { … } or [ … ]. */
const afterEnd = (char: string): string =>
  char === '{' || char === '['
    ? `a second ${char} begins here: a file holds one { … }, with all cards in one list`
    : 'the file should end here: nothing may follow its last brace';

/** The braces and brackets that are open at the end of the text, outermost first. */
function openAt(text: string): string {
  const open: string[] = [];
  for (const char of text.replace(/"(\\.|[^"\\\n])*("|$)/g, '""')) {
    if (char === '{' || char === '[') open.push(char);
    else if (char === '}' || char === ']') open.pop();
  }
  return open.join('');
}

const closersOf = (open: string): string[] => [...open].reverse().map((brace) => (brace === '{' ? '}' : ']'));

function closers(open: string): string {
  const missing = closersOf(open);
  return missing.length === 1 ? `and a ${missing[0]} is missing` : `and ${missing.join(' ')} are missing`;
}

function cutOff(open: string): string {
  const missing = closersOf(open);
  if (missing.length === 0) return 'a value is missing here';
  return missing.length === 1
    ? `a ${missing[0]} is missing: the file may be cut off`
    : `${missing.join(' ')} are missing: the file may be cut off`;
}
