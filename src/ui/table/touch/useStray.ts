import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { listen } from '../../input/listen.ts';

/** A press so soon (ms) and so near (px) after another one is meant for what was pressed before. */
const SOON = 700;
const NEAR = 40;

/**
 * Tells whether a click strays onto what has only now come to lie under the finger, as the second one of a double tap
 * on a button of the hand that folds away. The first press was outside of `within`.
 */
export function useStray(): (click: MouseEvent, within: Element | null) => boolean {
  const presses = useRef<readonly PointerEvent[]>([]);
  useEffect(() => {
    const down = (press: PointerEvent) => {
      presses.current = [...presses.current.slice(-1), press];
    };
    return listen(window, { pointerdown: down }, true);
  }, []);
  return ({ clientX, clientY, timeStamp }, within) => {
    const [before, last] = presses.current;
    if (!before || !last || timeStamp - before.timeStamp > SOON) return false;
    const isNear = Math.hypot(clientX - before.clientX, clientY - before.clientY) < NEAR;
    return isNear && !within?.contains(before.target as Node);
  };
}
