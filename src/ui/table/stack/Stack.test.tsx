import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { storeIn } from '../../../../tests/store/position.ts';
import type { Card } from '../../../engine/index.ts';
import { Directed } from '../../show/Directed.tsx';
import { draw } from '../../testing.tsx';
import { Table } from '../Table.tsx';

const BOMB: Card = {
  id: 'bomb',
  type: 'intelligence',
  name: 'Bomb',
  copies: 2,
  abilities: [
    {
      kind: 'play',
      targets: [{ type: 'contraption' }],
      effects: [
        { verb: 'destroy', cards: '$target1' },
        { verb: 'draw', who: 'you', amount: 1 },
      ],
    },
  ],
};

afterEach(() => void vi.useRealTimers());

/** A Spy has been sent, and the fuse of that step burns. */
function burning() {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 3: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  const { post } = store.getState();
  post({ do: 'set', grace: 2 });
  draw(store, <Table />);
  act(() => void post({ do: 'act', action: store.getState().offers.find(({ type }) => type === 'infiltrate')! }));
  return store;
}
const waiting = () => document.querySelectorAll('[data-waits]').length;
const sentence = () => screen.getByRole('region', { name: 'What to do now' });

test('a step whose fuse burns is said once: in the sentence', () => {
  burning();
  expect(sentence()).toHaveTextContent('Next: Agent is sent into the lair.');
  expect(waiting()).toBe(0);
});

test('where the sentence says something else, the step stands among what waits', () => {
  burning();
  fireEvent.click(screen.getByRole('button', { name: 'Hold' }));
  expect(sentence()).not.toHaveTextContent('Next:');
  expect(waiting()).toBe(1);
});

test('what is announced on a step stands there with it (R9.2)', () => {
  const store = burning();
  const { post } = store.getState();
  act(() => {
    post({ do: 'claim', side: 'genius' });
    post({ do: 'open-hand', side: 'genius' });
  });
  const play = store.getState().openHands.genius!.offers.find(({ type }) => type === 'playInstant')!;
  act(() => {
    post({ do: 'close-hand', side: 'genius' });
    post({ do: 'act', action: play });
  });
  expect(store.getState().table!.stack).toHaveLength(2);
  expect(waiting()).toBe(2);
});

test('a card that was announced stays there until the end of the scene in which it resolves (R9.2)', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store } = storeIn(
    {
      turn: { number: 5, side: 'genius', step: 'lair' },
      lair: { 2: 'crate' },
      hands: { genius: ['rage'], spymaster: ['bomb'] },
      decks: { spymaster: ['agent'] },
    },
    [...TEST_CARDS, BOMB],
  );
  const { post, setPreferences } = store.getState();
  setPreferences({ show: 1 });
  draw(
    store,
    <Directed>
      <Table />
    </Directed>,
  );
  act(() => {
    post({ do: 'claim', side: 'spymaster' });
    post({ do: 'open-hand', side: 'spymaster' });
  });
  const play = store.getState().openHands.spymaster!.offers.find(({ type }) => type === 'playInstant')!;
  act(() => {
    post({ do: 'close-hand', side: 'spymaster' });
    post({ do: 'act', action: play });
  });
  act(() => void vi.advanceTimersByTime(10_000));
  expect(waiting()).toBe(1);
  act(() => void post({ do: 'let-resolve', side: 'genius' }));
  const frames = new Set<unknown>();
  for (let frame = store.getState().show!.frame; frame; frame = store.getState().show!.frame) {
    frames.add(frame);
    expect(screen.getByRole('list', { name: 'Waits to resolve, first to last' })).toHaveTextContent('1Bomb, aimed at');
    act(() => void vi.advanceTimersByTime(50));
  }
  expect(frames.size).toBeGreaterThan(1);
  expect(waiting()).toBe(0);
});
