/** How large a step of the map is, so that all of it can be seen. */

/** Width and height, in pixels or in steps. */
export interface Size {
  x: number;
  y: number;
}
export interface Limits {
  /** The smallest step at which a Node and a Spy can be read, and the largest. */
  least: Size;
  most: Size;
}
export interface Fit {
  step: Size;
  /** In so many columns stand the unassigned Spies beside the map. */
  columns: number;
}

/** A step is so many times as wide as it is high. */
const RATIO = { least: 1.2, most: 1.9 };
/** The unassigned Spies take at most so many columns. If they do not fit, they scroll. */
const MOST_COLUMNS = 3;
/** The part of a step's height that a Spy takes. */
export const SPY_HEIGHT = 0.94;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The step at which the map fills the panel: as large as may be, readable in any case, and of a pleasing shape. */
export function stepFor(map: Size, panel: Size, { least, most }: Limits): Size {
  const x = within(panel.x / map.x, least.x, most.x);
  const y = within(panel.y / map.y, least.y, most.y);
  return { x: Math.max(least.x, Math.min(x, y * RATIO.most)), y: Math.max(least.y, Math.min(y, x / RATIO.least)) };
}

/** `panel`: the room for map and unassigned Spies together. `head`: the height of the words above those, in pixels. */
export function fitOf(map: Size, panel: Size, limits: Limits, unassigned: number, head: number): Fit {
  const at = (columns: number): Fit => ({ step: stepFor({ x: map.x + columns, y: map.y }, panel, limits), columns });
  if (unassigned === 0) return at(0);
  for (let columns = 1; columns < MOST_COLUMNS; columns++) {
    const fit = at(columns);
    const rows = Math.floor((panel.y - head) / (fit.step.y * SPY_HEIGHT));
    if (rows * columns >= unassigned) return fit;
  }
  return at(MOST_COLUMNS);
}

/** The step after so many steps of zooming in (or out, if negative). It stays within the limits by hand. */
export function zoomed(step: Size, factor: number, { least, most }: Limits): Size {
  const by = within(factor, Math.max(least.x / step.x, least.y / step.y), Math.min(most.x / step.x, most.y / step.y));
  return { x: step.x * by, y: step.y * by };
}

/** So many times the width and height of its letters are a step: the letters grow with it. */
const LETTERS = { x: 9.4, y: 5 };

/** The size of the letters on the map, in pixels. */
export const lettersFor = (step: Size, least: number): number =>
  Math.max(least, Math.min(step.x / LETTERS.x, step.y / LETTERS.y));
