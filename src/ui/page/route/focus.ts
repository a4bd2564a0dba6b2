import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

let first = true;

/**
 * A ref for the heading of a screen (`tabIndex={-1}`). When the screen replaces another one, the heading gets the focus,
 * and the page begins at its top.
 */
export function useArrival<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    // The first screen does not take the focus when the page opens.
    if (!first) {
      ref.current?.focus({ preventScroll: true });
      if (document.scrollingElement) document.scrollingElement.scrollTop = 0;
    }
    first = false;
  }, []);
  return ref;
}
