import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WITHOUT_NAMES } from '../../bots/habits/without.ts';
import { CARDS } from '../cardSet.ts';
import { measureCard } from './card.ts';
import type { Levels } from './page.ts';
import { levelsPage } from './page.ts';
import { FIGURES_OF_PAGE, runStudy } from './run.ts';

const levels: Levels = JSON.parse(readFileSync('src/cards/measured/levels.json', 'utf8'));

it('the page of the repository is made from its figures', () => {
  expect(readFileSync('src/cards/LEVELS.md', 'utf8')).toBe(levelsPage(levels, FIGURES_OF_PAGE));
});

it('each level has at least 400 mirror matches, every rule, and the command that made it', () => {
  for (const [bot, { games, losses, command }] of Object.entries(levels)) {
    expect(games).toBeGreaterThanOrEqual(400);
    expect(losses.map(({ without }) => without)).toEqual(WITHOUT_NAMES);
    expect(command).toContain(`npm run study -- --bot ${bot} --games ${games} `);
  }
});

it('one card is measured against a plain one, for the side that has it', async () => {
  const order = { cards: 'src/cards', bot: 'intern', deals: 16, sure: 3, seed: 1, workers: 1 } as const;
  const genius = await measureCard({ ...order, card: 'Union Foreman' });
  expect(genius.worth).toMatchObject({ card: 'foreman', side: 'genius', bot: 'intern', pairs: 16, verdict: 'few' });
  expect(genius.words).toMatch(
    /^Union Foreman, against a plain Minion in its place\. Two bots play: intern\.\nWith Union Foreman the Evil Genius wins about .*; sure to ± \d+\. 16 deals are too few to count on that\.$/,
  );
  await expect(measureCard({ ...order, card: 'foremam' })).rejects.toThrow(
    'There is no card "foremam" in the set, did you mean "foreman"?',
  );
});

it('a run for one card ends when its worth is known as exactly as was asked', async () => {
  const order = { cards: 'src/cards', card: 'foreman', bot: 'intern', deals: 512, sure: 30, seed: 1 } as const;
  const [one, two] = [await measureCard({ ...order, workers: 1 }), await measureCard({ ...order, workers: 2 })];
  expect(one.worth.pairs).toBe(32);
  expect(two).toEqual(one);
});

describe('a study', () => {
  const order = { bot: 'intern', games: 2, pairs: 0, seed: 1, workers: 1, tell: () => {} } as const;
  const page = () => readFileSync('src/cards/LEVELS.md', 'utf8');

  it('of another set is told, and leaves the page of the game’s own as it is', async () => {
    const before = page();
    const studied = await runStudy({ ...order, cards: './src/cards' });
    expect(studied).toMatchObject({ level: { bot: 'intern', games: 2 } });
    expect('page' in studied && studied.page).toMatch(/^# The card set at each level of play\n/);
    expect('page' in studied && studied.page).toContain('--cards ./src/cards --bot intern --games 2');
    expect('page' in studied && studied.page).toContain('| all changes of a game together |');
    expect(page()).toBe(before);
  });

  it('with fewer games than the page rests on leaves it as it is', async () => {
    const before = page();
    const fewer = runStudy({ ...order, bot: 'rookie', games: 1, cards: CARDS });
    expect(await fewer).toMatchObject({ larger: levels.rookie?.games });
    expect(page()).toBe(before);
  });
});
