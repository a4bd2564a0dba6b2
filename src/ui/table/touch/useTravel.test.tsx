import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { draw } from '../../testing.tsx';
import { Table } from '../Table.tsx';

/** The starts of the travels so far, in pixels from where the cards are now. */
const travels: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  // Square 1 is at 100 px, square 2 at 200 px, and so on. Everything else, such as the edges, is at 0.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const square = this.closest('[data-square]')?.getAttribute('data-square') ?? 0;
    return new DOMRect(100 * Number(square), 0, 10, 10);
  });
  Element.prototype.animate = vi.fn((keyframes) => {
    travels.push((keyframes as Keyframe[])[0].translate as string);
    return {} as Animation;
  });
  travels.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = () => act(() => vi.advanceTimersByTime(200));

/** A game in which the Genius can play a Minion. */
function tableWithMinionInHand() {
  const { store } = storeIn({ turn: { number: 5, side: 'genius', step: 'lair' }, hands: { genius: ['guard'] } });
  store.getState().send({ do: 'open-hand', side: 'genius' });
  const [card] = store.getState().peeks.genius!.view.hands.genius;
  store.getState().send({ do: 'close-hand', side: 'genius' });
  const play = (square: number) => {
    act(() =>
      expect(
        store.getState().send({ do: 'act', action: { type: 'playMinion', side: 'genius', card, square } }),
      ).toBeUndefined(),
    );
    wait();
  };
  return { store, card, play };
}

test('a card travels from the edge of its owner, then from its last square', () => {
  const { store, card, play } = tableWithMinionInHand();
  draw(store, <Table />);
  wait();
  play(2);
  act(() => {
    store.getState().send({ do: 'act', action: { type: 'moveMinion', side: 'genius', minion: card, square: 5 } });
  });
  wait();
  expect(travels).toEqual(['-200px 0px', '-300px 0px']);
});

test('a card that comes again comes from the edge, not from its old square', () => {
  const { store, play } = tableWithMinionInHand();
  draw(store, <Table />);
  wait();
  play(2);
  act(() => store.getState().send({ do: 'undo' }));
  wait();
  play(5);
  expect(travels).toEqual(['-200px 0px', '-500px 0px']);
});

test('a card of the next game comes from the edge, wherever that of the last one lay', () => {
  const last = tableWithMinionInHand();
  const { unmount } = draw(last.store, <Table />);
  wait();
  last.play(2);
  unmount();
  const next = tableWithMinionInHand();
  draw(next.store, <Table />);
  wait();
  next.play(5);
  expect(next.card).toBe(last.card);
  expect(travels).toEqual(['-200px 0px', '-500px 0px']);
});
