/** What may come onto the map within a turn of the Spy Master, by public facts alone. */
import type { CardId, View } from '../../../engine/index.ts';
import type { Box, Layout, OnMap, Size } from '../../../host/index.ts';
import { arrange, extentOf } from '../../../host/index.ts';

/**
 * What has to be seen of the map once a turn has brought all Nodes that it can (R4.2), and each Network a Spy, as far as
 * there are Spies; then without those Spies. `most`: the largest room.
 */
export function comingOn(table: Pick<View, 'nodes' | 'spies' | 'rules'>, layout: Layout, most: Size): Box[] {
  // What has left play and is shown once more has no place.
  const nodes = table.nodes.filter(({ card }) => layout[card]);
  const alone = [...nodes, ...newNodes(table.rules.actionsPerTurn)];
  if (alone.length === 0) return [];
  const extentWith = (spies: OnMap['spies']): Box => {
    const more = { nodes: alone, spies };
    return extentOf(arrange(layout, more, { now: most, most }), more);
  };
  return [extentWith(withNewSpies(table.spies, alone)), extentWith(table.spies)];
}

/** Nodes that nobody has played yet, each on its own. No card has their numbers. */
const newNodes = (count: number): View['nodes'] =>
  Array.from({ length: count }, (_, i) => ({ card: UNKNOWN - i, network: UNKNOWN - i, x: 0, y: 0 }));
const UNKNOWN: CardId = -1000;

/** The Spies, with one more on each Network without any, the largest first: they may all move, and one more be played. */
function withNewSpies(spies: View['spies'], nodes: View['nodes']): OnMap['spies'] {
  const sizeOf = (network: CardId): number => nodes.filter((node) => node.network === network).length;
  const free = nodes
    .filter(({ card, network }) => card === network && !spies.some((spy) => spy.network === network))
    .sort((a, b) => sizeOf(b.network) - sizeOf(a.network));
  return [...spies, ...free.slice(0, spies.length + 1).map(({ network }) => ({ network }))];
}
