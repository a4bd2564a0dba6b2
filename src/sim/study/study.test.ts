import { describe, expect, it } from 'vitest';
import { WITHOUT_NAMES } from '../../bots/habits/without.ts';
import { readCards } from '../../cards/read.ts';
import { bundle } from '../../cli/bundle.ts';
import { registerCatalog } from '../../engine/index.ts';
import { playDeal, resultOf } from '../field/deal.ts';
import { aimsOf } from './aims.ts';
import { levelOf } from './level.ts';
import type { Part, Swapped } from './part.ts';
import { partTrouble, readParts } from './part.ts';
import type { Step } from './play.ts';
import { playPart } from './play.ts';
import type { GameRecord } from './record.ts';
import { recordGame } from './record.ts';
import { waitingOf } from './waiting.ts';

const { cards, rules } = readCards('src/cards');
const catalog = registerCatalog(cards);

/** A game in which nothing happened but what is said. */
const game = (seed: number, said: Partial<GameRecord> = {}): GameRecord => ({
  seed,
  result: 'G',
  rounds: 5,
  leadChanges: 0,
  score: { genius: 10, spymaster: 7 },
  comeback: false,
  chances: [],
  raids: [],
  plans: [],
  decks: { genius: [0, 1], spymaster: [0, 1] },
  ...said,
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
  expect(faceDown).toMatchObject({ p10: 1, p50: 1, p90: 9, mean: { n: 1, value: 5 } });
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

/** A part with games of these results, and with the results of the same deals with changes. */
const part = (seed: number, results: string, swapped: Swapped[] = []): Part => ({
  bot: 'rookie',
  cardsHash: catalog.hash,
  rules,
  program: 'p',
  commit: 'c',
  machine: 'm',
  seed,
  hours: 1,
  records: [...results].map((result, i) => game(seed + i, { result: result as GameRecord['result'] })),
  swapped,
});

describe('a level', () => {
  const one = part(1, 'GGGGMMMM', [
    { without: 'moving', results: 'GGMMMMMM' },
    { without: 'ignoring', results: 'GGGGGMMM' },
    { plain: 'knuckles', results: 'GGGM' },
  ]);

  it('has what a side loses without a rule: the same deals, each compared with itself', () => {
    const { losses } = levelOf([one], catalog, rules);
    expect(losses.map(({ without, side, lost }) => [without, side, lost.n, lost.value])).toEqual([
      ['ignoring', 'spymaster', 8, 1 / 8],
      ['moving', 'genius', 8, 1 / 4],
    ]);
  });

  it('has what a card is worth to its side, and says where that rests on few deals', () => {
    const { worths } = levelOf([one], catalog, rules);
    expect(worths).toMatchObject([{ card: 'knuckles', side: 'genius', few: true, worth: { n: 4, value: 1 / 4 } }]);
    const [low, high] = worths[0].worth.ci95;
    expect(high - low).toBeGreaterThan(0.5);
  });

  it('is the same from parts as from one run', () => {
    const halves = [
      part(1, 'GGGG', [{ without: 'moving', results: 'GGMM' }]),
      part(5, 'MMMM', [{ without: 'moving', results: 'MMMM' }]),
    ];
    const whole = part(1, 'GGGGMMMM', [{ without: 'moving', results: 'GGMMMMMM' }]);
    expect(levelOf(halves, catalog, rules)).toEqual(levelOf([whole], catalog, rules));
  });
});

describe('parts', () => {
  it('count together if their deals, cards and programs allow it', () => {
    expect(partTrouble(part(1, 'GG'), part(3, 'GG'))).toBeUndefined();
    expect(partTrouble(part(1, 'GGG'), part(3, 'GG'))).toEqual({ code: 'played-twice', facts: { seed: 3 } });
    expect(partTrouble(part(1, 'GGG'), { ...part(3, 'GG'), bot: 'deputy' })).toBeUndefined();
    expect(partTrouble(part(1, 'G'), { ...part(3, 'G'), program: 'q' })).toMatchObject({ code: 'other-program' });
    expect(partTrouble(part(1, 'G'), { ...part(3, 'G'), cardsHash: 'x' })).toMatchObject({ code: 'other-cards' });
  });

  it('are read as they were written, or it is said what is wrong', () => {
    const parts = [part(1, 'G=', [{ plain: 'knuckles', results: 'GM' }])];
    expect(readParts(JSON.stringify(parts))).toEqual({ parts });
    expect(readParts('[')).toEqual({ trouble: { code: 'not-json', facts: {} } });
    const bent = JSON.stringify(parts).replace('"GM"', '"GX"');
    expect(readParts(bent)).toMatchObject({ trouble: { code: 'no-parts' } });
  });
});

describe('the aims of a level', () => {
  const level = (wins: number, games: number) =>
    aimsOf(levelOf([part(1, 'G'.repeat(wins) + 'M'.repeat(games - wins))], catalog, rules));
  const shareOf = (wins: number, games: number) => level(wins, games).find(({ aim }) => aim === 'share');

  it('are met or missed, and it is said whether that is sure', () => {
    expect(shareOf(5, 10)).toMatchObject({ met: true, sure: false });
    expect(shareOf(5, 10)?.toGo).toBeGreaterThan(800);
    expect(shareOf(4000, 8000)).toMatchObject({ met: true, sure: true, toGo: null });
    expect(shareOf(4300, 8000)).toMatchObject({ met: false, sure: false });
    expect(shareOf(6000, 8000)).toMatchObject({ met: false, sure: true });
  });

  it('are open where nothing was measured', () => {
    expect(level(1, 2).find(({ aim }) => aim === 'moving')).toMatchObject({ value: null, met: null });
  });
});

it('all that is played of a part grows evenly, and ends with its hours', async () => {
  const steps: Step[] = [];
  const asked = part(1, '');
  asked.bot = 'intern';
  asked.hours = 0;
  const worker = async (at: string) => (await bundle(new URL(at, import.meta.url))).path;
  const scripts = { mirrors: await worker('./worker.ts'), deals: await worker('../field/worker.ts') };
  const playing = { cards: cards.slice(), rules, scripts, workers: 1, onKept: () => {} };
  const goal = { games: 4, pairs: 2, worths: 0 };
  await playPart(asked, { ...playing, goal, hours: 0, onStep: (step) => steps.push(step) });
  expect([asked.records.length, steps.length]).toEqual([0, 0]);
  await playPart(asked, { ...playing, goal, hours: 1, onStep: (step) => steps.push(step) });
  expect(asked.records.map(({ seed }) => seed)).toEqual([1, 2, 3, 4]);
  expect(asked.swapped.map(({ results }) => results.length)).toEqual(WITHOUT_NAMES.map(() => 2));
  expect(steps[0]).toEqual({ done: 0, goal: 4 });
});

it('a record is of the deal as any pairing plays it, with the decks as they were shuffled', () => {
  const set = { catalog, rules };
  const record = recordGame(set, 'intern', 3);
  const played = playDeal(set, { genius: 'intern', spymaster: 'intern' }, 3);
  expect(record).toEqual(recordGame(set, 'intern', 3));
  expect([record.result, record.rounds]).toEqual([resultOf(played), Math.ceil(played.state.turn.number / 2)]);
  const copies = (side: 'genius' | 'spymaster'): number[] => record.decks[side].toSorted((a, b) => a - b);
  expect(copies('genius')).toEqual(recordGame(set, 'intern', 4).decks.genius.toSorted((a, b) => a - b));
  expect(record.chances.length).toBeGreaterThanOrEqual(record.rounds - 1);
  expect(record.plans.filter(({ end }) => end === 'completed').length).toBeGreaterThan(1);
  expect(record.plans[0].faceDown).toBeGreaterThanOrEqual(0);
});
