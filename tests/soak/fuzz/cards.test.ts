import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readFiles } from '../../../src/cards/read.ts';
import { rulesText } from '../../../src/text/en/cardText/rulesText.ts';
import { fuzzCards } from './cards.ts';

const files = readFiles(fileURLToPath(new URL('../../../src/cards', import.meta.url))).map(({ name, text }) => ({
  name: basename(name),
  text,
}));

it('tells 100 damaged files in words; npm run soak tries the full number', () => {
  const { failures, valid, problems } = fuzzCards(files, 100, 1, rulesText);
  expect(failures).toEqual([]);
  expect(valid).toBeGreaterThan(2);
  expect(valid).toBeLessThan(50);
  expect(problems).toBeGreaterThan(70);
});
