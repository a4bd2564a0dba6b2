/** Checks that each rule of RULES.md has a test or scenario whose name begins with its number. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { RECOMMENDED, REFUSAL_CODES } from '../../src/engine/index.ts';
import { scenarioFiles } from '../scenarios/files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const book = readFileSync(join(ROOT, 'src/engine/RULES.md'), 'utf8');
const rules = [...book.matchAll(/^- (R\d+\.\d+) /gm)].map(([, rule]) => rule);

/** The numbers with which the names of tests in a file begin. */
const named = (text: string): string[] =>
  [...text.matchAll(/\b(?:it|test)\(\s*['"`](R\d+\.\d+) /g)].map(([, rule]) => rule);

const testFiles = ['tests', 'src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(ROOT, folder, path)),
);

it('every rule has a test or a scenario named by it', () => {
  expect(rules.length).toBeGreaterThan(60);
  expect([rules[0], rules.at(-1)]).toEqual(['R1.1', 'R12.1']);
  const tests = testFiles.flatMap((path) => named(readFileSync(path, 'utf8')));
  const scenarios = scenarioFiles().flatMap(({ json }) => json.name.match(/^R\d+\.\d+(?= )/)?.[0] ?? []);
  const covered = new Set([...tests, ...scenarios]);
  expect(rules.filter((rule) => !covered.has(rule))).toEqual([]);
  expect([...covered].filter((rule) => !rules.includes(rule))).toEqual([]);
});

it('the name of a scenario says more than the number of its rule', () => {
  for (const { json } of scenarioFiles()) expect(json.name.split(' ').length, json.name).toBeGreaterThan(3);
});

it('the rules name keys of rules.json with their defaults, codes of refusals, and nothing else in code style', () => {
  const keys = Object.keys(RECOMMENDED);
  const named = [...book.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const known = new Set<string>([...keys, ...REFUSAL_CODES, 'R6.4', 'code style', 'rules.json']);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(keys.filter((key) => !named.includes(key))).toEqual([]);
  const defaults = [...book.matchAll(/`(\w+)`(?: \((\d+)\)|: (null|true|false))/g)];
  expect(defaults.length).toBeGreaterThan(8);
  for (const [, key, number, value] of defaults)
    expect(`${key} ${RECOMMENDED[key as keyof typeof RECOMMENDED]}`).toBe(`${key} ${number ?? value}`);
});
