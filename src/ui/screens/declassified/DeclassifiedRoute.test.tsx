import { act, cleanup, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openTab } from '../../../../tests/store/world.ts';
import type { Declassified } from '../../../store/types.ts';
import { MISSING } from '../../../text/en/page/shell.ts';
import { draw } from '../../testing.tsx';
import { DeclassifiedRoute } from './DeclassifiedRoute.tsx';

test('a game that was still being opened when the page left it is closed', async () => {
  const store = openTab();
  let arrive = (_: Declassified): void => {};
  const declassify = vi.fn(() => new Promise<Declassified>((done) => (arrive = done)));
  store.setState({ declassify });
  draw(store, <DeclassifiedRoute of={{ id: 'game-1' }} onTrouble={() => {}} />);
  await waitFor(() => expect(declassify).toHaveBeenCalled());
  cleanup();
  const close = vi.fn();
  await act(async () => arrive({ close } as unknown as Declassified));
  expect(close).toHaveBeenCalledOnce();
});

test('where a part of the page does not come, the title says so', async () => {
  const store = openTab();
  store.setState({ declassify: () => Promise.reject(new Error('offline')) });
  const onTrouble = vi.fn();
  location.hash = '#/declassified/game-1';
  draw(store, <DeclassifiedRoute of={{ id: 'game-1' }} onTrouble={onTrouble} />);
  await waitFor(() => expect(onTrouble).toHaveBeenCalledWith(MISSING.what));
  expect(location.hash).toBe('#/');
});
