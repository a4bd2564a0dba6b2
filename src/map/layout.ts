/** Where the Nodes in play lie on the map. The rules know nothing of it: their grid says only what fits together. */
import type { CardId, NodeInPlay } from '../engine/index.ts';
import type { Box, Place, Size } from './box.ts';
import { sizeOf } from './box.ts';
import type { Laid, Network, OnMap } from './networks.ts';
import { boxOf, isFree, lay, networksOf } from './networks.ts';
import type { Ground } from './rooms.ts';
import { inQuarters, nearestFree, packed, roomiest } from './rooms.ts';

/** The places of Nodes. Those of one Network lie to each other as in the rules' grid. */
export type Layout = Readonly<Record<CardId, Place>>;

/** The room of the map where no page has said how much it shows. */
export const GROUND: Ground = { now: { x: 12.5, y: 6.5 }, most: { x: 12.5, y: 6.5 } };
const ENDLESS: Size = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY };
const BOUNDLESS: Ground = { now: ENDLESS, most: ENDLESS };

/**
 * The places of exactly these Nodes. A Node that has a place keeps it, with these exceptions: where Networks have
 * joined, one of them comes to the other, the smaller one if there is room; of two Networks too near to each other, the
 * smaller one gives way; what lies outside of the ground comes in; and where that is too small for one, all of them
 * move together. A new lone Node lies by the other ones. The same layout, if nothing changes.
 */
export function arrange(layout: Layout, table: OnMap, ground: Ground = GROUND): Layout {
  const networks = networksOf(table);
  const used = isArranged(layout, networks)
    ? share(
        networks.map((one) => laidBy(layout, one)),
        ground,
      )
    : Number.POSITIVE_INFINITY;
  if (used <= 1) return layout;
  const next = arranged(layout, networks, ground);
  return share(next, ground) < used ? layoutOf(next) : layout;
}

/** The part of the ground that they take, in the direction in which it is larger. Above 1: it is too small for them. */
function share(laid: readonly Laid[], { now }: Ground): number {
  if (laid.length === 0) return 0;
  const { x, y } = sizeOf(boxOf(laid));
  return Math.max(x / now.x, y / now.y);
}

/** The layout with the Network of that Node put where the Node lies at `at`, or at the nearest free place to it. */
export function put(layout: Layout, table: OnMap, node: NodeInPlay, at: Place, ground: Ground = GROUND): Layout {
  const networks = networksOf(table);
  const moved = networks.filter(({ nodes }) => nodes.includes(node));
  const rest = networks.filter((one) => !moved.includes(one)).map((one) => laidBy(layout, one));
  const there = moved.flatMap((one) => nearestFree(rest, one, gridOf(node, at), ground.now) ?? []);
  return { ...layout, ...layoutOf(there) };
}

/** The layout with that Network at exactly that place, by the Network to which it is about to be connected. */
export function putAt(layout: Layout, table: OnMap, node: NodeInPlay, at: Place): Layout {
  const moved = networksOf(table).filter(({ nodes }) => nodes.includes(node));
  return { ...layout, ...layoutOf(moved.map((one) => lay(one, gridOf(node, at)))) };
}

/** The layout with Nodes back at those places. If one of them cannot lie there now, none goes back. */
export function putBack(layout: Layout, table: OnMap, places: Layout): Layout {
  const back = arrange({ ...layout, ...places }, table, BOUNDLESS);
  const isBack = ({ card }: NodeInPlay): boolean => !places[card] || isSame(places[card], back[card]);
  return table.nodes.every(isBack) ? back : arrange(layout, table, BOUNDLESS);
}

/** The box around all that lies on the map. Throws without Nodes. */
export const extentOf = (layout: Layout, table: OnMap): Box =>
  boxOf(networksOf(table).map((one) => laidBy(layout, one)));

const isSame = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];
const gridOf = (node: NodeInPlay, [x, y]: Place): Place => [inQuarters(x) - node.x, inQuarters(y) - node.y];
const offset = (layout: Layout, { card, x, y }: NodeInPlay): Place => [layout[card][0] - x, layout[card][1] - y];
const laidBy = (layout: Layout, network: Network): Laid => lay(network, offset(layout, network.nodes[0]));

const placesOf = ({ network, at: [x, y] }: Laid): [CardId, Place][] =>
  network.nodes.map((node) => [node.card, [node.x + x, node.y + y]]);
const layoutOf = (laid: readonly Laid[]): Layout => Object.fromEntries(laid.flatMap(placesOf));

function isArranged(layout: Layout, networks: readonly Network[]): boolean {
  const nodes = networks.flatMap((one) => one.nodes);
  if (Object.keys(layout).length !== nodes.length || !nodes.every(({ card }) => layout[card])) return false;
  const isWhole = (one: Network): boolean =>
    one.nodes.every((node) => isSame(offset(layout, node), offset(layout, one.nodes[0])));
  if (!networks.every(isWhole)) return false;
  const laid = networks.map((one) => laidBy(layout, one));
  return laid.every((one, i) => isFree(laid.slice(0, i), one));
}

/** Where the Network may lie so that Nodes of it keep their places: `agree` of them, the most first. */
function votesOf(layout: Layout, { nodes }: Network): { at: Place; agree: number }[] {
  const votes = new Map<string, { at: Place; agree: number }>();
  for (const node of nodes.filter(({ card }) => layout[card])) {
    const at = offset(layout, node);
    const vote = votes.get(at.join()) ?? { at, agree: 0 };
    votes.set(at.join(), { at, agree: vote.agree + 1 });
  }
  return [...votes.values()].sort((a, b) => b.agree - a.agree);
}

/**
 * True if of these two Networks the first one keeps its place when they join, as a rule: the larger one, else the older.
 * A Network is known by its oldest Node.
 */
export function staysPut(nodes: readonly NodeInPlay[], one: CardId, other: CardId): boolean {
  const size = (id: CardId): number => nodes.filter(({ network }) => network === id).length;
  return size(one) === size(other) ? one < other : size(one) > size(other);
}

function arranged(layout: Layout, networks: readonly Network[], ground: Ground): Laid[] {
  const votes = networks.map((one) => votesOf(layout, one));
  const wanted = networks.flatMap((network, i) => votes[i].slice(0, 1).map((vote) => ({ network, ...vote })));
  for (const [i, network] of networks.entries()) {
    const here = wanted.findIndex((one) => one.network === network);
    const others = wanted.toSpliced(here, 1).map((one) => lay(one.network, one.at));
    const roomy = votes[i].length > 1 && votes[i].find(({ at }) => isFree(others, lay(network, at)));
    if (roomy) wanted[here] = { network, ...roomy };
  }
  const known = wanted.toSorted((a, b) => b.agree - a.agree);
  const newcomers = networks.filter((_, i) => votes[i].length === 0);
  return (
    placed(known, newcomers, ground) ??
    packed(
      networks,
      known.map(({ network, at }) => lay(network, at)),
      ground,
    )
  );
}

/** All of them on the ground, those with a place as near to it as may be; null if one has no room. */
function placed(
  known: readonly { network: Network; at: Place }[],
  newcomers: readonly Network[],
  ground: Ground,
): Laid[] | null {
  const laid: Laid[] = [];
  for (const { network, at } of known) {
    const next = nearestFree(laid, network, at, ground.now);
    if (!next) return null;
    laid.push(next);
  }
  for (const network of newcomers) {
    const next = roomiest(laid, network, ground.now);
    if (!next) return null;
    laid.push(next);
  }
  return laid;
}
