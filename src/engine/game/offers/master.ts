/** R4 to R8: what the Master may do in its steps. */

import { definitionOf } from '../../catalogue/register.ts';
import { networkSize } from '../../facts/lookup.ts';
import { canAttack } from '../../rules/combat.ts';
import { canDestroy, canIgnore } from '../../rules/contraptions.ts';
import { canInfiltrate } from '../../rules/infiltration.ts';
import { edgeOf, facingPairs } from '../../rules/networks.ts';
import { canSneak } from '../../rules/sneaking.ts';
import { canAssign } from '../../rules/spies.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { State } from '../../vocabulary/state.ts';
import type { CardId, Side } from '../../vocabulary/types.ts';
import { NONE } from '../../vocabulary/types.ts';
import type { Listing } from './listing.ts';
import { handOf } from './listing.ts';

export function nodesAndSpies(state: State, side: Side, out: Listing): void {
  if (state.actionsLeft <= 0) return;
  const spies = handOf(state, side, 'spy');
  const nodes = handOf(state, side, 'node');
  out.add('playSpy', spies.length, (i) => ({ type: 'playSpy', side, card: spies[i] }));
  out.add('playNode', nodes.length, (i) => ({ type: 'playNode', side, card: nodes[i] }));
}

export function connections(state: State, side: Side, out: Listing): void {
  if (state.actionsLeft <= 0) return;
  const { size, at } = facingPairs(state);
  out.add('connect', size, (i) => {
    const link = at(i);
    return link && { type: 'connect', side, node: link.a, edge: edgeOf(link), to: link.b };
  });
}

export function disconnections(state: State, side: Side, out: Listing): void {
  const { links } = state;
  out.add('disconnect', links.length, (i) => ({ type: 'disconnect', side, node: links[i].a, edge: edgeOf(links[i]) }));
}

export function assignments(state: State, side: Side, out: Listing): void {
  if (state.spies.length === 0 || !out.wants('assign')) return;
  const networks: { card: CardId; size: number }[] = [];
  for (const node of state.nodes)
    if (node.network === node.card) networks.push({ card: node.card, size: networkSize(state, node.card) });
  const limited = state.rules.spiesPerNetwork !== null;
  const actions: Action[] = [];
  for (const spy of state.spies) {
    const { supportMin, supportMax } = definitionOf(state, spy.card);
    if (spy.network !== NONE) actions.push({ type: 'unassign', side, spy: spy.card });
    for (const { card, size } of networks)
      if (card !== spy.network && size >= supportMin && size <= supportMax)
        if (!limited || !canAssign(state, spy.card, card))
          actions.push({ type: 'assign', side, spy: spy.card, node: card });
  }
  out.add('assign', actions.length, (i) => actions[i]);
}

export function infiltrations(state: State, side: Side, out: Listing): void {
  for (const { card } of state.spies) if (!canInfiltrate(state, card)) out.one({ type: 'infiltrate', side, spy: card });
}

export function squareChoices(state: State, side: Side, out: Listing): void {
  if (!canAttack(state)) out.one({ type: 'attack', side });
  if (!canSneak(state)) out.one({ type: 'sneak', side });
  if (!canDestroy(state)) out.one({ type: 'destroy', side });
  if (!canIgnore(state)) out.one({ type: 'ignore', side });
}
