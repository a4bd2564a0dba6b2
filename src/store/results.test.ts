import { expect, test } from 'vitest';
import { solve } from '../../tests/store/solve.ts';
import { Browser, OPTIONS, openTab } from '../../tests/store/world.ts';
import { keyOfGame, RESULTS } from '../storage/keys.ts';
import type { NewGameOptions } from './types.ts';

const concede = (side: 'genius' | 'spymaster') => ({ do: 'act', action: { type: 'concede', side } }) as const;
const ALONE = { genius: 'people', spymaster: 'rookie' };

/** A tab with a game that begins. */
function playing(options: Partial<NewGameOptions> = {}, browser = new Browser()) {
  const tab = openTab(browser);
  expect(tab.getState().newGame({ ...OPTIONS, ...options })).toBeUndefined();
  const s = tab.getState;
  return { browser, tab, s, id: s().game?.id ?? '', games: () => s().results.games };
}

test('a game that ends is kept in short, and deleting its save does not touch that', () => {
  const { browser, s, id, games } = playing();
  expect(games()).toEqual([]);
  browser.now = 2_000_000;
  s().post(concede('genius'));
  const kept = {
    id,
    ended: 2_000_000,
    names: { genius: 'Ada', spymaster: 'Bob' },
    sources: { genius: 'people', spymaster: 'people' },
    winner: 'spymaster',
    score: { genius: 0, spymaster: 0 },
    fair: true,
  };
  expect(games()).toEqual([kept]);
  s().leave();
  s().deleteSave(id);
  expect(browser.items.has(keyOfGame(id))).toBe(false);
  expect(openTab(browser).getState().results).toEqual({ games: [kept], missions: {}, trouble: null });
});

test('nothing is kept but what the end shows: neither seed nor cards', () => {
  const { browser, s } = playing();
  s().post(concede('genius'));
  const text = browser.items.get(RESULTS) ?? '';
  expect(Object.keys(JSON.parse(text).games[0])).toEqual([
    ...['id', 'ended', 'names', 'sources', 'winner', 'score', 'fair'],
  ]);
});

test('a bot has no name of its own there, and only the person’s is kept', () => {
  const { s, games } = playing({ sources: ALONE });
  s().post(concede('genius'));
  expect(games()).toMatchObject([{ names: { genius: 'Ada', spymaster: '' }, sources: ALONE, winner: 'spymaster' }]);
});

test('a game from a position does not count', () => {
  const { s, games } = playing({ position: { setup: { turn: { number: 3 } } } });
  s().post(concede('genius'));
  expect(s().gameOver).not.toBeNull();
  expect(games()).toEqual([]);
});

test('an end that is taken back is taken back here too, and the next one counts once', () => {
  const { s, games } = playing();
  s().post({ do: 'lift-curtain' });
  s().post(concede('genius'));
  expect(games()).toHaveLength(1);
  s().post({ do: 'ask-undo', side: 'genius' });
  s().post({ do: 'agree-undo', side: 'spymaster' });
  expect(s().gameOver).toBeNull();
  expect(games()).toEqual([]);
  s().post(concede('spymaster'));
  expect(games()).toMatchObject([{ winner: 'genius' }]);
});

test('an end that is taken back after its files were read makes a game that does not count', async () => {
  const { s, id, games } = playing();
  s().post({ do: 'lift-curtain' });
  s().post(concede('genius'));
  await s().declassify(id);
  s().post({ do: 'ask-undo', side: 'genius' });
  s().post({ do: 'agree-undo', side: 'spymaster' });
  expect(s()).toMatchObject({ gameOver: null, hindsight: true });
  s().post(concede('spymaster'));
  expect(games()).toEqual([]);
});

test('a game that is over counts no second time when it is opened again', () => {
  const { s, id, games } = playing();
  s().post(concede('genius'));
  s().leave();
  s().resume(id);
  expect(s().gameOver).not.toBeNull();
  expect(games()).toHaveLength(1);
});

test('with a set that somebody brought it counts, but not as fair', async () => {
  const { getState } = openTab();
  await getState().bringSet({ cards: getState().ownSet()?.cards ?? [], rules: {}, name: 'Mine', address: null });
  getState().newGame(OPTIONS);
  getState().post(concede('genius'));
  expect(getState().results.games).toMatchObject([{ fair: false }]);
});

test('another tab hears of it', () => {
  const { browser, tab, s } = playing();
  const other = openTab(browser);
  s().post(concede('genius'));
  solve(tab, 'obey');
  expect(s().results).toMatchObject({ games: [{ winner: 'spymaster' }], missions: { obey: browser.now } });
  expect(other.getState().results).toEqual(s().results);
  other.getState().clearResults();
  expect(s().results).toEqual({ games: [], missions: {}, trouble: null });
});

test('results that cannot be read are told, kept, and do not hinder the next', () => {
  const browser = new Browser();
  browser.items.set(RESULTS, '{"games":');
  const { s, games } = playing({}, browser);
  expect(s().results.trouble).toBe('unread');
  s().post(concede('genius'));
  expect(games()).toHaveLength(1);
  expect(s().unreadResults()).toBe('{"games":');
});

/** A browser with a game that is over and one that is not, and a mission that is solved. */
function full() {
  const first = playing();
  first.s().post(concede('genius'));
  first.browser.now += 60_000;
  const second = playing({}, first.browser);
  second.s().leave();
  solve(second.tab, 'obey');
  return { ...second, over: first.id };
}

test('a file with everything brings saves and results to another browser, and a second time nothing more', async () => {
  const here = full();
  const file = here.s().exportAll(true);
  expect(file.name).toBe('evil-genius-everything.json');
  const there = openTab(new Browser());
  expect(await there.getState().importAll(file.text)).toEqual({ games: 2, isWhole: true });
  const once = { saves: there.getState().saves, results: there.getState().results };
  expect(once.saves.map(({ id, over, problem }) => [id, over, problem])).toEqual([
    [here.id, false, null],
    [here.over, true, null],
  ]);
  expect(once.results).toEqual(here.s().results);
  expect(there.getState().resume(here.id)).toBeUndefined();
  there.getState().leave();
  expect(await there.getState().importAll(file.text)).toEqual({ games: 0, isWhole: true });
  expect(there.getState().results).toEqual(once.results);
  expect(there.getState().saves.map(({ id }) => id)).toEqual(once.saves.map(({ id }) => id));
});

test('a game that was played on here stays as it is', async () => {
  const here = full();
  const file = here.s().exportAll(true);
  here.browser.now += 60_000;
  here.s().resume(here.id);
  here.s().post(concede('spymaster'));
  here.s().leave();
  expect(await here.s().importAll(file.text)).toEqual({ games: 0, isWhole: true });
  expect(here.s().saves.map(({ over }) => over)).toEqual([true, true]);
});

test('without the games that run no hand leaves the page', async () => {
  const here = full();
  const there = openTab(new Browser());
  const { text } = here.s().exportAll(false);
  expect(text).not.toContain(here.id);
  expect(await there.getState().importAll(text)).toEqual({ games: 1, isWhole: true });
});

test.each([
  ['another file', '{"format":"evil-genius-vs-spies"}', null],
  ['no JSON', 'milk, eggs', null],
  ['a newer one', '{"format":"evil-genius-vs-spies-everything","version":2}', 'newer'],
  ['one with other keys', bundle({ texts: { 'egvs:preferences': '{}' } }), 'damaged'],
  ['one with a key of no game', bundle({ texts: { 'egvs:game:__proto__': '{}' } }), 'damaged'],
  ['one without results', bundle({ results: [] }), 'damaged'],
])('%s is not taken for everything', async (_, text, code) => {
  const browser = new Browser();
  const answer = await openTab(browser).getState().importAll(text);
  expect(answer && 'code' in answer ? answer.code : answer).toBe(code);
  expect([...browser.items.keys()].filter((key) => key.includes('game') || key === RESULTS)).toEqual([]);
});

test('a card set that is damaged there does not come in', async () => {
  const here = full();
  const file = JSON.parse(here.s().exportAll(true).text);
  const [set] = Object.keys(file.texts).filter((key) => key.startsWith('egvs:cards:'));
  file.texts[set] = '[]';
  const browser = new Browser();
  const there = openTab(browser);
  await there.getState().importAll(JSON.stringify(file));
  expect(browser.items.has(set)).toBe(false);
  expect(browser.items.has(keyOfGame(here.id))).toBe(true);
});

test('of results that can be read in part, that part is taken, and it is told', async () => {
  const answer = await openTab()
    .getState()
    .importAll(bundle({ results: { games: [{ id: 7 }], missions: { obey: 5 } } }));
  expect(answer).toEqual({ games: 0, isWhole: false });
});

test.each([
  ['that cannot all be read', [{ file: 7 }], { games: 0, isWhole: false }],
  [
    'for which there is no room',
    Array.from({ length: 201 }, (_, number) => ({ file: { name: `Game ${number}`, setup: { number } }, cards: 'abc' })),
    { games: 0, isWhole: true, puzzles: 'no-room' },
  ],
])('of puzzles %s some are left out, and it is told', async (_, puzzles, told) => {
  const results = { games: [], missions: {}, puzzles };
  expect(await openTab().getState().importAll(bundle({ results }))).toEqual(told);
});

function bundle(change: object): string {
  const results = { games: [], missions: {} };
  return JSON.stringify({ format: 'evil-genius-vs-spies-everything', version: 1, texts: {}, results, ...change });
}
