import { useLayoutEffect } from 'react';
import type { Side } from '../../../engine/index.ts';
import { other, SIDES } from '../../../engine/index.ts';
import type { Store } from '../../../store/types.ts';
import { PERSON } from '../../../text/bots.ts';
import { listen } from '../../shell/listen.ts';
import { useGameStore } from '../../store/game.ts';
import { closeHand } from './closeHand.ts';

/** The key to hold to look into a side's hand. Together with Shift it opens the hand for a while, or closes it. */
export const PEEK_KEY: Readonly<Record<Side, string>> = { genius: 'q', spymaster: 'p' };

/** A press of the handle or of its key that is shorter than this (ms) is a tap. */
export const TAP = 300;

const held = new Set<Side>();

/** True while the key of that side is held. */
export const isKeyHeld = (side: Side): boolean => held.has(side);

const handleOf = (side: Side) => document.querySelector<HTMLElement>(`[data-edge-of="${side}"] [aria-keyshortcuts]`);

const handIn = (side: Side) => document.querySelector(`[data-peek="${side}"]`);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** True for a press of the key of that side, alone or together with Shift, that writes nothing. */
export const isPeekKey = (event: Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>, side: Side): boolean =>
  event.key.toLowerCase() === PEEK_KEY[side] &&
  !(event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target ?? null));

/** True if that side is the only person at the table: its key raises and lowers its hand (`useRaiseKey`). */
export const isOnly = ({ sits, sources }: Pick<Store, 'sits' | 'sources'>, side: Side): boolean =>
  sits === side && sources[other(side)] !== PERSON;

/**
 * A hand is open while its key is held. All hands close when the window loses the focus or the page is hidden: nobody
 * may be watching the page.
 */
export function usePeekKeys(): void {
  const store = useGameStore();
  // A layout effect: a key pressed as soon as the table shows is not lost.
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      const side = SIDES.find((one) => isPeekKey(event, one));
      if (!side) return;
      if (event.shiftKey) return handleOf(side)?.click();
      if (isOnly(store.getState(), side)) return;
      held.add(side);
      // A hand that has made room for the table comes back.
      if (store.getState().peeks[side] && !handIn(side)) handleOf(side)?.click();
      store.getState().send({ do: 'open-hand', side });
    };
    const up = ({ key }: KeyboardEvent) => {
      const side = SIDES.find((one) => isPeekKey({ key }, one));
      if (!side || !held.delete(side)) return;
      closeHand(store, side);
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
