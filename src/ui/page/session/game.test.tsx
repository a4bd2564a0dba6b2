import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { storeAt } from '../../../../tests/store/position.ts';
import { refusalOf } from '../../../../tests/store/refusalOf.ts';
import { RECOMMENDED, registerCatalog } from '../../../engine/index.ts';
import { buildPosition } from '../../../scenario/position.ts';
import { draw } from '../../testing.tsx';
import { useStanding } from './game.ts';

test('a card of which nothing changes is not drawn anew with the table', () => {
  const setup = { turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'guard' } } as const;
  const { store } = storeAt(buildPosition(registerCatalog(TEST_CARDS), { setup }, RECOMMENDED).state);
  const { table } = store.getState();
  const drawn: unknown[] = [];
  const Worn = () => {
    drawn.push(useStanding(table!.lair[0]!.card));
    return null;
  };
  draw(store, <Worn />);
  act(() =>
    expect(refusalOf(store.getState, { do: 'act', action: { type: 'endStep', side: 'genius' } })).toBeUndefined(),
  );
  expect(store.getState().table).not.toBe(table);
  expect(drawn).toHaveLength(1);
});
