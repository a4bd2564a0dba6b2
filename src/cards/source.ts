/** JSON text with places: its value or its faults, and the line of everything in it. */
import type { Node, ParseError } from 'jsonc-parser';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Fault, Path } from './issues.ts';
import { DEEPEST } from './issues.ts';

const WORDS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this word is not JSON: texts need "quotes"',
  InvalidNumberFormat: 'this is not a number',
  PropertyNameExpected: 'a key in "quotes" is missing here (or a comma is too many)',
  ValueExpected: 'a value is missing here (or a comma is too many)',
  ColonExpected: 'a : is missing between key and value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a } is missing',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'the file should end here: a bracket or brace is too many',
  InvalidCommentToken: 'comments are not JSON: take this out',
  UnexpectedEndOfComment: 'a comment does not end',
  UnexpectedEndOfString: 'a text does not end: a closing " is missing',
  UnexpectedEndOfNumber: 'this number is cut off',
  InvalidUnicode: 'this \\u is not followed by four hexadecimal digits',
  InvalidEscapeCharacter: 'after \\ in a text only one of " \\ / b f n r t u may stand',
  InvalidCharacter: 'this character may not stand in a text as it is',
};

export interface Spot {
  line: number;
  column: number;
}
export interface Source {
  /** The value of the text; absent if the text is not JSON. */
  value?: unknown;
  /** Places where the text is not JSON, and keys that stand twice. */
  faults: (Fault & Spot)[];
  /** The place that a path leads to, or that of the nearest thing around it. */
  spot(path: Path, atKey?: boolean): Spot;
}

/** Reads JSON text. Never throws. `holds`: what such a file should hold. */
export function readSource(raw: string, holds = '{ "cards": [ … ] }'): Source {
  const text = raw.replace(/^\uFEFF/, ' ');
  const starts = lineStarts(text);
  const spotAt = (offset: number): Spot => {
    let line = 0;
    while (line + 1 < starts.length && starts[line + 1] <= offset) line++;
    return { line: line + 1, column: offset - starts[line] + 1 };
  };
  const broken = (offset: number, message: string): Source => ({
    faults: [{ path: [], message, ...spotAt(offset) }],
    spot: () => spotAt(offset),
  });

  if (text.trim() === '') return broken(0, `the file is empty: it should hold ${holds}`);
  const unread = text.indexOf('\uFFFD');
  if (unread >= 0) return broken(unread, 'this character is not UTF-8: save the file in that encoding');
  const deep = tooDeep(text);
  if (deep >= 0) return broken(deep, `nested more than ${DEEPEST} levels deep`);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return broken(error.offset, `not JSON: ${faultIn(text, error)}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return broken(0, 'not JSON');
  }
  const root = tree as Node;
  const nodeAt = (path: Path): { node: Node; whole: boolean } => {
    for (let n = path.length; n > 0; n--) {
      const node = findNodeAtLocation(root, path.slice(0, n));
      if (node) return { node, whole: n === path.length };
    }
    return { node: root, whole: path.length === 0 };
  };
  return {
    value,
    faults: twice(root).map(({ offset, ...fault }) => ({ ...fault, ...spotAt(offset) })),
    spot(path, atKey = false) {
      const { node, whole } = nodeAt(path);
      return spotAt((atKey && whole && node.parent ? node.parent : node).offset);
    },
  };
}

function faultIn(text: string, { offset, length, error }: ParseError): string {
  const word = text.slice(offset, offset + length);
  const small = word.toLowerCase();
  if (['true', 'false', 'null'].includes(small)) return `"${word}" is written in small letters: ${small}`;
  if (word === ';') return 'a comma is meant: keys and values are parted by "," not by ";"';
  const code = printParseErrorCode(error);
  if (code === 'CommaExpected' && /(^|[^\d.])-?0$/.test(text.slice(0, offset)) && /^\d/.test(word))
    return 'a number begins with 0 only if it is 0 or a fraction';
  if (code === 'CommaExpected' && word === '{' && isInObject(text.slice(0, offset)))
    return 'a } is missing before this';
  return WORDS[code] ?? 'something is wrong here';
}

/** Is an object open at the end of the text, and not a list? */
function isInObject(text: string): boolean {
  const open: string[] = [];
  for (const char of text.replace(/"(\\.|[^"\\\n])*"/g, '""')) {
    if (char === '{' || char === '[') open.push(char);
    else if (char === '}' || char === ']') open.pop();
  }
  return open.at(-1) === '{';
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

/** Offset at which the text is nested too deeply, or -1. */
function tooDeep(text: string): number {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"' || char === '\n') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') {
      if (++depth > DEEPEST) return i;
    } else if (char === '}' || char === ']') depth--;
  }
  return -1;
}

/** Keys that stand twice in one object: JSON would silently take the last. */
function twice(node: Node, path: Path = []): (Fault & { offset: number })[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, i) => twice(child, [...path, i]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key.value);
    const inside = value ? twice(value, [...path, name]) : [];
    if (!seen.has(name)) {
      seen.add(name);
      return inside;
    }
    return [{ path: [...path, name], message: `key "${name}" stands here twice`, offset: key.offset }, ...inside];
  });
}
