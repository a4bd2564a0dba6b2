import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from '../cards/zod.ts';
import { readScenario, scenarioSchema } from './format.ts';

const text = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
const schema = z.toJSONSchema(scenarioSchema, { io: 'input', reused: 'ref' }) as {
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
  it('is the schema for editors: npx vitest run src/scenario/readme.test.ts -u renews it', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('./scenario.schema.json');
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

  it('has an example that can be read', () => {
    const [, example] = text.match(/```json\n(.*?)```/s) ?? [];
    expect(readScenario(JSON.parse(example))).toMatchObject({ setup: { infiltration: { square: 3 } } });
  });
});
