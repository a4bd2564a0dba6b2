/** What may come onto the map within a turn, by public facts alone. */
import type { CardId, View } from '../../../engine/index.ts';
import type { Layout, OnMap, Place, Size } from '../../../host/index.ts';
import { arrange, extentOf, footprintOf, sizeOf } from '../../../host/index.ts';

type Table = Pick<View, 'nodes' | 'spies' | 'turn' | 'actionsLeft'>;

/**
 * The sizes of the map once this turn has brought all that it can, the largest first: Nodes (R4.2), alone or on a
 * Network; Spies (R4.4), one to each Network or all to few; and the end of the largest Network (R6.6). `most`: the
 * largest room.
 */
export function comingOn(table: Table, layout: Layout, most: Size): Size[] {
  const { turn, spies } = table;
  const mayAssign = turn.side === 'spymaster' && turn.step !== 'infiltrate';
  const actions = mayAssign && turn.step !== 'assign' ? table.actionsLeft : 0;
  // What has left play and is shown once more has no place.
  const nodes = [...table.nodes.filter(({ card }) => layout[card]), ...newNodes(actions)];
  if (nodes.length === 0) return [{ x: 1, y: 1 }];
  const sizeWith = (then: OnMap): Size => sizeOf(extentOf(arrange(layout, then, { now: most, most }), then));
  const unmanned = sizeWith({ nodes, spies });
  const broken = around(sizeWith(brokenUp(nodes, spies)), sizeWith(cutApart(nodes, spies)));
  if (!mayAssign) return [around(unmanned, broken), unmanned];
  const manned = sizeWith({ nodes, spies: spreadOut(spies, nodes) });
  const joining = actions > 0 ? [...spies, NEWCOMER] : spies;
  const largest = largestOf({ nodes, spies: joining });
  const crowds = crowdsOn(joining, nodes).map((crowd) => sizeWith({ nodes, spies: crowd }));
  const crowded = [largest, ...crowds].reduce(around, manned);
  const longer = actions > 0 ? around(crowded, { x: largest.x + 1, y: largest.y + 1 }) : crowded;
  const all = around(longer, broken);
  return [{ ...all, x: all.x + LOOSE }, longer, crowded, manned, unmanned];
}

/** A Spy that an Action may bring. */
const NEWCOMER = { network: -1 };

/** On the ground that is left after a change, Networks may lie so much less close. */
const LOOSE = 1;

const around = (a: Size, b: Size): Size => ({ x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) });

/** The width of the widest Network, and the height of the highest one, however many unassigned Spies come to it. */
function largestOf({ nodes, spies }: OnMap): Size {
  const more = Math.max(1, spies.filter(({ network }) => network < 0).length);
  const sizes = largestFirst(nodes).flatMap((network) => {
    const tiles = nodes.filter((node) => node.network === network).map(({ x, y }): Place => [x, y]);
    const own = spies.filter((spy) => spy.network === network).length;
    return Array.from({ length: more + 1 }, (_, i) => sizeOf(footprintOf(tiles, own + i).bounds));
  });
  return sizes.reduce(around);
}

/** Nodes that nobody has played yet, each on its own. No card has their numbers. */
const newNodes = (count: number): View['nodes'] =>
  Array.from({ length: count }, (_, i) => ({ card: UNKNOWN - i, network: UNKNOWN - i, x: 0, y: 0 }));
const UNKNOWN: CardId = -1000;

/** The networks of these Nodes, the largest first. */
const largestFirst = (nodes: View['nodes']): CardId[] => {
  const sizeOf = (id: CardId): number => nodes.filter(({ network }) => network === id).length;
  const networks = nodes.filter(({ card, network }) => card === network).map(({ network }) => network);
  return networks.sort((a, b) => sizeOf(b) - sizeOf(a));
};

/** The Spies, with one more on each Network without any, the largest first: they may all move, and one more be played. */
function spreadOut(spies: OnMap['spies'], nodes: View['nodes']): OnMap['spies'] {
  const free = largestFirst(nodes).filter((network) => !spies.some((spy) => spy.network === network));
  return [...spies, ...free.slice(0, spies.length + 1).map((network) => ({ network }))];
}

/** So many Networks, the largest ones, are looked at. */
const CROWDED = 3;

/** The Spies, with all that are unassigned on one of the Networks, and by turns on two of them; and all of them on one. */
function crowdsOn(spies: OnMap['spies'], nodes: View['nodes']): OnMap['spies'][] {
  const assigned = spies.filter(({ network }) => network >= 0);
  const unassigned = spies.filter(({ network }) => network < 0);
  const largest = largestFirst(nodes).slice(0, CROWDED);
  const all = largest.map((network) => spies.map(() => ({ network })));
  if (unassigned.length === 0) return all;
  const joined = [...largest.map((one) => [one]), largest.slice(0, 2)].map((onto) => [
    ...assigned,
    ...unassigned.map((_, i) => ({ network: onto[i % onto.length] })),
  ]);
  return [...joined, ...all];
}

/** Each Node of the largest Network on its own; its Spies stay on one of them, as where a connection is cut. */
function cutApart(nodes: View['nodes'], spies: OnMap['spies']): OnMap {
  const [largest] = largestFirst(nodes);
  return { nodes: nodes.map((node) => (node.network === largest ? { ...node, network: node.card } : node)), spies };
}

/** The same, and nobody on it, as after a thwart. */
function brokenUp(nodes: View['nodes'], spies: OnMap['spies']): OnMap {
  const [largest] = largestFirst(nodes);
  return cutApart(
    nodes,
    spies.filter(({ network }) => network !== largest),
  );
}
