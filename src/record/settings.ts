/** What the two at the table agree on before a game. Some of it can be changed during the game. */
import type { Rules } from '../engine/index.ts';
import { AS_PRINTED, RECOMMENDED } from '../engine/index.ts';

export const SEATINGS = ['side-by-side', 'across', 'one-side'] as const;
export type Seating = (typeof SEATINGS)[number];
/** Seconds that a declared step waits, or `untimed`: both sides tap OK. */
export const GRACES = [0, 1, 2, 5, 'untimed'] as const;
export type Grace = (typeof GRACES)[number];
export const PRESETS = ['recommended', 'as-printed'] as const;
export type Preset = (typeof PRESETS)[number];

export interface Settings {
  seating: Seating;
  grace: Grace;
  preset: Preset;
}

/** The rules of a game: the defaults, then the designers' changes, then the preset's changes. */
export const rulesFor = (designed: Partial<Rules>, preset: Preset): Rules => ({
  ...RECOMMENDED,
  ...designed,
  ...(preset === 'as-printed' ? AS_PRINTED : {}),
});
