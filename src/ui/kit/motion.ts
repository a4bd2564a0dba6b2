/** This page's own setting of reduced motion: `data-motion` on the root, so that CSS sees it. */
export const MOTION = 'evil-genius:motion';

export type Motion = 'system' | 'reduced';

/** The page's own setting; `system` if there is none or storage cannot be read. */
export function motionSetting(): Motion {
  try {
    return localStorage.getItem(MOTION) === 'reduced' ? 'reduced' : 'system';
  } catch {
    return 'system';
  }
}

/** Stores and applies the setting. If storage cannot be written, it lasts until the page is left. */
export function setMotion(motion: Motion): void {
  try {
    localStorage.setItem(MOTION, motion);
  } catch {
    // The setting still applies to this page.
  }
  applyMotion(motion);
}

export function applyMotion(motion: Motion = motionSetting()): void {
  document.documentElement.dataset.motion = motion;
}
