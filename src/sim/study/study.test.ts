import { describe, expect, it } from 'vitest';
import { readCards } from '../../cards/read.ts';
import { dice, registerCatalog } from '../../engine/index.ts';
import { playDeal, resultOf } from '../field/deal.ts';
import { foretoldOf } from './foretold.ts';
import { levelOf } from './level.ts';
import { leastSquares, logistic, sigmoid } from './linear.ts';
import type { GameRecord, Mark } from './record.ts';
import { recordGame } from './record.ts';
import { waitingOf } from './waiting.ts';
import { worthsOf } from './worths.ts';

const { cards, rules } = readCards('src/cards');
const catalog = registerCatalog(cards);

/** A game in which nothing happened but what is said. */
const game = (seed: number, said: Partial<GameRecord> = {}): GameRecord => ({
  seed,
  result: 'G',
  rounds: 5,
  leadChanges: 0,
  margin: 3,
  comeback: false,
  marks: [],
  chances: [],
  raids: [],
  plans: [],
  decks: { genius: [0, 1], spymaster: [0, 1] },
  ...said,
});

describe('the fits', () => {
  it('find the factors that the targets were made with', () => {
    const rows = Array.from({ length: 50 }, (_, i) => [1, i % 7, (i * i) % 11]);
    const exact = leastSquares(
      rows,
      rows.map(([one, a, b]) => 2 * one - a + 0.5 * b),
      1e-9,
    );
    expect(exact.map((x) => Math.round(1000 * x) / 1000)).toEqual([2, -1, 0.5]);
    const likely = logistic(
      rows,
      rows.map(([one, a]) => sigmoid(one - 0.5 * a)),
      1e-9,
    );
    expect(likely.map((x) => Math.abs(Math.round(1000 * x) / 1000))).toEqual([1, 0.5, 0]);
  });
});

describe('what a card is worth', () => {
  const size = 20;
  /** Card 3 near the top wins games; where the others lie does nothing. */
  const records = Array.from({ length: 1500 }, (_, seed) => {
    const roll = dice(seed);
    const deck: number[] = [];
    for (let card = 0; card < size; card++) deck.splice(roll(deck.length + 1), 0, card);
    const chance = 0.7 - (0.4 * deck.indexOf(3)) / (size - 1);
    return game(seed, { result: roll(1000) < 1000 * chance ? 'G' : 'M', decks: { genius: deck, spymaster: deck } });
  });
  const worths = worthsOf(records, catalog, 1);

  it('is found from where it lay, with the other sign for the other side', () => {
    const [genius, spymaster] = (['genius', 'spymaster'] as const).map((side) =>
      worths.filter((worth) => worth.side === side).map(({ worth }) => worth),
    );
    expect(genius[3]).toBeGreaterThan(0.3);
    expect(genius[3]).toBeLessThan(0.5);
    expect(spymaster[3]).toBeCloseTo(-genius[3], 5);
    expect(Math.max(...genius.filter((_, i) => i !== 3).map(Math.abs))).toBeLessThan(0.16);
  });

  it('has an interval that misses 0 for it, and for few others', () => {
    const sure = worths.filter(({ side, ci95: [low, high] }) => side === 'genius' && (low > 0 || high < 0));
    expect(sure.map(({ card }) => card)).toContain(catalog.definitions[3].id);
    expect(sure.length).toBeLessThanOrEqual(4);
  });
});

describe('when the winner can be told', () => {
  const marks = (...leads: number[]): Mark[] =>
    leads.map((lead) => (lead > 0 ? [lead, 0, 'none'] : [0, -lead, 'none']));

  it('is the round from which on the lead says it', () => {
    const records = Array.from({ length: 200 }, (_, seed) =>
      seed % 4 < 2
        ? game(seed, { result: 'G', marks: marks(0, 0, 9, 9, 9) })
        : game(seed, { result: 'M', marks: marks(0, 0, -9, -9, -9) }),
    );
    expect(foretoldOf(records)).toMatchObject({
      fitted: 100,
      tried: 100,
      round: { p10: 3, p50: 3, p90: 3 },
      roundsLeft: 2,
      gone: 0.6,
      early: 1,
    });
  });

  it('is the last round where a lead says nothing', () => {
    const records = Array.from({ length: 200 }, (_, seed) =>
      game(seed, { result: seed % 4 < 2 ? 'G' : 'M', marks: marks(0, 5, -5, 5, 0) }),
    );
    expect(foretoldOf(records)).toMatchObject({ round: { p50: 5 }, roundsLeft: 0, early: 0, miss: 0.25 });
  });
});

it('a wait is counted by its turns, and a raid by how the plan lay', () => {
  const { faceDown, waits, risks } = waitingOf([
    game(1, {
      plans: [
        { evilness: 2, faceDown: 1, end: 'thwarted' },
        { evilness: 3, faceDown: 9, end: 'completed' },
        { evilness: 3, faceDown: 0, end: 'open' },
      ],
      raids: [
        ['in-progress', 2, true],
        ['in-progress', 3, false],
        ['advanced', 3, false],
      ],
    }),
  ]);
  expect(faceDown).toEqual({ p10: 1, p50: 1, p90: 9 });
  expect(waits).toEqual([
    { turns: 1, plans: 1, completed: 0, thwarted: 1 },
    { turns: 6, plans: 1, completed: 1, thwarted: 0 },
  ]);
  expect(risks.map(({ plan, turns, share, stake }) => [plan, turns, share, stake])).toEqual([
    ['in-progress', 2, 0.5, 2],
    ['activated', 0, null, null],
    ['advanced', 1, 0, 0],
  ]);
});

it('a side loses what the same deals say, each compared with itself', () => {
  const records = [...'GGGGMMMM'].map((result, seed) => game(seed, { result: result as 'G' | 'M' }));
  const { losses } = levelOf('rookie', records, { moving: 'GGMMMMMM', ignoring: 'GGGGGMMM' }, catalog, 1);
  expect(losses).toMatchObject([
    { without: 'ignoring', side: 'spymaster', deals: 8, wins: 4, winsWithout: 3, lost: 1 / 8 },
    { without: 'moving', side: 'genius', deals: 8, wins: 4, winsWithout: 2, lost: 1 / 4 },
  ]);
  expect(losses.map(({ ci95 }) => ci95)).toEqual([
    [0, 0.375],
    [0, 0.625],
  ]);
});

it('a record is of the deal as any pairing plays it, with the decks as they were shuffled', () => {
  const set = { catalog, rules };
  const record = recordGame(set, 'intern', 3);
  const played = playDeal(set, { genius: 'intern', spymaster: 'intern' }, 3);
  expect(record).toEqual(recordGame(set, 'intern', 3));
  expect([record.result, record.rounds]).toEqual([resultOf(played), Math.ceil(played.state.turn.number / 2)]);
  const copies = (side: 'genius' | 'spymaster'): number[] => record.decks[side].toSorted((a, b) => a - b);
  expect(copies('genius')).toEqual(recordGame(set, 'intern', 4).decks.genius.toSorted((a, b) => a - b));
  expect(record.marks.length).toBeGreaterThanOrEqual(record.rounds - 1);
  expect(record.plans.filter(({ end }) => end === 'completed').length).toBeGreaterThan(1);
  expect(record.plans[0].faceDown).toBeGreaterThanOrEqual(0);
});
