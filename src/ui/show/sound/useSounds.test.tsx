import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { afterPaint } from '../../page/session/press.ts';
import { draw } from '../../testing.tsx';
import { useSounds } from './useSounds.ts';

const player = vi.hoisted(() => ({ made: 0, set: vi.fn(), play: vi.fn(), interrupt: vi.fn(), close: vi.fn() }));
vi.mock('./player.ts', () => ({
  createPlayer: () => {
    player.made++;
    return player;
  },
}));

beforeEach(() => {
  player.made = 0;
  vi.clearAllMocks();
});

function Sounds() {
  useSounds();
  return null;
}
function open(sound = true) {
  const tab = openTab();
  tab.getState().setPreferences({ sound });
  tab.getState().newGame(OPTIONS);
  return { tab, ...draw(tab, <Sounds />) };
}

test('the ambience is that of whose turn it is, at the volume that was chosen', async () => {
  const { tab, unmount } = open();
  await vi.waitFor(() => expect(player.set).toHaveBeenLastCalledWith(80, 'genius'));
  act(() => tab.getState().setPreferences({ volume: 30 }));
  await vi.waitFor(() => expect(player.set).toHaveBeenLastCalledWith(30, 'genius'));
  act(() => tab.getState().setPreferences({ sound: false }));
  await vi.waitFor(() => expect(player.set).toHaveBeenLastCalledWith(0, 'genius'));
  expect(player.made).toBe(1);
  unmount();
  await vi.waitFor(() => expect(player.close).toHaveBeenCalledTimes(1));
});

test('the events that are shown are played, and a game that is over is silent but for them', async () => {
  const { tab } = open();
  tab.getState().post({ do: 'lift-curtain' });
  act(() => void tab.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } }));
  await vi.waitFor(() => expect(player.play).toHaveBeenCalledTimes(1));
  expect(player.play).toHaveBeenCalledWith(tab.getState().latest.events);
  expect(player.set).toHaveBeenLastCalledWith(80, null);
});

test('R9.1 an INTERRUPT sounds, and going on without a card does not', async () => {
  const { store } = storeIn({ turn: { number: 5, side: 'genius', step: 'lair' }, hands: { genius: ['rage'] } });
  store.getState().setPreferences({ sound: true });
  draw(store, <Sounds />);
  act(() => void store.getState().post({ do: 'claim', side: 'genius' }));
  await vi.waitFor(() => expect(player.interrupt).toHaveBeenCalledTimes(1));
  act(() => void store.getState().post({ do: 'never-mind' }));
  for (let frame = 0; frame < 3; frame++) await new Promise<void>((done) => void afterPaint(done));
  expect(player.interrupt).toHaveBeenCalledTimes(1);
});

test('who has muted the game loads no sounds, until they are wanted', async () => {
  const { tab } = open(false);
  tab.getState().post({ do: 'lift-curtain' });
  act(() => void tab.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } }));
  for (let frame = 0; frame < 3; frame++) await new Promise<void>((done) => void afterPaint(done));
  expect(player.made).toBe(0);
  act(() => tab.getState().setPreferences({ sound: true }));
  await vi.waitFor(() => expect(player.set).toHaveBeenLastCalledWith(80, null));
  expect(player.play).not.toHaveBeenCalled();
});
