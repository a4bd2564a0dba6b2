import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { OPTIONS, openTab } from '../../../tests/store/world.ts';
import { SIDES } from '../../engine/index.ts';
import { drawLater, drawNow, drawnOf } from './drawn.ts';
import { drawGameLater } from './drawnGame.ts';
import { usePart } from './game.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  drawNow();
  vi.useRealTimers();
});

const nextFrame = () => act(() => vi.advanceTimersByTime(40));

function Counter({ store }: { store: StoreApi<{ count: number }> }) {
  const count = usePart(drawnOf(store), (s) => s.count);
  return (
    <button type="button" onClick={() => store.setState({ count: count + 1 })}>
      {count}
    </button>
  );
}

function counter(urgency?: Parameters<typeof drawLater<{ count: number }>>[1]) {
  const store = createStore(() => ({ count: 0 }));
  drawLater(store, urgency);
  render(<Counter store={store} />);
  return { store, button: screen.getByRole('button') };
}

test('the button that was touched looks pressed first, and is answered after that frame', () => {
  const { store, button } = counter();
  act(() => button.click());
  expect(store.getState().count).toBe(1);
  expect(button).toHaveTextContent('0');
  expect(button).toHaveAttribute('data-pressed');
  nextFrame();
  expect(button).toHaveTextContent('1');
  expect(button).not.toHaveAttribute('data-pressed');
});

test('what may not be seen late is drawn at once, with all that waited', () => {
  const { store, button } = counter({ atOnce: (now, before) => now.count < before.count });
  const beside = createStore(() => ({ count: 5 }));
  drawLater(beside);
  beside.setState({ count: 6 });
  expect(drawnOf(beside).getState().count).toBe(5);
  act(() => store.setState({ count: -1 }));
  expect(button).toHaveTextContent('-1');
  expect(drawnOf(beside).getState().count).toBe(6);
});

test('a state that tells something is shown even if the next one follows before its frame', () => {
  const { store, button } = counter({ tells: (now, before) => now.count !== before.count });
  act(() => store.setState({ count: 1 }));
  expect(button).toHaveTextContent('0');
  act(() => store.setState({ count: 2 }));
  expect(button).toHaveTextContent('1');
  nextFrame();
  expect(button).toHaveTextContent('2');
});

test('a hidden page, which has no frames, draws at once', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { store, button } = counter();
  act(() => store.setState({ count: 1 }));
  expect(button).toHaveTextContent('1');
  hidden.mockRestore();
});

function drawnGame() {
  const tab = openTab();
  drawGameLater(tab);
  tab.getState().newGame(OPTIONS);
  tab.getState().send({ do: 'lift-curtain' });
  nextFrame();
  return { ...tab.getState(), shown: () => drawnOf(tab).getState() };
}

test('R10.1 a hand is opened a frame late and closed at once', () => {
  const { shown, send } = drawnGame();
  for (const side of SIDES) {
    send({ do: 'open-hand', side });
    expect(shown().peeks[side]).toBeNull();
    nextFrame();
    expect(shown().peeks[side]).not.toBeNull();
    send({ do: 'close-hand', side });
    expect(shown().peeks[side]).toBeNull();
  }
});

test('R10.1 a curtain falls at once and is lifted a frame late', () => {
  const { shown, send } = drawnGame();
  send({ do: 'set', seating: 'one-side' });
  send({ do: 'open-hand', side: 'spymaster' });
  expect(shown().curtain).toMatchObject({ for: 'spymaster' });
  send({ do: 'lift-curtain' });
  expect(shown().curtain).not.toBeNull();
  nextFrame();
  expect(shown().curtain).toBeNull();
});

test('switches and another screen are drawn at once', () => {
  const { shown, setPreferences, send, leave } = drawnGame();
  const { sound } = shown().preferences;
  setPreferences({ sound: !sound });
  expect(shown().preferences.sound).toBe(!sound);
  send({ do: 'set', seating: 'across' });
  expect(shown().game?.settings.seating).toBe('across');
  leave();
  expect(shown().game).toBeNull();
});
