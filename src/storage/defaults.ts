import type { BySide } from '../engine/index.ts';
import type { Settings } from '../record/index.ts';

export interface Preferences extends Settings {
  /** False: muted. The volume stays as it was. */
  sound: boolean;
  /** In percent, from 0 to 100. */
  volume: number;
  /** How fast scenes play, times the usual speed; 0: not at all. */
  show: 0 | 1 | 2;
  /** So many seconds after the last touch a hand that was left open closes. */
  handStays: (typeof HAND_STAYS)[number];
  /** Who is to play what in the next game. */
  names: BySide<string>;
  /** Who plays each side: `people`, or the name of a bot. */
  sources: BySide<string>;
  /** Somebody on this device has got what HOLD and INTERRUPT do. */
  knowsHold: boolean;
  /** What guided games have told here: the keys of their tips (`src/scenario/teach.ts`). */
  told: readonly string[];
}

export const HAND_STAYS = [10, 20, 60] as const;

/** In a file of its own: the title needs no more than this. */
export const DEFAULTS: Preferences = {
  sound: true,
  volume: 80,
  show: 1,
  handStays: 20,
  names: { genius: '', spymaster: '' },
  sources: { genius: 'people', spymaster: 'people' },
  seating: 'side-by-side',
  grace: 2,
  preset: 'recommended',
  knowsHold: false,
  told: [],
};

/** A phone: the shorter side of its screen has fewer pixels than that. */
export const PHONE = '(pointer: coarse) and (width < 480px), (pointer: coarse) and (height < 480px)';

/** Held upright. What is touched and is no phone is a tablet. */
const UPRIGHT = '(pointer: coarse) and (orientation: portrait)';

const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

/**
 * The preferences of somebody who has chosen nothing yet. Two people pass a phone on: it is too small for both. A tablet
 * held upright has a short edge for each of them.
 */
export function firstPreferences(): Preferences {
  const seating = matches(PHONE) ? 'one-side' : matches(UPRIGHT) ? 'across' : DEFAULTS.seating;
  return { ...DEFAULTS, seating };
}
