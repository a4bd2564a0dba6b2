import { useEffect } from 'react';
import { anchor, anchorAround } from '../../input/anchors.ts';
import { listen, swallow } from '../../input/listen.ts';
import { SLACK } from '../../input/slack.ts';
import type { DeskStore } from '../../play/desk.ts';

/** A finger that is held on a card or a room for so many milliseconds reads it. */
const HELD = 450;

interface Press {
  pointer: number;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Shows what lies under that part of the page, to be read. False if nothing is to be read there. */
function read(target: Element, desk: DeskStore): boolean {
  const { inspect, tell } = desk.getState();
  const card = anchorAround(target, 'unit', 'tile');
  const square = anchorAround(target, 'square')?.number;
  const isTold = square !== undefined && anchor(`square:${square}`)?.querySelector('[data-sign]') != null;
  if (card) inspect(card.number);
  if (isTold) tell({ about: 'room', square });
  return card !== null || isTold;
}

/**
 * Lets a finger read a card in play, and what a room has for the Spy whose corridor is read, by being held on it. A
 * press that has opened a reading does nothing on release. A drag may follow on it.
 */
export function useHeldReading(desk: DeskStore): void {
  useEffect(() => {
    let press: Press | null = null;
    /** The pointer whose press has opened a reading. */
    let spent: number | null = null;
    const forget = () => {
      clearTimeout(press?.timer);
      press = null;
    };
    const down = ({ pointerId: pointer, pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      forget();
      if (!isPrimary) return;
      spent = null;
      if (pointerType === 'mouse' || !(target instanceof Element)) return;
      const held = () => {
        press = null;
        if (read(target, desk)) spent = pointer;
      };
      press = { pointer, x, y, timer: setTimeout(held, HELD) };
    };
    const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (press?.pointer === pointerId && Math.hypot(clientX - press.x, clientY - press.y) >= SLACK) forget();
    };
    const click = (event: MouseEvent & { pointerId?: number }) => {
      // A key and another finger are heard.
      if (spent === null || event.detail === 0 || (event.pointerId ?? spent) !== spent) return;
      spent = null;
      swallow(event);
    };
    const contextmenu = (event: MouseEvent) => void (spent !== null && swallow(event));
    const stop = listen(
      window,
      { pointerdown: down, pointermove: move, pointerup: forget, pointercancel: forget, click, contextmenu },
      true,
    );
    return () => {
      forget();
      stop();
    };
  }, [desk]);
}
