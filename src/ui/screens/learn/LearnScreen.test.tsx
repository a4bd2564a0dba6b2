import { act, screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ALONE, POSITION } from '../../../../tests/store/lesson.ts';
import { solve } from '../../../../tests/store/solve.ts';
import { CARDS, openTab } from '../../../../tests/store/world.ts';
import { readCards } from '../../../cards/read.ts';
import { draw } from '../../testing.tsx';
import { LearnScreen } from './LearnScreen.tsx';

const { cards, rules } = readCards('src/cards');

beforeEach(() => {
  location.hash = '#/learn';
});

/** The screen, with the game's own cards. `missions`: what a set of somebody brings. */
async function open(missions?: readonly Record<string, unknown>[]) {
  const store = openTab();
  store.getState().applyCards({ cards, rules, problems: [] });
  if (missions) await store.getState().bringSet({ ...CARDS, name: 'Guards', address: null, missions });
  draw(store, <LearnScreen />);
  return store;
}
const item = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
const press = (name: RegExp | string) => user.click(screen.getByRole('button', { name }));
const begun = () => waitFor(() => expect(location.hash).toMatch(/^#\/game\//));

test('lists the four missions in their order, with the first that is not solved to go on with', async () => {
  const store = await open();
  const names = within(screen.getByRole('list'))
    .getAllByRole('heading')
    .map((one) => one.textContent);
  expect(names).toEqual(['Obey the Weather', 'Hold the Corridor', 'First Break-in', 'Two Spies, One Door']);
  expect(item('First Break-in').getByText('Mission 3 · Spy Master')).toBeVisible();
  expect(screen.queryByText('Solved')).toBeNull();
  act(() => solve(store, 'Obey the Weather'));
  expect(item('Obey the Weather').getByText('Solved')).toBeVisible();
  expect(screen.getAllByText('Solved')).toHaveLength(1);
});

test('the first game stands below the missions, and above them once all are solved', async () => {
  const store = await open();
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Obey the Weather');
  for (const { textContent } of within(screen.getByRole('list')).getAllByRole('heading'))
    act(() => solve(store, textContent ?? ''));
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('A First Game');
});

test('a mission begins without a clock, against the Instructor', async () => {
  const store = await open();
  await press('Play: Two Spies, One Door');
  await begun();
  expect(location.hash).toBe(`#/game/${store.getState().game?.id}`);
  expect(store.getState()).toMatchObject({
    sources: { genius: 'instructor', spymaster: 'people' },
    game: { settings: { grace: 'untimed' } },
    hints: false,
    lesson: { name: 'Two Spies, One Door', side: 'spymaster', stands: 'on' },
  });
});

test.each([
  ['Two at this screen', { genius: 'people', spymaster: 'people' }],
  ['Alone, as the Evil Genius', { genius: 'people', spymaster: 'rookie' }],
  ['Alone, as the Spy Master', { genius: 'rookie', spymaster: 'people' }],
])('the first game: %s', async (name, sources) => {
  const store = await open();
  await press(name);
  await begun();
  expect(store.getState()).toMatchObject({
    sources,
    game: { settings: { grace: 'untimed' } },
    table: { rules: { scoreToWin: 5 } },
    lesson: { side: 'both' },
  });
});

test('a mission keeps the names of two people, and the settings of their next game', async () => {
  const store = await open();
  store.getState().setPreferences({ names: { genius: 'Ada', spymaster: 'Bob' }, grace: 5 });
  await press('Play: First Break-in');
  await begun();
  expect(store.getState().preferences).toMatchObject({ names: { genius: 'Ada', spymaster: 'Bob' }, grace: 5 });
});

test('the missions of a set stand beside, are played with it, and are gone without it', async () => {
  const store = await open([{ ...POSITION, description: 'Guard it.', mission: ALONE }]);
  const set = within(screen.getByRole('heading', { name: 'Missions of Guards' }).closest('section')!);
  expect(set.getByText('Guard it.')).toBeVisible();
  await press('Play: Two guards');
  await begun();
  expect(store.getState().lesson).toMatchObject({ name: 'Two guards', side: 'genius' });
  act(() => store.getState().bringSetBack());
  expect(screen.queryByRole('heading', { name: 'Missions of Guards' })).toBeNull();
});

test('the missions of the game are played with its own cards, though a set is there', async () => {
  const store = await open([]);
  await press('Play: Obey the Weather');
  await begun();
  expect(store.getState().lesson).toMatchObject({ name: 'Obey the Weather' });
});

test('a broken mission of a set is told in a sentence, and the others are there', async () => {
  await open([
    { ...POSITION, mission: { ...ALONE, tipps: [] } },
    { setup: {} },
    { mission: { side: 'genius', brief: 'x' } },
  ]);
  expect(
    screen.getByText('Mission 1 of the set cannot be played: mission.tipps: unknown key "tipps", did you mean "tips"?'),
  ).toBeVisible();
  expect(screen.getByText(/^Mission 2 of the set cannot be played: it has no key "mission"/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A mission without a name' })).toBeVisible();
});

test('a mission that names a card that is not there says so when it is to begin', async () => {
  const store = await open([{ ...POSITION, mission: { ...ALONE, theirs: [[{ type: 'infiltrate', spy: 'agnet' }]] } }]);
  await press('Play: Two guards');
  expect(await screen.findByText(/no card in the set-up has the id "agnet", did you mean "agent"\?/)).toBeVisible();
  expect(store.getState().game).toBeNull();
  expect(location.hash).toBe('#/learn');
});

test('that the reader of missions cannot be fetched is told', async () => {
  const store = await open();
  store.setState({
    getReady: () => Promise.reject(new Error('offline')),
    newGame: () => ({ code: 'not-ready', facts: {} }),
  });
  await press('Play: Obey the Weather');
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
});
