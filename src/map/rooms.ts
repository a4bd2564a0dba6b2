/** Finds places for Networks on the map: near to where they were, or where they leave the most room. */
import type { Box, Place, Size } from './box.ts';
import { boxAround, sizeOf } from './box.ts';
import { GAP } from './footprint.ts';
import type { Laid, Network } from './networks.ts';
import { boxOf, fitsInto, isFree, lay } from './networks.ts';

/** Places on the map are so far apart. */
const QUARTER = 0.25;
export const inQuarters = (n: number): number => Math.round(n / QUARTER) * QUARTER;

/** No place is looked for farther away, in steps. */
const FARTHEST = 40;

/** The Network at the free place nearest to that one, if not there; undefined if all would not fit into the room. */
export function nearestFree(laid: readonly Laid[], one: Network, [x, y]: Place, room: Size): Laid | undefined {
  const isGood = (next: Laid): boolean => fitsInto(boxOf([...laid, next]), room) && isFree(laid, next);
  const there = lay(one, [x, y]);
  if (isGood(there)) return there;
  const far = Math.min(FARTHEST, 2 * Math.max(room.x, room.y));
  for (let ring = QUARTER; ring <= far; ring += QUARTER)
    for (const [dx, dy] of onRing(ring)) {
      const next = lay(one, [x + dx, y + dy]);
      if (isGood(next)) return next;
    }
  return undefined;
}

/** The places of a square ring round 0, the nearest to its middle first. */
function onRing(radius: number): Place[] {
  const along = Array.from({ length: (2 * radius) / QUARTER + 1 }, (_, i) => i * QUARTER - radius);
  const sides = along.flatMap((n): Place[] => [
    [n, -radius],
    [n, radius],
    [-radius, n],
    [radius, n],
  ]);
  return sides.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
}

const NEVER = Number.POSITIVE_INFINITY;

/** The cheapest free place for the Network whose upper left corner is in that part of the map, of equal ones the last. */
function cheapest(
  laid: readonly Laid[],
  one: Network,
  { left, top, right, bottom }: Box,
  costOf: (box: Box) => number,
): Laid | undefined {
  const own = one.shape.bounds;
  const { x, y } = sizeOf(own);
  let best: Laid | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let v = top; v <= bottom; v += QUARTER)
    for (let u = left; u <= right; u += QUARTER) {
      const cost = costOf({ left: u, top: v, right: u + x, bottom: v + y });
      if (cost > least || cost === NEVER) continue;
      const next = lay(one, [u - own.left, v - own.top]);
      if (isFree(laid, next)) [best, least] = [next, cost];
    }
  return best;
}

const middleOf = ({ left, top, right, bottom }: Box): Place => [(left + right) / 2, (top + bottom) / 2];

/**
 * The Network at the free place that leaves the whole smallest for that room; among equals, the one nearest the middle.
 * A lone Node comes to the other ones, where they have room. Undefined if all would not fit there.
 */
export function roomiest(laid: readonly Laid[], one: Network, room: Size): Laid | undefined {
  const size = sizeOf(one.shape.bounds);
  const { x, y } = one.nodes[0];
  if (laid.length === 0) return fitsInto(one.shape.bounds, room) ? lay(one, [-x, -y]) : undefined;
  const whole = boxOf(laid);
  const [mx, my] = middleOf(whole);
  const shelf = one.isLone
    ? laid.filter(({ network }) => network.isLone).map(({ print }) => middleOf(print.bounds))
    : [];
  const from = {
    left: Math.max(whole.left - size.x - GAP, whole.right - room.x),
    top: Math.max(whole.top - size.y - GAP, whole.bottom - room.y),
    right: Math.min(whole.right + GAP, whole.left + room.x - size.x),
    bottom: Math.min(whole.bottom + GAP, whole.top + room.y - size.y),
  };
  return cheapest(laid, one, from, (box) => {
    const all = boxAround([whole, box]);
    if (!fitsInto(all, room)) return NEVER;
    const [cx, cy] = middleOf(box);
    const { x: wide, y: high } = sizeOf(all);
    const toShelf = shelf.length > 0 ? Math.min(...shelf.map(([sx, sy]) => Math.hypot(sx - cx, 1.1 * (sy - cy)))) : 0;
    const fromMiddle = Math.hypot((mx - cx) / room.x, (my - cy) / room.y);
    return toShelf + 2 * Math.max(wide / room.x, high / room.y) + fromMiddle / 20;
  });
}

/** What may be tried to pack Networks: in which order, and what each one likes. `was`: where it was, in that room. */
type Order = (a: Network, b: Network) => number;
type Liking = (box: Box, was: Place | null) => number;

const high = ({ shape }: Network): number => sizeOf(shape.bounds).y;
const wide = ({ shape }: Network): number => sizeOf(shape.bounds).x;
const loneLast: Order = (a, b) => Number(a.isLone) - Number(b.isLone);
const ORDERS: readonly Order[] = [
  (a, b) => loneLast(a, b) || high(b) * wide(b) - high(a) * wide(a),
  (a, b) => loneLast(a, b) || high(b) - high(a) || wide(b) - wide(a),
  (a, b) => loneLast(a, b) || wide(b) - wide(a) || high(b) - high(a),
];
const fromTop: Liking = ({ left, top }) => 100 * top + left;
const LIKINGS: readonly Liking[] = [
  (box, was) => (was ? Math.hypot(box.left - was[0], box.top - was[1]) : fromTop(box, was)),
  fromTop,
  ({ left, top }) => 100 * left + top,
];

/** The room of the map. `now`: what is in sight. `most`: what is in sight once all is drawn as small as it can be read. */
export interface Ground {
  now: Size;
  most: Size;
}

/** The room that is in sight, then more and more of it up to the most, then ever more. */
function* roomsOf({ now, most }: Ground): Generator<Size> {
  const grows = now.x < most.x || now.y < most.y;
  for (const part of grows ? [0, 0.25, 0.5, 0.75] : [])
    yield { x: now.x + part * (most.x - now.x), y: now.y + part * (most.y - now.y) };
  for (let times = 1; ; times *= 1.1) yield { x: most.x * times, y: most.y * times };
}

/**
 * All Networks moved together: each as near as may be to where it was, else from a corner, and in as little room as may
 * be. `before`: the Networks that had a place.
 */
export function packed(networks: readonly Network[], before: readonly Laid[], ground: Ground): Laid[] {
  for (const room of roomsOf(ground))
    for (const liking of LIKINGS)
      for (const order of ORDERS) {
        const laid = packedInto(room, networks.toSorted(order), before, liking);
        if (laid) return laid;
      }
  return [];
}

function packedInto(room: Size, networks: readonly Network[], before: readonly Laid[], liking: Liking): Laid[] | null {
  const laid: Laid[] = [];
  for (const one of networks) {
    const size = sizeOf(one.shape.bounds);
    const corners = { left: 0, top: 0, right: room.x - size.x, bottom: room.y - size.y };
    const was = cornerIn(corners, one, before);
    const next = cheapest(laid, one, corners, (box) => liking(box, was));
    if (!next) return null;
    laid.push(next);
  }
  return laid;
}

/** The corner of a Network where it was, carried over to those corners; null if it had no place. */
function cornerIn(corners: Box, one: Network, before: readonly Laid[]): Place | null {
  const was = before.find(({ network }) => network === one)?.print.bounds;
  if (!was) return null;
  const whole = boxOf(before);
  const { x, y } = sizeOf(one.shape.bounds);
  const share = (part: number, all: number): number => (all > 0 ? part / all : 0);
  return [
    corners.right * share(was.left - whole.left, whole.right - x - whole.left),
    corners.bottom * share(was.top - whole.top, whole.bottom - y - whole.top),
  ];
}
