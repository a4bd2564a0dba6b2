import type { CardId, GameEvent, Side } from '../../engine/index.ts';

/** The end of a plan: the Genius completed it, or the Master thwarted it. */
export interface Climax {
  deed: 'completed' | 'thwarted';
  plan: CardId;
  side: Side;
  points: number;
  /** The side's score now. Null while the plan's effect still waits for a choice, before it is scored (R3.5). */
  total: number | null;
  /** The events that the banner tells. */
  told: readonly GameEvent[];
}

/** The climax among the public events of one change, if there is one (R3.5, R6.6). */
export function climaxOf(events: readonly GameEvent[]): Climax | undefined {
  for (const [i, event] of events.entries()) {
    if (event.type !== 'planCompleted' && event.type !== 'thwarted') continue;
    const deed = event.type === 'thwarted' ? 'thwarted' : 'completed';
    const side = deed === 'thwarted' ? 'spymaster' : 'genius';
    const points = event.evilness;
    const scored = events.slice(i).find((e) => e.type === 'scored' && e.side === side && e.points === points);
    const total = scored?.type === 'scored' ? scored.total : null;
    return { deed, plan: event.card, side, points, total, told: scored ? [event, scored] : [event] };
  }
  return undefined;
}
