import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BOTS } from '../../bots/index.ts';
import { demandsOf } from '../../sim/ladder/demands.ts';
import type { Played } from '../../sim/ladder/ladder.ts';
import { ladderPage } from './page.ts';
import { placesText } from './run.ts';

const read = (name: string): string => readFileSync(`src/bots/${name}`, 'utf8');
const played: Played = JSON.parse(read('ladder.json'));

it('the page and the places of the repository are made from its results', () => {
  expect(read('LADDER.md')).toBe(ladderPage(played));
  expect(read('places.json')).toBe(placesText(played));
});

it('every bot has its place; one without is given it by: npm run arena -- --ladder', () => {
  expect(Object.keys(JSON.parse(read('places.json')))).toEqual([...BOTS]);
  for (const bot of BOTS) expect(read('LADDER.md')).toContain(`| **${bot}** |`);
});

it('a demand is met, not met, or not played yet', () => {
  const met = (blind: string): boolean | null | undefined =>
    demandsOf(
      [
        { genius: 'blind-rookie', spymaster: 'rookie', results: blind },
        { genius: 'rookie', spymaster: 'blind-rookie', results: 'GGGGGGGGGG' },
      ],
      1,
    ).find(({ what }) => what === 'blind-rookie loses to rookie')?.met;
  expect([met('MMMMMMMMMM'), met('MMMMMMMMMG'), met('MMMMMMMMGG'), met('')]).toEqual([true, true, false, null]);
});

it('an exploiter counts as the rookie in the seat in which it has no obsession', () => {
  const cells = [
    { genius: 'rookie', spymaster: 'deputy', results: 'GGMM' },
    { genius: 'deputy', spymaster: 'fighter', results: 'GGGM' },
  ] as const;
  const { value, games } = demandsOf([...cells], 1).find(({ what }) => what === 'fighter loses to deputy') ?? {};
  expect([value, games]).toEqual([5 / 8, 8]);
});
