import type { ReactNode } from 'react';
import { use, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { Store } from '../../store/types.ts';
import { drawGameLater } from './drawnGame.ts';
import { GameContext } from './game.ts';

let loading: Promise<StoreApi<Store>> | undefined;
let loaded: StoreApi<Store> | undefined;

/** The page's store, fetched once: the rules come with it, so it is not there before the title is. */
export const loadStore = (): Promise<StoreApi<Store>> => {
  loading ??= import('../../store/index.ts').then(({ gameStore }) => {
    drawGameLater(gameStore);
    loaded = gameStore;
    return gameStore;
  });
  return loading;
};

/** The page's store if it has arrived. */
export const loadedStore = (): StoreApi<Store> | undefined => loaded;

/** Hands the store to what stands inside, which waits for it (`Suspense`) where it has not come yet. */
export function WithStore({ children }: { children: ReactNode }) {
  const [there] = useState(loadedStore);
  return <GameContext value={there ?? use(loadStore())}>{children}</GameContext>;
}
