import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { playGame } from '../../src/sim/game.ts';
import type { Alarms } from './alarms.ts';
import { independentAlarms, neutralAlarms } from './alarms.ts';
import type { Outcome } from './pool.ts';
import { neutralSet, strongerSet } from './pool.ts';

const { cards, rules } = readCards('src/cards');

describe('a neutral change', () => {
  it('renames cards and orders them anew, and changes nothing else', () => {
    const neutral = neutralSet(cards, 3);
    const plain = (some: typeof cards) =>
      some.map(({ id, ...card }) => JSON.stringify({ ...card, id: id.replace(/-3$/, '') })).toSorted();
    expect(plain(neutral)).toEqual(plain([...cards]));
    const renamed = neutral.filter(({ id }) => id.endsWith('-3')).length;
    expect(renamed).toBeGreaterThan(20);
    expect(renamed).toBeLessThan(55);
    expect(neutral.map(({ name }) => name)).not.toEqual(cards.map(({ name }) => name));
    expect(neutralSet(cards, 0)).toEqual(cards);
  });

  it('makes other games of the same deals', () => {
    const ends = [0, 1].map((which) => {
      const catalog = registerCatalog(neutralSet(cards, which));
      const { state } = playGame({ catalog, rules, genius: 'intern', spymaster: 'intern' }, 1);
      return [state.turn.number, state.score];
    });
    expect(ends[0]).not.toEqual(ends[1]);
  });

  it('is not the one that matters: that is one card with an Attack more', () => {
    const changed = strongerSet(cards).filter((card, i) => JSON.stringify(card) !== JSON.stringify(cards[i]));
    expect(changed).toMatchObject([{ type: 'minion', copies: 3 }]);
  });
});

describe('alarms', () => {
  const game = (won: number): Outcome => ({ won, rounds: 9, leadChanges: 0, fromBehind: 0, close: 0 });
  const half = Array.from({ length: 40 }, (_, i) => game(i % 2));

  it('are seldom where the games are alike, and always where one set is better', () => {
    const alike = [half, half.toReversed()];
    expect(independentAlarms(alike, 200, 40).share).toBeLessThan(0.1);
    expect(neutralAlarms([half, half], 50, 40).share).toBe(0);
    const always = [half.map(() => game(1)), half.map(() => game(0))];
    // Which of the two is better changes from deal to deal, so even these claim little.
    expect(neutralAlarms(always, 100, 40).share).toBeLessThan(0.1);
  });
});

describe('the report', () => {
  const report = JSON.parse(readFileSync(new URL('report.json', import.meta.url), 'utf8'));

  it('has alarms in 3 to 7 % of a thousand comparisons, of either kind', () => {
    for (const { comparisons, share } of [report.alarms.independentSeeds, report.alarms.neutralChanges] as Alarms[]) {
      expect(comparisons).toBe(1000);
      expect(share).toBeGreaterThanOrEqual(0.03);
      expect(share).toBeLessThanOrEqual(0.07);
    }
  });

  it('has ten quantities over 20 000 games that are the same by either estimate', () => {
    expect(report.games).toBeGreaterThanOrEqual(20_000);
    expect(report.unbiased).toHaveLength(10);
    for (const { what, alike } of report.unbiased) expect(alike, what).toBe(true);
  });
});
