import { create } from 'zustand';
import type { Trouble } from '../../../text/en/page/trouble.ts';

/** A trouble, how often it happened, and the first error that it came from. */
export interface TroubleSeen {
  readonly trouble: Trouble;
  readonly error: unknown;
  readonly times: number;
}

/** `told`: the newest last. `open`: the notice of the last one is on the page. */
export const useTroubles = create<{ told: readonly TroubleSeen[]; open: boolean }>()(() => ({ told: [], open: false }));
