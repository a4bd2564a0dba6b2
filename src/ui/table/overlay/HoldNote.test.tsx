import { act, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { refusalOf } from '../../../../tests/store/refusalOf.ts';
import type { View } from '../../../engine/index.ts';
import { draw } from '../../testing.tsx';
import { HoldNote } from './HoldNote.tsx';

afterEach(() => vi.useRealTimers());

/** A Spy has been sent, and the fuse of that step burns. */
function burning() {
  const tab = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    plan: 'heist',
    lair: { 3: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent', 'agent'] }],
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  const { post } = tab.store.getState();
  post({ do: 'set', grace: 2 });
  const { unmount } = draw(tab.store, <HoldNote />);
  expect(note()).toBeNull();
  const sent = () => tab.store.getState().offers.find(({ type }) => type === 'infiltrate');
  const go = () => act(() => expect(refusalOf(tab.store.getState, { do: 'act', action: sent()! })).toBeUndefined());
  go();
  return { ...tab, post, unmount, go };
}
const note = () => screen.queryByRole('note');

type Turn = View['turn'];
type Game = ReturnType<typeof burning>;

/** Fights to the end, and ends steps until the game is there. */
function goOn({ store, post, browser }: Game, isThere: (turn: Turn) => boolean) {
  for (let moves = 0; !isThere(store.getState().table!.turn); moves++) {
    expect(moves).toBeLessThan(30);
    const { offers } = store.getState();
    const next = offers.find(({ type }) => type === 'attack') ?? offers.find(({ type }) => type === 'endStep');
    if (next) act(() => void post({ do: 'act', action: next }));
    act(() => browser.pass(6000));
  }
}
const endTurn = (game: Game) => goOn(game, ({ number }) => number > 4);

test('a fuse is explained until the turn ends, however fast it burns, and stopped by nothing', () => {
  const game = burning();
  const { store, browser } = game;
  expect(note()).toHaveTextContent(/^The fuse\. .* HOLD stops the fuse; INTERRUPT stops the game/);
  act(() => browser.pass(2000));
  expect(store.getState().table!.infiltration).not.toBeNull();
  expect(store.getState().waiting.kind).toBe('grace');
  expect(note()).toBeVisible();
  act(() => browser.pass(4000));
  expect(store.getState().waiting.kind).toBe('none');
  expect(note()).toBeVisible();
  endTurn(game);
  expect(note()).toBeNull();
});

test('it is explained again in another turn if there was no time to read it', () => {
  const game = burning();
  endTurn(game);
  expect(note()).toBeNull();
  expect(game.store.getState().preferences.knowsHold).toBe(false);
  goOn(game, ({ step }) => step === 'infiltrate');
  game.go();
  expect(game.store.getState().waiting.kind).toBe('grace');
  expect(note()).toBeVisible();
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
  const game = burning();
  act(() => vi.advanceTimersByTime(8100));
  expect(note()).toBeVisible();
  expect(game.store.getState().preferences.knowsHold).toBe(false);
  endTurn(game);
  expect(note()).toBeNull();
  expect(game.store.getState().preferences.knowsHold).toBe(true);
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
