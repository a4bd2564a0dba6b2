/** Scenario files with a mistake somewhere get an answer, never an exception. */
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { dice, RECOMMENDED } from '../../src/engine/index.ts';
import { runScenario } from '../../src/scenario/run.ts';
import { scenarioFiles, writtenOut } from './files.ts';

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
function bend(value: unknown, roll: Roll): void {
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

it('bent scenario files are answered, each with a code, a message and an end', () => {
  const roll = dice(77);
  const codes = new Map<string, number>();
  for (const file of scenarioFiles())
    for (let i = 0; i < 12; i++) {
      const { fails, ...bent } = structuredClone(writtenOut(file));
      for (let bends = 1 + roll(3); bends > 0; bends--) bend(bent, roll);
      const text = JSON.stringify(bent);
      try {
        const result = runScenario(JSON.parse(text), file.path, SET);
        const read: unknown = JSON.parse(JSON.stringify(result));
        // The same question as `toEqual`, but quick where all is well.
        if (!isDeepStrictEqual(read, result)) expect(read).toEqual(result);
        const code = result.ok ? 'ok' : result.error.code;
        codes.set(code, (codes.get(code) ?? 0) + 1);
        if (!result.ok) expect(result.error.message).toMatch(/\S/);
      } catch (error) {
        throw new Error(`${file.path}: ${error instanceof Error ? error.stack : error}\n${text}`);
      }
    }
  for (const code of ['ok', 'bad-scenario', 'expectation', 'malformed'])
    expect(codes.get(code) ?? 0).toBeGreaterThan(20);
});
