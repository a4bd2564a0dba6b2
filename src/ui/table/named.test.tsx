/** The names of cards in the log, at the table. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeIn } from '../../../tests/store/position.ts';
import type { Setup } from '../../scenario/format.ts';
import { draw } from '../testing.tsx';
import { LogLines } from './log/LogLines.tsx';
import { placeOf } from './named.ts';
import { Table } from './Table.tsx';

const SETUP: Setup = {
  turn: { number: 5, side: 'genius', step: 'lair' },
  lair: { 1: 'guard', 2: 'guard' },
  plan: 'prank',
};
/** The lair after a Guard has moved from square 1 to 5. */
function moved() {
  const { store } = storeIn(SETUP);
  draw(store, <Table />);
  const guard = store.getState().table!.lair[0]!.card;
  act(
    () =>
      void store
        .getState()
        .post({ do: 'act', action: { type: 'moveMinion', side: 'genius', minion: guard, square: 5 } }),
  );
  return { store, guard };
}
const latest = () => within(screen.getByRole('region', { name: 'Latest' }));
const line = () => latest().getByRole('listitem');
const named = () => latest().getByRole('button', { name: 'Guard' });

test('a line with names reads as one sentence', () => {
  moved();
  expect(line()).toHaveTextContent('Guard moves from square 1 to 5. R2.4');
});

test.each([
  ['pointed at', 'pointerEnter', 'pointerLeave'],
  ['in focus', 'focus', 'blur'],
] as const)('a card %s in the log is lit where it lies, and no other', (_how, on, off) => {
  const { guard } = moved();
  fireEvent[on](named());
  const lit = [...document.querySelectorAll('[data-named]')];
  expect(lit.map((one) => one.getAttribute('data-card'))).toEqual([String(guard)]);
  fireEvent[off](named());
  expect(document.querySelector('[data-named]')).toBeNull();
});

test('a card pressed in the log is shown to be read', () => {
  moved();
  expect(screen.queryByRole('heading', { name: 'Guard' })).toBeNull();
  fireEvent.click(named());
  expect(within(screen.getByRole('region', { name: 'Card' })).getByRole('heading', { name: 'Guard' })).toBeVisible();
});

test('a card that went back to a hand is only a word', () => {
  const { store } = storeIn({ ...SETUP, hands: { genius: ['hound'], spymaster: [] } });
  draw(store, <Table />);
  act(() => {
    store.getState().post({ do: 'open-hand', side: 'genius' });
    const play = store.getState().openHands.genius?.offers.find(({ type }) => type === 'playMinion');
    store.getState().post({ do: 'act', action: play! });
    store.getState().post({ do: 'close-hand', side: 'genius' });
  });
  expect(latest().getByRole('button', { name: 'Hound' })).toBeVisible();
  act(() => void store.getState().post({ do: 'undo' }));
  expect(latest().queryByRole('button', { name: 'Hound' })).toBeNull();
  expect(line()).toHaveTextContent('takes back: Hound comes into square');
});

test('away from the table all names are words', () => {
  const { store } = storeIn(SETUP);
  const minion = store.getState().table!.lair[0]!.card;
  store.getState().post({ do: 'act', action: { type: 'moveMinion', side: 'genius', minion, square: 5 } });
  draw(store, <LogLines entries={store.getState().log} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Guard moves from square 1 to 5.');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['R2.4']);
});

test('each card has its place', () => {
  const setup: Setup = {
    ...SETUP,
    plan: { card: 'prank', status: 'activated' },
    discards: { genius: ['hound'], spymaster: ['boost'] },
    networks: [{ nodes: ['hub'] }],
  };
  const table = storeIn(setup).store.getState().table!;
  expect(placeOf(table, table.plan!.card)).toEqual({ at: 'plan' });
  expect(placeOf(table, table.discards.spymaster[0])).toEqual({ at: 'discard', side: 'spymaster' });
  expect(placeOf(table, table.nodes[0].card)).toEqual({ at: 'card', card: table.nodes[0].card });
  const scored = { ...table, scored: { genius: [table.nodes[0].card], spymaster: [] } };
  expect(placeOf(scored, table.nodes[0].card)).toEqual({ at: 'score', side: 'genius' });
});
