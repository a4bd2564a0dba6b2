/** What a Network takes of the map: its Nodes, the place where its Spies stand, and its letter. */
import type { Box, Place } from './box.ts';
import { boxAround, cell, isFreeOf, isNear, movedBy, sizeOf } from './box.ts';

/** Where the Spies of a Network stand, in rows, the first one at the bottom. */
export interface Stand extends Box {
  /** So many Spies stand in a row, but for the last one. */
  columns: number;
  rows: number;
}

export interface Footprint {
  /** The Nodes side by side of each row, as one box; the upper ones first. */
  runs: readonly Box[];
  stand: Stand | null;
  /** Where its letter stands; null for a lone Node without a Spy, which has none. */
  flag: Box | null;
  /** Around all of it. */
  bounds: Box;
}

/** A Spy is as wide as a Node, and so high. */
export const SPY_HEIGHT = 1.25;
/** So wide is a letter. */
const FLAG = 0.5;
/** So much stays free between two Networks. */
export const GAP = 0.25;
/** So many Spies stand side by side, also where they stand out beyond their Nodes. More stand in two rows. */
const SIDE_BY_SIDE = 4;

/** A Network has a letter if a Spy can be meant by it, or if it has connected Nodes. */
export const hasLetter = (nodes: number, spies: number): boolean => nodes > 1 || spies > 0;

/**
 * The footprint of a Network whose Nodes lie there. Its Spies stand on Nodes with nothing above them, and its letter
 * beside them or beside a Node: of all such places, those with which the whole is smallest.
 */
export function footprintOf(tiles: readonly Place[], spies: number): Footprint {
  const cells = tiles.map(cell);
  const runs = runsOf(cells);
  const isFree = isFreeOf(cells);
  const stands =
    spies > 0
      ? ledgesOf(cells)
          .flatMap((ledge) => standsOn(ledge, spies))
          .filter(isFree)
      : [null];
  const isLettered = hasLetter(tiles.length, spies);
  const all = stands.flatMap((stand): Footprint[] => {
    const solid = stand ? [...runs, stand] : runs;
    const flags = isLettered ? flagsBeside(stand ? [stand, ...runs] : runs).filter(isFreeOf(solid)) : [null];
    return flags.map((flag) => ({ runs, stand, flag, bounds: boxAround(flag ? [...solid, flag] : solid) }));
  });
  return all.reduce((best, one) => (areaOf(one.bounds) < areaOf(best.bounds) ? one : best));
}

const areaOf = (box: Box): number => sizeOf(box).x * sizeOf(box).y;

/** Nodes side by side with nothing above them, the upper ones first, and of one height the longest. */
const ledgesOf = (cells: readonly Box[]): Box[] =>
  runsOf(cells.filter((one) => isFreeOf(cells)(movedBy(one, [0, -1])))).sort(
    (a, b) => a.top - b.top || sizeOf(b).x - sizeOf(a).x,
  );

/** Where so many Spies may stand there: in the middle, or from one of its ends. */
function standsOn({ left, right, top: bottom }: Box, spies: number): Stand[] {
  const least = spies <= SIDE_BY_SIDE ? spies : Math.ceil(spies / 2);
  const columns = Math.min(spies, Math.max(right - left, least));
  const rows = Math.ceil(spies / columns);
  const froms = new Set([(left + right - columns) / 2, left, right - columns]);
  return [...froms].map((from) => {
    return { left: from, right: from + columns, top: bottom - rows * SPY_HEIGHT, bottom, columns, rows };
  });
}

/** Where a letter may stand: at the left or right of each of these, the first ones first. */
const flagsBeside = (boxes: readonly Box[]): Box[] =>
  boxes.flatMap(({ left, right, bottom }) =>
    [left - FLAG, right].map((from) => ({ left: from, right: from + FLAG, top: bottom - 1, bottom })),
  );

/** Nodes side by side, the upper ones first, then from the left. */
function runsOf(cells: readonly Box[]): Box[] {
  const runs: Box[] = [];
  for (const tile of cells.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const last = runs.at(-1);
    if (last && last.top === tile.top && last.right === tile.left) last.right = tile.right;
    else runs.push({ ...tile });
  }
  return runs;
}

/** The footprint moved by so many steps. */
export const footprintAt = ({ runs, stand, flag, bounds }: Footprint, by: Place): Footprint => ({
  runs: runs.map((run) => movedBy(run, by)),
  stand: stand && { ...stand, ...movedBy(stand, by) },
  flag: flag && movedBy(flag, by),
  bounds: movedBy(bounds, by),
});

/** Tells whether two Networks are clearly two: a gap between all that is of the one and all that is of the other. */
export const isApart = (a: Footprint, b: Footprint): boolean =>
  !isNear(a.bounds, b.bounds, GAP) || boxesOf(a).every((one) => boxesOf(b).every((other) => !isNear(one, other, GAP)));

const boxesOf = ({ runs, stand, flag }: Footprint): readonly Box[] =>
  [...runs, stand, flag].filter((box) => box !== null);
