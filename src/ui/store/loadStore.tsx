import type { ReactNode } from 'react';
import { createContext, lazy, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { Command } from '../../host/index.ts';
import type { Store } from '../../store/types.ts';
import { answerLater } from './press.ts';

/** The page's store. It is a context, so that a test can provide its own. */
export const GameContext = createContext<StoreApi<Store> | null>(null);

/** Commands that run at once: they hide cards (R10), are switches that would jump back, or follow no press. */
const AT_ONCE: readonly Command['do'][] = ['close-hand', 'close-hands', 'set', 'tell', 'stage', 'shown'];

/** Makes the store's commands run after the frame that shows the press, but for those of `AT_ONCE`. */
export const answerGameLater = (store: StoreApi<Store>): void =>
  answerLater(store, ['send'], (command) => AT_ONCE.includes((command as Command).do));

let loading: Promise<StoreApi<Store>> | undefined;
let loaded: StoreApi<Store> | undefined;

/** Fetches the page's store, once. The rules come with it, so the title is drawn before it arrives. */
export const loadStore = (): Promise<StoreApi<Store>> => {
  loading ??= import('../../store/index.ts').then(({ gameStore }) => {
    answerGameLater(gameStore);
    loaded = gameStore;
    return gameStore;
  });
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
