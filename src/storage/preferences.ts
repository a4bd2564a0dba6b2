/** The players' preferences, kept from game to game. */
import type { BySide } from '../engine/index.ts';
import type { Settings } from '../host/index.ts';
import { GRACES, PRESETS, SEATINGS } from '../host/index.ts';
import type { Keep } from './keep.ts';
import { PREFERENCES } from './keep.ts';
import { flag, oneOf, record, text } from './shape.ts';

export interface Preferences extends Settings {
  sound: boolean;
  names: BySide<string>;
}

const DEFAULTS: Preferences = {
  sound: true,
  names: { genius: '', spymaster: '' },
  seating: 'side-by-side',
  grace: 2,
  preset: 'recommended',
};

const shape = record({
  sound: flag,
  names: record({ genius: text(200), spymaster: text(200) }),
  seating: oneOf(...SEATINGS),
  grace: oneOf(...GRACES),
  preset: oneOf(...PRESETS),
});

/** The preferences in storage, or the defaults if there are none that can be read. */
export function readPreferences(keep: Keep): Preferences {
  try {
    const value: unknown = { ...DEFAULTS, ...JSON.parse(keep.getItem(PREFERENCES) ?? '{}') };
    return shape(value, '') === undefined ? (value as Preferences) : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

/** Stores the preferences. A failure is ignored: they are not worth a message. */
export function keepPreferences(keep: Keep, preferences: Preferences): void {
  try {
    keep.setItem(PREFERENCES, JSON.stringify(preferences));
  } catch {
    // The players are told when a game cannot be saved.
  }
}
