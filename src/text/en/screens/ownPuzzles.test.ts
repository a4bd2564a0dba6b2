import { afterEach, expect, test, vi } from 'vitest';
import { missionName } from '../../plain.ts';
import { OWN } from './ownPuzzles.ts';

afterEach(() => vi.unstubAllEnvs());

test('a puzzle out of a game has the date on which the game began for its players', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const soonAfterMidnight = new Date('2026-11-29T00:30+09:00');
  expect(OWN.name('Ada', 'Bob', 7, soonAfterMidnight)).toBe('Ada against Bob, round 7 (2026-11-29)');
});

test('it is said what a side may still draw: its own discards, since the decks are empty', () => {
  for (const brief of Object.values(OWN.briefs))
    expect(brief).toMatch(/The decks are empty: a side draws only what it has discarded\.$/);
});

test('its name is shown whole, however long those of the players are', () => {
  const name = `${OWN.name('A'.repeat(30), 'B'.repeat(30), 27, new Date(2026, 10, 29))} (12)`;
  expect(missionName(name)).toBe(name);
});
