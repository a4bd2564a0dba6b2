import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { draw } from '../../testing.tsx';
import { Combat } from './Large.tsx';

/** A round in which the Minion deals 2 damage, and the Spy none. */
function fight(first: 'spy' | 'minion' | null): void {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 1: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
  });
  const { spies, lair } = store.getState().table!;
  const [spy, card] = [spies[0].card, lair[0]!.card];
  const struck = { toSpy: 2, spyHealth: 1, toMinion: 0, minionHealth: 3 };
  draw(
    store,
    <Combat spy={spy} card={card} ms={100} round={{ type: 'combatRound', card, spy, round: 1, first, ...struck }} />,
  );
}

test('R7.2 of two in combat the one that strikes first is marked', () => {
  fight('minion');
  const marked = screen.getByText('strikes first').parentElement;
  expect(marked).toHaveTextContent('Guard');
  expect(marked).not.toHaveTextContent('Agent');
});

test('R7.2 where both or none have Initiative, none is marked', () => {
  fight(null);
  expect(screen.queryByText('strikes first')).toBeNull();
});
