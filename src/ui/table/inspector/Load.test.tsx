import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { draw } from '../../testing.tsx';
import { Table } from '../Table.tsx';

/** A Minion that carries a Jetpack and Goggles. The Master can sabotage a Contraption. */
function laden() {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    lair: { 2: { card: 'guard', attached: ['jetpack', 'goggles'] }, 3: 'crate' },
    hands: { spymaster: ['sabotage'] },
  });
  draw(store, <Table />);
  return store;
}
const rows = () => within(screen.getByRole('list', { name: /^Carried by/ })).getAllByRole('button');
const inLair = (name: RegExp) => within(screen.getByRole('region', { name: 'Lair' })).getByRole('button', { name });

test('a touch on a Minion opens what it carries, and a touch on a row reads that card', () => {
  laden();
  fireEvent.click(inLair(/^Guard/));
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, null]);
  fireEvent.click(rows()[1]);
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(screen.getByRole('heading', { name: 'Goggles' })).toBeVisible();
});

test('the row of a carried card that is a target chooses it, as its small picture in the lair does', () => {
  const store = laden();
  const { send } = store.getState();
  act(() => {
    send({ do: 'open-hand', side: 'spymaster' });
    send({ do: 'commit', side: 'spymaster', card: store.getState().peeks.spymaster!.view.hands.spymaster[0] });
  });
  fireEvent.click(inLair(/^Guard/));
  const light = inLair(/^Goggles/).getAttribute('data-light');
  expect(light).toBe('target');
  expect(rows().map((row) => row.getAttribute('data-light'))).toEqual([light, light]);
  fireEvent.click(rows()[1]);
  const { table } = store.getState();
  expect(table!.stack.at(-1)).toMatchObject({ targets: [table!.lair[1]!.attached[1]] });
});
