import { cleanup, fireEvent, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ALONE, beginLesson } from '../../../../tests/store/lesson.ts';
import { OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { draw } from '../../testing.tsx';
import { Menu } from './Menu.tsx';
import { Rail } from './Rail.tsx';

function open() {
  const tab = openTab();
  tab.getState().newGame({ ...OPTIONS, names: { genius: 'Ada', spymaster: 'Boris' } });
  tab.getState().post({ do: 'lift-curtain' });
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

test('the menu of a mission leads to its start and to all missions, and that of a game does not', async () => {
  const { tab } = open();
  for (const name of ['From the start', 'All missions']) expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  beginLesson(tab, ALONE);
  tab.getState().post({ do: 'lift-curtain' });
  tab.getState().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
  const { id } = tab.getState().game!;
  const onClose = vi.fn();
  draw(tab, <Menu onClose={onClose} />);
  await press('From the start');
  const begun = tab.getState();
  expect(begun.game?.id).not.toBe(id);
  expect([begun.lesson?.begun, location.hash]).toEqual([false, `#/game/${begun.game?.id}`]);
  expect(onClose).toHaveBeenCalledOnce();
  await press('All missions');
  expect(location.hash).toBe('#/learn');
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
  fireEvent.change(screen.getByRole('slider', { name: 'Sounds' }), { target: { value: '40' } });
  const { game, preferences } = tab.getState();
  expect(game?.settings).toMatchObject({ seating: 'across', grace: 'untimed' });
  expect(preferences).toMatchObject({ seating: 'across', grace: 'untimed', sound: true, volume: 40 });
});

test('the slider at 0 mutes, and the button beside the table gives the volume back', async () => {
  const { tab } = open();
  draw(tab, <Rail logOpen={false} onLog={() => {}} onMenu={() => {}} onResult={undefined} />);
  const mute = screen.getByRole('button', { name: 'Mute', hidden: true });
  await press('Settings');
  const slider = screen.getByRole('slider', { name: 'Sounds' });
  expect(slider).toHaveAttribute('aria-valuetext', '80\u00a0%');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Off');
  expect(mute).toHaveAttribute('aria-pressed', 'true');
  await user.click(mute);
  expect(slider).toHaveValue('80');
  expect(mute).toHaveAttribute('aria-pressed', 'false');
  await user.click(mute);
  expect(tab.getState().preferences).toMatchObject({ sound: false, volume: 80 });
});

test('less motion is set on the page, where CSS and code see it', async () => {
  open();
  await press('Settings');
  await user.click(screen.getByRole('checkbox', { name: 'Less motion' }));
  expect(document.documentElement.dataset.motion).toBe('reduced');
  await user.click(screen.getByRole('checkbox', { name: 'Less motion' }));
  expect(document.documentElement.dataset.motion).toBe('system');
});
