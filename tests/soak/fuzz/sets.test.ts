import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readCards } from '../../../src/cards/read.ts';
import { fuzzSets } from './sets.ts';

const { cards } = readCards(fileURLToPath(new URL('../../../src/cards', import.meta.url)));

it('opens 16 hostile sets, or refuses them in words; npm run soak tries the full number', () => {
  const { good, failures } = fuzzSets(cards, 16, 1);
  expect(failures).toEqual([]);
  expect(good).toBeGreaterThan(2);
  expect(good).toBeLessThan(12);
});
