import { screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { draw } from '../../testing.tsx';
import { Menu } from './Menu.tsx';

function open() {
  const tab = openTab();
  tab.getState().newGame({ ...OPTIONS, names: { genius: 'Ada', spymaster: 'Boris' } });
  tab.getState().send({ do: 'lift-curtain' });
  const onClose = vi.fn();
  draw(tab, <Menu onClose={onClose} />);
  return { tab, onClose };
}
const press = (name: RegExp | string) => user.click(screen.getByRole('button', { name }));

test('a side concedes only after saying so twice', async () => {
  const { tab } = open();
  await press(/^Concede/);
  await press('Boris');
  expect(screen.getByText(/Boris gives up, and Ada wins/)).toBeVisible();
  await press('Play on');
  expect(tab.getState().gameOver).toBeNull();
  await press(/^Concede/);
  await press('Boris');
  await press('Boris concedes');
  expect(tab.getState().gameOver).toMatchObject({ winner: 'genius', how: 'concede' });
});

test('a draw is offered by one side and waits for the other', async () => {
  const { tab, onClose } = open();
  await press(/^Offer a draw/);
  await press('Ada offers');
  expect(tab.getState().drawOffer).toEqual({ by: 'genius' });
  expect(tab.getState().gameOver).toBeNull();
  expect(onClose).toHaveBeenCalled();
});

test('seats, time and sound change in the middle of a game, and are kept for the next', async () => {
  const { tab } = open();
  await press('Settings');
  await user.click(screen.getByRole('radio', { name: /^Across a tablet/ }));
  await user.click(screen.getByRole('radio', { name: 'Untimed' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sounds' }));
  const { game, preferences } = tab.getState();
  expect(game?.settings).toMatchObject({ seating: 'across', grace: 'untimed' });
  expect(preferences).toMatchObject({ seating: 'across', grace: 'untimed', sound: false });
});

test('less motion is set on the page, where CSS and code see it', async () => {
  open();
  await press('Settings');
  await user.click(screen.getByRole('checkbox', { name: 'Less motion' }));
  expect(document.documentElement.dataset.motion).toBe('reduced');
  await user.click(screen.getByRole('checkbox', { name: 'Less motion' }));
  expect(document.documentElement.dataset.motion).toBe('system');
});
