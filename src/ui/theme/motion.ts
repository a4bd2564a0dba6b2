/** Less motion: wished by the system, or by this page's own setting (`data-motion` on the root, so that CSS sees it). */
const KEY = 'evil-genius:motion';
const query = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

export type Motion = 'system' | 'reduced';

/** The page's own setting; `system` where none was made or storage is closed. */
export function motionSetting(): Motion {
  try {
    return localStorage.getItem(KEY) === 'reduced' ? 'reduced' : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps and applies the setting. Where storage is closed it holds until the page is left. */
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

/** Ask before starting a motion from code; CSS asks `[data-motion='reduced']` and `prefers-reduced-motion`. */
export const reducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' || (query()?.matches ?? false);
