/** True for a press on what lies over the table and is no part of it, such as a tip: nothing closes because of it. */
export const isAside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-aside]') !== null;
