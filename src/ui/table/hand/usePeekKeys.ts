import { useLayoutEffect } from 'react';
import type { Side } from '../../../engine/index.ts';
import { SIDES } from '../../../engine/index.ts';
import { anchor } from '../../input/anchors.ts';
import { isLetter } from '../../input/keys.ts';
import { listen } from '../../input/listen.ts';
import { onlySide, useGameStore } from '../../page/session/game.ts';
import { closeHand } from './closeHand.ts';

/** The key to hold to look into a side's hand. Together with Shift it opens the hand for a while, or closes it. */
export const PEEK_KEY: Readonly<Record<Side, string>> = { genius: 'q', spymaster: 'p' };

/** A press of the handle or of its key that is shorter than this (ms) is a tap. */
export const TAP = 300;

/** Which key of the keyboard is held for a side: its letter may change while it is held, with the layout. */
const held = new Map<Side, string>();

/** True while the key of that side is held. */
export const isKeyHeld = (side: Side): boolean => held.has(side);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** The side whose key that is. */
export const sideOfKey = (event: KeyboardEvent): Side | undefined =>
  SIDES.find((side) => isLetter(event, PEEK_KEY[side]));

/** True if this lets go of the key that is held for that side. `code`: which key that is. */
export const isLetGo = (side: Side, code: string | undefined, event: KeyboardEvent): boolean =>
  sideOfKey(event) === side || (Boolean(code) && event.code === code);

/** The side whose key is pressed by this, alone or together with Shift, and not to write with it. */
export const sidePressed = (event: KeyboardEvent): Side | undefined =>
  event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)
    ? undefined
    : sideOfKey(event);

/**
 * A hand is open while its key is held; `useRaiseKey` says what the key of the only person at the table does. All hands close when the window loses the focus or the page is hidden: nobody
 * may be watching the page.
 */
export function usePeekKeys(): void {
  const store = useGameStore();
  // A layout effect: a key pressed as soon as the table shows is not lost.
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      const side = sidePressed(event);
      if (!side) return;
      if (event.shiftKey) return anchor(`handle:${side}`)?.click();
      if (onlySide(store.getState()) === side) return;
      held.set(side, event.code);
      // A hand that has made room for the table comes back.
      if (store.getState().peeks[side] && !anchor(`hand:${side}`)) anchor(`handle:${side}`)?.click();
      store.getState().send({ do: 'open-hand', side });
    };
    const up = (event: KeyboardEvent) => {
      for (const side of SIDES) if (isLetGo(side, held.get(side), event) && held.delete(side)) closeHand(store, side);
    };
    const closeAll = () => {
      held.clear();
      store.getState().send({ do: 'close-hands' });
    };
    const hidden = () => document.hidden && closeAll();
    const stop = listen(window, { keydown: down, keyup: up, blur: closeAll, pagehide: closeAll });
    const stopWatching = listen(document, { visibilitychange: hidden });
    return () => {
      stop();
      stopWatching();
      closeAll();
    };
  }, [store]);
}
