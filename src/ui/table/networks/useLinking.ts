import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { useDeskStore } from '../desk/context.ts';
import type { Spot } from '../desk/spots.ts';
import { cardSpot, networkSpot } from '../desk/spots.ts';

/** Pixels that a pointer travels before a press becomes a drag. */
const SLACK = 8;

const linkable = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-linkable]') : null;
const cardOf = (element: HTMLElement): number => Number(element.dataset.card);

/** What lies under the pointer: another card to join, else the Network around it. */
function spotUnder(x: number, y: number, own: number): Spot | null {
  const under = document.elementFromPoint(x, y);
  const card = linkable(under);
  if (card && cardOf(card) !== own) return cardSpot(cardOf(card));
  const network = under?.closest<HTMLElement>('[data-network]')?.dataset.network;
  return network === undefined ? null : networkSpot(Number(network));
}

/**
 * Dragging a Node onto another one, or a Spy onto a Network, with any pointer: the same two touches in one stroke.
 * Handlers for the element around them all. Written here because it replaces 13 kB of library by these lines.
 */
export function useLinking() {
  const desk = useDeskStore();
  const drag = useRef<{ card: number; x: number; y: number; element: HTMLElement; moving: boolean } | null>(null);
  const swallow = useRef(false);

  const drop = () => {
    const done = drag.current;
    drag.current = null;
    if (done) {
      done.element.style.translate = '';
      delete done.element.dataset.dragged;
    }
    return done;
  };
  return {
    onPointerDown(event: PointerEvent) {
      swallow.current = false;
      const element = linkable(event.target);
      if (!element || event.button !== 0) return;
      drag.current = { card: cardOf(element), x: event.clientX, y: event.clientY, element, moving: false };
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current;
      if (!now) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.moving) {
        if (Math.hypot(dx, dy) < SLACK) return;
        now.moving = true;
        now.element.setPointerCapture(event.pointerId);
        now.element.dataset.dragged = '';
        const { task, touch } = desk.getState();
        if (task.kind !== 'card' || task.card !== now.card) touch(cardSpot(now.card));
      }
      now.element.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp(event: PointerEvent) {
      const done = drop();
      if (!done?.moving) return;
      swallow.current = true;
      const spot = spotUnder(event.clientX, event.clientY, done.card);
      if (spot) desk.getState().touch(spot);
    },
    onPointerCancel: drop,
    /** The click that ends a drag is none. */
    onClickCapture(event: MouseEvent) {
      if (!swallow.current) return;
      swallow.current = false;
      event.stopPropagation();
    },
  };
}
