import type { CardId, NodeInPlay, SpyInPlay } from '../../../engine/index.ts';
import { hasLetter } from '../../../host/index.ts';

/**
 * The letters of the Networks that have one, by their ids. Those of connected Nodes come first, each kind from the
 * oldest on: a Spy that comes to a lone Node changes the letter of no larger Network.
 */
export function lettersOf(
  nodes: readonly NodeInPlay[],
  spies: readonly Pick<SpyInPlay, 'network'>[],
): ReadonlyMap<CardId, string> {
  const sizeOf = (network: CardId): number => nodes.filter((node) => node.network === network).length;
  const named = nodes
    .filter(({ card, network }) => card === network)
    .map(({ network }) => ({ network, isLone: sizeOf(network) === 1 }))
    .filter(({ network }) => hasLetter(sizeOf(network), spies.filter((spy) => spy.network === network).length))
    .sort((a, b) => Number(a.isLone) - Number(b.isLone));
  return new Map(named.map(({ network }, i) => [network, String.fromCharCode(65 + i)]));
}
