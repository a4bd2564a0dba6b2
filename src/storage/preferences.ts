import type { Preferences } from './defaults.ts';
import { firstPreferences, HAND_STAYS } from './defaults.ts';
import type { Keep } from './keep.ts';
import { PREFERENCES } from './keys.ts';
import { names, settings } from './recordShape.ts';
import { flag, list, oneOf, parse, record, text, whole } from './shape.ts';

const shape = record({
  sound: flag,
  volume: whole(0, 100),
  show: oneOf(0, 1, 2),
  handStays: oneOf(...HAND_STAYS),
  names,
  sources: names,
  knowsHold: flag,
  told: list(text(20), 500),
  ...settings,
});

/** The preferences in storage, or the defaults if there are none that can be read. */
export function readPreferences(keep: Keep): Preferences {
  const first = firstPreferences();
  const value: unknown = { ...first, ...(parse(keep.getItem(PREFERENCES) ?? '') as object) };
  return shape(value, '') === undefined ? (value as Preferences) : first;
}

/** Stores the preferences. A failure is ignored: they are not worth a message. */
export function keepPreferences(keep: Keep, preferences: Preferences): void {
  try {
    keep.setItem(PREFERENCES, JSON.stringify(preferences));
  } catch {
    // The players are told when a game cannot be saved.
  }
}
