/** Boxes on the map, in steps of a Node: x to the right, y down. */

/** A place on the map: steps of a Node from its middle, in quarters; x to the right, y downward. */
export type Place = readonly [x: number, y: number];

/** A part of the map. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Width and height. */
export interface Size {
  x: number;
  y: number;
}

/** The cell of the Node that lies at that place. */
export const cell = ([x, y]: Place): Box => ({ left: x, top: y, right: x + 1, bottom: y + 1 });

export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

export const sizeOf = ({ left, top, right, bottom }: Box): Size => ({ x: right - left, y: bottom - top });

export const movedBy = ({ left, top, right, bottom }: Box, [x, y]: Place): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** Tells whether less than `gap` lies between two boxes. */
export const isNear = (a: Box, b: Box, gap: number): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;

const overlap = (a: Box, b: Box): boolean => isNear(a, b, 0);

/** Tells whether a box overlaps none of these. */
export const isFreeOf =
  (taken: readonly Box[]) =>
  (box: Box): boolean =>
    !taken.some((one) => overlap(one, box));
