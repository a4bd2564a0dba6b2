import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { draw } from '../../testing.tsx';
import { Table } from '../Table.tsx';

/** A Spy has been sent, and the fuse of that step burns. */
function burning() {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 3: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  const { send } = store.getState();
  send({ do: 'set', grace: 2 });
  draw(store, <Table />);
  act(() => void send({ do: 'act', action: store.getState().offers.find(({ type }) => type === 'infiltrate')! }));
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
  const { send } = store.getState();
  act(() => {
    send({ do: 'claim', side: 'genius' });
    send({ do: 'open-hand', side: 'genius' });
  });
  const play = store.getState().peeks.genius!.offers.find(({ type }) => type === 'playInstant')!;
  act(() => {
    send({ do: 'close-hand', side: 'genius' });
    send({ do: 'act', action: play });
  });
  expect(store.getState().table!.stack).toHaveLength(2);
  expect(waiting()).toBe(2);
});
