import type { MouseEvent, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { useEscape } from '../../input/keys.ts';
import { listen } from '../../input/listen.ts';
import { SLACK } from '../../input/slack.ts';
import { atOnce } from '../../page/session/press.ts';
import { useDeskStore } from '../../play/context.ts';
import { cardSpot } from '../../play/spots.ts';
import { letGoAt } from '../../show/dropped.ts';
import type { Lifted } from './lift.ts';
import { lift } from './lift.ts';
import { pointAt } from './pointAt.ts';
import type { At } from './spotUnder.ts';
import { edgeUnder, spotUnder } from './spotUnder.ts';

/** So many pixels to the right and down. */
export interface Way {
  x: number;
  y: number;
}

/** A part of the table where more than the pointer decides what a drag means. */
export interface Ground {
  /** All that moves with this element. */
  whole(element: HTMLElement): HTMLElement;
  /** The card is taken up. */
  begin(card: CardId): void;
  /** What would come of letting it go now, in words; null if there is nothing to say. */
  over(card: CardId, way: Way): { words: string; good: boolean } | null;
  /** The card is let go. True if that meant something here. */
  drop(card: CardId, way: Way, at: At): boolean;
  /** No drag is under way any more. */
  end(): void;
}

interface Drag {
  pointer: number;
  card: number;
  x: number;
  y: number;
  element: HTMLElement;
  lifted: Lifted | null;
}

/**
 * Lets any pointer drag a card in play: a Node over the map, a Spy onto a Network, a Minion to another square. A drag
 * onto a lit spot means the same as two touches. Escape puts the card back. Returns handlers for the element around all
 * elements marked `data-draggable`. It is own code: the browser's drag knows no touch, and what a drop means is the desk's.
 */
export function useDragging(ground?: Ground) {
  const desk = useDeskStore();
  const drag = useRef<Drag | null>(null);
  const swallow = useRef(false);

  /** Puts the card back in its place. Returns the place where it was let go. */
  const letGo = () => {
    const done = drag.current;
    drag.current = null;
    pointAt(null);
    if (!done?.lifted) return null;
    const box = done.lifted.box();
    done.lifted.drop();
    ground?.end();
    return { card: done.card, box };
  };
  const back = useRef(letGo);
  back.current = letGo;
  // The card may leave the table, or the table the page, while it is dragged.
  useEffect(() => {
    const lost = ({ target }: Event) => {
      const card = drag.current?.element;
      // The part of the card that a finger met loses the pointer to the whole card.
      if (card !== target && target instanceof Node && card?.contains(target)) return;
      back.current();
    };
    const stop = listen(document, { lostpointercapture: lost });
    return () => {
      stop();
      back.current();
    };
  }, []);
  useEscape('drag', () => {
    if (!drag.current) return false;
    swallow.current = true;
    const { lifted } = drag.current;
    letGo();
    if (lifted) desk.getState().cancel();
    return lifted !== null;
  });
  /** True if another task is under way: a touch would be meant for that. */
  const isBusy = () => !['none', 'card'].includes(desk.getState().task.kind);
  return {
    onPointerDown(event: PointerEvent) {
      swallow.current = false;
      if (drag.current && !drag.current.lifted) {
        // A second finger: the two of them zoom.
        drag.current = null;
        return;
      }
      const element = (event.target as Element).closest<HTMLElement>('[data-draggable]');
      if (!element || event.button !== 0 || isBusy()) return;
      const card = Number(element.dataset.draggable);
      drag.current = { pointer: event.pointerId, card, x: event.clientX, y: event.clientY, element, lifted: null };
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      const way = { x: event.clientX - now.x, y: event.clientY - now.y };
      if (!now.lifted) {
        if (Math.hypot(way.x, way.y) < SLACK) return;
        now.element.setPointerCapture(event.pointerId);
        now.lifted = lift(ground?.whole(now.element) ?? now.element);
        ground?.begin(now.card);
        const { task, touch } = desk.getState();
        if (task.kind !== 'card' || task.card !== now.card) touch(cardSpot(now.card), undefined, true);
      }
      now.lifted.move(way.x, way.y);
      pointAt(event);
      const told = ground?.over(now.card, way) ?? null;
      now.lifted.say(told?.words ?? null, told?.good);
    },
    onPointerUp(event: PointerEvent) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      const way = { x: event.clientX - now.x, y: event.clientY - now.y };
      const at = { clientX: event.clientX, clientY: event.clientY };
      const [spot, edge] = now.lifted ? [spotUnder(at), edgeUnder(at)] : [null, null];
      if (!now.lifted) {
        drag.current = null;
        return;
      }
      swallow.current = true;
      atOnce(() => {
        letGoAt(now.card, (now.lifted as Lifted).box());
        if (!ground?.drop(now.card, way, at) && spot && spot !== cardSpot(now.card))
          desk.getState().drop(now.card, spot, edge);
      });
      letGo();
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
