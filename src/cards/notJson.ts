/** Finds what stands in a text where JSON should stand. */
import type { ParseError } from 'jsonc-parser';
import { printParseErrorCode } from 'jsonc-parser';
import { oddity } from './characters.ts';
import type { Fault } from './trouble.ts';
import { fault } from './trouble.ts';
import type { JsonFacts, OddWord, OtherText } from './troubles/form.ts';

/** What is wrong at an offset of the text. */
export interface Flaw {
  offset: number;
  fault: Fault;
}

/** A flaw at the place where the reader found it, unless `offset` says another. */
interface Found {
  offset?: number;
  fault: Fault;
}
function found<C extends keyof JsonFacts>(code: C, facts: JsonFacts[C], offset?: number): Found {
  return { fault: fault([], code, ...([facts] as never)), ...(offset !== undefined && { offset }) };
}

/** The beginnings of files that are no JSON at all. */
const BEGINNINGS: readonly (readonly [RegExp, OtherText])[] = [
  [/^PK\p{Cc}{2}/u, 'zip'],
  [/^\p{Cc}\ufffd\p{Cc}/u, 'gzip'],
  [/^\ufffdPNG|^GIF8|^\ufffd{3,4}[\s\S]{0,6}(JFIF|Exif)|^RIFF[\s\S]{1,8}WEBP/, 'picture'],
  [/^%PDF/, 'pdf'],
  [/^\{\\rtf/, 'rtf'],
  [/^(7z\ufffd|Rar!|\ufffd7zXZ|BZh)/, 'archive'],
  [/^<(!doctype|html|head|body|script)/i, 'html'],
  [/^<[?!\w]/, 'xml'],
  [/^(```|~~~)/, 'fence'],
  [/^(import|export|const|let|var|function|module\.exports)\b/, 'code'],
  [/^"[^"\n]*"\s*:/, 'no-brace'],
  [/^(---|%YAML)\s|^[\w-]+:(\s|$)/, 'yaml'],
  [/^[^\n{}[\]]*[,;\t][^\n{}[\]]*(\n|$)/, 'csv'],
];

/** What a text is instead of JSON; undefined if it may be JSON. */
export function otherThanJson(text: string): Flaw | undefined {
  const start = text.search(/\S/);
  const beginning = text.slice(start, start + 2000);
  const is = BEGINNINGS.find(([begins]) => begins.test(beginning))?.[1];
  if (is !== undefined) return { offset: start, fault: fault([], 'other-text', { is }) };
  const nul = text.indexOf('\0');
  if (nul >= 0) return { offset: nul, fault: fault([], 'character-0') };
  const unread = text.indexOf('\ufffd');
  return unread < 0 ? undefined : { offset: unread, fault: fault([], 'not-utf-8') };
}

/** What is wrong with a text of which a parser says this error; or undefined where only `JSON.parse` refuses it. */
export function flawIn(text: string, error: ParseError | undefined): Flaw {
  const until = error ? error.offset + Math.max(error.length, 1) : text.length;
  const stray = strayIn(text, until);
  if (stray) return stray;
  if (!error) return { offset: 0, fault: fault([], 'not-json', { code: undefined }) };
  return { offset: error.offset, ...flawAt(text, error) };
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
      return { offset: i, fault: fault([], 'stray-character', { character, oddity: oddity(character) }) };
    }
  }
  return undefined;
}

function flawAt(text: string, { offset, length, error }: ParseError): Found {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset);
  const open = openAt(before);
  const char = text[offset] ?? '';
  if (code.startsWith('Invalid') || code === 'UnexpectedEndOfString') {
    const inText = char === '"' ? flawOfText(text, offset, length, code, open) : undefined;
    if (inText) return inText;
  }
  if (offset >= text.trimEnd().length) return found('cut-off', { missing: closersOf(open) });
  const ended = endedEarly(text, offset);
  if (ended) return ended;
  if (text.startsWith('```', offset)) return found('fence', {});
  if (code === 'InvalidCommentToken' || code === 'UnexpectedEndOfComment') return found('not-json', { code });

  const last = before.trimEnd().at(-1);
  const inObject = open.at(-1) === '{';
  const decimal = inObject && char >= '0' && char <= '9' ? /-?\d+,$/.exec(before) : null;
  if (decimal)
    return found('decimal-comma', { number: decimal[0].slice(0, -1), decimals: digitsAt(text, offset) }, decimal.index);
  if ('}]'.includes(char)) {
    if (open.length === 0) return found('not-json', { code: 'EndOfFileExpected' });
    if (last === ',') return found('comma-before-closer', { closer: char });
    const closer = inObject ? '}' : ']';
    if (char !== closer) return found('closer-missing', { closer, before: char });
  }
  if (char === ',' && (last === ',' || last === '{' || last === '[')) return found('one-comma-too-many', {});
  if (open.length === 0 && last !== undefined) return afterEnd(char);
  if (code === 'CommaExpected' && char === '{' && inObject)
    return found('closer-missing', { closer: '}', before: undefined });

  if (char === ';') return found('semicolon-for-comma', {});
  if (/^:?=/.test(text.slice(offset, offset + 2))) return found('equals-for-colon', {});
  const start = offset - (/[^\s,:;={}[\]"]*$/.exec(before.slice(-100))?.[0].length ?? 0);
  const word = /^[^\s,:;={}[\]"]*/.exec(text.slice(start, start + 100))?.[0] ?? '';
  if (code === 'CommaExpected' && /^\d{3}\b/.test(text.slice(offset, offset + 4)) && /\d[ \t]$/.test(before.slice(-2)))
    return found('spaces-in-number', {});
  const is = oddWord(word);
  if (is !== undefined) return found('odd-word', { word, is }, start);
  const isKey = inObject && (last === '{' || last === ',') && /^[\w$-]+$/.test(word);
  if (last === undefined) return found('no-opening-brace', {});
  if (isKey) return found('key-needs-quotes', { key: word }, start);
  return found('not-json', { code });
}

/** What is wrong with an unquoted word; undefined if it is a word like any other. */
function oddWord(word: string): OddWord | undefined {
  const small = word.toLowerCase();
  if (['true', 'false', 'null'].includes(small)) return 'capital';
  if (['none', 'nil', 'undefined'].includes(small)) return 'null';
  if (['yes', 'on'].includes(small)) return 'true';
  if (['no', 'off'].includes(small)) return 'false';
  if (/^[-+]?(nan|inf|infinity)$/.test(small)) return 'nan';
  if (/^['`\u00b4]/.test(word)) return 'quotes';
  if (/^(\/\/|\/\*|#|--)/.test(word)) return 'comment';
  if (/^\.\.\./.test(word)) return 'dots';
  if (/^\+\d/.test(word)) return 'plus';
  if (/^-?\.\d/.test(word)) return 'no-digit';
  if (/^-?\d+\.$/.test(word)) return 'no-decimals';
  if (/^-?0[xob][\da-f]+$/.test(small)) return 'not-decimal';
  if (/^-?0\d/.test(word)) return 'leading-zero';
  if (/^-?\d[\d_']*[_'][\d_']*$/.test(word)) return 'digits';
  if (/^[-+]*\d/.test(word)) return 'no-number';
  return /^[()<>?!*&|~^%@]/.test(word) ? 'sign' : undefined;
}

/** A flaw inside a text that begins at that offset, or one that shows that it does not end. */
function flawOfText(text: string, offset: number, length: number, code: string, open: string): Found | undefined {
  const inside = text.slice(offset, offset + length);
  if (code === 'UnexpectedEndOfString') {
    const curly = curlyIn(text, offset, length);
    if (curly) return curly;
    if (offset + length >= text.trimEnd().length) return found('cut-off-in-text', { missing: closersOf(open) });
  }
  const at = [...inside].findIndex((character) => character < ' ');
  if (code !== 'InvalidCharacter' || at < 0) return undefined;
  const character = [...inside][at];
  const before = [...inside].slice(0, at).join('').length;
  return found('bad-character', { character, oddity: oddity(character) }, offset + before);
}

/** A curly quote that was meant to end the text which begins at that offset. */
function curlyIn(text: string, offset: number, length: number): Found | undefined {
  const at = text.slice(offset, offset + length).search(/[\u201c-\u201f\u2033\u00ab\u00bb\uff02]/);
  if (at < 0) return undefined;
  const character = text[offset + at];
  return found('curly-quote', { character, oddity: oddity(character) }, offset + at);
}

/** Does a text end just before the offset, though it was meant to go on? */
function endedEarly(text: string, offset: number): Found | undefined {
  if (text[offset - 1] !== '"' || !/[^\s,:{}[\]]/.test(text[offset])) return undefined;
  const line = text.lastIndexOf('\n', offset) + 1;
  const start = text.lastIndexOf('"', offset - 2);
  const curly = start >= line ? curlyIn(text, start, offset - start) : undefined;
  return curly ?? found('text-ends-early', {});
}

const digitsAt = (text: string, offset: number): string => /^\d{1,20}/.exec(text.slice(offset, offset + 20))?.[0] ?? '';

/** What follows a whole { … } or [ … ]. */
const afterEnd = (char: string): Found =>
  char === '{' || char === '[' ? found('second-value', { opener: char }) : found('nothing-may-follow', {});

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
