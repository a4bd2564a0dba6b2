import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeIn } from '../../../tests/store/position.ts';
import type { Setup } from '../../scenario/format.ts';
import { useTroubles } from '../page/boundary/troubles.ts';
import { seen } from '../page/session/seen.ts';
import { Directed } from '../show/Directed.tsx';
import { draw } from '../testing.tsx';
import { Table } from './Table.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  act(() => useTroubles.setState({ told: [], open: false }));
});

const LAIR: Setup = {
  turn: { number: 5, side: 'genius', step: 'lair' },
  plan: 'prank',
  lair: { 1: 'guard' },
  hands: { genius: ['guard'], spymaster: ['memo'] },
};
const move = (minion: number) => ({
  do: 'act' as const,
  action: { type: 'moveMinion' as const, side: 'genius' as const, minion, square: 3 },
});

test('a hand that cannot be drawn says so, and is drawn again with the next view; the rest of the table stands', async () => {
  const { store } = storeIn(LAIR);
  draw(store, <Table />);
  const edge = () => screen.queryByRole('region', { name: /, Evil Genius$/ });
  expect(edge()).toBeVisible();
  const { holdNext } = store.getState();
  act(() => store.setState({ holdNext: null as never }));
  expect(edge()).toBeNull();
  expect(screen.getAllByText('A hand could not be drawn.')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Lair' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lair done' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('A hand could not be drawn. The game is untouched.');
  act(() => {
    store.setState({ holdNext });
    store.getState().post(move(store.getState().table!.lair[0]!.card));
  });
  expect(edge()).toBeVisible();
  expect(store.getState().table?.lair[2]).not.toBeNull();
});

test('a scene that cannot be drawn is left out, told, and the table stands as the game is', async () => {
  const { store } = storeIn(LAIR);
  store.getState().setPreferences({ show: 1 });
  const { setState } = store;
  const playing = () => store.getState().show!.playing;
  draw(
    store,
    <Directed>
      <Table />
    </Directed>,
  );
  act(() => void store.getState().post(move(store.getState().table!.lair[0]!.card)));
  expect(playing().beat).not.toBeNull();
  const { cue } = playing();
  act(() => {
    const show = store.getState().show!;
    const broken = { ...cue!, pictures: [{ kind: 'shown' } as never] };
    setState({ show: { ...show, playing: { ...show.playing, cue: broken } } });
  });
  expect(playing().beat).toBeNull();
  expect(seen(store.getState()).table).toBe(store.getState().table);
  expect(await screen.findByRole('alert')).toHaveTextContent('A scene could not be shown and is left out.');
  expect(screen.getByRole('button', { name: 'Lair done' })).toBeVisible();
});

test('an error in the timer of a scene ends the show, not the game', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store } = storeIn(LAIR);
  store.getState().setPreferences({ show: 1 });
  const playing = () => store.getState().show!.playing;
  draw(
    store,
    <Directed>
      <p />
    </Directed>,
  );
  act(() => void store.getState().post(move(store.getState().table!.lair[0]!.card)));
  const stop = store.subscribe(() => {
    stop();
    throw new Error('the lamp fell over');
  });
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  expect(playing().beat).toBeNull();
  expect(seen(store.getState()).table).toBe(store.getState().table);
  expect(await screen.findByText(/^A scene could not be shown/)).toBeVisible();
});
