import { render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '../../../../tests/store/world.ts';
import { PREFERENCES, RESULTS } from '../../../storage/keys.ts';
import { NewGame } from './NewGame.tsx';
import { fetchBegin } from './parts.ts';
import { hasResults } from './remembered.ts';
import { standing } from './standing.ts';

const world = vi.hoisted(() => ({ store: null as unknown, isLoaded: false }));
vi.mock('../../page/session/loadStore.ts', () => ({
  loadStore: () => (world.store ? Promise.resolve(world.store) : Promise.reject(new Error('offline'))),
  loadedStore: () => (world.isLoaded ? world.store : undefined),
}));
vi.mock('../../page/session/bringCards.ts', () => ({ bringCards: () => Promise.resolve() }));

// The page fetches it at the first sign of a person.
beforeAll(async () => void (await fetchBegin()));

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  world.isLoaded = false;
});

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: RegExp | string) => user.click(screen.getByRole('button', { name }));

function open() {
  const store = openTab();
  world.store = store;
  render(<NewGame standing={hasResults() ? standing() : null} />);
  return store;
}

test('two names and Play begin a game as it is said beside the button', async () => {
  const store = open();
  expect(screen.getByText('side by side · 2 s to interrupt · the recommended rules')).toBeVisible();
  await user.type(field('Evil Genius'), 'Ada ');
  await user.type(field('Spy Master'), 'Boris{Enter}');
  const { game } = store.getState();
  expect(game).toMatchObject({
    names: { genius: 'Ada', spymaster: 'Boris' },
    settings: { seating: 'side-by-side', grace: 2, preset: 'recommended' },
  });
  expect(location.hash).toBe(`#/game/${game?.id}`);
});

test('the names and choices of the last game stand there, and a button swaps the sides', async () => {
  const names = { genius: 'Cleo', spymaster: 'Dan' };
  localStorage.setItem(
    PREFERENCES,
    JSON.stringify({ names, seating: 'across', grace: 'untimed', preset: 'as-printed' }),
  );
  open();
  expect(screen.getByText('across a tablet · no clock · the rules as printed')).toBeVisible();
  await press('Swap sides');
  expect(field('Evil Genius')).toHaveValue('Dan');
  expect(field('Spy Master')).toHaveValue('Cleo');
});

test('against a bot: the beginner’s is offered, another and the side can be chosen, and the name goes along', async () => {
  const store = open();
  await user.type(field('Evil Genius'), 'Ada');
  await press(/^Against a bot/);
  expect(await screen.findByRole('radio', { name: /^Rookie Rung 2 of 4/ })).toBeChecked();
  expect(screen.getByText('alone against a bot · 2 s to interrupt · the recommended rules')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Deputy/ }));
  await user.click(screen.getByRole('radio', { name: 'Spy Master' }));
  expect(field('Your name, if you like')).toHaveValue('Ada');
  await press('Play');
  expect(store.getState().sources).toEqual({ genius: 'deputy', spymaster: 'people' });
  expect(store.getState().game?.names).toEqual({ genius: 'Deputy', spymaster: 'Ada' });
});

test('the door of the last game stands open, with the bot and the side of the next', async () => {
  localStorage.setItem(PREFERENCES, JSON.stringify({ sources: { genius: 'mastermind', spymaster: 'people' } }));
  open();
  expect(screen.getByRole('button', { name: /^Against a bot/ })).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('radio', { name: /^Mastermind/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Spy Master' })).toBeChecked();
  await press(/^Two at this screen/);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(field('Spy Master')).toBeVisible();
});

test('after two bots were watched, two people are seated', async () => {
  localStorage.setItem(PREFERENCES, JSON.stringify({ sources: { genius: 'rookie', spymaster: 'intern' } }));
  const store = open();
  await press('Play');
  expect(store.getState().sources).toEqual({ genius: 'people', spymaster: 'people' });
});

test('Learn leads to the lessons, and says so at length to whoever has not played', async () => {
  open();
  await press('Learn New here? Short missions by the real rules.');
  expect(location.hash).toBe('#/learn');
  localStorage.setItem(PREFERENCES, JSON.stringify({ names: { genius: '', spymaster: '' } }));
  open();
  expect(screen.getByRole('button', { name: 'Learn Short missions by the real rules.' })).toBeVisible();
});

const ended = (id: number, change: object) => ({
  ...{ id: `g${id}`, ended: id, winner: 'genius', score: { genius: 10, spymaster: 2 }, fair: true },
  ...{ names: { genius: 'Ada', spymaster: '' }, sources: { genius: 'people', spymaster: 'intern' } },
  ...change,
});

test('what has been played is told: missions, the next rung, and the score of two people by their names', async () => {
  const two = { names: { genius: 'Bob', spymaster: 'Ada' }, sources: { genius: 'people', spymaster: 'people' } };
  const games = [ended(1, {}), ended(2, two), ended(3, { ...two, winner: 'spymaster' }), ended(4, two)];
  localStorage.setItem(RESULTS, JSON.stringify({ version: 1, games, missions: { obey: 5 } }));
  open();
  expect(screen.getByRole('button', { name: 'Learn One mission solved.' })).toBeVisible();
  expect(screen.queryByText(/^So far/)).toBeNull();
  await user.type(field('Evil Genius'), 'ada');
  await user.type(field('Spy Master'), 'Bob');
  expect(screen.getByText('So far: ada 1, Bob 2')).toBeVisible();
  await press('Against a bot Next rung: Intern, as the Spy Master.');
  expect(await screen.findByRole('radio', { name: /^Intern Rung 1 of 4 Beaten as the Evil Genius\./ })).toBeVisible();
});

test('results that cannot be read hinder nothing', async () => {
  localStorage.setItem(RESULTS, '{"games":[7,{"names":3}]');
  const store = open();
  await press('Play');
  expect(store.getState().game).not.toBeNull();
});

test('after a game the sides are swapped', async () => {
  const store = open();
  await user.type(field('Evil Genius'), 'Ada');
  await press('Play');
  store.getState().post({ do: 'lift-curtain' });
  store.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
  expect(store.getState().preferences.names).toEqual({ genius: '', spymaster: 'Ada' });
});

test('after a game against a bot the other of two people is still named', async () => {
  const store = open();
  await user.type(field('Evil Genius'), 'Ada');
  await user.type(field('Spy Master'), 'Bob');
  await press(/^Against a bot/);
  await press('Play');
  expect(store.getState().preferences.names).toEqual({ genius: 'Ada', spymaster: 'Bob' });
  store.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
  expect(store.getState().preferences.names).toEqual({ genius: 'Bob', spymaster: 'Ada' });
  expect(store.getState().results.games).toMatchObject([{ names: { genius: 'Ada', spymaster: '' } }]);
});

test('Options keeps the names', async () => {
  const store = open();
  await user.type(field('Evil Genius'), 'Ada');
  await press('Options');
  expect(store.getState().preferences.names).toEqual({ genius: 'Ada', spymaster: '' });
  expect(location.hash).toBe('#/new');
});

test('the seed of the address is dealt', async () => {
  location.hash = '#/?seed=77';
  const store = open();
  expect(await screen.findByText(/seed 77 of the address\. A seed is for tests/)).toBeVisible();
  await press('Play');
  store.getState().post({ do: 'lift-curtain' });
  store.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
  expect(store.getState().gameOver?.seed).toBe(77);
});

test.each(['abc', '4294967296', ''])('a seed in the address that is none is told: "%s"', async (seed) => {
  location.hash = `#/?seed=${seed}`;
  const store = open();
  expect(await screen.findByText(/for a seed, which is none: .* shuffled by chance\.$/)).toBeVisible();
  await press('Play');
  expect(store.getState().game).not.toBeNull();
});

test('torn text leaves the defaults', () => {
  for (const kept of ['{"names":null}', '{"names', 'null']) {
    localStorage.setItem(PREFERENCES, kept);
    world.store = openTab();
    const { unmount } = render(<NewGame standing={hasResults() ? standing() : null} />);
    expect(screen.getByText('side by side · 2 s to interrupt · the recommended rules')).toBeVisible();
    unmount();
  }
});

test('a game that cannot be fetched is told', async () => {
  world.store = null;
  render(<NewGame standing={hasResults() ? standing() : null} />);
  await press('Play');
  expect(screen.getByRole('alert')).toHaveTextContent('The game could not be fetched.');
});

test('a name of which nothing can be seen counts as none', async () => {
  const store = open();
  await user.type(field('Evil Genius'), '\u200b\u3164');
  await user.type(field('Spy Master'), '\u202eBoris');
  await press('Play');
  expect(store.getState().game?.names).toEqual({ genius: '', spymaster: 'Boris' });
});
