import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { GameStore } from '../store/store.ts';
import { GameContext } from './page/session/loadStore.ts';
import { ReferenceContext } from './reference/reference.ts';

/** Draws a part of the page with a store. Returns what it asked of the reference, and how to unmount it. */
export function draw(store: GameStore, children: ReactNode) {
  const reference = { openRule: vi.fn(), openRules: vi.fn(), openSigns: vi.fn() };
  const { unmount } = render(
    <GameContext value={store}>
      <ReferenceContext value={reference}>{children}</ReferenceContext>
    </GameContext>,
  );
  return { ...reference, unmount };
}

/** Collects the texts that are downloaded as files from now on. */
export function filesHandedOut(): { texts(): Promise<string[]> } {
  const blobs: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:file';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => {
    made.mockRestore();
    clicked.mockRestore();
  });
  return { texts: () => Promise.all(blobs.map((blob) => blob.text())) };
}
