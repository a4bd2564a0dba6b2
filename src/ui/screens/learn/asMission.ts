import type { Side } from '../../../engine/index.ts';
import { bySide } from '../../../engine/index.ts';
import type { NewGameOptions } from '../../../store/types.ts';
import { INSTRUCTOR, PERSON } from '../../../text/en/bots.ts';

/**
 * A new game as a mission is played: without a clock and without hints. People play its side, and the Instructor the
 * other.
 */
export const asMission = (
  { side }: { readonly side: Side | 'both' },
  { settings, ...options }: NewGameOptions,
): NewGameOptions => ({
  ...options,
  settings: { ...settings, grace: 'untimed' },
  hints: false,
  sources: bySide((who) => (side === 'both' || side === who ? PERSON : INSTRUCTOR)),
});
