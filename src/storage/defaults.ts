import type { Preferences } from './preferences.ts';

/** In a file of its own: the title needs no more than this. */
const DEFAULTS: Preferences = {
  sound: true,
  volume: 80,
  show: 1,
  names: { genius: '', spymaster: '' },
  sources: { genius: 'people', spymaster: 'people' },
  seating: 'side-by-side',
  grace: 2,
  preset: 'recommended',
  knowsHold: false,
};

/** The shorter side of a phone's screen is at most so many pixels. */
const PHONE = '(pointer: coarse) and (max-width: 480px), (pointer: coarse) and (max-height: 480px)';

/** The preferences of somebody who has chosen nothing yet. Two people pass a phone on: it is too small for both. */
export const firstPreferences = (): Preferences =>
  globalThis.matchMedia?.(PHONE).matches ? { ...DEFAULTS, seating: 'one-side' } : DEFAULTS;
