/** Damages card files, and checks that every mistake is reported in words. */

import type { CardFile } from '../../../src/cards/cardFile.ts';
import { checkCards, hasErrors } from '../../../src/cards/check.ts';
import type { Card } from '../../../src/engine/index.ts';
import { VERB_NAMES } from '../../../src/engine/language.ts';
import { faultSentence, problemLine } from '../../../src/text/en/mistakes/problem.ts';

export interface FuzzResult {
  files: number;
  /** The number of files that were still valid after the damage. */
  valid: number;
  problems: number;
  /** What went wrong in the check itself, with the seed of the file. Empty if all is well. */
  failures: string[];
}

type Random = (below: number) => number;

/** A small generator (mulberry32): the same seed gives the same damage. */
function generator(seed: number): Random {
  let a = seed >>> 0;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random(list.length)];

function nonsense(random: Random, depth = 0): unknown {
  const plain = [null, true, -1, 1e99, 0.5, '', '$self', '$nobody', '\u0000', 'minion', [], {}];
  if (depth > 4 || random(3) > 0) return oneOf(random, plain);
  if (random(2) === 0) return Array.from({ length: random(4) }, () => nonsense(random, depth + 1));
  const keys = ['type', 'kind', 'verb', 'cards', 'effects', 'count', 'all', 'not', '__proto__', 'constructor', 'x'];
  return Object.fromEntries(keys.filter(() => random(3) === 0).map((key) => [key, nonsense(random, depth + 1)]));
}

/** Every object and list inside a value. */
function containers(value: unknown): (Record<string, unknown> | unknown[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(containers)];
}

function misspell(random: Random, word: string): string {
  const at = random(word.length + 1);
  switch (random(3)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return `${word.slice(0, at)}${String.fromCharCode(33 + random(90))}${word.slice(at)}`;
    default:
      return word.split('').reverse().join('');
  }
}

type Damage = (text: string, random: Random) => string;

/** Changes one thing inside the data. */
const inData =
  (change: (place: Record<string, unknown>, key: string, random: Random) => void): Damage =>
  (text, random) => {
    const data: unknown = JSON.parse(text);
    const place = oneOf(random, containers(data)) as Record<string, unknown>;
    const key = oneOf(random, Object.keys(place));
    if (key !== undefined) change(place, key, random);
    return JSON.stringify(data, null, random(3));
  };

const DAMAGES: readonly Damage[] = [
  (text, random) => text.slice(0, random(text.length)),
  (text, random) => text.slice(random(text.length)),
  (text, random) => {
    const at = random(text.length);
    return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << random(8))) + text.slice(at + 1);
  },
  (text, random) => {
    const at = random(text.length);
    return text.slice(0, at) + oneOf(random, ['{', '}', '[', ']', ',', '"', ':', '\\', '//', '\n']) + text.slice(at);
  },
  (text, random) => {
    const [from, to] = [random(text.length), random(text.length)];
    return text.slice(0, to) + text.slice(from, from + random(400)) + text.slice(to);
  },
  (_, random) => oneOf(random, ['[', '{"a":', '{"cards":[']).repeat(1 + random(30_000)),
  (text, random) => JSON.stringify({ cards: [...(JSON.parse(text).cards ?? []), nonsense(random)] }),
  (text, random) => text.replace(/"verb": "\w+"/, () => `"verb": "${oneOf(random, VERB_NAMES)}"`),
  (text, random) => {
    let deep: unknown = { turn: 'you' };
    for (let i = random(3_000); i > 0; i--) deep = { not: deep };
    return text.replace(/"effects":/, () => `"if": ${JSON.stringify(deep)}, "effects":`);
  },
  inData((place, key, random) => {
    place[key] = nonsense(random);
  }),
  inData((place, key) => {
    delete place[key];
  }),
  inData((place, key, random) => {
    if (Array.isArray(place)) place.push(place[Number(key)]);
    else place[misspell(random, key)] = place[key];
  }),
  inData((place, key, random) => {
    const value = place[key];
    if (Array.isArray(place)) return;
    delete place[key];
    place[misspell(random, key)] = value;
  }),
  inData((place, key, random) => {
    const value = place[key];
    place[key] = typeof value === 'string' ? misspell(random, value) : typeof value === 'number' ? -value - 1 : [value];
  }),
];

/** The text of a file, damaged once or a few times. */
function damaged(text: string, random: Random): string {
  let result = oneOf(random, DAMAGES)(text, random);
  for (let more = random(3); more > 0; more--) {
    try {
      result = oneOf(random, DAMAGES)(result, random);
    } catch {
      return result;
    }
  }
  return result;
}

/** The result of checking a file, or a text that says what is wrong with the check. */
function complaint(file: CardFile, read: (card: Card) => string[]): { valid: boolean; problems: number } | string {
  const { cards, problems } = checkCards([file]);
  for (const problem of problems) {
    const line = problemLine(problem);
    if (!/^[^:]+:\d+:\d+ \S/.test(line) || faultSentence(problem.fault).trim() === '') return `says nothing: ${line}`;
    if (/undefined|\[object|NaN|Invalid input/.test(faultSentence(problem.fault))) return `says it badly: ${line}`;
    if ((problem.line ?? 1) > file.text.split('\n').length) return `points past the end: ${line}`;
  }
  for (const card of cards)
    for (const text of read(card)) if (/undefined|\[object|NaN/.test(text)) return `card "${card.id}" reads ${text}`;
  return { valid: !hasErrors(problems), problems: problems.length };
}

/**
 * Checks `count` damaged copies of the files, with the seeds from `seed` on. `read`: makes the rules text of each card
 * that is still valid. Never throws: errors inside become failures.
 */
export function fuzzCards(
  files: readonly CardFile[],
  count: number,
  seed: number,
  read: (card: Card) => string[] = () => [],
): FuzzResult {
  const result: FuzzResult = { files: count, valid: 0, problems: 0, failures: [] };
  for (let i = 0; i < count; i++) {
    const random = generator(seed + i);
    const { name, text } = oneOf(random, files);
    let outcome: ReturnType<typeof complaint>;
    try {
      outcome = complaint({ name, text: damaged(text, random) }, read);
    } catch (error) {
      outcome = `throws ${error instanceof Error ? error.message : String(error)}`;
    }
    if (typeof outcome === 'string') result.failures.push(`seed ${seed + i}, ${name}: ${outcome}`);
    else {
      result.valid += outcome.valid ? 1 : 0;
      result.problems += outcome.problems;
    }
  }
  return result;
}
