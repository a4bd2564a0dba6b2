import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

let first = true;

/** For the heading of a screen (`tabIndex={-1}`): it takes the focus when its screen replaces another one. */
export function useArrival<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    // The page as it opens belongs to the reader: no jump.
    if (!first) ref.current?.focus({ preventScroll: true });
    first = false;
  }, []);
  return ref;
}
