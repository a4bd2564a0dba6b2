import { listen } from '../../input/listen.ts';

/** A point of the window. */
interface Point {
  clientX: number;
  clientY: number;
}
type Zoom = (factor: number, about: Point) => void;

/** A turn of the wheel by so many pixels makes all e times larger. */
const WHEEL = 400;

const middle = (a: Point, b: Point): Point => ({
  clientX: (a.clientX + b.clientX) / 2,
  clientY: (a.clientY + b.clientY) / 2,
});

/**
 * Zooms by the wheel with Ctrl, as a touchpad sends it for a pinch, and by two fingers. One finger and the wheel alone
 * scroll as ever. Returns how to stop that.
 */
export function followPinch(element: HTMLElement, zoom: Zoom): () => void {
  let last = 0;
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / WHEEL), event);
  };
  const fingers = ({ touches }: TouchEvent): readonly Touch[] =>
    [...touches].filter(({ target }) => element.contains(target as Node));
  const apart = ([a, b]: readonly Touch[]): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const count = (event: TouchEvent) => {
    const on = fingers(event);
    last = on.length === 2 ? apart(on) : 0;
  };
  const move = (event: TouchEvent) => {
    const on = fingers(event);
    if (on.length !== 2 || last === 0) return;
    if (event.cancelable) event.preventDefault();
    zoom(apart(on) / last, middle(on[0], on[1]));
    last = apart(on);
  };
  return listen(element, { wheel, touchstart: count, touchmove: move, touchend: count, touchcancel: count });
}
