import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { listen } from '../../input/listen.ts';

/** A press so soon (ms) and so near (px) after another one is meant for what was pressed before. */
const SOON = 700;
const NEAR = 40;

/** A frame counts as so long (ms) at most: a page that draws late has shown less since the press. */
const FRAME = 50;

/** A press, and for how long (ms) the page has drawn since. */
type Press = { event: PointerEvent; drawn: number };

/** Counts what the page draws after a press, till that is no longer soon. */
function count(press: Press): void {
  let last = press.event.timeStamp;
  const frame = (now: number) => {
    press.drawn += Math.min(now - last, FRAME);
    last = now;
    if (press.drawn < SOON) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/**
 * Tells whether a click strays onto what has only now come to lie under the finger, as the second one of a double tap
 * on a button of the hand that folds away. The first press was outside of `within`.
 */
export function useStray(): (click: MouseEvent, within: Element | null) => boolean {
  const presses = useRef<readonly Press[]>([]);
  useEffect(() => {
    const down = (event: PointerEvent) => {
      const press = { event, drawn: 0 };
      presses.current = [...presses.current.slice(-1), press];
      count(press);
    };
    return listen(window, { pointerdown: down }, true);
  }, []);
  return ({ clientX, clientY }, within) => {
    const [before, last] = presses.current;
    if (!before || !last || before.drawn >= SOON) return false;
    const { event } = before;
    const isNear = Math.hypot(clientX - event.clientX, clientY - event.clientY) < NEAR;
    return isNear && !within?.contains(event.target as Node);
  };
}
