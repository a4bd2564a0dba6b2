/** How large a step of the map is, so that all of it can be seen. */
import { within } from '../../kit/within.ts';
import { SPY_HEIGHT } from './stand.ts';

/** Width and height, in pixels or in steps. */
export interface Size {
  x: number;
  y: number;
}
export interface Limits {
  /** The smallest step at which a Node and a Spy can be told apart and touched, without their names. */
  far: Size;
  /** The smallest step at which a Node and a Spy can be read, and the largest. */
  least: Size;
  most: Size;
}
/** The room beside the map for the unassigned Spies: in so many columns, each Spy so wide and high as this step. */
export interface Side {
  columns: number;
  step: Size;
}
export interface Fit {
  step: Size;
  side: Side;
}
/** In pixels: the panel, and at its left the height of what stands above and below the unassigned Spies, and a tool. */
export interface Room {
  panel: Size;
  besides: number;
  tool: number;
}

/** A step is so many times as wide as it is high. */
const RATIO = { least: 1.2, most: 1.9 };
/** The unassigned Spies take at most so many columns, and one more where the panel is so many steps wide. Then they scroll. */
const MOST_COLUMNS = 3;
const WIDE_PANEL = 12;

/** The step at which the map fills the panel: as large as may be, readable in any case, and of a pleasing shape. */
export function stepFor(map: Size, panel: Size, { least, most }: Pick<Limits, 'least' | 'most'>): Size {
  const x = within(panel.x / map.x, least.x, most.x);
  const y = within(panel.y / map.y, least.y, most.y);
  return { x: Math.max(least.x, Math.min(x, y * RATIO.most)), y: Math.max(least.y, Math.min(y, x / RATIO.least)) };
}

/** The same. A map that is too wide for its names is drawn without them, if it is not too wide then. */
function stepWithin(map: Size, panel: Size, limits: Limits): Size {
  const step = stepFor(map, panel, limits);
  const far = stepFor(map, panel, { least: limits.far, most: limits.least });
  return step.x * map.x > panel.x + 1 && far.x * map.x <= panel.x + 1 ? far : step;
}

/** How large the map is drawn, and the unassigned Spies beside it: as large as those on the map, if they fit. */
export function fitOf(map: Size, { panel, besides, tool }: Room, limits: Limits, unassigned: number): Fit {
  const beside = (width: number): Size => stepWithin(map, { x: panel.x - width, y: panel.y }, limits);
  if (unassigned === 0) return { step: beside(tool), side: { columns: 0, step: limits.least } };
  const mostColumns = panel.x >= WIDE_PANEL * limits.least.x ? MOST_COLUMNS + 1 : MOST_COLUMNS;
  for (let columns = 1; ; columns++) {
    const most = stepFor({ x: map.x + columns, y: map.y }, panel, limits);
    const y = Math.min(most.y, (panel.y - besides) / (Math.ceil(unassigned / columns) * SPY_HEIGHT));
    if (y < limits.least.y && columns < Math.min(mostColumns, unassigned)) continue;
    const side = { columns, step: { x: Math.min(most.x, y * RATIO.most), y: Math.max(limits.least.y, y) } };
    side.step.x = Math.max(limits.least.x, side.step.x);
    return { step: beside(Math.max(2 * tool, columns * side.step.x + 0.15 * tool)), side };
  }
}

/** A map grows only to more than so many times its scale. Otherwise it would change with each Spy that is assigned. */
const WORTHWHILE = 1.3;

/**
 * The step for a map that fits at `fit`. It stays as it is drawn, as long as that fits and is not far too small. Names are
 * drawn as soon as they fit.
 */
export function steady(drawn: Size | null, fit: Size, { least }: Pick<Limits, 'least'>): Size {
  if (!drawn || (drawn.x < least.x && fit.x >= least.x)) return fit;
  const isKept = (axis: 'x' | 'y'): boolean => drawn[axis] <= fit[axis] + 0.01 && drawn[axis] * WORTHWHILE >= fit[axis];
  return isKept('x') && isKept('y') ? drawn : fit;
}

/**
 * The step made larger by the factor, within the limits by hand. `whole`: the step at which the whole map is in sight. It
 * may be smaller than what can be touched.
 */
export function zoomed(step: Size, factor: number, { far, most }: Limits, whole: Size): Size {
  const touched = Math.max(far.x / step.x, far.y / step.y);
  const all = Math.min(whole.x / step.x, whole.y / step.y);
  const by = within(factor, Math.min(touched, all), Math.min(most.x / step.x, most.y / step.y));
  return { x: step.x * by, y: step.y * by };
}

/** True if a Node is too small there to be touched: the map is an overview. */
export const isOverview = (step: Size, { far }: Pick<Limits, 'far'>): boolean =>
  step.x < far.x - 0.5 || step.y < far.y - 0.5;

/** So many times the width and height of its letters are a step: the letters grow with it. */
const LETTERS = { x: 9.4, y: 6.1 };

/** The size of the letters on the map, in pixels. */
export const lettersFor = (step: Size, least: number): number =>
  Math.max(least, Math.min(step.x / LETTERS.x, step.y / LETTERS.y));
