/** Where everything of the Networks lies on the map, in steps of a Node: x to the right, y down. */
import type { CardId, NodeInPlay, SpyInPlay } from '../../../engine/index.ts';
import type { Box, Layout, Place, Stand } from '../../../host/index.ts';
import { boxAround, cell, footprintOf } from '../../../host/index.ts';

export interface NetworkOnMap {
  network: CardId;
  nodes: readonly NodeInPlay[];
  places: ReadonlyMap<CardId, Place>;
  /** Around its Nodes. */
  box: Box;
  /** Around all of it. */
  bounds: Box;
  /** Where its letter stands, beside one of its Nodes; null if it has none. */
  flag: Box | null;
  spies: readonly SpyInPlay[];
  stand: Stand | null;
}

/**
 * The places of the Nodes of one Network. The place of its oldest placed Node and the rules' own grid (R5.2) tell them
 * all, so a Network is never torn. Null if none of its Nodes has a place.
 */
function placed(nodes: readonly NodeInPlay[], layout: Layout): Map<CardId, Place> | null {
  const anchor = nodes.find(({ card }) => layout[card] !== undefined);
  if (!anchor) return null;
  const [x, y] = layout[anchor.card];
  return new Map(nodes.map((node) => [node.card, [x + node.x - anchor.x, y + node.y - anchor.y]]));
}

/** So far below all others lies a Network that has no place: one that has left play and is shown once more. */
const BELOW = 1.5;

/** The Networks with all that stands on them, oldest first. */
export function mapOf(nodes: readonly NodeInPlay[], spies: readonly SpyInPlay[], layout: Layout): NetworkOnMap[] {
  const groups = nodes
    .filter(({ card, network }) => card === network)
    .map(({ network }) => nodes.filter((node) => node.network === network))
    .map((group) => ({ nodes: group, places: placed(group, layout) }));
  let floor = Math.max(0, ...groups.flatMap(({ places }) => [...(places?.values() ?? [])].map(([, y]) => y + 1)));
  return groups.map(({ nodes: group, places: known }) => {
    const { network } = group[0];
    const mine = spies.filter((spy) => spy.network === network);
    const top = Math.min(...group.map(({ y }) => y));
    const places =
      known ?? new Map(group.map(({ card, x, y }): [CardId, Place] => [card, [x, y - top + floor + BELOW]]));
    const tiles = [...places.values()];
    if (!known) floor = Math.max(...tiles.map(([, y]) => y + 1));
    const { stand, flag, bounds } = footprintOf(tiles, mine.length);
    return { network, nodes: group, places, spies: mine, box: boxAround(tiles.map(cell)), bounds, stand, flag };
  });
}

/** All that has to be seen of the map, and the places offered on it. Without Networks, the place of the first Node. */
export const extentOf = (networks: readonly NetworkOnMap[], offered: readonly Place[] = []): Box =>
  boxAround(networks.length > 0 ? [...networks.map(({ bounds }) => bounds), ...offered.map(cell)] : [cell([0, 0])]);
