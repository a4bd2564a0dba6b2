import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { jsonSchema } from '../cards/editor.ts';
import { ACTION_TYPES } from '../engine/index.ts';
import { readScenario, scenarioSchema } from '../scenario/format.ts';
import { SUMMARY_SAYS } from '../text/en/scenario/says.ts';
import { runScenario } from './runScenario.ts';
import { withTables } from './scenarioReadme.ts';
import { editorScenario } from './scenarioSchema.ts';

const text = readFileSync(new URL('../scenario/README.md', import.meta.url), 'utf8');
const EVERYTHING = {
  turn: { number: 6, step: 'infiltrate' },
  lair: { 3: { card: 'guard', attached: ['jetpack'] }, 5: 'grid' },
  plan: { card: 'prank', status: 'activated' },
  networks: [{ nodes: ['safehouse'], spies: ['agent'] }],
  infiltration: { spy: 'agent', square: 3 },
};
const schema = jsonSchema(editorScenario) as {
  properties: Record<string, { properties?: object; anyOf?: { properties?: object; $ref?: string }[]; $ref?: string }>;
  $defs?: Record<string, { properties?: object }>;
};

/** The words in code style in the first cells of the tables below a heading. */
const keysBelow = (heading: string): string[] => {
  const part = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...part.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, key]) => key),
  );
};

describe('the documented format', () => {
  it('is the schema for editors: npx vitest run src/cli/scenarioReadme.test.ts -u renews it', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../scenario/scenario.schema.json');
  });

  it('names every key of a file', () => {
    const keys = Object.keys(schema.properties).filter((key) => key !== '$schema');
    expect(keysBelow('The file').sort()).toEqual(keys.sort());
  });

  it('names every key of a position', () => {
    const setup = scenarioSchema.shape.setup.unwrap().unwrap();
    expect(
      keysBelow('The position')
        .filter((key) => key !== 'setup')
        .sort(),
    ).toEqual(Object.keys(setup.shape).sort());
  });

  it('has the tables of the actions and of the summary as they are now; -u renews them too', async () => {
    await expect(withTables(text)).toMatchFileSnapshot('../scenario/README.md');
  });

  it('names every action, and every key of the summary', () => {
    const result = runScenario({ setup: {} }, 'x', { cards: TEST_CARDS, rules: {} });
    expect(Object.keys(SUMMARY_SAYS)).toEqual(Object.keys(result.state ?? {}));
    for (const name of [...ACTION_TYPES, ...Object.keys(SUMMARY_SAYS)])
      expect(text).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
  });

  it('lets an editor expect all that a summary holds, and do all that is an action', () => {
    const { state } = runScenario({ setup: EVERYTHING }, 'x', { cards: TEST_CARDS, rules: {} });
    expect(editorScenario.safeParse({ expect: state, actions: [{ type: 'sneak' }] }).error).toBeUndefined();
    for (const wrong of [
      { expect: { scores: {} } },
      { actions: [{ type: 'snek' }] },
      { actions: [{ type: 'concede' }] },
    ])
      expect(editorScenario.safeParse(wrong).success).toBe(false);
  });

  it('has an example that can be read', () => {
    const [, example] = text.match(/```json\n(.*?)```/s) ?? [];
    expect(readScenario(JSON.parse(example))).toMatchObject({ setup: { infiltration: { square: 3 } } });
  });
});
