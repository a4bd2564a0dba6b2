import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { useGameStore } from '../../store/game.ts';
import { atOnce } from '../../store/press.ts';
import { useDeskStore } from '../desk/context.ts';
import { cardSpot } from '../desk/spots.ts';
import { spotUnder } from './spotUnder.ts';
import { travelFrom } from './useTravel.ts';

/** Pixels that a pointer travels before a press becomes a drag. */
export const SLACK = 8;

interface Drag {
  pointer: number;
  card: number;
  x: number;
  y: number;
  element: HTMLElement;
  moving: boolean;
}

/** Marked with the place around it, which comes before its neighbours too. */
const mark = (element: HTMLElement, dragged: boolean): void => {
  for (const one of [element, element.parentElement]) one?.toggleAttribute('data-dragged', dragged);
};

/**
 * Dragging a card in play with any pointer, a Node onto another one, a Spy onto a Network, a Minion to another square:
 * the same two touches in one stroke. Handlers for the element around all that is marked `data-draggable`.
 * Written here because it replaces 13 kB of library by these lines.
 */
export function useDragging() {
  const desk = useDeskStore();
  const game = useGameStore();
  const drag = useRef<Drag | null>(null);
  const swallow = useRef(false);

  /** Puts it back where it lies, and answers where it was when it was let go. */
  const letGo = () => {
    const done = drag.current;
    drag.current = null;
    if (!done?.moving) return null;
    const { element, card } = done;
    const box = element.getBoundingClientRect();
    element.style.translate = '';
    mark(element, false);
    return { card, box };
  };
  /** Is anything else under way, so that a touch would be meant for that? */
  const isBusy = () => !['none', 'card'].includes(desk.getState().task.kind);
  return {
    onPointerDown(event: PointerEvent) {
      swallow.current = false;
      const element = (event.target as Element).closest<HTMLElement>('[data-draggable]');
      if (!element || event.button !== 0 || isBusy()) return;
      const card = Number(element.dataset.draggable);
      drag.current = { pointer: event.pointerId, card, x: event.clientX, y: event.clientY, element, moving: false };
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.moving) {
        if (Math.hypot(dx, dy) < SLACK) return;
        now.moving = true;
        now.element.setPointerCapture(event.pointerId);
        mark(now.element, true);
        const { task, touch } = desk.getState();
        if (task.kind !== 'card' || task.card !== now.card) touch(cardSpot(now.card));
      }
      now.element.style.translate = `${Math.round(dx)}px ${Math.round(dy)}px`;
    },
    onPointerUp(event: PointerEvent) {
      if (drag.current?.pointer !== event.pointerId) return;
      const spot = drag.current.moving ? spotUnder(event) : null;
      const done = letGo();
      if (!done) return;
      swallow.current = true;
      atOnce(() => {
        const { table } = game.getState();
        if (spot && spot !== cardSpot(done.card)) desk.getState().drop(done.card, spot);
        if (game.getState().table !== table) travelFrom(done.card, done.box);
      });
    },
    onPointerCancel: letGo,
    /** The click that ends a drag is none. */
    onClickCapture(event: MouseEvent) {
      if (!swallow.current) return;
      swallow.current = false;
      event.stopPropagation();
    },
  };
}
