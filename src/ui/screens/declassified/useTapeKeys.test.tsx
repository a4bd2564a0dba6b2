import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Declassified } from '../../../store/types.ts';
import { useTapeKeys } from './useTapeKeys.ts';

function Deck({ game }: { game: Declassified }) {
  useTapeKeys(game);
  return (
    <>
      <p>The table</p>
      <details>
        <summary>What was better?</summary>
      </details>
    </>
  );
}

test('Space runs the tape, but opens what it is pressed on', () => {
  const run = vi.fn();
  render(<Deck game={{ run, shown: { getState: () => ({ runs: false }) } } as unknown as Declassified} />);
  fireEvent.keyDown(screen.getByText('The table'), { code: 'Space' });
  expect(run).toHaveBeenCalledExactlyOnceWith(true);
  expect(fireEvent.keyDown(screen.getByText('What was better?'), { code: 'Space' })).toBe(true);
  expect(run).toHaveBeenCalledOnce();
});
