/** R5.3: what the bonuses of Nodes are worth. A bonus is active while its Node's Network has at least its size. */
import type { Definition } from '../catalogue/define.ts';
import { definitionOf } from '../catalogue/register.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId, Keyword, Stat } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import { networkSize, nodeInPlay } from './lookup.ts';

/** R5.3: the active bonuses of a Node. A Node that is not in play has none. */
export function activeBonuses(state: ReadonlyState, card: CardId): Definition['bonuses'] {
  const node = nodeInPlay(state, card);
  if (!node) return [];
  const size = networkSize(state, node.network);
  return definitionOf(state, card).bonuses.filter((bonus) => size >= bonus.size);
}

/** R5.3: the sum of the active bonuses of all Nodes of a Network. */
export function networkBonus(state: ReadonlyState, network: CardId, stat: Stat): number {
  if (network === NONE) return 0;
  const size = networkSize(state, network);
  let sum = 0;
  for (const node of state.nodes)
    if (node.network === network)
      for (const bonus of definitionOf(state, node.card).bonuses)
        if (size >= bonus.size)
          if (stat === 'attack') sum += bonus.attack;
          else if (stat === 'health') sum += bonus.health;
          else if (stat === 'sneak') sum += bonus.sneak;
  return sum;
}

/** R5.3: true if an active bonus of a Node of the Network gives the keyword. */
export function networkGrants(state: ReadonlyState, network: CardId, keyword: Keyword): boolean {
  const size = networkSize(state, network);
  for (const node of state.nodes)
    if (node.network === network)
      for (const bonus of definitionOf(state, node.card).bonuses)
        if (size >= bonus.size && ((keyword === 'initiative' && bonus.initiative) || bonus.keywords.includes(keyword)))
          return true;
  return false;
}
