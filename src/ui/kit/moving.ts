/** What moves on the page, and whether it should: by the system's setting, or by the page's own (`motion.ts`). */

/** True if motion should be reduced. CSS asks `[data-motion='reduced']` and `prefers-reduced-motion` instead. */
export const reducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' ||
  (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);

/** Cuts a motion short. Its promise, for which nobody waits, is rejected then. */
export function cutShort(motion: Animation | undefined): void {
  motion?.finished.catch(() => undefined);
  motion?.cancel();
}

/**
 * Holds an element above those beside it until this is cut short. A `z-index` within a motion would keep the compositor
 * from moving the element by itself.
 */
export const onTop = (element: HTMLElement): Animation => element.animate({ zIndex: [9, 9] }, { fill: 'forwards' });

/** The length of a motion that lasts so many milliseconds: nothing where motion should be reduced. For CSS. */
export const motionOf = (ms: number): string => `${reducedMotion() ? 0 : ms}ms`;
