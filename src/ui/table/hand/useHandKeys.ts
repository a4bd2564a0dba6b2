import { useLayoutEffect } from 'react';
import type { Side } from '../../../engine/index.ts';
import { isLetter, KEYS } from '../../input/keys.ts';
import { listen } from '../../input/listen.ts';
import type { HandOnPage } from './useHand.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** True if the key of that side is pressed, alone or together with Shift, and not to write with it. */
const isPressed = (side: Side, event: KeyboardEvent): boolean =>
  !(event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) &&
  isLetter(event, KEYS.hand[side]);

/**
 * The key of a hand: the hand is open while it is held; for the only person at the table it raises the hand or lowers it.
 * Together with Shift it opens the hand for a while, or closes it. The hand also closes when the window loses the focus, or the page is hidden: nobody may be watching
 * the page. `on`: a person plays that side.
 */
export function useHandKeys(side: Side, on: boolean, { store, tell }: HandOnPage): void {
  // A layout effect: a key pressed as soon as the table shows is not lost.
  useLayoutEffect(() => {
    if (!on) return;
    const keydown = (event: KeyboardEvent) => {
      if (!isPressed(side, event)) return;
      if (event.shiftKey) tell({ type: 'toggle', at: performance.now(), stays: true });
      else tell({ type: 'key-down', code: event.code, at: performance.now() });
    };
    const keyup = (event: KeyboardEvent) => {
      const { key, raising } = store.getState();
      const held = key ?? raising?.code;
      // The letter of the key may change while it is held, with the layout.
      if (held === undefined || !(isLetter(event, KEYS.hand[side]) || (held && event.code === held))) return;
      tell({ type: 'key-up', at: performance.now() });
    };
    const unwatched = () => tell({ type: 'unwatched' });
    const visibilitychange = () => document.hidden && unwatched();
    const stop = listen(window, { keydown, keyup, blur: unwatched, pagehide: unwatched });
    const stopWatching = listen(document, { visibilitychange });
    return () => {
      stop();
      stopWatching();
    };
  }, [side, on, store, tell]);
}
