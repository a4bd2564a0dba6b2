import type { Action } from './actions.ts';

/** What a bot would do. Chances are those of the asker to win, from 0 to 1; null if the bot does not reckon them. */
export interface Advice {
  readonly action: Action;
  readonly chance: number | null;
  /** The next best thing; null if there is none that is known. */
  readonly next: { readonly action: Action; readonly chance: number } | null;
}
