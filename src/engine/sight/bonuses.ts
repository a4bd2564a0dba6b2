import type { Definition } from '../catalogue/define.ts';
import { definitionOf } from '../catalogue/register.ts';
import { networkSize, nodeInPlay } from '../facts/lookup.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { View } from './view.ts';

/** R5.3: the bonuses of a Node for which its Network is large enough. A Node that is not in play has none. */
export function activeBonuses(view: View, card: CardId): Definition['bonuses'] {
  const node = nodeInPlay(view, card);
  if (!node) return [];
  const size = networkSize(view, node.network);
  return definitionOf(view, card).bonuses.filter((bonus) => size >= bonus.size);
}
