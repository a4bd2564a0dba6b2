import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { letGoAt } from '../../stage/dropped.ts';
import { atOnce } from '../../store/press.ts';
import { useDeskStore } from '../desk/context.ts';
import { cardSpot } from '../desk/spots.ts';
import { edgeUnder, spotUnder } from './spotUnder.ts';

/** A press becomes a drag after so many pixels. */
export const SLACK = 8;

interface Drag {
  pointer: number;
  card: number;
  x: number;
  y: number;
  element: HTMLElement;
  moving: boolean;
}

/** Marks the element and the place around it, so that both are drawn in front of their neighbours. */
const mark = (element: HTMLElement, dragged: boolean): void => {
  for (const one of [element, element.parentElement]) one?.toggleAttribute('data-dragged', dragged);
};

/**
 * Lets any pointer drag a card in play: a Node onto another one, a Spy onto a Network, a Minion to another square. A
 * drag means the same as two touches. Returns handlers for the element around all elements marked `data-draggable`.
 * These few lines replace a library of 13 kB.
 */
export function useDragging() {
  const desk = useDeskStore();
  const drag = useRef<Drag | null>(null);
  const swallow = useRef(false);

  /** Puts the card back in its place. Returns the place where it was let go. */
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
  /** True if another task is under way: a touch would be meant for that. */
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
      const [spot, edge] = drag.current.moving ? [spotUnder(event), edgeUnder(event)] : [null, null];
      const done = letGo();
      if (!done) return;
      swallow.current = true;
      atOnce(() => {
        letGoAt(done.card, done.box);
        if (spot && spot !== cardSpot(done.card)) desk.getState().drop(done.card, spot, edge);
      });
    },
    onPointerCancel: letGo,
    /** Stops the click that ends a drag. */
    onClickCapture(event: MouseEvent) {
      if (!swallow.current) return;
      swallow.current = false;
      event.stopPropagation();
    },
  };
}
