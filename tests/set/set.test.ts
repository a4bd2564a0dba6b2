/**
 * Every card of the game with an effect has scenarios in a folder with its id: `does….json` and `does-not….json`. In
 * the first, a card with the id "bystander" has a type that the effect can touch, but must not change.
 * For a card that forbids something, the forbidden action fails.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { runScenario } from '../../src/cli/runScenario.ts';
import type { Card } from '../../src/engine/index.ts';
import { RECOMMENDED } from '../../src/engine/index.ts';
import type { ScenarioResult } from '../../src/text/en/scenario/result.ts';
import type { ScenarioFile } from '../scenarios/files.ts';
import { readScenarioFile } from '../scenarios/files.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const { cards, rules } = readCards(join(HERE, '../../src/cards'));
const set = { cards, rules: { ...RECOMMENDED, ...rules } };

const does = (card: Card): boolean => (card.abilities ?? []).length > 0;
const folders = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const filesOf = (id: string): ScenarioFile[] =>
  readdirSync(join(HERE, id))
    .sort()
    .map((name) => readScenarioFile(HERE, `${id}/${name}`));

const play = ({ path, json, readCast }: ScenarioFile, changed: object = {}): ScenarioResult =>
  runScenario({ ...structuredClone(json), ...changed }, path, set, readCast);

/** The cards on the table, by id, as in SUMMARY. */
function onTable({ state }: ScenarioResult): Map<string, unknown> {
  const { lair, networks, spies } = state as {
    lair: ({ id: string } | null)[];
    networks: { nodes: { id: string }[] }[];
    spies: Record<string, unknown>;
  };
  return new Map<string, unknown>([
    ...lair.flatMap((unit, i): [string, unknown][] => (unit ? [[unit.id, { square: i + 1, ...unit }]] : [])),
    ...networks.flatMap(({ nodes }) => nodes.map((node): [string, unknown] => [node.id, node])),
    ...Object.entries(spies),
  ]);
}

/** Expects that nobody is left waiting: nothing is on the stack, and no choice is open. */
function expectRest({ state }: ScenarioResult): void {
  const { stack, awaiting } = state as { stack: unknown[]; awaiting: { kind: string } };
  expect(stack).toEqual([]);
  expect(awaiting.kind).toMatch(/^(act|over)$/);
}

const endOf = (result: ScenarioResult): object | 'ok' =>
  result.ok ? 'ok' : { at: result.failedAt, code: result.error.code };

function expectOutcome({ json }: ScenarioFile, result: ScenarioResult): void {
  if (!json.fails) expect(result.ok ? 'ok' : result.error).toBe('ok');
  else expect(endOf(result)).toEqual({ at: json.fails.at, code: json.fails.code });
}

for (const card of cards.filter((c) => does(c) && folders.includes(c.id)))
  describe(`${card.id} (${card.type})`, () => {
    it('has scenarios of what it does and of what it does not', () => {
      const names = filesOf(card.id).map(({ path }) => path.split('/')[1]);
      expect(names.filter((name) => !/^(does|does-not)(-[a-z0-9-]+)?\.json$/.test(name))).toEqual([]);
      expect(names.some((name) => name.startsWith('does-not'))).toBe(true);
      expect(names.some((name) => /^does(?!-not)/.test(name))).toBe(true);
    });

    for (const file of filesOf(card.id)) {
      const isDone = !file.path.includes('/does-not');
      it(file.json.name, () => {
        const result = play(file);
        expectOutcome(file, result);
        expectRest(result);
        if (!isDone) return;
        const bystander = onTable(play(file, { actions: [], expect: undefined })).get('bystander');
        expect(bystander, 'the scenario needs a card with the id "bystander", which stays as it is').toBeDefined();
        expect(onTable(result).get('bystander')).toEqual(bystander);
      });

      if (isDone)
        it(`${file.json.name}: not without its abilities`, () => {
          const bare = { ...card, abilities: [] };
          const result = play(file, { cards: [...(file.json.cards ?? []), bare] });
          expect(endOf(result)).not.toEqual(endOf(play(file)));
          expect(endOf(result)).not.toMatchObject({ code: 'bad-scenario' });
        });
    }
  });

it('every card that does something has a folder, and no other', () => {
  expect(folders.sort()).toEqual(
    cards
      .filter(does)
      .map((card) => card.id)
      .sort(),
  );
});
