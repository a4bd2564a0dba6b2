import type { MouseEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import { isKeyHeld } from './usePeekKeys.ts';

/** A hand that was left open closes after so many milliseconds without any movement or press in it. */
export const AUTO_HIDE = 20_000;

/**
 * Opens a hand while any pointer holds its edge. The hand closes when the pointer lets go or is lost. For players who
 * cannot hold, a click without a pointer (keyboard, assistive technology) or the toggle opens it. It then stays open
 * until it is closed, or for `AUTO_HIDE`.
 *
 * A card that is taken out of a hand closes it, unless pointer or key hold it open. Then the hand makes room for the
 * table until that card is played or taken back, so that several cards can be played in one look.
 */
export function useHold(side: Side) {
  const store = useGameStore();
  const [taken, setTaken] = useState<CardId | null>(null);
  const open = useGame((s) => s.peeks[side] !== null);
  const away = useGame((s) => taken !== null && s.commit?.card === taken);
  const held = useRef<number | null>(null);
  const holds = useCallback(() => held.current !== null, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stir = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => leave(), AUTO_HIDE);
  };
  useEffect(() => {
    if (!open) {
      clearTimeout(timer.current);
      setTaken(null);
    }
    return () => clearTimeout(timer.current);
  }, [open]);

  const letGo = ({ pointerId }: PointerEvent) => {
    if (held.current !== pointerId) return;
    held.current = null;
    store.getState().send({ do: 'close-hand', side });
  };
  /** A card has been taken out of the hand, or nothing is left to do in it. */
  const leave = (card: CardId | null = null) => {
    if (held.current !== null || isKeyHeld(side)) setTaken(card);
    else store.getState().send({ do: 'close-hand', side });
  };
  const toggle = () => {
    const { send, peeks } = store.getState();
    if (peeks[side]) send({ do: 'close-hand', side });
    else {
      send({ do: 'open-hand', side });
      stir();
    }
  };
  return {
    open,
    /** True if the open hand is drawn. */
    drawn: open && !away,
    holds,
    leave,
    stir,
    toggle,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = event.pointerId;
        clearTimeout(timer.current);
        store.getState().send({ do: 'open-hand', side });
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClick(event: MouseEvent) {
        if (event.detail === 0) toggle();
      },
    },
  };
}
