/** Joins the Nodes of a Network by the links of a set-up. */
import type { Edge, State } from '../engine/index.ts';
import { definitionOf, EDGES, makeLink } from '../engine/index.ts';
import { BadScenario } from './format.ts';

type Nodes = State['nodes'];

/** Adds the links to the state. Throws a `BadScenario` if they cannot be, or do not make one Network of the Nodes. */
export function joinNodes(
  state: State,
  names: readonly string[],
  where: string,
  links: readonly [string, string][],
  nodes: Nodes,
  named: (id: string, where: string) => number,
): void {
  const joined = new Set([nodes[0].card]);
  const pairs = links.map(([a, b], i) => {
    const at = `${where}.links.${i}`;
    const from = nodes.find((node) => node.card === named(a, at));
    const to = nodes.find((node) => node.card === named(b, at));
    if (!from || !to) throw new BadScenario(`${at}: both Nodes must belong to this Network.`);
    join(state, names, at, from, to);
    return [from.card, to.card] as const;
  });
  for (let grown = true; grown; ) {
    grown = false;
    for (const [a, b] of pairs)
      if (joined.has(a) !== joined.has(b)) {
        joined.add(a).add(b);
        grown = true;
      }
  }
  if (joined.size < nodes.length)
    throw new BadScenario(`${where}: its Nodes are not all joined by links, so they are not one Network.`);
}

function join(state: State, names: readonly string[], where: string, from: Nodes[number], to: Nodes[number]): void {
  const edge = EDGES.find((e) => {
    const link = makeLink(from.card, e, to.card);
    const [a, b] = link.a === from.card ? [from, to] : [to, from];
    return b.x - a.x === (link.vertical ? 0 : 1) && b.y - a.y === (link.vertical ? 1 : 0);
  });
  if (!edge) throw new BadScenario(`${where}: the two Nodes do not lie side by side.`);
  const link = makeLink(from.card, edge, to.card);
  const [first, second]: [Edge, Edge] = link.vertical ? ['bottom', 'top'] : ['right', 'left'];
  for (const [card, connector] of [
    [link.a, first],
    [link.b, second],
  ] as const)
    if (!definitionOf(state, card).connectors.includes(connector))
      throw new BadScenario(`${where}: "${names[card]}" has no connector on its ${connector} edge.`);
  if (state.links.some((l) => l.a === link.a && l.b === link.b))
    throw new BadScenario(`${where}: this connection is there already.`);
  state.links.push(link);
}
