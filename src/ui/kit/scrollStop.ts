import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Lets the keyboard stop at a box while its words do not fit, and so scroll it. A box that does not scroll is no stop. */
export function useScrollStop(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    let asked = 0;
    const look = (): void => {
      if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    };
    // Once what has changed is laid out.
    const lookSoon = (): void => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(look);
    };
    const words = new MutationObserver(lookSoon);
    words.observe(node, { subtree: true, childList: true, characterData: true });
    const size = new ResizeObserver(lookSoon);
    size.observe(node);
    return () => {
      words.disconnect();
      size.disconnect();
      cancelAnimationFrame(asked);
    };
  }, [box]);
}
