import { describe, expect, it, test } from 'vitest';
import type { State } from '../engine/index.ts';
import { newRecord } from '../record/index.ts';
import { UNREAD_RESULTS } from './innerKeys.ts';
import type { Keep } from './keep.ts';
import { memoryKeep } from './keep.ts';
import { RESULTS } from './keys.ts';
import type { Result } from './results.ts';
import { merged, openResults, resultOf } from './results.ts';
import { nextRung, scoreOf } from './standing.ts';
import { bestWin, gamesOfTwo, opponentsIn, runsIn, scoresIn } from './tallies.ts';

test('a game counts if a person played it from its beginning; it is fair without hints, hindsight and other cards', () => {
  const names = { genius: 'Ada', spymaster: 'Rookie' };
  const settings = { seating: 'side-by-side', grace: 2, preset: 'recommended', seed: 1 } as const;
  const sources = { genius: 'people', spymaster: 'rookie' };
  const segment = { cards: 'abc', rules: {}, actions: [] };
  const over = { winner: 'genius', score: { genius: 10, spymaster: 2 } } as State;
  const fresh = newRecord({ id: 'a', now: 1, names, settings, position: null, sources }, segment);
  expect(resultOf(fresh, over, 5)).toEqual({
    ...{ id: 'a', ended: 5, names: { genius: 'Ada', spymaster: '' }, sources },
    ...{ winner: 'genius', score: over.score, fair: true },
  });
  for (const change of [
    { hindsight: true },
    { hinted: { genius: 1, spymaster: 0 } },
    { segments: [{ ...segment, own: [], prints: [], name: 'Mine' }] },
  ])
    expect(resultOf({ ...fresh, ...change }, over, 5)?.fair).toBe(false);
  expect(resultOf(fresh, { ...over, winner: null }, 5)).toBeNull();
  expect(resultOf({ ...fresh, position: {} }, over, 5)).toBeNull();
  expect(resultOf({ ...fresh, sources: { genius: 'intern', spymaster: 'rookie' } }, over, 5)).toBeNull();
});

let clock = 0;
/** A game of Ada, the Genius, against a bot. She won it fairly by 10 to 4, unless something else is said. */
const game = (change: Partial<Result> = {}): Result => ({
  id: `g${++clock}`,
  ended: clock,
  names: { genius: 'Ada', spymaster: '' },
  sources: { genius: 'people', spymaster: 'rookie' },
  winner: 'genius',
  score: { genius: 10, spymaster: 4 },
  fair: true,
  ...change,
});
const TWO = { genius: 'people', spymaster: 'people' };
/** A game of these two people. */
const ofTwo = (genius: string, spymaster: string, winner: Result['winner']): Result =>
  game({ names: { genius, spymaster }, sources: TWO, winner });

/** A keep of a disk: `full`, nothing can be written any more. */
function keepOf(items = new Map<string, string>()): Keep & { full: boolean } {
  const keep = memoryKeep();
  for (const [key, text] of items) keep.setItem(key, text);
  const { setItem } = keep;
  return {
    ...keep,
    fleeting: false,
    full: false,
    setItem(key, text) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, text);
    },
  };
}

describe('kept results', () => {
  it('come back as they were', () => {
    const keep = keepOf();
    const one = game();
    openResults(keep).add(one);
    openResults(keep).solve('obey', 7);
    expect(openResults(keep).all()).toEqual({ games: [one], missions: { obey: 7 } });
    expect(openResults(keep).trouble()).toBeNull();
  });

  it('count a game once, as it ended last, and a mission as it was solved first', () => {
    const results = openResults(keepOf());
    results.add(game({ id: 'a' }));
    results.add(game({ id: 'b' }));
    results.add(game({ id: 'a', winner: 'spymaster' }));
    results.solve('obey', 7);
    results.solve('obey', 9);
    expect(results.all().games.map(({ id, winner }) => [id, winner])).toEqual([
      ['b', 'genius'],
      ['a', 'spymaster'],
    ]);
    expect(results.all().missions).toEqual({ obey: 7 });
  });

  it('let go of a game whose end was taken back', () => {
    const results = openResults(keepOf());
    results.add(game({ id: 'a' }));
    results.takeBack('a');
    expect(results.all().games).toEqual([]);
  });

  it('see what another tab adds', () => {
    const keep = keepOf();
    const [one, other] = [openResults(keep), openResults(keep)];
    one.add(game({ id: 'a' }));
    other.add(game({ id: 'b' }));
    expect(one.all().games.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('are cleared with what could not be read', () => {
    const keep = keepOf(new Map([[RESULTS, '{']]));
    const results = openResults(keep);
    results.add(game());
    results.clear();
    expect(results.all()).toEqual({ games: [], missions: {} });
    expect(keep.keys()).toEqual([]);
  });

  it('stay in the tab where nothing can be written', () => {
    const keep = keepOf();
    const results = openResults(keep);
    keep.full = true;
    results.add(game({ id: 'a' }));
    expect(results.all().games).toHaveLength(1);
    expect(results.trouble()).toBe('unwritten');
    keep.full = false;
    results.add(game({ id: 'b' }));
    expect(results.trouble()).toBeNull();
    expect(
      openResults(keep)
        .all()
        .games.map(({ id }) => id),
    ).toEqual(['a', 'b']);
  });

  it.each([
    ['torn text', '{"version":1,"games":[{"id"', 0],
    ['another thing', '[1,2]', 0],
    ['no list of games', '{"version":1,"games":7,"missions":{}}', 0],
    ['a game that does not fit', JSON.stringify({ version: 1, games: [game(), { id: 7 }], missions: {} }), 1],
    ['a score that is none', JSON.stringify({ version: 1, games: [game({ score: {} as never })], missions: {} }), 0],
    ['a time that is none', JSON.stringify({ version: 1, games: [game()], missions: { obey: 'soon' } }), 1],
  ])('of which %s cannot be read keep its text, and what can be read', (_, text, sound) => {
    const keep = keepOf(new Map([[RESULTS, text]]));
    const results = openResults(keep);
    expect(results.trouble()).toBe('unread');
    expect(results.unread()).toBe(text);
    results.add(game());
    expect(openResults(keep).all().games).toHaveLength(sound + 1);
    expect(keep.getItem(UNREAD_RESULTS)).toBe(text);
  });

  it('of a newer release stay as they are', () => {
    const text = '{"version":2,"scrolls":[]}';
    const keep = keepOf(new Map([[RESULTS, text]]));
    const results = openResults(keep);
    results.add(game());
    expect(results.trouble()).toBe('newer');
    expect(results.all().games).toHaveLength(1);
    expect(keep.getItem(RESULTS)).toBe(text);
  });
});

test('results that are merged again stay as they are', () => {
  const here = { games: [game({ id: 'a', ended: 5 }), game({ id: 'b', ended: 9 })], missions: { obey: 3, hold: 4 } };
  const there = {
    games: [game({ id: 'a', ended: 7, winner: 'draw' }), game({ id: 'c', ended: 6 })],
    missions: { obey: 2 },
  };
  const both = merged(here, there);
  expect(both.games.map(({ id, winner }) => [id, winner])).toEqual([
    ['c', 'genius'],
    ['a', 'draw'],
    ['b', 'genius'],
  ]);
  expect(both.missions).toEqual({ obey: 2, hold: 4 });
  expect(merged(both, there)).toEqual(both);
  expect(merged(there, both)).toEqual(both);
});

const LADDER = ['intern', 'rookie'];
const against = (bot: string, side: 'genius' | 'spymaster', change: Partial<Result> = {}): Result =>
  game({
    sources: side === 'genius' ? { genius: 'people', spymaster: bot } : { genius: bot, spymaster: 'people' },
    ...change,
  });

test('the next rung is the lowest that nobody has climbed fairly', () => {
  const games = [against('rookie', 'genius')];
  expect(nextRung(games, LADDER)).toEqual({ bot: 'intern', side: 'genius' });
  games.push(against('intern', 'genius'), against('intern', 'spymaster', { winner: 'spymaster', fair: false }));
  expect(nextRung(games, LADDER)).toEqual({ bot: 'intern', side: 'spymaster' });
  games.push(against('intern', 'spymaster', { winner: 'spymaster' }));
  expect(nextRung(games, LADDER)).toEqual({ bot: 'rookie', side: 'spymaster' });
  games.push(against('rookie', 'spymaster', { winner: 'spymaster' }));
  expect(nextRung(games, LADDER)).toBeNull();
});

test('each bot tells what was done against it from each side, and one that is no more stays', () => {
  const games = [
    against('rookie', 'genius', { fair: false }),
    against('rookie', 'genius', { winner: 'spymaster' }),
    against('rookie', 'spymaster', { winner: 'spymaster' }),
    against('butler', 'genius'),
    game({ sources: { genius: 'rookie', spymaster: 'intern' } }),
  ];
  expect(opponentsIn(games, LADDER)).toMatchObject([
    { bot: 'intern', tally: { genius: { played: 0 }, spymaster: { played: 0 } }, beaten: { genius: null } },
    {
      bot: 'rookie',
      tally: { genius: { played: 2, won: 1 }, spymaster: { played: 1, won: 1 } },
      beaten: { genius: 'helped', spymaster: 'fairly' },
    },
    { bot: 'butler', tally: { genius: { played: 1, won: 1 } } },
  ]);
});

test('two people stand by their names, whichever sides they played and however they wrote them', () => {
  const games = [
    ofTwo('Ada', 'Bob', 'genius'),
    ofTwo('bob ', 'ADA', 'spymaster'),
    ofTwo('Bob', 'Ada', 'genius'),
    ofTwo('Ada', 'Bob', 'draw'),
    ofTwo('Ada', 'Cleo', 'genius'),
    ofTwo('Ada', '', 'genius'),
    against('rookie', 'genius'),
  ];
  expect(scoreOf(games, { genius: 'Bob', spymaster: 'Ada' })).toEqual({
    names: ['Bob', 'Ada'],
    wins: [1, 2],
    draws: 1,
  });
  for (const [genius, spymaster] of [
    ['Ada', ''],
    ['Ada', 'ada'],
    ['Ada', 'Dan'],
  ])
    expect(scoreOf(games, { genius, spymaster })).toBeNull();
  expect(scoresIn(games).map(({ names, wins }) => [names.join(), wins.join()])).toEqual([
    ['Ada,Cleo', '1,0'],
    ['Ada,Bob', '2,1'],
  ]);
  expect(gamesOfTwo(games)).toEqual({ played: 6, won: { genius: 4, spymaster: 1 } });
});

test('the best win and the longest run are of fair games against bots', () => {
  const games = [
    against('rookie', 'genius', { score: { genius: 10, spymaster: 7 } }),
    against('deputy', 'spymaster', { winner: 'spymaster', score: { genius: 2, spymaster: 11 } }),
    against('intern', 'genius', { fair: false, winner: 'spymaster' }),
    against('intern', 'genius', { score: { genius: 12, spymaster: 3 } }),
    against('intern', 'genius', { winner: 'draw' }),
    against('intern', 'genius', { fair: false, score: { genius: 20, spymaster: 0 } }),
    against('intern', 'genius', { score: { genius: 0, spymaster: 3 } }),
    ofTwo('Ada', 'Bob', 'genius'),
  ];
  expect(bestWin(games)).toEqual({ margin: 9, bot: 'deputy', side: 'spymaster' });
  expect(runsIn(games)).toEqual({ longest: 3, now: 1 });
  expect(bestWin([])).toBeNull();
});
