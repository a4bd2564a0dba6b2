/** Boxes and points in the window, in CSS pixels. */
import { within } from './within.ts';

/** A point of the window, or a way in it. */
export interface Point {
  x: number;
  y: number;
}

export const middleOf = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The transform that puts what lies in the corner of the page over the middle of that box, so much larger. */
export const inTheMiddle = (box: DOMRect, scale: number): string => {
  const { x, y } = middleOf(box);
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
};

/** How much larger a card has to be drawn to fill that box with a small rim. */
export const fitting = (
  { offsetWidth, offsetHeight }: Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'>,
  { width, height }: DOMRect,
): number => Math.min((width - 8) / offsetWidth, (height - 8) / offsetHeight);

/** The box, moved to where the frame around it ends if it lies outside. */
export const keptIn = ({ x, y, width, height }: DOMRect, frame: DOMRect): DOMRect =>
  new DOMRect(within(x, frame.left, frame.right - width), within(y, frame.top, frame.bottom - height), width, height);

/** How the map of the Networks is drawn: the size of a step, and where the place [0, 0] lies in the map. */
export interface Scale {
  step: Point;
  zero: Point;
}

/** The box of a place of the map, where the map has that box and that scale. */
export const cellOf = ([x, y]: readonly [number, number], map: DOMRect, { step, zero }: Scale): DOMRect =>
  new DOMRect(map.x + zero.x + x * step.x, map.y + zero.y + y * step.y, step.x, step.y);

/** The place of the map whose cell has its middle at that point. */
export const placeAt = ({ x, y }: Point, map: DOMRect, { step, zero }: Scale): [number, number] => [
  (x - map.x - zero.x) / step.x - 0.5,
  (y - map.y - zero.y) / step.y - 0.5,
];

/** A part of the page, in pixels from the edges of the window. */
export interface Room {
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Where the strip is, as whoever reads it sees it: 1 below, −1 above. */
  '--strip': 1 | -1;
}
interface Rooms {
  near: Room;
  /** For the side opposite, which reads it turned round. */
  far?: Room;
}

/** So high (px) a room has to be if both sides get one. */
const LOW = 150;
/** So high (px) a room is high enough, though another one may be higher. */
const ENOUGH = 200;

/**
 * The room for large pictures: below the strip between the sides, so that the lair stays free, or above it, if there is
 * more and it is needed. The strip and `others` stay free. `across`: both, and the one above is for the far side.
 */
export function roomsBeside(strip: DOMRect, others: readonly DOMRect[], window: Point, across: boolean): Rooms {
  const roof = Math.max(0, ...others.map(({ bottom }) => bottom).filter((y) => y <= strip.top));
  const floor = Math.min(window.y, ...others.map(({ top }) => top).filter((y) => y >= strip.bottom));
  const sides = { left: strip.left, right: window.x - strip.right };
  const above = { ...sides, top: roof, bottom: window.y - strip.top, '--strip': 1 } as const;
  const below = { ...sides, top: strip.bottom, bottom: window.y - floor, '--strip': -1 } as const;
  const [high, low] = [strip.top - roof, floor - strip.bottom];
  if (across && Math.min(high, low) >= LOW) return { near: below, far: { ...above, '--strip': -1 } };
  return { near: high > low && low < ENOUGH ? above : below };
}
