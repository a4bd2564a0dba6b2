import type { StoreApi } from 'zustand';
import type { Side } from '../../../engine/index.ts';
import type { Store } from '../../../store/types.ts';
import { later } from '../../store/press.ts';

/**
 * Takes the open hand of that side from the eye at once (R10.1). The table hears of it after that frame, since to draw
 * what follows takes longer.
 */
export function closeHand(store: StoreApi<Store>, side: Side): void {
  const hand = document.querySelector<HTMLElement>(`[data-peek="${side}"]`);
  const close = () => void store.getState().send({ do: 'close-hand', side });
  if (!hand) {
    close();
    return;
  }
  hand.style.visibility = 'hidden';
  later(() => {
    close();
    if (store.getState().peeks[side]) hand.style.visibility = '';
  });
}
