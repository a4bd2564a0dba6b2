import { expect, test } from 'vitest';
import type { Result } from '../../../storage/results.ts';
import { standingWords } from './standingWords.ts';

const PEOPLE = { genius: 'people', spymaster: 'people' };
const INTERN = { genius: 'people', spymaster: 'intern' };
const NAMES = { genius: 'Ada', spymaster: 'Bob' };
const game = (id: string, change: Partial<Result> = {}): Result => ({
  ...{ id, ended: 1, names: NAMES, sources: PEOPLE, winner: 'genius', fair: true },
  score: { genius: 10, spymaster: 1 },
  ...change,
});

test('two people are told how they stand', () => {
  const games = [game('a'), game('b', { winner: 'spymaster' }), game('c')];
  expect(standingWords(games, { id: 'c', names: NAMES }, PEOPLE)).toBe('So far: Ada 2, Bob 1');
  expect(standingWords(games, { id: 'c', names: { genius: '', spymaster: '' } }, PEOPLE)).toBeNull();
  expect(standingWords(games, { id: 'practice', names: NAMES }, PEOPLE)).toBeNull();
});

test('of a rung only the game is told in which it was climbed', () => {
  const won = { sources: INTERN };
  const games = [
    game('a', { ...won, winner: 'spymaster' }),
    game('b', { ...won, fair: false }),
    game('c', won),
    game('d', won),
  ];
  const words = (id: string) => standingWords(games, { id, names: NAMES }, INTERN);
  expect(words('c')).toBe('A rung climbed! Next rung: Intern, as the Spy Master.');
  expect(['a', 'b', 'd'].map(words)).toEqual([null, null, null]);
});
