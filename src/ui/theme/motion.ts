/** Reduced motion: by the system's setting, or by this page's own (`data-motion` on the root, so that CSS sees it). */
const KEY = 'evil-genius:motion';
const query = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

export type Motion = 'system' | 'reduced';

/** The page's own setting; `system` if there is none or storage cannot be read. */
export function motionSetting(): Motion {
  try {
    return localStorage.getItem(KEY) === 'reduced' ? 'reduced' : 'system';
  } catch {
    return 'system';
  }
}

/** Stores and applies the setting. If storage cannot be written, it lasts until the page is left. */
export function setMotion(motion: Motion): void {
  try {
    localStorage.setItem(KEY, motion);
  } catch {
    // The setting still applies to this page.
  }
  applyMotion(motion);
}

export function applyMotion(motion: Motion = motionSetting()): void {
  document.documentElement.dataset.motion = motion;
}

/** True if motion should be reduced. CSS asks `[data-motion='reduced']` and `prefers-reduced-motion` instead. */
export const reducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' || (query()?.matches ?? false);

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
