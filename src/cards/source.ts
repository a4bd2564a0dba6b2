/** JSON text with places: its value or its faults, and the line of everything in it. */
import type { Node, ParseError } from 'jsonc-parser';
import { findNodeAtLocation, parseTree, visit } from 'jsonc-parser';
import { DEEPEST } from './asides.ts';
import type { Flaw } from './notJson.ts';
import { flawIn, otherThanJson } from './notJson.ts';
import type { Fault, Path } from './trouble.ts';
import { fault } from './trouble.ts';

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
  const text = raw.replace(/^\uFEFF/, '');
  const starts = lineStarts(text);
  const spotAt = (offset: number): Spot => {
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if (starts[middle] <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - starts[line] + 1 };
  };
  const broken = ({ offset, fault }: Flaw): Source => ({
    faults: [{ ...fault, ...spotAt(offset) }],
    spot: () => spotAt(offset),
  });

  if (text.trim() === '') return broken({ offset: 0, fault: fault([], 'empty-file', { holds }) });
  const other = otherThanJson(text);
  if (other) return broken(other);
  const deep = tooDeep(text);
  if (deep >= 0) return broken({ offset: deep, fault: fault([], 'too-deep', { most: DEEPEST }) });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return broken(flawIn(text, firstError(text)));
  }
  const root = parseTree(text) as Node;
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

/** The first place at which the text is no JSON. What stands behind it is not read. */
function firstError(text: string): ParseError | undefined {
  let first: ParseError | undefined;
  try {
    visit(
      text,
      {
        onError(error, offset, length) {
          first = { error, offset, length };
          throw first;
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (error !== first) throw error;
  }
  return first;
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
    return [{ ...fault([...path, name], 'key-twice', { key: name }), offset: key.offset }, ...inside];
  });
}
