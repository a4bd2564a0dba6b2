import type { Place } from '../../../host/index.ts';

/** A part of the map, in steps of a Node: x to the right, y down. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The cell of the Node that lies at that place. */
export const cell = ([x, y]: Place): Box => ({ left: x, top: y, right: x + 1, bottom: y + 1 });

export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Tells whether a box overlaps none of these. */
export const isFreeOf =
  (taken: readonly Box[]) =>
  (box: Box): boolean =>
    !taken.some((one) => overlap(one, box));
