/** R5: Networks of Nodes on their grids, and the Spies they support. */
import { catalogOf, definitionOf } from '../catalogue/register.ts';
import { networkOf, networkSize, nodeInPlay } from '../facts/lookup.ts';
import { happen } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { Link, NodeInPlay, ReadonlyState, State } from '../vocabulary/state.ts';
import type { CardId, Edge } from '../vocabulary/types.ts';
import { EDGE_BITS, facing, NOBODY, NONE, offset } from '../vocabulary/types.ts';
import { canTakeAction, playForAction, spendAction } from './actions.ts';
import { move } from './move.ts';
import { supports, unassignSpy } from './spies.ts';

/** R4.2: plays a Node. It is its own Network of size 1. */
export const playNode = playForAction('playNode', 'node', (state, card) => {
  state.nodes.push({ card, network: card, x: 0, y: 0 });
});

const isVertical = (edge: Edge): boolean => edge === 'top' || edge === 'bottom';
/** Is it the edge of a connection's left or upper Node? */
const isFirst = (edge: Edge): boolean => edge === 'right' || edge === 'bottom';

/** The connection at an edge of a Node, if there is one. */
export function linkAt(state: ReadonlyState, node: CardId, edge: Edge): Link | undefined {
  const vertical = isVertical(edge);
  const first = isFirst(edge);
  for (const link of state.links) if (link.vertical === vertical && (first ? link.a : link.b) === node) return link;
  return undefined;
}

/** R5.1, R5.2, R4.2: connects two Nodes. This takes an Action. */
export const connect = move('connect', {
  step: 'actions',
  refusal: (state, { node, edge, to }) => canConnect(state, node, edge, to),
  perform(moment, { node, edge, to }) {
    spendAction(moment.state);
    join(moment, node, edge, to);
  },
  offers(state, side, out) {
    if (state.actionsLeft <= 0) return;
    const { size, at } = facingPairs(state);
    out.add(size, (i) => {
      const link = at(i);
      return link && { type: 'connect', side, node: link.a, edge: edgeOf(link), to: link.b };
    });
  },
});

function canConnect(state: ReadonlyState, node: CardId, edge: Edge, to: CardId): Refusal | undefined {
  const from = nodeInPlay(state, node);
  const target = nodeInPlay(state, to);
  if (!from || !target) return refuse('no-such-card', 'R5.1', { type: 'node', in: 'play' });
  const limit = canTakeAction(state);
  if (limit) return limit;
  if (linkAt(state, node, edge)) return refuse('connector-used', 'R5.1', { node, edge });
  if (linkAt(state, to, facing[edge])) return refuse('connector-used', 'R5.1', { node: to, edge: facing[edge] });
  if (!definitionOf(state, node).connectors.includes(edge))
    return refuse('no-facing-connector', 'R5.1', { node, edge });
  if (!definitionOf(state, to).connectors.includes(facing[edge]))
    return refuse('no-facing-connector', 'R5.1', { node: to, edge: facing[edge] });
  const [a, b] = isFirst(edge) ? [from, target] : [target, from];
  return clash(state, a, b, isVertical(edge)) ? refuse('overlap', 'R5.2', { node, to }) : undefined;
}

/** R5.2: would two Nodes share a place, or would `a` and `b` of one Network not touch? `a` is the left or upper one. */
function clash({ nodes }: ReadonlyState, a: NodeInPlay, b: NodeInPlay, vertical: boolean): boolean {
  const dx = a.x - b.x + (vertical ? 0 : 1);
  const dy = a.y - b.y + (vertical ? 1 : 0);
  if (a.network === b.network) return dx !== 0 || dy !== 0;
  // Goes from the newest Node back to the Network's oldest, which has the Network's id: none of it stands before that.
  for (let i = nodes.length - 1; i >= 0; i--) {
    const moved = nodes[i];
    if (moved.network !== b.network) continue;
    for (let j = nodes.length - 1; j >= 0; j--) {
      const kept = nodes[j];
      if (kept.network !== a.network) continue;
      if (kept.x === moved.x + dx && kept.y === moved.y + dy) return true;
      if (kept.card === a.network) break;
    }
    if (moved.card === b.network) break;
  }
  return false;
}

/** Pairs of unused facing connectors: how many, and the connection at an index; undefined if Nodes would clash. */
interface Facing {
  readonly size: number;
  readonly at: (index: number) => Link | undefined;
}

/** The pairs of connectors that could be connected now (R5.1, R5.2). Actions are not counted. */
function facingPairs(state: ReadonlyState): Facing {
  const { left, right, top, bottom } = openConnectors(state);
  const beside = left.length * right.length;
  return {
    size: beside + top.length * bottom.length,
    at: (index) => {
      const vertical = index >= beside;
      const i = vertical ? index - beside : index;
      const firsts = vertical ? bottom : right;
      const a = firsts[i % firsts.length];
      const b = (vertical ? top : left)[Math.floor(i / firsts.length)];
      return clash(state, a, b, vertical) ? undefined : { a: a.card, b: b.card, vertical };
    },
  };
}

/** Every connection that could be made now (R5.1, R5.2). Actions are not counted. */
export function possibleLinks(state: ReadonlyState): Link[] {
  const { size, at } = facingPairs(state);
  const links: Link[] = [];
  for (let i = 0; i < size; i++) {
    const link = at(i);
    if (link) links.push(link);
  }
  return links;
}

/** Edge → the Nodes with an unused connector on it. */
export function openConnectors(state: ReadonlyState): Record<Edge, NodeInPlay[]> {
  const open: Record<Edge, NodeInPlay[]> = { left: [], right: [], top: [], bottom: [] };
  for (const node of state.nodes) {
    const free = definitionOf(state, node.card).connectorBits & ~usedEdges(state, node.card);
    if (free & EDGE_BITS.left) open.left.push(node);
    if (free & EDGE_BITS.right) open.right.push(node);
    if (free & EDGE_BITS.top) open.top.push(node);
    if (free & EDGE_BITS.bottom) open.bottom.push(node);
  }
  return open;
}

/** The edges at which a Node is connected, as the sum of their `EDGE_BITS`. */
function usedEdges({ links }: ReadonlyState, node: CardId): number {
  let used = 0;
  for (const { a, b, vertical } of links)
    if (a === node) used |= vertical ? EDGE_BITS.bottom : EDGE_BITS.right;
    else if (b === node) used |= vertical ? EDGE_BITS.top : EDGE_BITS.left;
  return used;
}

/** R5.2: connects two Nodes. The Network of `node` keeps its coordinates; the Network of `to` moves. */
export function join(moment: Moment, node: CardId, edge: Edge, to: CardId): void {
  const { state } = moment;
  const from = nodeInPlay(state, node);
  const target = nodeInPlay(state, to);
  if (!from || !target) return;
  const [x, y] = offset[edge];
  const old = state.nodes.map(({ network }) => network);
  state.links.push(makeLink(node, edge, to));
  if (from.network !== target.network)
    merge(state, from.network, target.network, from.x + x - target.x, from.y + y - target.y);
  moment.emit?.({ type: 'connected', node, edge, to, size: networkSize(state, from.network) });
  resettleSpies(moment, old);
}

/** R5.2: makes one Network of two. The Nodes of the second one move by `dx` and `dy`. */
function merge({ nodes }: State, kept: CardId, moved: CardId, dx: number, dy: number): void {
  const oldest = nodes.find(({ network }) => network === kept || network === moved)?.card ?? NONE;
  for (const node of nodes) {
    if (node.network === moved) {
      node.x += dx;
      node.y += dy;
    } else if (node.network !== kept) continue;
    node.network = oldest;
  }
}

/** The edge of a connection's left or upper Node. */
export const edgeOf = ({ vertical }: Link): Edge => (vertical ? 'bottom' : 'right');

export function makeLink(node: CardId, edge: Edge, to: CardId): Link {
  const [a, b] = isFirst(edge) ? [node, to] : [to, node];
  return { a, b, vertical: isVertical(edge) };
}

/** R4.3: undoes a connection. This takes no Action. */
export const disconnect = move('disconnect', {
  step: 'actions',
  refusal(state, { node, edge }) {
    if (!nodeInPlay(state, node)) return refuse('no-such-card', 'R4.3', { type: 'node', in: 'play' });
    return linkAt(state, node, edge) ? undefined : refuse('not-connected', 'R4.3', { node, edge });
  },
  perform(moment, { node, edge }) {
    const link = linkAt(moment.state, node, edge);
    if (link) cut(moment, [link], 'wish');
  },
  offers({ links }, side, out) {
    out.add(links.length, (i) => ({ type: 'disconnect', side, node: links[i].a, edge: edgeOf(links[i]) }));
  },
});

/** R6.6: undoes all connections of a Network at once. */
export function dissolve(moment: Moment, network: CardId): void {
  const { nodes } = moment.state;
  isolate(
    moment,
    nodes.flatMap((node) => (node.network === network ? node.card : [])),
    'thwart',
  );
}

/** Undoes all connections of these Nodes at once. */
export function isolate(moment: Moment, nodes: readonly CardId[], why: 'thwart' | 'effect'): void {
  const links = linksOf(moment.state, nodes);
  if (links.length > 0) cut(moment, links, why);
}

const linksOf = ({ links }: ReadonlyState, nodes: readonly CardId[]): readonly Link[] =>
  links.filter(({ a, b }) => nodes.includes(a) || nodes.includes(b));

/** Takes Nodes out of play, all at the same moment; their connections go with them. */
export function removeNodes(moment: Moment, cards: readonly CardId[]): void {
  if (cards.length > 0) cut(moment, linksOf(moment.state, cards), 'effect', cards);
}

/** Undoes connections, and takes Nodes out of play that have no others. Then it works out the Networks (R5.2). */
function cut(
  moment: Moment,
  links: readonly Link[],
  why: 'wish' | 'thwart' | 'effect',
  gone: readonly CardId[] = NOBODY,
): void {
  const { state } = moment;
  for (const link of links) moment.emit?.({ type: 'disconnected', node: link.a, to: link.b, why });
  state.links = state.links.filter(({ a, vertical }) => !links.some((l) => l.a === a && l.vertical === vertical));
  const lost = gone.map((card) => networkOf(state, card));
  if (gone.length > 0) state.nodes = state.nodes.filter(({ card }) => !gone.includes(card));
  resettleSpies(moment, label(state), lost);
}

/**
 * R5.4: each Spy stays with the largest part of its Network that supports it. Of equal parts it stays with that of
 * the oldest Node. `old`: each Node's Network before the change. `lost`: the Networks of Nodes that have just left play.
 */
function resettleSpies(moment: Moment, old: readonly CardId[], lost: readonly CardId[] = NOBODY): void {
  const { state } = moment;
  for (const spy of [...state.spies]) {
    if (spy.network === NONE) continue;
    const part = bestPart(state, spy.card, old, spy.network);
    if (part === NONE) unassignSpy(moment, spy.card, 'support');
    else spy.network = part;
  }
  enforceLimit(moment);
  if (catalogOf(state).triggers.has('networkChanged')) tellChanges(moment, old, lost);
}

/** Tells each Network whose Nodes have changed, by its oldest Node. `old`: what `label` has returned. */
function tellChanges(moment: Moment, old: readonly CardId[], lost: readonly CardId[]): void {
  const { state } = moment;
  for (const { card, network } of state.nodes) {
    if (card !== network) continue;
    const size = networkSize(state, network);
    const isThis = (id: CardId): boolean => id === network;
    const before = old.filter(isThis).length + lost.filter(isThis).length;
    if (before !== size) happen(moment, { type: 'networkChanged', card, size });
  }
}

/** Gives each Node the id of the oldest Node in its Network. Returns the ids from before, in the order of the Nodes. */
function label(state: State): CardId[] {
  const old: CardId[] = [];
  for (const node of state.nodes) {
    old.push(node.network);
    node.network = NONE;
  }
  for (const node of state.nodes) if (node.network === NONE) labelFrom(state, node, node.card);
  return old;
}

function labelFrom(state: State, node: NodeInPlay, network: CardId): void {
  node.network = network;
  for (const { a, b } of state.links)
    if (a === node.card || b === node.card) {
      const next = nodeInPlay(state, a === node.card ? b : a);
      if (next?.network === NONE) labelFrom(state, next, network);
    }
}

function bestPart(state: ReadonlyState, spy: CardId, old: readonly CardId[], network: CardId): CardId {
  let best: CardId = NONE;
  let bestSize = 0;
  for (let i = 0; i < old.length; i++) {
    const node = state.nodes[i];
    if (old[i] !== network || node.network === best) continue;
    const size = networkSize(state, node.network);
    if (size > bestSize && supports(state, spy, size)) {
      best = node.network;
      bestSize = size;
    }
  }
  return best;
}

/** R4.4: unassigns the newest Spies of a Network that has more than `spiesPerNetwork`. */
function enforceLimit(moment: Moment): void {
  const { state } = moment;
  const limit = state.rules.spiesPerNetwork;
  if (limit === null) return;
  for (const network of new Set(state.nodes.map((n) => n.network))) {
    const crowd = state.spies.filter((s) => s.network === network);
    for (const spy of crowd.slice(limit)) unassignSpy(moment, spy.card, 'limit');
  }
}
