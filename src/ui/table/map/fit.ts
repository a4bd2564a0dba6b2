/** How large a step of the map is, so that all of it can be seen. */
import type { Ground, Size } from '../../../host/index.ts';
import { SPY_HEIGHT } from '../../../host/index.ts';
import { within } from '../../kit/within.ts';

export interface Limits {
  /** The smallest step at which a Node and a Spy can be told apart and touched, without their names. */
  far: Size;
  /** The smallest step at which they can be read, the smallest at which they are read with ease, and the largest. */
  least: Size;
  good: Size;
  most: Size;
}
/** The part beside the map for so many unassigned Spies: in so many columns, each Spy so wide and high as this step. */
export interface Side {
  spies: number;
  columns: number;
  step: Size;
  /** In pixels. */
  width: number;
}
/** In pixels: the panel without its tools, and the height of what stands above the unassigned Spies at its left. */
export interface Room {
  panel: Size;
  head: number;
}

/** A step is so many times as wide as it is high. */
const RATIO = { least: 1.2, most: 1.6 };
/** The unassigned Spies take at most this part of the panel's width. Then they scroll. */
const SIDE = 0.28;
/** They are at most so many times as large as they must be. */
const SIDE_SCALE = 1.7;
/** So much stays free around the map, and at the sides of the unassigned Spies, in pixels. */
export const MARGIN = 2;
const RIM = 6;

/** The step at which the map fills the room: as large as may be, readable in any case, and of a pleasing shape. */
export function stepFor(map: Size, room: Size, { least, most }: Pick<Limits, 'least' | 'most'>): Size {
  const x = within(room.x / map.x, least.x, most.x);
  const y = within(room.y / map.y, least.y, most.y);
  return { x: Math.max(least.x, Math.min(x, y * RATIO.most)), y: Math.max(least.y, Math.min(y, x / RATIO.least)) };
}

/** Tells whether a map is seen whole at that step. */
export const isWhole = (map: Size, step: Size, room: Size): boolean =>
  map.x * step.x <= room.x + 0.5 && map.y * step.y <= room.y + 0.5;

/** The same as `stepFor`. A map that is too large for its names is drawn without them, if it is not too large then. */
export function stepWithin(map: Size, room: Size, limits: Limits): Size {
  const step = stepFor(map, room, limits);
  if (isWhole(map, step, room)) return step;
  const far = stepFor(map, room, { least: limits.far, most: limits.least });
  return isWhole(map, far, room) ? far : step;
}

/** The room that the map has beside the unassigned Spies. */
export const roomBeside = ({ panel }: Room, { width }: Side): Size => ({
  x: panel.x - width - 2 * MARGIN,
  y: panel.y - 2 * MARGIN,
});

/**
 * The place of so many unassigned Spies, in as few columns as may be, and each as large as there is room. `most`: its
 * largest width.
 */
export function sideFor(
  { panel, head }: Room,
  { least }: Pick<Limits, 'least'>,
  spies: number,
  most = SIDE * panel.x,
): Side {
  const [wide, high] = [most - RIM, panel.y - head];
  const inColumn = Math.max(1, Math.floor(high / (least.y * SPY_HEIGHT)));
  const columns = within(Math.ceil(spies / inColumn), 1, Math.max(1, Math.floor(wide / least.x)));
  const y = high / (Math.ceil(spies / columns) * SPY_HEIGHT);
  const scale = within(Math.min(y / least.y, wide / least.x / columns), 1, SIDE_SCALE);
  const step = { x: least.x * scale, y: least.y * scale };
  return { spies, columns, step, width: columns * step.x + RIM };
}

/** What is to be drawn, in that turn. */
export interface Content {
  turn: number;
  map: Size;
  unassigned: number;
}
/** How large the map is drawn, and the unassigned Spies beside it. */
export interface Fit {
  step: Size;
  side: Side;
}
export interface Held extends Fit {
  turn: number;
  /** It has changed in this turn. */
  changed: boolean;
}

/** Beside those that are unassigned there is room for so many Spies that a turn may bring. */
const NEWCOMERS = 1;
/** A map grows only to more than so many times its scale. */
const WORTHWHILE = 1.15;

/**
 * How large the map is drawn. It becomes smaller only where it would be cut, and then leaves room for what may still
 * come in this turn; it becomes larger only as a turn begins. `coming`: the sizes that the map may come to in so much
 * room, the largest first. Room is left for the first of them with which the map can still be read.
 */
export function held(
  before: Held | null,
  { turn, map, unassigned }: Content,
  coming: (beside: Size) => readonly Size[],
  room: Room,
  limits: Limits,
): Held {
  const isHeld = before?.turn === turn;
  const side =
    isHeld && unassigned <= before.side.spies
      ? before.side
      : sideFor(room, limits, unassigned + NEWCOMERS, isHeld && before.changed ? before.side.width : undefined);
  const beside = roomBeside(room, side);
  if (!before) return { turn, side, step: stepWithin(map, beside, limits), changed: false };
  const isEnough = isWhole(map, before.step, beside);
  if (isHeld && isEnough) return side === before.side ? before : { ...before, side };
  const sizes = coming(beside);
  if (isEnough) {
    const larger = stepFor(sizes[0], beside, limits);
    const grows = isWhole(sizes[0], larger, beside) && larger.y >= WORTHWHILE * before.step.y;
    return { turn, side, step: grows ? larger : before.step, changed: grows };
  }
  const roomy = sizes.find((size) => isWhole(size, stepFor(size, beside, limits), beside)) ?? map;
  return { turn, side, step: stepWithin(roomy, beside, limits), changed: true };
}

/** The step for a map with what is offered on it: the one that is held, if that shows all of it. */
export function stepWith({ step, side }: Fit, map: Size, panel: Room & Limits): Size {
  const beside = roomBeside(panel, side);
  return isWhole(map, step, beside) ? step : stepWithin(map, beside, { ...panel, most: step });
}

/** The ground for the Networks: until the scale has changed in this turn, they may make it smaller. */
export function groundFor({ step, side, changed }: Held, room: Room, { least }: Pick<Limits, 'least'>): Ground {
  const beside = roomBeside(room, side);
  const most = inSteps(beside, least);
  return { now: changed ? inSteps(beside, step) : most, most };
}

/** So much room in quarters of a step: at least one step, also where a page that is not drawn measures nothing. */
export const inSteps = ({ x, y }: Size, step: Size): Size => ({ x: quartersOf(x / step.x), y: quartersOf(y / step.y) });

/** No ground is larger, in steps. */
const LARGEST = 100;
const quartersOf = (steps: number): number => (steps >= 1 ? Math.min(LARGEST, Math.floor(4 * steps + 0.01) / 4) : 1);

/**
 * Where the part that is in sight begins, in steps. It stays where it is, or goes no farther than it must so that all
 * from `from` to `to` is in sight. `seen`: how long it is. What is longer begins at its start.
 */
export function beginOf(before: number | null, from: number, to: number, seen: number): number {
  if (to - from >= seen) return from;
  return before === null ? (from + to - seen) / 2 : within(before, to - seen, from);
}

/**
 * The step made larger by the factor, within the limits by hand. `whole`: the step at which the whole map is in sight. It
 * may be smaller than what can be touched.
 */
export function zoomed(step: Size, factor: number, { far, most }: Pick<Limits, 'far' | 'most'>, whole: Size): Size {
  const touched = Math.max(far.x / step.x, far.y / step.y);
  const all = Math.min(whole.x / step.x, whole.y / step.y);
  const by = within(factor, Math.min(touched, all), Math.min(most.x / step.x, most.y / step.y));
  return { x: step.x * by, y: step.y * by };
}

/** True if a Node is too small there to be touched: the map is an overview. */
export const isOverview = (step: Size, { far }: Pick<Limits, 'far'>): boolean =>
  step.x < far.x - 0.5 || step.y < far.y - 0.5;

/** True if a Node is so large that its name is read with ease. */
export const isGood = (step: Size, { good }: Pick<Limits, 'good'>): boolean =>
  step.x >= good.x - 0.05 && step.y >= good.y - 0.05;

/** So many times the width and height of its letters are a step: the letters grow with it. */
const LETTERS = { x: 9.4, y: 6.1 };

/** The size of the letters on the map, in pixels. */
export const lettersFor = (step: Size, least: number): number =>
  Math.max(least, Math.min(step.x / LETTERS.x, step.y / LETTERS.y));
