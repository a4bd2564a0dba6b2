import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CardId, Side, View } from '../../../engine/index.ts';
import { useGameStore } from '../../store/game.ts';
import { reducedMotion } from '../../theme/motion.ts';

/** Where each card in the lair was last. */
const lastSeen = new Map<CardId, DOMRect>();
const MILLISECONDS = 420;

/** Notes where a card was let go. If it appears somewhere else next, it travels from there. */
export const travelFrom = (card: CardId, place: DOMRect): void => void lastSeen.set(card, place);

/** Forgets the places of cards that are not in the lair of that table; without a table, all places. */
function forgetAbsent(table: View | null): void {
  const present = new Set(table?.lair.map((occupant) => occupant?.card));
  if (table?.infiltration) present.add(table.infiltration.spy);
  for (const card of lastSeen.keys()) if (!present.has(card)) lastSeen.delete(card);
}

/** For the lair: forgets cards that leave it, so that a card that comes again travels from an edge. */
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

/** The place of that side's edge, from whose hand new cards come. */
const edgeOf = (side: Side): DOMRect | undefined =>
  document.querySelector(`[data-edge-of="${side}"]`)?.getBoundingClientRect();

/**
 * Moves a card that appears at a new place there from its last place, or from its owner's edge, so that everybody sees
 * what moved. The card is measured in the frame that lays it out anyway. It does not travel with reduced motion, or
 * when the table itself has just been mounted.
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
