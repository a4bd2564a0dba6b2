/** The Networks on the map, as what must not overlap. */
import type { CardId, NodeInPlay, SpyInPlay } from '../engine/index.ts';
import type { Box, Place, Size } from './box.ts';
import { boxAround, sizeOf } from './box.ts';
import type { Footprint } from './footprint.ts';
import { footprintAt, footprintOf, isApart } from './footprint.ts';

/** What lies on the map. */
export interface OnMap {
  nodes: readonly NodeInPlay[];
  spies: readonly Pick<SpyInPlay, 'network'>[];
}

/** `shape`: what it takes of the map, with its Nodes at their grid places. */
export interface Network {
  nodes: readonly NodeInPlay[];
  /** A single Node without a Spy. */
  isLone: boolean;
  shape: Footprint;
}

/** A Network whose Nodes lie at their grid places, moved by `at`. */
export interface Laid {
  network: Network;
  at: Place;
  print: Footprint;
}

export function networksOf({ nodes, spies }: OnMap): Network[] {
  const groups = new Map<CardId, NodeInPlay[]>();
  for (const node of nodes) groups.set(node.network, [...(groups.get(node.network) ?? []), node]);
  return [...groups].map(([network, own]) => {
    const mine = spies.filter((spy) => spy.network === network).length;
    const shape = footprintOf(
      own.map(({ x, y }): Place => [x, y]),
      mine,
    );
    return { nodes: own, isLone: own.length === 1 && mine === 0, shape };
  });
}

export const lay = (network: Network, at: Place): Laid => ({ network, at, print: footprintAt(network.shape, at) });

export const isFree = (laid: readonly Laid[], one: Laid): boolean =>
  laid.every(({ print }) => isApart(print, one.print));

/** Around all of these. */
export const boxOf = (laid: readonly Laid[]): Box => boxAround(laid.map(({ print }) => print.bounds));

export const fitsInto = (box: Box, room: Size): boolean => {
  const { x, y } = sizeOf(box);
  return x <= room.x && y <= room.y;
};
