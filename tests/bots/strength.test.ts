import { expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { countGame, rowsOf } from '../../src/sim/count.ts';
import { emptyTally } from '../../src/sim/tally.ts';

const { cards, rules } = readCards('src/cards');
const catalog = registerCatalog(cards);

const PAIRS = 12;

it('the rookie beats the intern on both sides of the same seeds; npm run soak plays the full number', () => {
  const play = (genius: 'intern' | 'rookie', spymaster: 'intern' | 'rookie') => {
    const tally = emptyTally(catalog);
    const rows = rowsOf(tally);
    for (let seed = 1; seed <= PAIRS; seed++) countGame({ catalog, rules, genius, spymaster }, seed, tally, rows);
    return tally;
  };
  const wins = play('rookie', 'intern').geniusWins + play('intern', 'rookie').spymasterWins;
  expect(wins).toBeGreaterThanOrEqual(Math.ceil(0.95 * 2 * PAIRS));
});

it('the same seed gives the same game', () => {
  const games = [1, 2].map(() => {
    const tally = emptyTally(catalog);
    countGame({ catalog, rules, genius: 'rookie', spymaster: 'rookie' }, 5, tally, rowsOf(tally));
    return tally;
  });
  expect(games[0]).toEqual(games[1]);
});
