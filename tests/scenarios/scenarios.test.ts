/** Runs every scenario file below this folder as a test with its name. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { runScenario } from '../../src/cli/runScenario.ts';
import { RECOMMENDED, REFUSAL_CODES } from '../../src/engine/index.ts';
import type { GameSet } from '../../src/scenario/run.ts';
import type { ScenarioFile } from './files.ts';
import { SCENARIOS, scenarioFiles } from './files.ts';

const files = scenarioFiles();

/** The scenarios bring their own cards: the results must be the same with and without the game's set. */
const SETS: Record<string, GameSet> = {
  'no other cards': { cards: [], rules: RECOMMENDED },
  "the game's cards": { cards: readCards(join(SCENARIOS, '../../src/cards')).cards, rules: RECOMMENDED },
};

function check({ path, json, readCast }: ScenarioFile, set: GameSet, which: string): void {
  const result = runScenario(structuredClone(json), path, set, readCast);
  const { fails } = json;
  if (!fails) {
    expect(result.ok ? 'ok' : result.error, `with ${which}`).toBe('ok');
    return;
  }
  if (result.ok) throw new Error(`${path} succeeded with ${which}`);
  const { at, code, rule = result.error.rule, says = '' } = fails;
  expect([result.failedAt, result.error.code, result.error.rule]).toEqual([at, code, rule]);
  expect(result.error.message).toContain(says);
  expect(result.state === null).toBe(code === 'bad-scenario');
}

for (const folder of [...new Set(files.map(({ path }) => path.split('/')[0]))])
  describe(`scenarios ${folder}`, () => {
    for (const file of files.filter(({ path }) => path.startsWith(`${folder}/`)))
      it(file.json.name, () => {
        for (const [which, set] of Object.entries(SETS)) check(file, set, which);
      });
  });

describe('the scenarios together', () => {
  it('have names of their own, in the folder of their rule', () => {
    const names = files.map(({ json }) => json.name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    const strays = files.filter(({ path, json }) => {
      const [folder] = path.split('/');
      return /^R\d/.test(folder) && !json.name.startsWith(`${folder} `);
    });
    expect(strays).toEqual([]);
  });

  it('have short file names', () => {
    const names = files.map(({ path }) => path.split('/')[1]);
    expect(names.filter((name) => !/^(?=.{1,40}\.json$)[a-z0-9]+(-[a-z0-9]+)*\.json$/.test(name))).toEqual([]);
  });

  it('write a card only where no other scenario has the same one, else it stands in a cast', () => {
    const own = files
      .flatMap(({ json }) => (json.setup && json.cards ? json.cards : []))
      .map((card) => JSON.stringify(card));
    expect(own.filter((card, i) => own.indexOf(card) !== i)).toEqual([]);
  });

  it('name every card of the casts, and no cast without a card for them', () => {
    const uses = files.flatMap(({ json, readCast }) => {
      const { cast = [], cards = [], ...rest } = json;
      const text = JSON.stringify(rest);
      return [cast].flat().map((path) => ({
        path,
        all: readCast(path).map(({ id }) => id),
        named: readCast(path).flatMap(({ id }) => (text.includes(`"${id}"`) ? id : [])),
      }));
    });
    expect(uses.filter(({ named }) => named.length === 0)).toEqual([]);
    const named = new Set(uses.flatMap((use) => use.named));
    expect([...new Set(uses.flatMap(({ all }) => all))].filter((id) => !named.has(id))).toEqual([]);
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

  it('expect nothing that every state fulfils', () => {
    const says = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      Array.isArray(value) ||
      (Object.keys(value).length > 0 && Object.values(value).every(says));
    expect(files.filter(({ json }) => json.expect !== undefined && !says(json.expect))).toEqual([]);
  });

  it('contain every action of the table in SCENARIOS', () => {
    const types = new Set(
      files.flatMap(({ json }) => (Array.isArray(json.actions) ? json.actions.map((a) => a.type) : [])),
    );
    const table =
      'choosePlan advancePlan completePlan playMinion moveMinion build activatePlan playSpy playNode connect disconnect assign unassign infiltrate destroy ignore attack sneak playInstant useAbility choose discard pass endStep concede';
    expect(table.split(' ').filter((type) => !types.has(type))).toEqual([]);
  });
});
