/** Every scenario file below this folder is a test named by its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { RECOMMENDED, REFUSAL_CODES } from '../../src/engine/index.ts';
import type { GameSet } from '../../src/scenario/run.ts';
import { runScenario } from '../../src/scenario/run.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A scenario file of ours. `fails`: what the run must end with instead of succeeding; the runner pays no heed to it. */
interface File {
  path: string;
  json: {
    name: string;
    actions?: { type: string }[];
    expect?: Record<string, unknown>;
    fails?: { at: number | null; code: string; rule?: string; says?: string };
  };
}

const files: File[] = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .sort()
  .map((path) => ({ path, json: JSON.parse(readFileSync(join(HERE, path), 'utf8')) }));

/** The scenarios bring their own cards: they must come out the same with and without the game's. */
const SETS: Record<string, GameSet> = {
  'no other cards': { cards: [], rules: RECOMMENDED },
  "the game's cards": { cards: readCards(join(HERE, '../../src/cards')).cards, rules: RECOMMENDED },
};

for (const folder of [...new Set(files.map(({ path }) => path.split('/')[0]))])
  describe(`scenarios ${folder}`, () => {
    for (const { path, json } of files.filter((file) => file.path.startsWith(`${folder}/`)))
      it(json.name, () => {
        for (const [which, set] of Object.entries(SETS)) {
          const result = runScenario(structuredClone(json), path, set);
          const { fails } = json;
          if (!fails) {
            expect(result.ok || result.error, `with ${which}`).toBe(true);
            continue;
          }
          if (result.ok) throw new Error(`${path} succeeded with ${which}`);
          const { failedAt, error, state } = result;
          expect({ at: failedAt, code: error.code, ...(fails.rule ? { rule: error.rule } : {}) }).toEqual({
            at: fails.at,
            code: fails.code,
            ...(fails.rule ? { rule: fails.rule } : {}),
          });
          expect(error.message).toContain(fails.says ?? '');
          expect(state === null).toBe(fails.code === 'bad-scenario');
        }
      });
  });

describe('the scenarios together', () => {
  it('have names of their own', () => {
    const names = files.map(({ json }) => json.name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(files.filter(({ path, json }) => /^R\d+\//.test(path) && !json.name.startsWith(path.split('/')[0]))).toEqual(
      [],
    );
  });

  it('meet every refusal code', () => {
    const met = new Set(files.flatMap(({ json }) => (json.fails ? [json.fails.code] : [])));
    expect(REFUSAL_CODES.filter((code) => !met.has(code))).toEqual([]);
  });

  it('expect something of every key of SUMMARY', () => {
    const result = runScenario({ setup: {} }, 'empty', SETS['no other cards']);
    const asked = new Set(files.flatMap(({ json }) => Object.keys(json.expect ?? {})));
    expect(Object.keys(result.state ?? {}).filter((key) => !asked.has(key))).toEqual([]);
  });

  it('stay readable: no path is longer than a line', () => {
    expect(files.map(({ path }) => relative('.', path)).filter((path) => path.length > 110)).toEqual([]);
  });
});
