import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CARDS, OPTIONS, openTab } from '../../../../tests/store/world.ts';
import type { CardSet } from '../../../store/types.ts';
import { draw } from '../../testing.tsx';
import { WhatIf } from './WhatIf.tsx';

/** What would have happened with this set in a game in which the Genius chose its plan and gave up. */
function asked(set: Partial<CardSet>) {
  const tab = openTab();
  const s = tab.getState;
  s().newGame(OPTIONS);
  s().post({ do: 'lift-curtain' });
  s().post({ do: 'open-hand', side: 'genius' });
  s().post({ do: 'act', action: s().openHands.genius!.offers[0] });
  s().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
  s().applyCards({ ...CARDS, ...set });
  s().askWhatIf();
  draw(tab, <WhatIf whatIf={s().whatIf!} />);
  return tab;
}
const part = (name: string) => within(screen.getByRole('region', { name }));

test('it says where the two games part, what came of the move in each, and what has changed', () => {
  asked({ rules: { handSize: 5 } });
  expect(screen.getByText('The very first move comes out otherwise.')).toBeVisible();
  expect(part('The move as it was').getByText('The Evil Genius draws 7 cards.')).toBeVisible();
  expect(part('The move with the cards of now').getByText('The Evil Genius draws 5 cards.')).toBeVisible();
  expect(screen.getByText('Cards in a hand: 7 → 5.')).toBeVisible();
  expect(screen.getAllByText(/^Lair$/i).length).toBeGreaterThan(0);
});

test('a game that stays the same says so, and cannot be played on', () => {
  const cards = CARDS.cards.map((card) => (card.id === 'guard' ? { ...card, text: 'Stands.' } : card));
  asked({ cards });
  expect(screen.getByText('All 2 moves come out as before, to the end in round 1.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull();
});

test('other copies are told with what they do to the decks', () => {
  asked({ cards: CARDS.cards.map((card) => (card.id === 'guard' ? { ...card, copies: 5 } : card)) });
  expect(screen.getByText(/^Cards that are new, or of which there are more, lie at the bottom/)).toBeVisible();
});

test('the new game is played on at its own address, and the result is one press away', async () => {
  const tab = asked({ rules: { handSize: 5 } });
  const { id } = tab.getState().game!;
  await user.click(screen.getByRole('button', { name: 'Back to the result' }));
  expect(tab.getState()).toMatchObject({ whatIf: null, game: { id } });
  tab.getState().askWhatIf();
  await user.click(screen.getByRole('button', { name: 'Play on from here' }));
  const now = tab.getState().game!.id;
  expect(now).not.toBe(id);
  expect(location.hash).toBe(`#/game/${now}`);
});
