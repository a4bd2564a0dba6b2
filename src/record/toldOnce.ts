/** Leaves out what a move would tell twice. */
import type { GameEvent } from '../engine/index.ts';

type Replaced = Extract<GameEvent, { type: 'replaced' }>;

/** True if both events tell that the same card saves the same card from the same thing. */
const isSame = (one: GameEvent, { card, source, instead }: Replaced): boolean =>
  one.type === 'replaced' && one.card === card && one.source === source && one.instead === instead;

/**
 * True if a Spy is saved a second time from the same wounds: it has just left the lair, and lost what its Network gave
 * it (R6.9).
 */
function isToldAlready(event: Replaced, before: readonly GameEvent[]): boolean {
  const last = before.findLastIndex((one) => isSame(one, event));
  const since = before.slice(last);
  return (
    last >= 0 &&
    since.some((one) => one.type === 'unassigned' && one.card === event.card) &&
    since.every((one) => one.type !== 'damaged' || one.card !== event.card)
  );
}

/** The events of a move, each told once. */
export const toldOnce = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter((event, i) => event.type !== 'replaced' || !isToldAlready(event, events.slice(0, i)));
