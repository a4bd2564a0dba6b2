import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { storeIn } from '../../../../tests/store/position.ts';
import type { Card } from '../../../engine/index.ts';
import { draw } from '../../testing.tsx';
import { Table } from '../Table.tsx';

/** Its effect lets the Master choose a Contraption. */
const AUDIT: Card = {
  id: 'audit',
  type: 'intelligence',
  name: 'Audit',
  copies: 1,
  abilities: [
    { kind: 'play', effects: [{ verb: 'destroy', cards: { type: 'contraption', pick: 'chosen', by: 'you' } }] },
  ],
};

/** A Minion that carries a Jetpack and Goggles, before a Master who takes this Intelligence out of the hand. */
function laden(intelligence: string) {
  const { store } = storeIn(
    {
      turn: { number: 4, side: 'spymaster', step: 'actions' },
      lair: { 2: { card: 'guard', attached: ['jetpack', 'goggles'] }, 3: 'crate' },
      hands: { genius: ['idea'], spymaster: [intelligence] },
    },
    [...TEST_CARDS, AUDIT],
  );
  draw(store, <Table />);
  return { store };
}
type Laden = ReturnType<typeof laden>;

function takeOut({ store }: Laden) {
  const { post } = store.getState();
  act(() => {
    post({ do: 'open-hand', side: 'spymaster' });
    post({ do: 'commit', side: 'spymaster', card: store.getState().openHands.spymaster!.view.hands.spymaster[0] });
  });
}
const rows = () => within(screen.getByRole('list', { name: /^Carried by/ })).getAllByRole('button');
const inLair = (name: RegExp) => within(screen.getByRole('region', { name: 'Lair' })).getByRole('button', { name });

test('a touch on a Minion opens what it carries, and a touch on a row reads that card', () => {
  laden('sabotage');
  fireEvent.click(inLair(/^Guard/));
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, null]);
  fireEvent.click(rows()[1]);
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(screen.getByRole('heading', { name: 'Goggles' })).toBeVisible();
});

test('the row of a carried card that is a target aims at it, as its small picture in the lair does', () => {
  const game = laden('sabotage');
  takeOut(game);
  fireEvent.click(inLair(/^Guard/));
  expect(inLair(/^Goggles/)).toHaveAttribute('data-light', 'target');
  expect(rows()[1]).toHaveAttribute('data-light', 'target');
  fireEvent.click(rows()[1]);
  const { table } = game.store.getState();
  expect(table!.stack.at(-1)).toMatchObject({ targets: [table!.lair[1]!.attached[1]] });
});

test('the row of a carried card that may be chosen chooses it, as its small picture in the lair does', () => {
  const game = laden('audit');
  takeOut(game);
  const { commitOffers, post } = game.store.getState();
  act(() => {
    post({ do: 'act', action: commitOffers[0] });
    post({ do: 'let-resolve', side: 'genius' });
  });
  expect(game.store.getState().table!.choice).toMatchObject({ zone: 'table', kind: 'cards' });
  fireEvent.click(inLair(/^Guard/));
  expect(inLair(/^Goggles/)).toHaveAttribute('data-light', 'target');
  const { lair } = game.store.getState().table!;
  fireEvent.click(rows()[1]);
  expect(game.store.getState().table!.lair[1]!.attached).toEqual([lair[1]!.attached[0]]);
});
