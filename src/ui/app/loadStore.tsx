import type { ReactNode } from 'react';
import { use } from 'react';
import type { StoreApi } from 'zustand';
import type { Store } from '../../store/types.ts';
import { drawGameLater } from './drawnGame.ts';
import { GameContext } from './game.ts';

/** How the page gets its store: the rules come with it, so it is not there before the title is. */
export type LoadStore = () => Promise<StoreApi<Store>>;

let loading: Promise<StoreApi<Store>> | undefined;
let loaded: StoreApi<Store> | undefined;

/** The page's store, fetched once. */
export const loadStore: LoadStore = () => {
  loading ??= import('../../store/index.ts').then(({ gameStore }) => {
    drawGameLater(gameStore);
    loaded = gameStore;
    return gameStore;
  });
  return loading;
};

/** The page's store if it has arrived. */
export const loadedStore = (): StoreApi<Store> | undefined => loaded;

/** Hands the store to what stands inside, which waits for it (`Suspense`). */
export const WithStore = ({ load = loadStore, children }: { load?: LoadStore; children: ReactNode }) => (
  <GameContext value={use(load())}>{children}</GameContext>
);
