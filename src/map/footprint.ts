/** What a Network takes of the map: its Nodes, the place where its Spies stand, and its letter. */
import type { Box, Place } from './box.ts';
import { boxAround, cell, isNear, movedBy, sizeOf } from './box.ts';

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

/** The footprint of a Network whose Nodes lie there. Its Spies stand on its uppermost Nodes: nothing of it is above. */
export function footprintOf(tiles: readonly Place[], spies: number): Footprint {
  const runs = runsOf(tiles);
  const [{ top }] = runs;
  const upper = runs.filter((run) => run.top === top).reduce((a, b) => (sizeOf(b).x > sizeOf(a).x ? b : a));
  const stand = spies > 0 ? standOn(upper, spies) : null;
  const { left, bottom } = stand ?? { left: upper.left, bottom: top + 1 };
  const flag = hasLetter(tiles.length, spies) ? { left: left - FLAG, right: left, top: bottom - 1, bottom } : null;
  return { runs, stand, flag, bounds: boxAround([...runs, ...(stand ? [stand] : []), ...(flag ? [flag] : [])]) };
}

function standOn({ left, right, top: bottom }: Box, spies: number): Stand {
  const least = spies <= SIDE_BY_SIDE ? spies : Math.ceil(spies / 2);
  const columns = Math.min(spies, Math.max(right - left, least));
  const rows = Math.ceil(spies / columns);
  const from = (left + right - columns) / 2;
  return { left: from, right: from + columns, top: bottom - rows * SPY_HEIGHT, bottom, columns, rows };
}

/** Nodes side by side, the upper ones first, then from the left. */
function runsOf(tiles: readonly Place[]): Box[] {
  const runs: Box[] = [];
  for (const tile of tiles.map(cell).sort((a, b) => a.top - b.top || a.left - b.left)) {
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
