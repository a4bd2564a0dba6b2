import type { StoreApi } from 'zustand';
import type { Store } from '../../../store/types.ts';
import { go } from './route.ts';

/** Deals the open game again from its first turn, with the cards as they are now. Returns false if that cannot be done. */
export function beginAgain({ getState }: Pick<StoreApi<Store>, 'getState'>): boolean {
  if (getState().startAgain()) return false;
  const { game } = getState();
  if (game) go({ screen: 'game', id: game.id });
  return true;
}
