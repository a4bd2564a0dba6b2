import type { RefObject } from 'react';
import { useEffect } from 'react';

/** So much of a line in sight is all of it: a rim of a pixel may be missing. */
const WHOLE = 0.95;

/** Marks the lines of a list that its scrolling box cuts, by `data-cut`. `lines`: what the list is made of. */
export function useWholeLines(box: RefObject<HTMLElement | null>, lines: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are watched anew
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, intersectionRatio } of seen) target.toggleAttribute('data-cut', intersectionRatio < WHOLE);
      },
      { root: box.current, threshold: WHOLE },
    );
    for (const line of box.current.querySelectorAll('li')) watch.observe(line);
    return () => watch.disconnect();
  }, [box, lines]);
}
