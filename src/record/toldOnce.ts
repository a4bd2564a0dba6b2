/** What a move tells no second time. */
import type { GameEvent } from '../engine/index.ts';

type Replaced = Extract<GameEvent, { type: 'replaced' }>;

/** True if both tell that the same card is saved from the same thing by the same one. */
const isSame = (one: GameEvent, { card, source, instead }: Replaced): boolean =>
  one.type === 'replaced' && one.card === card && one.source === source && one.instead === instead;

/**
 * True if a Spy is saved once more from the death that it has just left the lair for: it loses there what its Network
 * gave it, and would die of the same wounds (R6.9).
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

/** The events of a move without those that tell again what was told before. */
export const toldOnce = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter((event, i) => event.type !== 'replaced' || !isToldAlready(event, events.slice(0, i)));
