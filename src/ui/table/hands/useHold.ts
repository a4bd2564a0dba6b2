import type { MouseEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { useGame, useGameStore } from '../../app/game.ts';

/** After so many milliseconds without a stir a hand that was left open closes by itself. */
export const AUTO_HIDE = 20_000;

const inHand = (under: Element | null): CardId | null => {
  const card = under?.closest<HTMLElement>('[data-hand-card]')?.dataset.handCard;
  return card === undefined ? null : Number(card);
};

/**
 * Holding an edge with any pointer opens its hand; letting go, or losing the pointer, closes it. A card over which the
 * pointer slid on its way out to the table is played. For who cannot hold: a click without a pointer (keyboard,
 * assistive technology) or the toggle opens it until it is closed or nothing stirs for a while.
 */
export function useHold(side: Side, choose: (card: CardId) => void) {
  const store = useGameStore();
  const open = useGame((s) => s.peeks[side] !== null);
  const held = useRef<{ pointer: number; card: CardId | null } | null>(null);
  const [over, setOver] = useState<CardId | null>(null);
  const holds = useCallback(() => held.current !== null, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stir = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => store.getState().closePeek(side), AUTO_HIDE);
  };
  useEffect(() => {
    if (!open) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [open]);

  const letGo = () => {
    if (!held.current) return;
    held.current = null;
    setOver(null);
    store.getState().closePeek(side);
  };
  const toggle = () => {
    const { openPeek, closePeek, peeks } = store.getState();
    if (peeks[side]) closePeek(side);
    else {
      openPeek(side);
      stir();
    }
  };
  return {
    open,
    /** The card under a pointer that holds the edge. */
    over,
    holds,
    stir,
    toggle,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { pointer: event.pointerId, card: null };
        clearTimeout(timer.current);
        store.getState().openPeek(side);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = held.current;
        if (now?.pointer !== event.pointerId) return;
        const under = document.elementFromPoint(event.clientX, event.clientY);
        if (under?.closest(`[data-peek="${side}"]`)) now.card = inHand(under) ?? now.card;
        else if (under?.closest('[data-edge-of]')) now.card = null;
        setOver(now.card);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const now = held.current;
        if (now?.pointer !== event.pointerId) return;
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const outside = !under?.closest(`[data-peek="${side}"], [data-edge-of]`);
        if (outside && now.card !== null) choose(now.card);
        letGo();
      },
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClick(event: MouseEvent) {
        if (event.detail === 0) toggle();
      },
    },
  };
}
