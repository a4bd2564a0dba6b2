/** Where everything of the Networks lies on the map, in steps of a Node: x to the right, y down. */
import type { CardId, NodeInPlay, SpyInPlay } from '../../../engine/index.ts';

/** A place in steps of a Node: the upper left corner of its cell, which is one step wide and high. */
export type Place = readonly [x: number, y: number];
/** A part of the map, in steps. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** The Spies of a Network in rows over its upper edge, the first row at the bottom. */
export interface Stand extends Box {
  /** So many Spies stand in a row, but for the last one. */
  columns: number;
}
export interface NetworkOnMap {
  network: CardId;
  nodes: readonly NodeInPlay[];
  places: ReadonlyMap<CardId, Place>;
  /** Around its Nodes. */
  box: Box;
  /** Around the Nodes of its upper row: there its Spies stand. */
  head: Box;
  spies: readonly SpyInPlay[];
  stand: Stand | null;
}

/** The free rim around each Network that the session keeps. */
const RIM = 0.5;
/** A Spy takes up so much width at most, and so much at least. */
const WIDE = 1;
const NARROW = 0.5;

const around = (places: readonly Place[]): Box => ({
  left: Math.min(...places.map(([x]) => x)),
  top: Math.min(...places.map(([, y]) => y)),
  right: Math.max(...places.map(([x]) => x)) + 1,
  bottom: Math.max(...places.map(([, y]) => y)) + 1,
});
export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
const cell = ([x, y]: Place): Box => ({ left: x, top: y, right: x + 1, bottom: y + 1 });
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The places of the Nodes of one Network. The place of its oldest placed Node and the rules' own grid (R5.2) tell them
 * all, so a Network is never torn. Null if none of its Nodes has a place.
 */
function placed(nodes: readonly NodeInPlay[], layout: Readonly<Record<CardId, Place>>): Map<CardId, Place> | null {
  const anchor = nodes.find(({ card }) => layout[card] !== undefined);
  if (!anchor) return null;
  const [x, y] = layout[anchor.card];
  return new Map(nodes.map((node) => [node.card, [x + node.x - anchor.x, y + node.y - anchor.y]]));
}

/** The Networks with all that stands on them, oldest first. A Network that nobody has placed lies below the others. */
export function mapOf(
  nodes: readonly NodeInPlay[],
  spies: readonly SpyInPlay[],
  layout: Readonly<Record<CardId, Place>>,
): NetworkOnMap[] {
  const found: Omit<NetworkOnMap, 'stand'>[] = [];
  const add = (mine: readonly NodeInPlay[], places: ReadonlyMap<CardId, Place>) => {
    const all = [...places.values()];
    const box = around(all);
    const head = around(all.filter(([, y]) => y === box.top));
    const [{ network }] = mine;
    found.push({ network, nodes: mine, places, box, head, spies: spies.filter((spy) => spy.network === network) });
  };
  const lost: NodeInPlay[][] = [];
  for (const { network } of nodes.filter(({ card, network }) => card === network)) {
    const mine = nodes.filter((node) => node.network === network);
    const places = placed(mine, layout);
    if (places) add(mine, places);
    else lost.push(mine);
  }
  for (const mine of lost) {
    const below = found.length > 0 ? boxAround(found.map(({ box }) => box)) : { left: 0, bottom: 0 };
    const { left, top } = around(mine.map(({ x, y }) => [x, y]));
    const [x, y] = [below.left - left, below.bottom + 1 + RIM - top];
    add(mine, new Map(mine.map((node) => [node.card, [node.x + x, node.y + y]])));
  }
  found.sort((a, b) => nodes.indexOf(a.nodes[0]) - nodes.indexOf(b.nodes[0]));
  return found.map((one) => ({ ...one, stand: standOf(one, found) }));
}

/** Where the Spies of a Network stand: as wide as may be, but not in the way of another Network or its Spies. */
function standOf(one: Omit<NetworkOnMap, 'stand'>, all: readonly Omit<NetworkOnMap, 'stand'>[]): Stand | null {
  const { head, spies } = one;
  if (spies.length === 0) return null;
  const middle = (head.left + head.right) / 2;
  const row = { ...head, left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, top: head.top - 1 };
  row.bottom = head.top;
  for (const other of all) {
    if (other === one) continue;
    const theirs = { ...other.head, top: other.head.top - 1, bottom: other.head.top };
    const solid = [...other.places.values()].map(cell);
    for (const box of [...solid, ...(other.spies.length > 0 ? [theirs] : [])]) {
      if (!overlap(box, { ...row, left: box.left, right: box.right })) continue;
      // Two rows of Spies side by side share what is free between them.
      const half = box === theirs ? 0.5 : 1;
      if (box.left + box.right < 2 * middle)
        row.left = Math.max(row.left, Math.min(head.left, box.right + (head.left - box.right) * (1 - half)));
      else row.right = Math.min(row.right, Math.max(head.right, box.left - (box.left - head.right) * (1 - half)));
    }
  }
  const width = row.right - row.left;
  const columns = Math.min(spies.length, Math.max(1, Math.floor(width / NARROW + 0.01)));
  const taken = Math.min(width, columns * WIDE);
  const left = Math.max(row.left, Math.min(middle - taken / 2, row.right - taken));
  const rows = Math.ceil(spies.length / columns);
  return { left, right: left + taken, top: head.top - rows, bottom: head.top, columns };
}

/** So much is left free around what is on the map; at the left of a Network stands its letter. */
const MARGIN = { left: RIM + 0.1, right: 0.2, top: 0.2, bottom: 0.22 };

/** All that has to be seen of the map. Without Networks, the place of the first Node. */
export function extentOf(networks: readonly NetworkOnMap[]): Box {
  const boxes = networks.flatMap(({ box, stand }) => (stand ? [box, { ...stand, left: stand.left + 0.4 }] : [box]));
  const all = boxAround(boxes.length > 0 ? boxes : [cell([0, 0])]);
  return {
    left: all.left - MARGIN.left,
    top: all.top - MARGIN.top,
    right: all.right + MARGIN.right,
    bottom: all.bottom + MARGIN.bottom,
  };
}
