import type { StoreApi } from 'zustand';
import type { Side } from '../../../engine/index.ts';
import type { Store } from '../../../store/types.ts';
import { anchor } from '../../input/anchors.ts';
import { later } from '../../page/session/press.ts';

/**
 * Takes the open hand of that side from the eye at once (R10.1). The table hears of it after that frame, since to draw
 * what follows takes longer.
 */
export function closeHand(store: StoreApi<Store>, side: Side): void {
  // A hand that has made room for the table is out of sight already.
  const hand = anchor(`hand:${side}`);
  if (hand) hand.style.visibility = 'hidden';
  later(() => {
    store.getState().send({ do: 'close-hand', side });
    if (hand && store.getState().peeks[side]) hand.style.visibility = '';
  });
}
