/** What the two at the table agree on before a game, and may change in it. */
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

/** The rules a game is played by: the defaults, then what the designers set, then what the preset changes. */
export const rulesFor = (designed: Partial<Rules>, preset: Preset): Rules => ({
  ...RECOMMENDED,
  ...designed,
  ...(preset === 'as-printed' ? AS_PRINTED : {}),
});
