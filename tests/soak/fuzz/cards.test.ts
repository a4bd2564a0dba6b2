import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readFiles } from '../../../src/cards/read.ts';
import { rulesText } from '../../../src/text/cardText.ts';
import { fuzzCards } from './cards.ts';

const files = readFiles(fileURLToPath(new URL('../../../src/cards', import.meta.url))).map(({ name, text }) => ({
  name: basename(name),
  text,
}));

it('tells 1 000 damaged files in words', () => {
  const { failures, valid, problems } = fuzzCards(files, 1000, 1, rulesText);
  expect(failures).toEqual([]);
  expect(valid).toBeGreaterThan(20);
  expect(valid).toBeLessThan(500);
  expect(problems).toBeGreaterThan(700);
}, 60_000);
