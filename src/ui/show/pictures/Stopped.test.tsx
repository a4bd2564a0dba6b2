import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { draw } from '../../testing.tsx';
import { Stopped } from './Stopped.tsx';

test('R9.1 the table says who has stopped the game, until that side goes on', () => {
  const { store } = storeIn({ turn: { number: 5, side: 'genius', step: 'lair' }, hands: { spymaster: ['memo'] } });
  store.getState().setPreferences({ show: 1 });
  draw(store, <Stopped />);
  expect(document.querySelector('[data-stopped]')).toBeNull();
  act(() => void store.getState().post({ do: 'claim', side: 'spymaster' }));
  expect(screen.getByText(/ interrupts!$/).closest('[data-side]')).toHaveAttribute('data-side', 'spymaster');
  act(() => void store.getState().post({ do: 'never-mind' }));
  expect(document.querySelector('[data-stopped]')).toBeNull();
});
