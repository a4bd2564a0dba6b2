import { expect, it } from 'vitest';
import { cardFileSchema } from '../../../cards/schema.ts';
import { scenarioSchema } from '../../../scenario/format.ts';
import { fileKind, SCENARIO_KEYS } from './fileKind.ts';

it.each([
  ['{"setup":{"turn":{"number":3}}}', 'scenario'],
  ['{"name":"With cards","cards":[],"expect":{"winner":null}}', 'scenario'],
  ['{"name":"A set","cards":[],"rules":{}}', 'set'],
  ['{"name":"Nothing"}', null],
  ['[]', null],
  ['null', null],
  ['{"cards":', null],
  ['', null],
])('%s is %s', (text, kind) => {
  expect(fileKind(text)).toBe(kind);
});

it('knows every key that a scenario has and a card file has not', () => {
  const both = Object.keys(cardFileSchema.shape);
  expect(Object.keys(scenarioSchema.shape).filter((key) => !both.includes(key))).toEqual(
    expect.arrayContaining([...SCENARIO_KEYS]),
  );
  expect(Object.keys(scenarioSchema.shape).filter((key) => !both.includes(key) && key !== 'rules')).toHaveLength(
    SCENARIO_KEYS.length,
  );
});
