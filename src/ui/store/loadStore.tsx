import type { ReactNode } from 'react';
import { createContext, lazy, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { Store } from '../../store/types.ts';

/** The page's store. It is a context, so that a test can provide its own. */
export const GameContext = createContext<StoreApi<Store> | null>(null);

let loading: Promise<StoreApi<Store>> | undefined;
let loaded: StoreApi<Store> | undefined;

/**
 * Fetches the page's store, once; after a failure the next call tries again. The rules come with it, so the title is
 * drawn before it arrives.
 */
export const loadStore = (): Promise<StoreApi<Store>> => {
  loading ??= import('./gameStore.ts').then(
    ({ gameStore }) => {
      loaded = gameStore;
      return gameStore;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

/** The page's store, or undefined if it has not arrived yet. */
export const loadedStore = (): StoreApi<Store> | undefined => loaded;

const Late = lazy(() => loadStore().then(() => ({ default: Provider })));

function Provider({ children }: { children: ReactNode }) {
  return <GameContext value={loaded ?? null}>{children}</GameContext>;
}

/** Provides the store to its children. Until it has arrived, `Suspense` waits for it. */
export function WithStore({ children }: { children: ReactNode }) {
  // The component chosen at first stays. A switch after the arrival would remount the children.
  const [Shown] = useState(() => (loaded ? Provider : Late));
  return <Shown>{children}</Shown>;
}
