import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { storeIn } from '../../../../tests/store/position.ts';
import type { Card } from '../../../engine/index.ts';
import type { Setup } from '../../../scenario/format.ts';
import { draw } from '../../testing.tsx';
import { Table } from '../Table.tsx';

const VEST: Card = {
  id: 'vest',
  type: 'epiphany',
  name: 'Vest',
  copies: 2,
  abilities: [
    {
      kind: 'play',
      targets: [{ type: 'minion' }],
      effects: [{ verb: 'prevent', cards: '$target1', amount: 2, for: 'turn' }],
    },
  ],
};

const tableAt = (setup: Setup) => {
  const { store } = storeIn(setup, [...TEST_CARDS, VEST]);
  store.getState().post({ do: 'set', grace: 0 });
  draw(store, <Table />);
  return store;
};
const inLair = (name: RegExp) => within(screen.getByRole('region', { name: 'Lair' })).getByRole('button', { name });
const panel = () => screen.getByRole('region', { name: 'Card' });

test('what protects a Minion stands on it and in its panel, with its cause', () => {
  const store = tableAt({
    turn: { number: 5, side: 'genius', step: 'lair' },
    lair: { 2: 'guard' },
    hands: { genius: ['vest', 'rage'], spymaster: ['memo'] },
  });
  const { post } = store.getState();
  for (const _ of ['vest', 'rage']) {
    act(() => post({ do: 'open-hand', side: 'genius' }));
    const play = store.getState().openHands.genius!.offers.find(({ type }) => type === 'playInstant')!;
    act(() => {
      post({ do: 'close-hand', side: 'genius' });
      post({ do: 'act', action: play });
      post({ do: 'let-resolve', side: 'spymaster' });
    });
  }
  fireEvent.click(inLair(/^Guard, .*prevents the next 2 damage/));
  expect(inLair(/^Guard/).querySelector('[data-stat=prevents]')).toHaveTextContent('2');
  expect(panel()).toHaveTextContent('Prevents the next 2 damage until the end of the turn, from Vest');
  expect(panel()).toHaveTextContent('+2 Attack until the end of the turn, from Rage');
});

test('R7.1 that Health 0 is alive stands in the panel before the first fight', () => {
  tableAt({ turn: { number: 5, side: 'genius', step: 'lair' }, plan: 'prank', lair: { 2: 'guard' } });
  fireEvent.click(inLair(/^Guard/));
  expect(panel()).toHaveTextContent(/Health \d \(dies below 0\)/);
});

test('a timed change whose cause nobody has told names none', () => {
  tableAt({
    turn: { number: 5, side: 'genius', step: 'lair' },
    lair: { 2: 'guard' },
    changes: [{ card: 'guard', prevent: 'all', for: 'next-turn' }],
  });
  fireEvent.click(inLair(/^Guard, .*prevents all damage/));
  expect(panel()).toHaveTextContent('Prevents all damage until the next turn of the Evil Genius');
  expect(panel()).not.toHaveTextContent('Evil Genius, from');
});

test('what other cards give as long as they lie there stands in the panel, each by its name', () => {
  tableAt({
    turn: { number: 5, side: 'genius', step: 'lair' },
    lair: { 1: 'lamp', 2: { card: 'guard', attached: ['jetpack', 'goggles'] } },
  });
  fireEvent.click(inLair(/^Guard/));
  expect(panel()).toHaveTextContent('+1 Perception from Lamp');
  const carried = within(screen.getByRole('list', { name: 'Carried by Guard' })).getAllByRole('listitem');
  expect(carried.map(({ textContent }) => textContent)).toEqual(['Jetpack +1+1', 'Goggles +2']);
  expect(panel()).not.toHaveTextContent('from Jetpack');
});

const device = () => document.querySelector('[data-plan] button')!;

test('R3.2 a face-up plan says which cards pay for it, and what is missing', () => {
  tableAt({
    turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
    plan: { card: 'blackout', status: 'activated' },
    lair: { 1: 'boss', 2: { card: 'guard', busy: true, attached: ['goggles'] } },
  });
  fireEvent.click(device());
  expect(panel()).toHaveTextContent('Contraptions 2 of 3: Goggles 2');
  expect(panel()).toHaveTextContent('Minions 3 of 2: Boss 2, Guard 1');
  expect(panel()).toHaveTextContent('It lacks 1 in Contraptions.');
});

test('R10.1 what a face-down plan is paid with stands in the peek of the Genius alone', () => {
  const store = tableAt({
    turn: { number: 5, side: 'genius', step: 'lair' },
    plan: 'prank',
    lair: { 1: 'crate' },
    hands: { genius: ['guard'] },
  });
  fireEvent.click(device());
  expect(document.querySelector('[data-pays]')).toBeNull();
  act(() => store.getState().post({ do: 'open-hand', side: 'genius' }));
  fireEvent.click(screen.getByRole('button', { name: /^Prank/ }));
  const hand = document.querySelector('[data-hand=genius]');
  expect(hand?.querySelector('[data-pays]')).toHaveTextContent('Contraptions 1 of 1: Crate 1');
  expect(hand?.querySelector('[data-pays]')).toHaveTextContent('The cost is met.');
});
