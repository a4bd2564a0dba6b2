import { screen, waitFor } from '@testing-library/react';
import user from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Browser, openTab } from '../../../../tests/store/world.ts';
import { createGameStore } from '../../../store/store.ts';
import { draw } from '../../testing.tsx';
import { castRoles, SetupScreen } from './SetupScreen.tsx';

beforeEach(() => {
  location.hash = '';
});

const start = () => screen.getByRole('button', { name: 'Play' });

test('a game begins with the names, sides, seats, time and rules that were chosen', async () => {
  const store = openTab();
  draw(store, <SetupScreen />);
  await user.type(screen.getByRole('textbox', { name: 'Evil Genius' }), ' Ada ');
  await user.type(screen.getByRole('textbox', { name: 'Spy Master' }), 'Boris');
  await user.click(screen.getByRole('button', { name: 'Swap sides' }));
  await user.click(screen.getByRole('radio', { name: /^Passing the device/ }));
  await user.click(screen.getByRole('radio', { name: 'Untimed' }));
  await user.click(screen.getByRole('radio', { name: /^As printed/ }));
  await user.click(start());
  const { game, preferences, curtain, table } = store.getState();
  expect(game?.names).toEqual({ genius: 'Boris', spymaster: 'Ada' });
  expect(game?.settings).toEqual({ seating: 'one-side', grace: 'untimed', preset: 'as-printed' });
  expect(table?.rules.discardWhenFull).toBe(false);
  expect(curtain).toMatchObject({ for: 'genius', why: 'plan' });
  expect(preferences).toMatchObject({
    names: game?.names,
    seating: 'one-side',
    grace: 'untimed',
    preset: 'as-printed',
  });
  expect(location.hash).toBe(`#/game/${game?.id}`);
});

test('what was chosen last stands there the next time', () => {
  const store = openTab();
  store.getState().setPreferences({ names: { genius: 'Cleo', spymaster: 'Dan' }, grace: 5 });
  draw(store, <SetupScreen />);
  expect(screen.getByRole('textbox', { name: 'Evil Genius' })).toHaveValue('Cleo');
  expect(screen.getByRole('textbox', { name: 'Spy Master' })).toHaveValue('Dan');
  expect(screen.getByRole('radio', { name: '5 s' })).toBeChecked();
});

test('a seed that is none is told, and starts nothing', async () => {
  const store = openTab();
  draw(store, <SetupScreen />);
  const seed = screen.getByRole('textbox', { name: 'Seed of the shuffle' });
  expect(seed).toHaveValue('');
  await user.type(seed, 'lucky');
  expect(seed).toBeInvalid();
  expect(screen.getByText(/whole number from 0 to 4294967295/)).toBeVisible();
  expect(start()).toBeDisabled();
  await user.clear(seed);
  expect(seed).toBeValid();
  expect(start()).toBeEnabled();
});

test('the seed of the address is taken, is said to be for tests, and leaves the address with the game', async () => {
  location.hash = '#/new?seed=123';
  const store = openTab();
  draw(store, <SetupScreen />);
  expect(screen.getByRole('textbox', { name: 'Seed of the shuffle' })).toHaveValue('123');
  expect(screen.getByText(/for tests: whoever knows it can work out all cards/)).toBeVisible();
  await user.click(start());
  expect(location.hash).toBe(`#/game/${store.getState().game?.id}`);
  history.back();
  await waitFor(() => expect(location.hash).toBe('#/new'));
});

test('without cards the page says so and stays', async () => {
  const store = createGameStore(new Browser().world());
  draw(store, <SetupScreen />);
  await user.click(start());
  expect(screen.getByRole('alert')).toHaveTextContent(/no cards/);
  expect(store.getState().game).toBeNull();
});

test('what was chosen stays when the game is begun from the title', async () => {
  const store = openTab();
  draw(store, <SetupScreen />);
  await user.click(screen.getByRole('radio', { name: /^Across/ }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(store.getState().preferences).toMatchObject({ seating: 'across' });
  expect(location.hash).toBe('#/');
});

test('chance decides by the coin, bots included, and an empty name stays empty', () => {
  const cast = { names: { genius: 'Ada', spymaster: '' }, sources: { genius: 'people', spymaster: 'rookie' } };
  const other = { names: { genius: '', spymaster: 'Ada' }, sources: { genius: 'rookie', spymaster: 'people' } };
  expect(castRoles(cast, 'chance', () => 1)).toEqual(other);
  expect(castRoles(cast, 'chance', () => 0)).toEqual(cast);
  const spaced = { ...cast, names: { genius: 'Ada ', spymaster: '  ' } };
  expect(castRoles(spaced, 'as-named')).toEqual(cast);
});
