import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WITHOUT_NAMES } from '../../bots/habits/without.ts';
import type { Levels } from './page.ts';
import { levelsPage } from './page.ts';

const levels: Levels = JSON.parse(readFileSync('src/cards/measured/levels.json', 'utf8'));

it('the page of the repository is made from its figures', () => {
  expect(readFileSync('src/cards/LEVELS.md', 'utf8')).toBe(levelsPage(levels));
});

it('each level has at least 400 mirror matches, every rule, and the command that made it', () => {
  for (const [bot, { games, losses, command }] of Object.entries(levels)) {
    expect(games).toBeGreaterThanOrEqual(400);
    expect(losses.map(({ without }) => without)).toEqual(WITHOUT_NAMES);
    expect(command).toContain(`npm run study -- --bot ${bot} --games ${games} `);
  }
});
