import type { Preferences } from './preferences.ts';

/** The preferences of somebody who has chosen nothing yet. In a file of its own: the title needs no more than this. */
export const DEFAULTS: Preferences = {
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
