/** Joins the Nodes of a Network by the links of a set-up. */
import type { Edge, State } from '../engine/index.ts';
import { definitionOf, EDGES, makeLink } from '../engine/index.ts';
import { bad } from './trouble.ts';

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
    if (!from || !to) throw bad('link-outside', at);
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
  if (joined.size < nodes.length) throw bad('not-joined', where);
}

function join(state: State, names: readonly string[], where: string, from: Nodes[number], to: Nodes[number]): void {
  const edge = EDGES.find((e) => {
    const link = makeLink(from.card, e, to.card);
    const [a, b] = link.a === from.card ? [from, to] : [to, from];
    return b.x - a.x === (link.vertical ? 0 : 1) && b.y - a.y === (link.vertical ? 1 : 0);
  });
  if (!edge) throw bad('not-beside', where);
  const link = makeLink(from.card, edge, to.card);
  const [first, second]: [Edge, Edge] = link.vertical ? ['bottom', 'top'] : ['right', 'left'];
  for (const [card, connector] of [
    [link.a, first],
    [link.b, second],
  ] as const)
    if (!definitionOf(state, card).connectors.includes(connector))
      throw bad('no-connector', where, { id: names[card], edge: connector });
  if (state.links.some((l) => l.a === link.a && l.b === link.b)) throw bad('linked-already', where);
  state.links.push(link);
}
