/** Damages the text of a real save in thousands of ways. Reading it must answer in words, and never throw. */

import { dice } from '../../../src/engine/index.ts';
import { readFile } from '../../../src/storage/readSave.ts';
import { isTrouble } from '../../../src/storage/trouble.ts';
import { saveSentence } from '../../../src/text/en/saves/trouble.ts';

type Roll = (n: number) => number;

const STRANGE = [
  null,
  true,
  -1,
  1e9,
  0.5,
  '',
  'x',
  '__proto__',
  [],
  {},
  [[]],
  { type: 'endStep' },
  'genius',
  Number.MAX_VALUE,
];

/** The text with one mutation, chosen by `roll`: characters lost, doubled or changed, or a value inside replaced. */
export function spoil(text: string, roll: Roll): string {
  const at = roll(text.length + 1);
  const length = 1 + roll(20);
  switch (roll(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(at + length);
    case 2:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
    case 3:
      return text.slice(0, at) + String.fromCharCode(roll(128)) + text.slice(at + 1);
    default:
      return replaceInside(text, roll);
  }
}

/** The JSON text with one value somewhere inside replaced, removed or doubled. */
function replaceInside(text: string, roll: Roll): string {
  const root = { value: JSON.parse(text) as unknown };
  let parent: Record<string, unknown> = root;
  let key = 'value';
  for (let depth = 1 + roll(7); depth > 0; depth--) {
    const child = parent[key];
    if (typeof child !== 'object' || child === null || Object.keys(child).length === 0) break;
    parent = child as Record<string, unknown>;
    const keys = Object.keys(parent);
    key = keys[roll(keys.length)];
  }
  const old = parent[key];
  if (roll(4) === 0 && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (roll(5) === 0 && !Array.isArray(parent)) delete parent[key];
  else if (typeof old === 'number' && roll(2) === 0) parent[key] = old + (roll(2) === 0 ? 1 : -1);
  else parent[key] = STRANGE[roll(STRANGE.length)];
  return JSON.stringify(root.value) ?? '';
}

export interface FuzzResult {
  /** The number of texts that still can be played: only a name was changed, for example. */
  playable: number;
  refused: number;
  /** The texts at which reading threw, or that were refused without words. Must be empty. */
  failures: { text: string; error: string }[];
}

/** Reads `count` damaged versions of the text of a file. The same seed gives the same ones. */
export function fuzzSaves(text: string, count: number, seed: number): FuzzResult {
  const roll = dice(seed);
  const result: FuzzResult = { playable: 0, refused: 0, failures: [] };
  for (let i = 0; i < count; i++) {
    const spoilt = spoil(text, roll);
    try {
      const read = readFile(spoilt);
      if (!isTrouble(read)) result.playable++;
      else if (saveSentence(read).length > 20) result.refused++;
      else result.failures.push({ text: spoilt, error: `refused without words: ${read.code}` });
    } catch (error) {
      result.failures.push({ text: spoilt, error: String(error) });
    }
  }
  return result;
}
