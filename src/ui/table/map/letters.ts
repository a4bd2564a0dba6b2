import type { CardId, NodeInPlay } from '../../../engine/index.ts';

/** The ids of the Networks, oldest first: the first is A. */
export const networksOf = (nodes: readonly NodeInPlay[]): CardId[] =>
  nodes.filter((node) => node.network === node.card).map(({ card }) => card);

/** The letter of the Network at that index. */
export const networkLetter = (index: number): string => String.fromCharCode(65 + index);
