import { describe, expect, it } from 'vitest';
import { readCards } from '../cards/read.ts';
import type { Card } from '../engine/index.ts';
import { registerCatalog } from '../engine/index.ts';
import { comparisonLines } from '../text/en/cli/columns.ts';
import { comparisonWords } from '../text/en/cli/simulateTable.ts';
import { differenceWords } from '../text/en/figures/difference.ts';
import type { Comparison, Paired } from './compare.ts';
import { changedBetween, compare, mergePaired, pairedAsJson, pairedProblem } from './compare.ts';
import { rowsOf } from './count.ts';
import { countDeal, noDifferences } from './pairs.ts';
import { readRun } from './readRun.ts';
import type { Run } from './run.ts';
import { emptyTally } from './tally.ts';

const { cards, rules } = readCards('src/cards');
const changed = (id: string, change: object): Card[] =>
  cards.map((card) => (card.id === id ? ({ ...card, ...change } as Card) : card));

/** Plays deals with the game's cards and with these. */
function paired(other: readonly Card[], deals: number, first = 1): Paired {
  const counted = [cards, other].map((set) => {
    const catalog = registerCatalog(set);
    const tally = emptyTally(catalog);
    const match = { catalog, rules, genius: 'intern', spymaster: 'intern' } as const;
    return { match, tally, rows: rowsOf(tally) };
  });
  const differences = noDifferences();
  for (let i = 0; i < deals; i++) countDeal(counted, first + i, differences);
  const [from, to] = counted.map(
    ({ match: { catalog, genius, spymaster }, tally }): Run => ({
      genius,
      spymaster,
      cardsHash: catalog.hash,
      rules,
      seeds: [[first, first + deals - 1]],
      counts: tally,
      seconds: deals,
    }),
  );
  return { from, to, differences, changedCards: changedBetween(cards, other), most: null };
}
const against = (other: readonly Card[], deals: number): Comparison => compare(paired(other, deals));

describe('two sets on the same deals', () => {
  it('differ nowhere if they are the same, or differ in a flavour text', () => {
    const same = against(changed('henchman', { text: 'Another one.' }), 6);
    expect(same.geniusWinRate).toMatchObject({ difference: 0, verdict: 'few' });
    expect(same.roundsMean.difference).toBe(0);
    expect(same.leadChanges.difference).toBe(0);
    expect(same.changedCards).toEqual(['henchman']);
    expect(against(cards, 1).changedCards).toEqual([]);
  });

  it('have the difference of their means', () => {
    const { roundsMean, geniusWinRate } = against(changed('henchman', { attack: 9, health: 20 }), 12);
    expect(roundsMean.difference).toBeCloseTo((roundsMean.to ?? 0) - (roundsMean.from ?? 0));
    expect(roundsMean.difference).not.toBe(0);
    expect(geniusWinRate.difference).toBeCloseTo((geniusWinRate.to ?? 0) - (geniusWinRate.from ?? 0));
  });

  it('have no interval of width 0, however few games there are', () => {
    const { geniusWinRate, comebackRate, cards: rows } = against(cards, 1);
    const intervals = [geniusWinRate, comebackRate, ...rows.flatMap(({ deadRate }) => deadRate)].flatMap(({ ci95 }) =>
      ci95 ? [ci95[1] - ci95[0]] : [],
    );
    expect(intervals.length).toBeGreaterThan(10);
    expect(Math.min(...intervals)).toBeGreaterThan(0.1);
  });
});

describe('comparisons of other deals', () => {
  const other = changed('henchman', { attack: 9, health: 20 });

  it('merge to what one gives, through JSON too', () => {
    const parts = [paired(other, 3), paired(other, 4, 4)];
    const whole = paired(other, 7);
    expect(mergePaired(parts[0], parts[1])).toEqual(whole);
    const [a, b] = parts.map((part) => readRun(JSON.stringify(pairedAsJson(part))));
    if (!('paired' in a && a.paired && 'paired' in b && b.paired)) throw new Error('comparisons were printed');
    expect(compare(mergePaired(a.paired, b.paired))).toEqual(compare(whole));
  });

  it('do not merge where one of the sets is another', () => {
    const [one, two] = [paired(other, 1), paired(changed('henchman', { attack: 8 }), 1, 2)];
    expect(pairedProblem(one, two)).toMatchObject({ code: 'other-cards' });
    expect(pairedProblem(one, paired(other, 1))).toMatchObject({ code: 'played-twice' });
  });

  it('could end when settled if one of them could', () => {
    const [one, two] = [paired(other, 2), { ...paired(other, 2, 3), most: 4000 }];
    expect(mergePaired(one, two).most).toBe(4002);
    expect(mergePaired(one, paired(other, 2, 3)).most).toBeNull();
  });
});

describe('the words of a comparison', () => {
  const comparison = against(changed('foreman', { work: 3 }), 6);

  it('name the changed cards first, and say where too few games drew one', () => {
    const lines = comparisonLines(comparison, (id) => id);
    expect(comparisonWords(comparison, (id) => id)).toEqual([
      '6 deals: too few to say anything.',
      'Cards that are not the same in both: foreman.',
    ]);
    expect(comparison.cards[0]).toMatchObject({ card: 'foreman', changed: true });
    expect(lines.slice(6)).toEqual([['foreman', '', '', '', `drawn in ${comparison.cards[0].games} games only`]]);
  });

  const judged = { pairs: 512, difference: 0.031, sureTo: 0.0212, toGo: 0, matters: 0.02 };
  it.each([
    [
      { ...judged, verdict: 'more' },
      'With the new cards the Evil Genius wins about 3 games more in 100; sure to ± 2.2. That is settled after 512 deals.',
    ],
    [
      { ...judged, difference: -0.08, sureTo: 0.07, verdict: 'less' },
      'With the new cards the Evil Genius wins about 8 games fewer in 100; sure to ± 7. That is settled after 512 deals.',
    ],
    [
      { ...judged, difference: 0.001, sureTo: 0.01, verdict: 'alike' },
      'It makes no difference that matters: with the new cards the Evil Genius wins as often, within 2 games in 100. That is settled after 512 deals.',
    ],
    [
      { ...judged, difference: 0.002, sureTo: 0.05, verdict: 'open', toGo: 1234 },
      'With the new cards the Evil Genius wins about as many games; sure to ± 5. Not settled: about 1300 deals more would tell.',
    ],
    [{ ...judged, pairs: 9, verdict: 'few', toGo: 99 }, '9 deals: too few to say anything.'],
  ] as const)('say %o', (one, words) => {
    expect(differenceWords(one, 'the new cards')).toBe(words);
  });
});
