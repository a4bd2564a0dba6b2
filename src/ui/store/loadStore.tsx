import type { ReactNode } from 'react';
import { use, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { Command } from '../../host/index.ts';
import type { Store } from '../../store/types.ts';
import { GameContext } from './game.ts';
import { answerLater, watchPresses } from './press.ts';

/** What takes something away from the eye (R10), switches that would jump back, and what is no press. */
const AT_ONCE: readonly Command['do'][] = ['close-hand', 'close-hands', 'set', 'tell'];

/** A press is answered after the frame that shows it; what hides a card is done at once. */
export const answerGameLater = (store: StoreApi<Store>): void =>
  answerLater(store, ['send'], (command) => AT_ONCE.includes((command as Command).do));

let loading: Promise<StoreApi<Store>> | undefined;
let loaded: StoreApi<Store> | undefined;

/** The page's store, fetched once: the rules come with it, so it is not there before the title is. */
export const loadStore = (): Promise<StoreApi<Store>> => {
  loading ??= import('../../store/index.ts').then(({ gameStore }) => {
    answerGameLater(gameStore);
    watchPresses();
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
