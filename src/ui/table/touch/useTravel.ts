import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CardId, Side, View } from '../../../engine/index.ts';
import { useGameStore } from '../../store/game.ts';
import { reducedMotion } from '../../theme/motion.ts';

/** Where each card in the lair was last laid. */
const lastSeen = new Map<CardId, DOMRect>();
const MILLISECONDS = 420;

/** It was let go there: if it turns up somewhere else, it comes from there. */
export const travelFrom = (card: CardId, place: DOMRect): void => void lastSeen.set(card, place);

/** Forgets where cards lay that are not in the lair of that table; without a table, where any lay. */
function forgetAbsent(table: View | null): void {
  const present = new Set(table?.lair.map((occupant) => occupant?.card));
  if (table?.infiltration) present.add(table.infiltration.spy);
  for (const card of lastSeen.keys()) if (!present.has(card)) lastSeen.delete(card);
}

/** For the lair itself: where a card lay is known while it is there, so that one that comes again comes from an edge. */
export function useTravelMemory(): void {
  const game = useGameStore();
  useEffect(() => {
    const stop = game.subscribe(({ table }) => forgetAbsent(table));
    return () => {
      stop();
      forgetAbsent(null);
    };
  }, [game]);
}

/** The edge from whose hand a card that has just come into play was played. */
const edgeOf = (side: Side): DOMRect | undefined =>
  document.querySelector(`[data-edge-of="${side}"]`)?.getBoundingClientRect();

/**
 * A card that turns up at another place travels there from the last one, or from its owner's edge, so that everybody
 * sees what moved. It is measured in the frame that lays it out anyway. It stays put with reduced motion, and when the
 * table itself has just been laid.
 */
export function useTravel<T extends HTMLElement>(card: CardId, side: Side): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = ref.current;
      if (!element) return;
      const to = element.getBoundingClientRect();
      const from = lastSeen.get(card) ?? edgeOf(side);
      lastSeen.set(card, to);
      if (!from || !element.closest('[data-laid]') || reducedMotion()) return;
      const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
      if (Math.hypot(x, y) > 4)
        element.animate(
          [
            { translate: `${x}px ${y}px`, zIndex: 9 },
            { translate: '0 0', zIndex: 9 },
          ],
          { duration: MILLISECONDS, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
        );
    });
    return () => cancelAnimationFrame(frame);
  }, [card, side]);
  return ref;
}
