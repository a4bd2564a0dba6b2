/** Where the Nodes in play lie on the map. The rules know nothing of it: their grid says only what fits together. */
import type { CardId, NodeInPlay } from '../engine/index.ts';

/** A place on the map: steps of a Node from its middle, in halves; x to the right, y downward. */
export type Place = readonly [x: number, y: number];
/** The places of Nodes. Those of one Network lie to each other as in the rules' grid. */
export type Layout = Readonly<Record<CardId, Place>>;

/** A Network whose Nodes lie at their grid places, moved by `at`. */
interface Laid {
  nodes: readonly NodeInPlay[];
  at: Place;
}

/** The free rim that a new Network keeps from others, and the height above a Network where its Spies stand. */
const RIM = 0.5;
const STANDING = 1;
/** The width of the whole that is aimed at, in steps of a Node for one step of its height. */
const SHAPE = 1.6;

/**
 * The places of exactly these Nodes. A Node that has a place keeps it, with three exceptions: where Networks have
 * joined, one of them comes to the other, the smaller one if there is room; of two Networks on one spot, the smaller
 * one gives way; and a new Node gets a free place near the middle. The same layout, if nothing changes.
 */
export function arrange(layout: Layout, nodes: readonly NodeInPlay[]): Layout {
  if (isArranged(layout, nodes)) return layout;
  const networks = networksOf(nodes).map((network) => ({ nodes: network, votes: votesOf(layout, network) }));
  const wanted = networks.flatMap(({ nodes, votes }) => votes.slice(0, 1).map((vote) => ({ nodes, ...vote })));
  for (const { nodes: network, votes } of networks) {
    const here = wanted.findIndex((one) => one.nodes === network);
    const others = wanted.toSpliced(here, 1);
    const roomy = votes.length > 1 && votes.find(({ at }) => isFree(others, network, at));
    if (roomy) wanted[here] = { nodes: network, ...roomy };
  }
  const laid: Laid[] = [];
  for (const { nodes: network, at } of wanted.sort((a, b) => b.agree - a.agree))
    laid.push({ nodes: network, at: nearestFree(laid, network, at) });
  for (const { nodes: network, votes } of networks)
    if (votes.length === 0) laid.push({ nodes: network, at: roomiest(laid, network) });
  return Object.fromEntries(laid.flatMap(placesOf));
}

/** The layout with the Network of that Node put where the Node lies at `at`, or at the nearest free place to it. */
export function put(layout: Layout, nodes: readonly NodeInPlay[], node: NodeInPlay, [x, y]: Place): Layout {
  const networks = networksOf(nodes);
  const moved = networks.filter((network) => network.includes(node));
  const rest = networks
    .filter((network) => !network.includes(node))
    .map((network): Laid => ({ nodes: network, at: offset(layout, network[0]) }));
  const at = nearestFree(rest, moved[0], [inHalves(x) - node.x, inHalves(y) - node.y]);
  return { ...layout, ...Object.fromEntries(placesOf({ nodes: moved[0], at })) };
}

/** The layout with Nodes back at those places. If one of them cannot lie there now, none goes back. */
export function putBack(layout: Layout, nodes: readonly NodeInPlay[], places: Layout): Layout {
  const back = arrange({ ...layout, ...places }, nodes);
  const isBack = ({ card }: NodeInPlay): boolean => !places[card] || apart(places[card], back[card]) === 0;
  const isAlone = (node: NodeInPlay, at: number): boolean =>
    nodes.every((other, i) => i >= at || apart(back[node.card], back[other.card]) >= 1);
  return nodes.every(isBack) && nodes.every(isAlone) ? back : arrange(layout, nodes);
}

/** The Nodes of each Network. */
function networksOf(nodes: readonly NodeInPlay[]): NodeInPlay[][] {
  const networks = new Map<CardId, NodeInPlay[]>();
  for (const node of nodes) networks.set(node.network, [...(networks.get(node.network) ?? []), node]);
  return [...networks.values()];
}

const inHalves = (n: number): number => Math.round(2 * n) / 2;
const placesOf = ({ nodes, at: [x, y] }: Laid): [CardId, Place][] =>
  nodes.map((node) => [node.card, [node.x + x, node.y + y]]);
const offset = (layout: Layout, { card, x, y }: NodeInPlay): Place => [layout[card][0] - x, layout[card][1] - y];

function isArranged(layout: Layout, nodes: readonly NodeInPlay[]): boolean {
  const first = new Map<CardId, Place>();
  const agrees = (node: NodeInPlay): boolean => {
    if (!layout[node.card]) return false;
    const at = offset(layout, node);
    const [x, y] = first.get(node.network) ?? at;
    first.set(node.network, at);
    return x === at[0] && y === at[1];
  };
  return Object.keys(layout).length === nodes.length && nodes.every(agrees);
}

/** Where the Network may lie so that Nodes of it keep their places: `agree` of them, the most first. */
function votesOf(layout: Layout, network: readonly NodeInPlay[]): { at: Place; agree: number }[] {
  const votes = new Map<string, { at: Place; agree: number }>();
  for (const node of network.filter(({ card }) => layout[card])) {
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

/** How far apart two Nodes are at least, in the direction in which they are farther apart. 1: they touch. */
const apart = (a: Place, b: Place): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

function isFree(laid: readonly Laid[], nodes: readonly NodeInPlay[], at: Place): boolean {
  const taken = laid.flatMap(placesOf);
  return placesOf({ nodes, at }).every(([, place]) => taken.every(([, other]) => apart(place, other) >= 1));
}

/** That place, if the Network covers no other there; else the nearest place that keeps clear of all others. */
function nearestFree(laid: readonly Laid[], nodes: readonly NodeInPlay[], [x, y]: Place): Place {
  if (isFree(laid, nodes, [x, y])) return [x, y];
  const boxes = laid.map(boxOf);
  const isClear = (at: Place): boolean => boxes.every((other) => keepsClear(boxOf({ nodes, at }), other));
  for (let ring = 0.5; ; ring += 0.5) {
    const free = onRing(ring)
      .map(([dx, dy]): Place => [x + dx, y + dy])
      .find(isClear);
    if (free) return free;
  }
}

/** The places of a square ring round 0, the nearest to its middle first. */
function onRing(radius: number): Place[] {
  const along = Array.from({ length: 4 * radius + 1 }, (_, i) => i / 2 - radius);
  return along
    .flatMap((x) => along.map((y): Place => [x, y]))
    .filter((place) => apart(place, [0, 0]) === radius)
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The ground that a Network covers, with the place above it where its Spies stand. */
function boxOf(laid: Laid): Box {
  const places = placesOf(laid).map(([, place]) => place);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys) - STANDING,
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}
const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
const keepsClear = (a: Box, b: Box): boolean =>
  a.left >= b.right + RIM || b.left >= a.right + RIM || a.top >= b.bottom + RIM || b.top >= a.bottom + RIM;

/** The free place for a new Network that lets the whole be drawn largest; among equals, the one nearest the middle, on the right. */
function roomiest(laid: readonly Laid[], nodes: readonly NodeInPlay[]): Place {
  const { x, y } = nodes[0];
  if (laid.length === 0) return [-x, -y];
  const boxes = laid.map(boxOf);
  const whole = around(boxes);
  const own = boxOf({ nodes, at: [0, 0] });
  const [wide, high] = [own.right - own.left + RIM, own.bottom - own.top + RIM];
  let best: { at: Place; cost: number } | undefined;
  for (let top = whole.top - high; top <= whole.bottom + RIM; top += 0.5)
    for (let left = whole.left - wide; left <= whole.right + RIM; left += 0.5) {
      const at: Place = [left - own.left, top - own.top];
      const box = boxOf({ nodes, at });
      if (!boxes.every((other) => keepsClear(box, other))) continue;
      const { left: l, top: t, right, bottom } = around([whole, box]);
      const fromMiddle = Math.hypot((box.left + box.right - l - right) / SHAPE, box.top + box.bottom - t - bottom);
      const cost = Math.max((right - l) / SHAPE, bottom - t) + fromMiddle / 100;
      if (!best || cost <= best.cost) best = { at, cost };
    }
  return best!.at;
}
