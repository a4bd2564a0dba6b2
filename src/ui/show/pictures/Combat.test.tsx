import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { storeAt } from '../../../../tests/store/position.ts';
import type { Rules } from '../../../engine/index.ts';
import { RECOMMENDED, registerCatalog } from '../../../engine/index.ts';
import type { Setup } from '../../../scenario/format.ts';
import { buildPosition } from '../../../scenario/position.ts';
import { draw } from '../../testing.tsx';
import { Combat } from './Combat.tsx';

/** A round in which the Minion deals 2 damage, and the Spy none; or as much as that. */
function fight(
  first: 'spy' | 'minion' | null,
  struck = { toSpy: 2, spyHealth: 1, toMinion: 0, minionHealth: 3 },
  lethalDamage: Rules['lethalDamage'] = 'exceeds',
  isSaved = false,
): void {
  const setup: Setup = {
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 1: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
  };
  const { state } = buildPosition(registerCatalog(TEST_CARDS), { setup }, { ...RECOMMENDED, lethalDamage });
  const { store } = storeAt(state);
  const { spies, lair } = store.getState().table!;
  const [spy, card] = [spies[0].card, lair[0]!.card];
  draw(
    store,
    <Combat
      {...{ spy, card }}
      saved={isSaved ? [card] : []}
      ms={100}
      round={{ type: 'combatRound', card, spy, round: 1, first, ...struck }}
    />,
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

test('R7.3 a Minion that survives the last round returns to full Health', () => {
  fight(null, { toSpy: 4, spyHealth: -1, toMinion: 1, minionHealth: 2 });
  expect(screen.getByText('♥ 3 → 2, heals')).toBeVisible();
});

test('R7.3 what an effect or an earlier round has done to the Minion heals too', () => {
  fight('minion', { toSpy: 4, spyHealth: -1, toMinion: 0, minionHealth: 2 });
  expect(screen.getByText('♥ 2, heals')).toBeVisible();
});

test('R7.3 nobody heals while both live, or where the Minion dies', () => {
  fight(null, { toSpy: 2, spyHealth: 1, toMinion: 1, minionHealth: 2 });
  fight(null, { toSpy: 4, spyHealth: -1, toMinion: 4, minionHealth: -1 });
  expect(screen.queryByText(/heals/)).toBeNull();
});

test('R7.1 at Health 0 a unit still stands, or is dead where the rules say so', () => {
  const struck = { toSpy: 0, spyHealth: 3, toMinion: 3, minionHealth: 0 };
  fight(null, struck);
  expect(screen.getByText('0: still standing!')).toBeVisible();
  cleanup();
  fight(null, struck, 'meets');
  expect(screen.queryByText('0: still standing!')).toBeNull();
  expect(screen.getByText('♥ 3 → 0').closest('[data-falls]')).toBeVisible();
});

test('R9.6 whose death is replaced does not fall', () => {
  const struck = { toSpy: 0, spyHealth: 3, toMinion: 4, minionHealth: -1 };
  fight(null, struck);
  expect(document.querySelectorAll('[data-falls]')).toHaveLength(1);
  cleanup();
  fight(null, struck, 'exceeds', true);
  expect(document.querySelectorAll('[data-falls]')).toHaveLength(0);
  expect(screen.getByText('♥ 3 → −1')).toBeVisible();
});
