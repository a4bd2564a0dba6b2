import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeIn } from '../../../tests/store/position.ts';
import { refusalOf } from '../../../tests/store/refusalOf.ts';
import type { Action } from '../../engine/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { inTheirWays } from '../page/session/commands.ts';
import { Table } from '../table/Table.tsx';
import { draw } from '../testing.tsx';
import { Directed } from './Directed.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A game on its stage, at that position. */
function staged(setup: Setup) {
  const { store, browser } = storeIn(setup);
  store.getState().setPreferences({ show: 1 });
  draw(
    store,
    <Directed>
      <p />
    </Directed>,
  );
  const send = (action: Action) => act(() => expect(refusalOf(store.getState, { do: 'act', action })).toBeUndefined());
  return { store, browser, send, table: store.getState().table!, playing: () => store.getState().show!.playing };
}

test('a hidden tab stops the fuse, and it burns anew once the tab is seen', () => {
  const { store, browser, send } = staged({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    plan: 'prank',
    lair: { 1: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    infiltration: { spy: 'agent', square: 1 },
    hands: { genius: ['guard'], spymaster: ['agent'] },
  });
  send({ type: 'attack', side: 'spymaster' });
  act(() => void vi.advanceTimersByTime(5000));
  expect(store.getState().waiting).toMatchObject({ kind: 'grace', ms: 2000, startedAt: browser.now });
  act(() => hide(true));
  act(() => browser.pass(60_000));
  expect(store.getState().waiting.kind).toBe('held');
  act(() => hide(false));
  expect(store.getState().waiting).toMatchObject({ kind: 'grace', ms: 2000, startedAt: browser.now });
});

test('a hidden tab stops the scene that plays', () => {
  const { send, table, playing } = staged({ turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'guard' } });
  send({ type: 'moveMinion', side: 'genius', minion: table.lair[0]!.card, square: 3 });
  act(() => hide(true));
  const { beat } = playing();
  expect(beat).not.toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(playing().beat).toBe(beat);
  act(() => hide(false));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(playing().beat).toBeNull();
});

test('a press that moves a Minion changes the store once, and the table is drawn once', () => {
  const { store } = storeIn({ turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'guard' } });
  store.getState().setPreferences({ show: 1 });
  store.setState({ post: inTheirWays(store) });
  const drawn = vi.fn();
  draw(
    store,
    <Profiler id="table" onRender={drawn}>
      <Directed>
        <Table />
      </Directed>
    </Profiler>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Guard/ }));
  const changed = vi.fn();
  store.subscribe(changed);
  drawn.mockClear();
  fireEvent.click(screen.getByRole('button', { name: /^Square 3/ }));
  expect(store.getState().show?.frame).not.toBeNull();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(drawn).toHaveBeenCalledTimes(1);
});
