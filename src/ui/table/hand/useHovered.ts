import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardId } from '../../../engine/index.ts';

/** A mouse that has not moved for so many milliseconds rests on the card under it. */
const REST = 80;

/**
 * The card of a hand that a mouse reads. It stays while the mouse moves past other cards, on its way to the words about
 * it. `over`: the mouse moves over that card. `leave`: it has left the hand, or somebody reads by other means.
 */
export function useHovered() {
  const [hovered, setHovered] = useState<CardId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    hovered,
    over(card: CardId | null) {
      clearTimeout(timer.current);
      if (card === null || card === hovered) return;
      if (hovered === null) setHovered(card);
      else timer.current = setTimeout(() => setHovered(card), REST);
    },
    leave: useCallback(() => {
      clearTimeout(timer.current);
      setHovered(null);
    }, []),
  };
}
