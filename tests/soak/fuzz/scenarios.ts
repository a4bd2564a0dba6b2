/** Bends scenario files, and checks that each gets an answer, never an exception. */
import { isDeepStrictEqual } from 'node:util';
import { runScenario } from '../../../src/cli/runScenario.ts';
import { dice, RECOMMENDED } from '../../../src/engine/index.ts';
import { scenarioFiles, writtenOut } from '../../scenarios/files.ts';
import type { Fuzzed } from './index.ts';

const SET = { cards: [], rules: RECOMMENDED };
const NOISE: unknown[] = [
  ...[
    null,
    true,
    -1,
    0,
    1,
    2,
    7,
    9,
    99,
    1e9,
    1.5,
    '',
    'guard',
    'agent',
    'hub',
    'crate',
    '1',
    'genius',
    'lair',
    'infiltrate',
  ],
  ...[[], {}, ['guard'], { card: 'guard' }, { card: 'agent', id: 'x' }, [[]], { type: 'endStep' }, { __proto__: null }],
];
type Roll = (n: number) => number;

/** Changes one thing somewhere inside the value. */
export function bend(value: unknown, roll: Roll): void {
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  if (keys.length === 0) return;
  const inside = value as Record<string, unknown>;
  const key = keys[roll(keys.length)];
  if (typeof inside[key] === 'object' && inside[key] !== null && roll(8) > 0) {
    bend(inside[key], roll);
    return;
  }
  const other = keys[roll(keys.length)];
  switch (roll(5)) {
    case 0:
      if (Array.isArray(value)) value.splice(Number(key), 1);
      else delete inside[key];
      break;
    case 1:
      inside[key] = structuredClone(inside[other]);
      break;
    case 2:
      if (Array.isArray(value)) value.push(structuredClone(inside[other]));
      else inside[`${key}s`] = inside[key];
      break;
    default:
      inside[key] =
        typeof inside[key] === 'number' && roll(2) === 0 ? roll(10) : structuredClone(NOISE[roll(NOISE.length)]);
  }
}

/** What is wrong with the answer to a bent file. Undefined: nothing. `code`: called with its code, `ok` where it ran. */
function complaint(bent: unknown, path: string, code: (code: string) => void): string | undefined {
  const result = runScenario(JSON.parse(JSON.stringify(bent)), path, SET);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(result)), result)) return 'the answer is not plain JSON';
  code(result.ok ? 'ok' : result.error.code);
  return result.ok || /\S/.test(result.error.message) ? undefined : 'the answer has no message';
}

/** Bends so many files, one scenario after the other, round and round. `codes`: how often each code was the answer. */
export function fuzzScenarioFiles(count: number, seed: number): Fuzzed & { codes: ReadonlyMap<string, number> } {
  const roll = dice(seed);
  const files = scenarioFiles();
  const codes = new Map<string, number>();
  const failures: string[] = [];
  for (let i = 0; i < count; i++) {
    const file = files[i % files.length];
    const { fails, ...bent } = structuredClone(writtenOut(file));
    for (let bends = 1 + roll(3); bends > 0; bends--) bend(bent, roll);
    let wrong: string | undefined;
    try {
      wrong = complaint(bent, file.path, (code) => codes.set(code, (codes.get(code) ?? 0) + 1));
    } catch (error) {
      wrong = `throws ${error instanceof Error ? error.stack : error}`;
    }
    if (wrong) failures.push(`${file.path}: ${wrong}\n${JSON.stringify(bent)}`);
  }
  return { tried: count, good: codes.get('ok') ?? 0, failures, codes };
}
