import { expect, it } from 'vitest';
import { readCards } from '../../cards/read.ts';
import { registerCatalog } from '../../engine/index.ts';
import { dealt } from '../game.ts';
import { luckOf } from './luck.ts';
import { decksOf } from './record.ts';

const { cards, rules } = readCards('src/cards');
const set = { catalog: registerCatalog(cards), rules };
const luck = luckOf(set);
const decks = decksOf(dealt(set.catalog, 1, rules).state);

it('luck is 0 on average: a deck turned about once for each of its places is neither lucky nor unlucky', () => {
  const turned = <T>(deck: readonly T[], by: number): T[] => [...deck.slice(by), ...deck.slice(0, by)];
  const size = decks.genius.length;
  const rows = decks.genius.map((_, by) => luck({ genius: turned(decks.genius, by), spymaster: [] }));
  const sums = rows[0].map((_, i) => rows.reduce((sum, row) => sum + row[i], 0));
  expect(Math.max(...sums.map(Math.abs))).toBeLessThan(1e-9 * size);
});

it('luck of a card is how soon its copies come up', () => {
  const [first, last] = [decks.spymaster[0], decks.spymaster.at(-1) as number];
  const exchanged = [last, ...decks.spymaster.slice(1, -1), first];
  const [before, after] = [luck(decks), luck({ ...decks, spymaster: exchanged })];
  const changed = after.flatMap((x, i) => (i > 0 && Math.abs(x - before[i]) > 1e-9 ? [x - before[i]] : []));
  expect(changed).toHaveLength(2);
  expect(changed[0]).toBeCloseTo(-changed[1]);
});
