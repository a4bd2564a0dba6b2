/** Where everything of the Networks lies on the map, in steps of a Node: x to the right, y down. */
import type { CardId, NodeInPlay, SpyInPlay } from '../../../engine/index.ts';
import type { Place } from '../../../host/index.ts';
import type { Box } from './box.ts';
import { boxAround, cell } from './box.ts';
import { flagsOf, NARROW } from './flag.ts';
import type { Stand } from './stand.ts';
import { standsOf } from './stand.ts';

export interface NetworkOnMap {
  network: CardId;
  nodes: readonly NodeInPlay[];
  places: ReadonlyMap<CardId, Place>;
  /** Around its Nodes. */
  box: Box;
  /** Where its letter stands, beside one of its Nodes. */
  flag: Box;
  spies: readonly SpyInPlay[];
  stand: Stand | null;
}

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

/** So far below all others lies a Network that has no place: one that has left play and is shown once more. */
const BELOW = 1.5;

/** The Networks with all that stands on them, oldest first. */
export function mapOf(
  nodes: readonly NodeInPlay[],
  spies: readonly SpyInPlay[],
  layout: Readonly<Record<CardId, Place>>,
): NetworkOnMap[] {
  const groups = nodes
    .filter(({ card, network }) => card === network)
    .map(({ network }) => nodes.filter((node) => node.network === network))
    .map((group) => ({ nodes: group, places: placed(group, layout) }));
  let floor = Math.max(0, ...groups.flatMap(({ places }) => [...(places?.values() ?? [])].map(([, y]) => y + 1)));
  const grounds = groups.map(({ nodes: group, places }) => {
    const { network } = group[0];
    const mine = spies.filter((spy) => spy.network === network);
    if (places) return { network, nodes: group, places, spies: mine };
    const top = Math.min(...group.map(({ y }) => y));
    const below = new Map(group.map(({ card, x, y }): [CardId, Place] => [card, [x, y - top + floor + BELOW]]));
    floor = Math.max(...[...below.values()].map(([, y]) => y + 1));
    return { network, nodes: group, places: below, spies: mine };
  });
  const flat = grounds.map((ground) => ({ tiles: [...ground.places.values()], spies: ground.spies.length }));
  const stands = standsOf(flat);
  const flags = flagsOf(flat.map(({ tiles }, i) => ({ tiles, stand: stands[i] })));
  return grounds.map((ground, i) => ({
    ...ground,
    box: boxAround(flat[i].tiles.map(cell)),
    flag: flags[i],
    stand: stands[i],
  }));
}

/** So much is left free around the map; at the left of a Network stands its letter. */
const MARGIN = { left: 0.66, right: 0.1, top: 0.15, bottom: 0.12 };

/** All that has to be seen of the map, and the places offered on it. Without Networks, the place of the first Node. */
export function extentOf(networks: readonly NetworkOnMap[], offered: readonly Place[] = []): Box {
  const boxes = networks.flatMap(({ box, stand, flag }) => {
    const letter = { ...flag, left: flag.left + NARROW };
    return stand ? [box, letter, { ...stand, left: stand.left + 0.4 }] : [box, letter];
  });
  const all = boxAround(boxes.length > 0 ? [...boxes, ...offered.map(cell)] : [cell([0, 0])]);
  return {
    left: all.left - MARGIN.left,
    top: all.top - MARGIN.top,
    right: all.right + MARGIN.right,
    bottom: all.bottom + MARGIN.bottom,
  };
}
