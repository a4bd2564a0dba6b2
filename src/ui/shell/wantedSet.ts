/** Lets any part of the page ask for a card set: a link to a position, for example. */
import { bringCards } from '../store/bringCards.ts';
import { loadedStore, loadStore } from '../store/loadStore.tsx';
import { go } from './route.ts';

interface Wanted {
  address: string;
  /** Called when the person has decided, and what was agreed to has been done. */
  done(): void;
}

let asker: ((wanted: Wanted) => void) | undefined;
let waiting: Wanted | undefined;

/** The title page asks people from now on, until the returned function is called. */
export function askForSets(ask: (wanted: Wanted) => void): () => void {
  asker = ask;
  if (waiting) ask(waiting);
  waiting = undefined;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/**
 * Makes the set of that hash the one that new games are played with. It is the game's own, one that this browser still
 * has, or one that is fetched from `address` once somebody has agreed. Resolves to true if it is in play then.
 */
export async function openSet({ hash, address }: { hash: string; address?: string }): Promise<boolean> {
  const [store] = await Promise.all([loadStore(), bringCards()]);
  if (store.getState().bringKept(hash)) return true;
  if (address === undefined) return false;
  await new Promise<void>((done) => {
    if (asker) asker({ address, done });
    else {
      waiting = { address, done };
      go({ screen: 'start' });
    }
  });
  return loadedStore()?.getState().cards?.hash === hash;
}
