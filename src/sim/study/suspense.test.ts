import { describe, expect, it } from 'vitest';
import { readCards } from '../../cards/read.ts';
import { registerCatalog } from '../../engine/index.ts';
import type { GameRecord } from './record.ts';
import { recordGame } from './record.ts';
import { suspenseOf } from './suspense.ts';

const game = (result: 'G' | 'M', ...chances: number[]): GameRecord => ({
  seed: 1,
  result,
  rounds: chances.length,
  leadChanges: 0,
  score: { genius: 10, spymaster: 9 },
  comeback: false,
  chances,
  raids: [],
  plans: [],
  decks: { genius: [], spymaster: [] },
});

describe('suspense', () => {
  it('is the mean size of the next change, by round; the last one is to the result', () => {
    const { rounds, changes } = suspenseOf([game('G', 0.5, 0.7, 0.9), game('M', 0.5, 0.4, 0.4)]);
    expect(rounds.map(({ round, games, next }) => [round, games, Number(next.toFixed(3))])).toEqual([
      [1, 2, 0.15],
      [2, 2, 0.35],
    ]);
    expect(changes).toBeCloseTo((0.2 + 0.3 + 0.1 + 0.4) / 2);
  });

  it('is the same if the game ends before the end of its last round', () => {
    const cut = { ...game('G', 0.5, 0.7), rounds: 3 };
    expect(suspenseOf([cut])).toEqual(suspenseOf([game('G', 0.5, 0.7, 0.9)]));
  });

  it('rises where a game changes more at its end', () => {
    expect(suspenseOf([game('G', 0.5, 0.6, 0.4, 0.5, 0.9, 0.6)]).rise?.value).toBeCloseTo((0.4 + 0.1 - 0 - 0.1) / 2);
    expect(suspenseOf([game('G', 0.9, 0.9, 0.95)]).rise?.value).toBeCloseTo(0.1 - 0.4);
  });

  it('counts a swing where the other side becomes the favourite', () => {
    expect(suspenseOf([game('G', 0.7, 0.5, 0.3, 0.5, 0.9)]).swings).toBe(2);
    expect(suspenseOf([game('G', 0.7, 0.5, 0.65, 0.9)]).swings).toBe(0);
  });

  it('tells the winner from the round on after which the chance stays high', () => {
    expect(suspenseOf([game('G', 0.5, 0.9, 0.9, 0.95)]).told.p50).toBe(0.5);
    expect(suspenseOf([game('M', 0.5, 0.9, 0.1, 0.6)]).told.p50).toBe(0.75);
    expect(suspenseOf([game('M', 0.5, 0.5)]).told.p50).toBe(1);
    expect(suspenseOf([]).told.p50).toBeNull();
  });

  it('misses by nothing where the nets are sure and right', () => {
    expect(suspenseOf([game('G', 1, 1, 1)])).toMatchObject({ miss: 0, missOfHalf: 0.25 });
  });
});

it('a game has a chance for each round, which goes towards its winner', () => {
  const { cards, rules } = readCards('src/cards');
  const set = { catalog: registerCatalog(cards), rules };
  const { chances, rounds, result } = recordGame(set, 'rookie', 5);
  expect(chances.length).toBeGreaterThan(5);
  expect(rounds - chances.length).toBeLessThanOrEqual(1);
  expect(Math.min(...chances)).toBeGreaterThan(0);
  expect(Math.max(...chances)).toBeLessThan(1);
  const last = chances.at(-1) ?? 0.5;
  expect(result === 'G' ? last : 1 - last).toBeGreaterThan(0.4);
});
