import { act, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { refusalOf } from '../../../../tests/store/refusalOf.ts';
import { draw } from '../../testing.tsx';
import { HoldNote } from './HoldNote.tsx';

afterEach(() => vi.useRealTimers());

/** A Spy has been sent, and the fuse of that step burns. */
function burning() {
  const tab = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 3: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  const { post } = tab.store.getState();
  post({ do: 'set', grace: 2 });
  const { unmount } = draw(tab.store, <HoldNote />);
  expect(note()).toBeNull();
  const sent = () => tab.store.getState().offers.find(({ type }) => type === 'infiltrate');
  const go = () => act(() => expect(refusalOf(tab.store.getState, { do: 'act', action: sent()! })).toBeUndefined());
  go();
  return { ...tab, post, unmount };
}
const note = () => screen.queryByRole('note');

test('a fuse is explained as long as HOLD is there, and stopped by nothing', () => {
  const { store, browser } = burning();
  expect(note()).toHaveTextContent(/^A fuse burns\. .* HOLD stops the fuse; INTERRUPT stops the game/);
  act(() => browser.pass(2000));
  expect(store.getState().table!.infiltration).not.toBeNull();
  expect(store.getState().waiting.kind).toBe('grace');
  expect(note()).toBeVisible();
  act(() => browser.pass(4000));
  expect(store.getState().waiting.kind).toBe('none');
  expect(note()).toBeNull();
});

test('the next fuse is explained again until somebody has got it', () => {
  const { post, store, browser } = burning();
  act(() => browser.pass(6000));
  expect(note()).toBeNull();
  const fight = store.getState().offers.find(({ type }) => type === 'attack')!;
  act(() => void post({ do: 'act', action: fight }));
  expect(note()).toBeVisible();
  expect(store.getState().preferences.knowsHold).toBe(false);
});

test('the note stays while the fuse is held', () => {
  const { post, store, browser } = burning();
  act(() => void post({ do: 'hold' }));
  act(() => browser.pass(5000));
  expect(store.getState().waiting.kind).toBe('held');
  expect(note()).toBeVisible();
});

test('the note is not shown again once it has been there for 8 s in all', () => {
  vi.useFakeTimers();
  const { post, store } = burning();
  const burn = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  act(() => void post({ do: 'hold' }));
  burn(5000);
  act(() => void post({ do: 'release' }));
  act(() => void post({ do: 'claim', side: 'genius' }));
  expect(note()).toBeNull();
  burn(60_000);
  expect(store.getState().preferences.knowsHold).toBe(false);
  act(() => void post({ do: 'never-mind' }));
  act(() => void post({ do: 'hold' }));
  burn(2900);
  expect(note()).toBeVisible();
  burn(200);
  expect(note()).toBeNull();
  expect(store.getState().preferences.knowsHold).toBe(true);
});

test('the note goes by a tap and never comes again', async () => {
  const { store, unmount } = burning();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(note()).toBeNull();
  expect(store.getState().preferences.knowsHold).toBe(true);
  unmount();
  draw(store, <HoldNote />);
  expect(store.getState().waiting.kind).toBe('grace');
  expect(note()).toBeNull();
});
