/** Where the Spies of a Network stand: on Nodes of it or else by them, and in nobody's way. */
import type { Place } from '../../../host/index.ts';
import type { Box } from './box.ts';
import { cell, isFreeOf, overlap } from './box.ts';

/** The Spies of a Network in rows, the first one at the bottom. */
export interface Stand extends Box {
  /** So many Spies stand in a row, but for the last one. */
  columns: number;
  rows: number;
}
/** What matters of a Network here. */
export interface Ground {
  tiles: readonly Place[];
  spies: number;
}

/** A Spy is so high, in steps. Above a Network the session keeps one step free, and half a step as its rim. */
export const SPY_HEIGHT = 1.3;
/** So much stays free between the Spies of two Networks. */
const GAP = 0.08;
/** The width of a Spy where there is room, one that is still good, and the least. */
const WIDE = 1;
const GOOD = 0.9;
const NARROW = 0.5;

const above = ({ left, right, top }: Box, height: number): Box => ({ left, right, top: top - height, bottom: top });

/** Nodes side by side with nothing on them, the upper ones first, and of one height the longest. */
function runs(tiles: readonly Place[], taken: readonly Box[]): Box[] {
  const isFree = isFreeOf(taken);
  const free = tiles.map(cell).filter((tile) => isFree(above(tile, 1)));
  const found: Box[] = [];
  for (const tile of free.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const last = found.at(-1);
    if (last && last.top === tile.top && last.right === tile.left) last.right = tile.right;
    else found.push({ ...tile });
  }
  return found.sort((a, b) => a.top - b.top || b.right - b.left - (a.right - a.left));
}

/** How far Spies on this run of Nodes may stand out to the left and right. */
function roomOn(run: Box, solid: readonly Box[], crowds: readonly Box[]): { left: number; right: number } {
  const row = { ...above(run, SPY_HEIGHT), left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };
  const room = { left: row.left, right: row.right };
  for (const box of [...solid, ...crowds]) {
    if (!overlap(row, box)) continue;
    // Two crowds side by side share what is free between them, and leave a gap.
    const free = (space: number) => (crowds.includes(box) ? Math.max(0, space - GAP) / 2 : space);
    if (box.right <= run.left) room.left = Math.max(room.left, run.left - free(run.left - box.right));
    else if (box.left >= run.right) room.right = Math.min(room.right, run.right + free(box.left - run.right));
  }
  return room;
}

/** Where the Spies of each Network stand; null for one that has none. */
export function standsOf(grounds: readonly Ground[]): (Stand | null)[] {
  const onTop = grounds.map((one, i) => standOn(one, grounds.toSpliced(i, 1)));
  const taken = [...grounds.flatMap(({ tiles }) => tiles.map(cell)), ...onTop.filter((stand) => stand !== null)];
  return grounds.map((one, i) => {
    if (onTop[i] || one.spies === 0) return onTop[i];
    const aside = standAside(one, taken);
    taken.push(aside);
    return aside;
  });
}

/** Below a Node of theirs or beside it, where others lie on all of them. Where nothing is free, on the highest one. */
function standAside({ tiles, spies }: Ground, taken: readonly Box[]): Stand {
  const columns = Math.min(spies, WIDE / NARROW);
  const rows = Math.ceil(spies / columns);
  const height = rows * SPY_HEIGHT;
  const own = tiles.map(cell).sort((a, b) => b.bottom - a.bottom || a.left - b.left);
  const below = own.map(({ left, right, bottom }) => ({ left, right, top: bottom, bottom: bottom + height }));
  const beside = own.flatMap(({ left, right, bottom }) => [
    { left: right, right: right + WIDE, top: bottom - height, bottom },
    { left: left - WIDE, right: left, top: bottom - height, bottom },
  ]);
  return { ...([...below, ...beside].find(isFreeOf(taken)) ?? above(own[own.length - 1], height)), columns, rows };
}

/** Where the Spies of `one` stand on its Nodes; null if it has none, or others lie on all of its Nodes. */
function standOn(one: Ground, others: readonly Ground[]): Stand | null {
  const { tiles, spies } = one;
  if (spies === 0) return null;
  const solid = [one, ...others].flatMap((ground) => ground.tiles.map(cell));
  const crowds = others.flatMap((ground) =>
    ground.spies > 0
      ? runs(ground.tiles, solid)
          .slice(0, 1)
          .map((run) => above(run, SPY_HEIGHT))
      : [],
  );
  const free = runs(tiles, solid);
  if (free.length === 0) return null;
  const choices = free.map((run) => {
    const { left, right } = roomOn(run, solid, crowds);
    return { run, left, right, each: Math.min(WIDE, (right - left) / spies) };
  });
  const best =
    choices.find(({ each }) => each >= GOOD) ?? choices.reduce((a, b) => (b.each > a.each ? b : a), choices[0]);
  const width = best.right - best.left;
  const columns = Math.min(spies, Math.max(1, Math.floor(width / NARROW + 0.01)));
  const rows = Math.ceil(spies / columns);
  // Beyond their Nodes they stand closer, so that the map is no wider than it must be.
  const taken = Math.min(width, columns * WIDE, Math.max(best.run.right - best.run.left, columns * GOOD));
  const middle = (best.run.left + best.run.right) / 2;
  const left = Math.max(best.left, Math.min(middle - taken / 2, best.right - taken));
  const { top: bottom } = best.run;
  return { left, right: left + taken, top: bottom - rows * SPY_HEIGHT, bottom, columns, rows };
}
