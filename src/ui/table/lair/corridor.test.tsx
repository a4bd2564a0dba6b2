import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { stateIn, storeAt } from '../../../../tests/store/position.ts';
import type { Setup } from '../../../scenario/format.ts';
import { draw } from '../../testing.tsx';
import { Table } from '../Table.tsx';

const BEFORE: Setup = {
  turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
  plan: 'prank',
  lair: { 2: 'mine', 3: 'clerk', 8: 'crate' },
  networks: [{ nodes: ['hub'], spies: ['agent'] }],
  hands: { genius: ['idea'], spymaster: ['memo'] },
};

/** The rooms' signs, how far the Spy gets, and the buttons of the strip. A Spy that is not on its way is touched. */
function drawn(setup: Setup): string {
  const { store } = storeAt(stateIn(setup));
  const { unmount } = draw(store, <Table />);
  if (!setup.infiltration) fireEvent.click(screen.getByRole('button', { name: /^Agent, Spy/ }));
  const parts = document.querySelectorAll('[data-sign], [data-reach], [data-strip] button');
  const told = [...parts].map((part) => `${part.className} ${part.textContent}`).join('\n');
  unmount();
  return told;
}
const at = (square: number): Setup => ({ ...BEFORE, infiltration: { spy: 'agent', square } });

test('each room says what the touched Spy would come to there, and the strip how far it gets', () => {
  const text = drawn(BEFORE);
  expect(text).toContain('Agent gets through and thwarts the plan: its Evilness, unless a card comes.');
  expect(text).toContain('Attack: Minion dies, Spy keeps Health 2 (1 round). Best: Sneak');
});

test('what is foretold says that a card may change it, as long as the Genius holds any (R10.2)', () => {
  const hands = { genius: ['rage'], spymaster: [] };
  const none = { genius: [], spymaster: ['memo'] };
  for (const [setup, words] of [
    [BEFORE, 'the plan: its Evilness, unless a card comes.'],
    [at(2), 'choose. A card may change what is foretold.'],
  ] as const) {
    const strip = (held: Setup['hands']) => {
      const { store } = storeAt(stateIn({ ...setup, hands: held }));
      const { unmount } = draw(store, <Table />);
      const told = document.querySelector('[data-strip]')?.textContent;
      unmount();
      return told;
    };
    expect(strip(hands)).toContain(words);
    expect(strip(none)).not.toMatch(/unless a card|card may change/);
  }
});

test('the name of a touched Spy that can do nothing now is said once, with how far it gets', () => {
  const { store } = storeAt(stateIn({ ...BEFORE, turn: { number: 7, side: 'genius', step: 'lair' } }));
  draw(store, <Table />);
  fireEvent.click(screen.getByRole('button', { name: /^Agent, Spy/ }));
  expect(document.querySelector('[data-strip]')?.textContent?.match(/Agent/g)).toHaveLength(1);
});

test('the corridor of the only Spy that can go is read before it is touched, and of two none', () => {
  const read = (spies: string[]) => {
    const { store } = storeAt(stateIn({ ...BEFORE, networks: [{ nodes: ['hub'], spies }] }));
    const { unmount } = draw(store, <Table />);
    const told = document.querySelector('[data-reach]')?.textContent;
    unmount();
    return told;
  };
  expect(read(['agent'])).toBe('Agent gets through and thwarts the plan: its Evilness, unless a card comes.');
  expect(read(['agent', 'rookie'])).toBeUndefined();
});

describe('a room that a finger is held on while a Spy is picked', () => {
  const FINGER = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, clientX: 50, clientY: 50 };
  const roomAt = (square: number) => document.querySelector(`[data-square="${square}"] button`)!;
  /** Holds a finger on a room for so long, and lets it go. */
  function held(square: number, ms: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { store } = storeAt(stateIn(BEFORE));
    draw(store, <Table />);
    fireEvent.click(screen.getByRole('button', { name: /^Agent, Spy/ }));
    const room = roomAt(square);
    fireEvent.pointerDown(room, FINGER);
    act(() => void vi.advanceTimersByTime(ms));
    fireEvent.pointerUp(room, FINGER);
    fireEvent.click(room, { detail: 1 });
    const sent = () => store.getState().table?.stack.length === 1;
    return { sent, strip: document.querySelector('[data-strip]')!, room };
  }

  test('is read: its card, and what the Spy comes to there. The release sends nobody', () => {
    const { sent, strip, room } = held(2, 500);
    expect(sent()).toBe(false);
    expect(screen.getByRole('region', { name: 'Card' })).toHaveTextContent('Mine');
    expect(strip).toHaveTextContent(/Square 2: the Spy comes with Health 3\. .*Best: .*R6\.4/);
    // The Spy stays picked: a touch sends it.
    fireEvent.pointerDown(room, FINGER);
    fireEvent.pointerUp(room, FINGER);
    fireEvent.click(room, { detail: 1 });
    expect(sent()).toBe(true);
  });

  test('is read too where nobody stands', () => {
    const { sent, strip } = held(5, 500);
    expect(sent()).toBe(false);
    expect(strip).toHaveTextContent('Square 5: the Spy goes on with Health 3. R6.3');
  });

  test('is touched where the finger goes at once', () => {
    expect(held(2, 200).sent()).toBe(true);
  });
});

test('at square 8 the buttons name the thwart', () => {
  expect(drawn(at(8))).toMatch(/goes on past it, then thwarts: its Evilness/);
  expect(drawn({ ...at(8), plan: { card: 'prank', status: 'activated' } })).toMatch(
    /goes on past it, then thwarts: \+1/,
  );
});

test.each([
  ['touched', 'Agent gets through', BEFORE],
  ['in square 2', 'then can thwart: its Evilness', at(2)],
  ['in square 8', 'then thwarts: its Evilness', at(8)],
])('R10.2 the corridor is drawn the same whatever is hidden: %s', (_, words, setup) => {
  const others: Setup[] = [
    { ...setup, plan: 'moon-laser' },
    { ...setup, hands: { genius: ['trapdoor'], spymaster: ['memo'] } },
    { ...setup, hands: { genius: ['idea'], spymaster: ['ghost'] } },
    { ...setup, decks: { genius: ['trapdoor', 'boss'], plans: ['heist'] } },
  ];
  const seen = drawn({ ...setup, decks: { genius: ['boss', 'trapdoor'], plans: ['prank'] } });
  expect(seen).toContain(words);
  for (const other of others) expect(drawn(other)).toBe(seen);
});

test('sending is drawn as the thing to do only where the Spy gets through, and ending the turn only where none does', () => {
  const looks = (setup: Setup) => {
    const { store } = storeAt(stateIn(setup));
    const { unmount } = draw(store, <Table />);
    const lookOf = (name: string) => /primary/.test(screen.getByRole('button', { name }).className);
    const end = lookOf('End turn');
    fireEvent.click(screen.getByRole('button', { name: /^Agent, Spy/ }));
    const send = lookOf('Send into the lair');
    unmount();
    return { end, send };
  };
  expect(looks(BEFORE)).toEqual({ end: false, send: true });
  expect(looks({ ...BEFORE, lair: { 1: 'boss', 2: 'boss' } })).toEqual({ end: true, send: false });
});

test('what is foretold without a card is not said to who asks whether to play it', () => {
  const hands = { genius: [], spymaster: ['boost'] };
  const { store } = storeAt(stateIn({ ...at(2), lair: { 2: 'boss', 3: 'boss' }, hands }));
  draw(store, <Table />);
  const strip = document.querySelector('[data-strip]');
  expect(strip).toHaveTextContent('Boss cannot be passed');
  act(() => store.getState().post({ do: 'open-hand', side: 'spymaster' }));
  const { offers } = store.getState().openHands.spymaster!;
  const { card } = offers.find((offer) => offer.type === 'playInstant')!;
  act(() => store.getState().post({ do: 'commit', side: 'spymaster', card }));
  expect(store.getState().commit?.card).toBe(card);
  expect(strip).not.toHaveTextContent('Boss cannot be passed');
});
