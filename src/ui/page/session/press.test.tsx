import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { SIDES } from '../../../engine/index.ts';
import { inTheirWays } from './commands.ts';
import { answerLater, atOnce, later, runNow, shield, watchPresses } from './press.ts';

let stopWatching: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stopWatching = watchPresses();
});
afterEach(() => {
  runNow();
  stopWatching();
  vi.useRealTimers();
});

const nextFrame = () => act(() => vi.advanceTimersByTime(40));

interface Counter {
  count: number;
  add(by: number): void;
}

function counter() {
  const store = createStore<Counter>((set) => ({
    count: 0,
    add: (by) => set(({ count }) => ({ count: count + by })),
  }));
  answerLater(store, ['add']);
  function Button() {
    const count = useStore(store, (s) => s.count);
    return (
      <button type="button" onClick={() => store.getState().add(1)}>
        {count}
      </button>
    );
  }
  render(<Button />);
  return { store, button: screen.getByRole('button') };
}

test('the button that was touched looks pressed first, and is answered after that frame', () => {
  const { store, button } = counter();
  act(() => button.click());
  expect(store.getState().count).toBe(0);
  expect(button).toHaveAttribute('data-pressed');
  nextFrame();
  expect(button).toHaveTextContent('1');
  expect(button).not.toHaveAttribute('data-pressed');
});

test('what may not be seen late runs at once, after all that waited', () => {
  const { store } = counter();
  const seen: number[] = [];
  store.subscribe(({ count }) => seen.push(count));
  act(() => store.getState().add(5));
  expect(seen).toEqual([]);
  act(() => atOnce(() => store.getState().add(-1)));
  expect(seen).toEqual([5, 4]);
});

test('what comes of a pointer waits for the frame after its click too; what comes of a click alone does not', () => {
  const { store, button } = counter();
  later(() => store.getState().add(2));
  act(() => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  expect(store.getState().count).toBe(0);
  nextFrame();
  expect(store.getState().count).toBe(3);
  later(() => store.getState().add(2));
  act(() => void button.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(store.getState().count).toBe(5);
});

test('what an answer leads to runs before the next one that waited', () => {
  const { store } = counter();
  const seen: number[] = [];
  store.subscribe(({ count }) => seen.push(count));
  later(() => store.getState().add(2));
  later(() => store.getState().add(10));
  nextFrame();
  expect(seen).toEqual([2, 12]);
});

test('what an answer leads to runs with it, in order', () => {
  const { store } = counter();
  later(() => {
    store.getState().add(2);
    expect(store.getState().count).toBe(2);
    later(() => store.getState().add(3));
    expect(store.getState().count).toBe(5);
  });
  nextFrame();
  expect(store.getState().count).toBe(5);
  let seen = 0;
  atOnce(() => {
    seen = store.getState().count;
  });
  expect(seen).toBe(5);
});

test('the next press runs what the one before it led to', () => {
  const { store, button } = counter();
  act(() => button.click());
  act(() => void button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })));
  expect(store.getState().count).toBe(1);
});

test('a press that begins where something has just left by itself does nothing', () => {
  const { store, button } = counter();
  const press = (clientX: number) =>
    act(() => {
      const at = { bubbles: true, cancelable: true, detail: 1, clientX, clientY: 10 };
      button.dispatchEvent(Object.assign(new MouseEvent('pointerdown', at), { pointerType: 'touch' }));
      button.dispatchEvent(new MouseEvent('click', at));
      vi.advanceTimersByTime(40);
    });
  shield(new DOMRect(0, 0, 100, 100));
  press(50);
  expect(store.getState().count, 'before it is gone').toBe(0);
  act(() => vi.advanceTimersByTime(200));
  press(50);
  expect(store.getState().count, 'soon after that').toBe(0);
  press(150);
  expect(store.getState().count, 'beside it').toBe(1);
  act(() => vi.advanceTimersByTime(400));
  press(50);
  expect(store.getState().count, 'later').toBe(2);
  act(() => vi.advanceTimersByTime(400));
  const lift = shield(new DOMRect(0, 0, 100, 100));
  shield(new DOMRect(200, 0, 100, 100));
  press(50);
  expect(store.getState().count, 'the first of two').toBe(2);
  lift();
  press(50);
  expect(store.getState().count, 'lifted').toBe(3);
  press(250);
  expect(store.getState().count, 'the second of two').toBe(3);
});

test('a hidden page, which has no frames, answers at once', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { store, button } = counter();
  act(() => button.click());
  expect(store.getState().count).toBe(1);
  hidden.mockRestore();
});

function game() {
  const tab = openTab();
  tab.setState({ post: inTheirWays(tab) });
  tab.getState().newGame(OPTIONS);
  tab.getState().post({ do: 'lift-curtain' });
  nextFrame();
  return { ...tab.getState(), shown: tab.getState };
}

test('R10.1 a hand is opened a frame late and closed at once', () => {
  const { shown, post } = game();
  for (const side of SIDES) {
    post({ do: 'open-hand', side });
    expect(shown().openHands[side]).toBeNull();
    nextFrame();
    expect(shown().openHands[side]).not.toBeNull();
    post({ do: 'close-hand', side });
    expect(shown().openHands[side]).toBeNull();
  }
});

test('R10.1 a hand that is closed within the frame in which it was to be opened does not open', () => {
  const { shown, post } = game();
  post({ do: 'open-hand', side: 'genius' });
  post({ do: 'close-hands' });
  expect(shown().openHands.genius).toBeNull();
  nextFrame();
  expect(shown().openHands.genius).toBeNull();
});

test('R10.1 a curtain falls before the hand of the other side, and is lifted a frame late', () => {
  const { shown, post } = game();
  post({ do: 'set', seating: 'one-side' });
  post({ do: 'open-hand', side: 'spymaster' });
  nextFrame();
  expect(shown().curtain).toMatchObject({ for: 'spymaster' });
  expect(shown().openHands).toEqual({ genius: null, spymaster: null });
  post({ do: 'lift-curtain' });
  expect(shown().curtain).not.toBeNull();
  nextFrame();
  expect(shown().curtain).toBeNull();
});

test('switches and another screen are answered at once', () => {
  const { shown, setPreferences, post, leave } = game();
  const { sound } = shown().preferences;
  setPreferences({ sound: !sound });
  expect(shown().preferences.sound).toBe(!sound);
  post({ do: 'set', seating: 'across' });
  expect(shown().game?.settings.seating).toBe('across');
  leave();
  expect(shown().game).toBeNull();
});
