import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { WITHOUT_NAMES } from '../../bots/habits/without.ts';
import { readCards } from '../../cards/read.ts';
import { aimsOf } from '../../sim/study/aims.ts';
import { CARDS } from '../cardSet.ts';
import { measureCard } from './card.ts';
import type { Levels } from './page.ts';
import { certificatePage, inReadme } from './page.ts';
import { FIGURES_OF_PAGE, isLarger, runStudy } from './run.ts';

const levels: Levels = JSON.parse(readFileSync('src/cards/measured/certificate.json', 'utf8'));

const idsOfTheGame = () =>
  readCards('src/cards')
    .cards.map(({ id }) => id)
    .toSorted();

describe('the certificate of the repository', () => {
  it('is made from its figures, and so are the chief numbers of the README', () => {
    expect(readFileSync('src/cards/CERTIFICATE.md', 'utf8')).toBe(certificatePage(levels, FIGURES_OF_PAGE));
    const readme = readFileSync('README.md', 'utf8');
    expect(inReadme(readme, levels)).toBe(readme);
    expect(readme).toMatch(/\| games won by the Genius \| \d/);
  });

  it('has three levels; every rule for two of them, every card for one', () => {
    const { rookie, deputy, mastermind } = levels;
    expect([rookie, deputy, mastermind].map((one) => one?.level.games ?? 0)).toSatisfy((games: number[]) =>
      games.every((n) => n >= 400),
    );
    for (const one of [rookie, deputy]) expect(one?.level.losses.map(({ without }) => without)).toEqual(WITHOUT_NAMES);
    expect(rookie?.level.worths.map(({ card }) => card).toSorted()).toEqual(idsOfTheGame());
    expect(rookie?.level.worths.every(({ few }) => !few)).toBe(true);
  });

  it('marks every aim as met or missed', () => {
    const page = readFileSync('src/cards/CERTIFICATE.md', 'utf8');
    expect(page).not.toContain('not measured');
    for (const { met } of Object.values(levels).flatMap(({ level }) => aimsOf(level))) expect(met).not.toBeNull();
  });
});

it('a level of another set gives way to one with fewer games, and one of the same set does not', () => {
  const [known] = Object.values(levels);
  const fewer = { ...known, level: { ...known.level, games: 10 } };
  expect(isLarger(known, fewer)).toBe(true);
  expect(isLarger({ ...known, cardsHash: 'another' }, fewer)).toBe(false);
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
  const level = { bot: 'intern', games: 2, pairs: 0, worths: 0, hours: 1 } as const;
  const order = { levels: [level], seed: 1, workers: 1, merge: [], tell: () => {} };
  const page = () => readFileSync('src/cards/CERTIFICATE.md', 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'study-'));
  const file = (name: string) => join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('of another set is told, and leaves the page of the game’s own as it is', async () => {
    const before = page();
    const studied = await runStudy({ ...order, cards: './src/cards', kept: file('one') });
    expect(studied.levels.intern).toMatchObject({ level: { games: 2 }, seeds: [[1, 2]] });
    expect('page' in studied && studied.page).toMatch(/^# Certificate of the card set\n/);
    expect('page' in studied && studied.page).toContain('| all changes of a game together |');
    expect(page()).toBe(before);
  });

  it('with fewer games than the page rests on leaves it as it is', async () => {
    const before = page();
    const fewer = await runStudy({
      ...order,
      levels: [{ ...level, bot: 'rookie', games: 1 }],
      cards: CARDS,
      kept: file('few'),
    });
    expect(fewer).toMatchObject({ written: [], larger: ['rookie'] });
    expect(page()).toBe(before);
  });

  it('merges what others have played, once, and says what does not fit', async () => {
    const cards = './src/cards';
    await runStudy({ ...order, cards, kept: file('one') });
    await runStudy({ ...order, cards, kept: file('two'), seed: 101 });
    const merged = {
      ...order,
      cards,
      levels: [{ ...level, hours: 0 }],
      kept: file('both'),
      merge: [file('one'), file('two')],
    };
    const { levels: found } = await runStudy(merged);
    expect(found.intern).toMatchObject({
      level: { games: 4 },
      seeds: [
        [1, 2],
        [101, 102],
      ],
    });
    await expect(runStudy({ ...merged, merge: [file('two')] })).rejects.toThrow(
      /two cannot be merged: both played seed 101/,
    );
    await expect(runStudy({ ...merged, merge: [file('three')] })).rejects.toThrow(/three/);
    writeFileSync(file('bent'), '{}');
    await expect(runStudy({ ...merged, merge: [file('bent')] })).rejects.toThrow(/bent is not what a study keeps/);
  });
});
