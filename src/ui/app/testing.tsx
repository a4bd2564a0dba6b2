import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { GameStore } from '../../store/store.ts';
import { GameContext } from './game.ts';
import { ReferenceContext } from './reference.ts';

/** Draws a part of the page around a store; answers what it asked of the reference. */
export function draw(store: GameStore, children: ReactNode) {
  const reference = { openRule: vi.fn() };
  render(
    <GameContext value={store}>
      <ReferenceContext value={reference}>{children}</ReferenceContext>
    </GameContext>,
  );
  return reference;
}
