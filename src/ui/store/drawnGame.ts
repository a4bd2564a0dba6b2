import type { StoreApi } from 'zustand';
import type { Store } from '../../store/types.ts';
import { drawLater } from './drawn.ts';

/** Hands and tables that go behind a curtain go at once; so do the switches of the settings, which would jump back. */
const atOnce = (now: Store, before: Store): boolean =>
  now.game !== before.game ||
  now.preferences !== before.preferences ||
  (now.curtain !== null && now.curtain !== before.curtain) ||
  (before.peeks.genius !== null && now.peeks.genius === null) ||
  (before.peeks.spymaster !== null && now.peeks.spymaster === null);

/** What just happened is told aloud, and combats are shown. */
const tells = (now: Store, before: Store): boolean => now.latest.serial !== before.latest.serial;

/** The page answers a touch in the frame after it; what hides a card it draws at once (R10). */
export const drawGameLater = (store: StoreApi<Store>): void => drawLater(store, { atOnce, tells });
