/** How Nodes that are moved over the map snap to others by their connectors. */

import { joinForecast } from '../../engine/foresight.ts';
import type { CardId, Connect, View } from '../../engine/index.ts';
import { joinsOf, offset } from '../../engine/index.ts';
import type { Layout, Place } from '../../host/index.ts';

/** A connection that is near, and how far all moved Nodes go for it from where they were, in steps of a Node. */
export interface Snap {
  join: Connect;
  by: Place;
}

/** Two connectors meet if they are no farther apart than this, in steps of a Node. */
const NEAR = 0.5;

/**
 * The connection whose connectors are nearest to each other, once the Nodes in `moved` have moved by `by`; null if none
 * is near. `joins`: the connections to choose from. `places`: where all Nodes lie, the moved ones before they moved.
 */
export function snapOf(joins: readonly Connect[], places: ReadonlyMap<CardId, Place>, [x, y]: Place): Snap | null {
  let best: Snap | null = null;
  let nearest = NEAR;
  for (const join of joins) {
    const [from, to] = [places.get(join.node), places.get(join.to)];
    if (!from || !to) continue;
    const [dx, dy] = offset[join.edge];
    const by: Place = [to[0] - dx - from[0], to[1] - dy - from[1]];
    const far = Math.hypot(by[0] - x, by[1] - y);
    if (far > nearest || (best && far === nearest)) continue;
    [best, nearest] = [{ join, by }, far];
  }
  return best;
}

/** Where all Nodes lie, with one that is not in play yet at that place. */
export const placesWith = (table: View, layout: Layout, node: CardId, at: Place): Map<CardId, Place> =>
  new Map(table.nodes.map(({ card }): [CardId, Place] => [card, layout[card]])).set(node, at);

/** The connection that a Node which is not in play yet could make where it is put down on the map; null if none is near. */
export function joinNear(table: View, layout: Layout, node: CardId, at: Place): Snap | null {
  const places = placesWith(table, layout, node, at);
  let joins = joinsOf(table, node);
  // Only what is near is asked about: this runs at each move of a pointer.
  for (;;) {
    const near = snapOf(joins, places, [0, 0]);
    if (!near || !joinForecast(table, near.join).refusal) return near;
    joins = joins.filter((join) => join !== near.join);
  }
}

/** The connection for which that place is right, whether or not it can be made now. */
export const joinMissed = (table: View, layout: Layout, node: CardId, at: Place): Connect | undefined =>
  snapOf(joinsOf(table, node), placesWith(table, layout, node, at), [0, 0])?.join;
