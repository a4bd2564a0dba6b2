/** The interrupts that a side held and could have played, and never did. */
import type { CardId, Side } from '../engine/index.ts';
import { legalActions, SIDES } from '../engine/index.ts';
import type { Tape } from '../record/index.ts';

/** A card that was held, and could have been played. */
export interface Held {
  readonly side: Side;
  readonly card: CardId;
  /** The first stop of each turn at which it could have been played. */
  readonly stops: readonly number[];
}

/** Of each side, in the order in which they could have been played first. */
export function heldIn({ stops }: Tape): Held[] {
  const held = new Map<string, { side: Side; card: CardId; stops: number[] }>();
  const played = new Set<string>();
  stops.forEach(({ state, made }, stop) => {
    if (made?.action.type === 'playInstant') played.add(`${made.action.side} ${made.action.card}`);
    for (const side of SIDES)
      for (const action of legalActions(state, side, (type) => type !== 'playInstant')) {
        if (action.type !== 'playInstant') continue;
        const key = `${side} ${action.card}`;
        const one = held.get(key) ?? { side, card: action.card, stops: [] };
        const last = stops[one.stops.at(-1) ?? -1];
        if (last?.state.turn.number !== state.turn.number) one.stops.push(stop);
        held.set(key, one);
      }
  });
  return SIDES.flatMap((side) =>
    [...held].filter(([key, one]) => one.side === side && !played.has(key)).map(([, one]) => one),
  );
}
