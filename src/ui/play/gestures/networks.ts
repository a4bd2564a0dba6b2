/** R4, R5: Spies and Nodes are played, connected and assigned. */
import { unassignedBy, unassignedByCut } from '../../../engine/foresight.ts';
import type { Action, ActionOf, CardId, Edge, View } from '../../../engine/index.ts';
import {
  canPlayAndConnect,
  definitionOf,
  EDGES,
  edgeOf,
  facing,
  joinsBeside,
  linkAt,
  NONE,
  networkSize,
  nodeInPlay,
  spyInPlay,
  supports,
} from '../../../engine/index.ts';
import type { Layout, Place } from '../../../host/index.ts';
import { BUTTON } from '../../../text/en/table/strip/buttons.ts';
import { LEAD } from '../../../text/en/table/strip/prompts.ts';
import { joinMissed, joinNear } from '../snap.ts';
import type { Spot } from '../spots.ts';
import { cardOf, cardSpot, isKind, networkSpot, numberOf, squareOfSpot } from '../spots.ts';
import { ofType } from '../task.ts';
import { byButton } from './byButton.ts';
import type { Gesture } from './gesture.ts';

/** The gesture of a card that is played onto the Networks as a whole, without a chosen place. */
const ontoTheNetworks = <T extends 'playSpy' | 'playNode'>(type: T, of: 'spy' | 'node') => ({
  leads: (_table: View, offers: readonly ActionOf<T>[]): Spot[] => (offers.length > 0 ? ['networks'] : []),
  buttons: (_table: View, offers: readonly ActionOf<T>[]) =>
    offers.slice(0, 1).map((action) => ({ label: BUTTON.play, action, primary: true })),
  plain(view: View, card: CardId) {
    const { type: cardType, side } = definitionOf(view, card);
    return cardType === of ? { type, side, card } : null;
  },
  lands: (table: View, spot: Spot) => spot !== 'plan' && squareOfSpot(table, spot) === 0,
});
const spies = ontoTheNetworks('playSpy', 'spy');
/** On a Network that supports it, the Spy is noted for it; on a Node, the Node is connected with it. */
const homesOf = (table: View, offers: readonly ActionOf<'playSpy'>[], spy: CardId): Spot[] => [
  ...spies.leads(table, offers),
  ...table.nodes.flatMap(({ card, network }) =>
    offers.length > 0 && card === network && supports(table, spy, networkSize(table, network))
      ? [networkSpot(network)]
      : [],
  ),
];
const playSpy: Gesture<'playSpy'> = { ...spies, leads: homesOf, sites: homesOf };
const nodes = ontoTheNetworks('playNode', 'node');
const playNode: Gesture<'playNode'> = {
  ...nodes,
  sites: (table, offers) => [
    ...nodes.leads(table, offers),
    ...(offers.length > 0 && canPlayAndConnect(table) ? table.nodes.map(({ card }) => cardSpot(card)) : []),
  ],
};

const connect: Gesture<'connect'> = {
  begins: (_table, { node, to }) => [cardSpot(node), cardSpot(to)],
  leads: (_table, offers, held) =>
    offers.flatMap(({ node, to }) => (node === held ? [cardSpot(to)] : to === held ? [cardSpot(node)] : [])),
  says: () => LEAD.connect,
  means(table, held, spot) {
    const to = cardOf(spot);
    if (to === null || !nodeInPlay(table, held) || !nodeInPlay(table, to)) return [];
    return EDGES.map((edge) => ({ type: 'connect', side: 'spymaster', node: held, edge: facing[edge], to }));
  },
  asks(table, spot) {
    const card = cardOf(spot);
    const other = card !== null && nodeInPlay(table, card) && table.nodes.find((node) => node.card !== card);
    return (card !== null && other && connect.means?.(table, card, cardSpot(other.card))) || [];
  },
};

/** Where on the spot a card is put down: near which edge of the card there, and at which place on the map. */
export interface Where {
  edge: Edge | null;
  at: Place | null;
}
export const NOWHERE: Where = { edge: null, at: null };

/**
 * What a Node of a hand does where it is put down. On another Node, or with a connector at one of its connectors, it is
 * connected; several `joins` are to choose from. On free ground it lies `at` that place once it is played. `missed`: the
 * connection for which it lies at the right place, but which cannot be made now.
 */
export function landing(
  table: View,
  layout: Layout,
  card: CardId,
  spot: Spot,
  { edge, at }: Where,
): { joins: readonly ActionOf<'connect'>[]; at: Place | null; missed?: ActionOf<'connect'> } {
  const joins = nearest(joinsBeside(table, card, cardOf(spot) ?? NONE), edge);
  if (joins.length > 0 || !at) return { joins, at: null };
  const near = joinNear(table, layout, card, at);
  return near ? { joins: [near.join], at: null } : { joins, at, missed: joinMissed(table, layout, card, at) };
}

/** Of several actions, the one that connects a Node at this edge of the Node it is put down on; all, if none does. */
export function nearest<A extends Action>(actions: readonly A[], edge: Edge | null): readonly A[] {
  const there = actions.filter((action) => action.type === 'connect' && facing[action.edge] === edge);
  return there.length > 0 ? there : actions;
}

/** The edges of `card` by which it could be connected to `held`. */
export function joinsOf(offers: readonly Action[], held: CardId, card: CardId): Edge[] {
  const joins = ofType(offers, 'connect').flatMap(({ node, edge, to }) => {
    if (node === held && to === card) return [facing[edge]];
    return to === held && node === card ? [edge] : [];
  });
  return EDGES.filter((edge) => joins.includes(edge));
}

/** The connections of this Node that may be undone, by the edge on which each lies. */
export const cutsOf = (table: View, offers: readonly ActionOf<'disconnect'>[], card: CardId) =>
  EDGES.flatMap((edge) => {
    const link = linkAt(table, card, edge);
    const action = link && offers.find((cut) => cut.node === link.a && cut.edge === edgeOf(link));
    return action ? [{ edge, action }] : [];
  });

export const namesOf = (table: View, cards: readonly CardId[]): string[] =>
  cards.map((card) => definitionOf(table, card).name);

/** The Nodes with which that Node may be connected at the price of Spies, who become unassigned. */
export const lossesOf = (table: View, joins: readonly ActionOf<'connect'>[], held: CardId) =>
  [...new Set(joins.map(({ node, to }) => (node === held ? to : node)))].flatMap((other) => {
    const spies = unassignedBy(
      table,
      joins.filter(({ node, to }) => node === other || to === other),
    );
    return spies.length > 0 ? [{ node: definitionOf(table, other).name, spies: namesOf(table, spies) }] : [];
  });

const disconnect: Gesture<'disconnect'> = {
  buttons: (table, offers, held) =>
    held === null
      ? []
      : cutsOf(table, offers, held).map(({ edge, action }) => ({
          label: BUTTON.cut(edge, namesOf(table, unassignedByCut(table, action))),
          action,
        })),
};

const assign: Gesture<'assign'> = {
  begins: (_table, { spy }) => [cardSpot(spy)],
  leads: (_table, offers, held) => offers.flatMap(({ spy, node }) => (spy === held ? [networkSpot(node)] : [])),
  says: () => LEAD.assign,
  means(table, held, spot) {
    const spy = spyInPlay(table, held);
    const node = networkAt(table, spot);
    return !spy || node === NONE || node === spy.network
      ? []
      : [{ type: 'assign', side: 'spymaster', spy: held, node }];
  },
  asks(table, spot) {
    const spy = cardOf(spot);
    if (spy === null || !spyInPlay(table, spy) || table.turn.step === 'infiltrate') return [];
    return table.nodes.slice(0, 1).map(({ network: node }) => ({ type: 'assign', side: 'spymaster', spy, node }));
  },
};

/** The Network that a spot lies in, or NONE. */
export function networkAt(table: View, spot: Spot): CardId {
  if (isKind(spot, 'network')) return numberOf(spot);
  const card = cardOf(spot) ?? NONE;
  return (nodeInPlay(table, card) ?? spyInPlay(table, card))?.network ?? NONE;
}

const unassign: Gesture<'unassign'> = {
  ...byButton('unassign', false),
  leads: (_table, offers, held) => (offers.some(({ spy }) => spy === held) ? ['tray'] : []),
  says: () => LEAD.unassign,
  means: (table, held, spot) =>
    spyInPlay(table, held) && spot === 'tray' ? [{ type: 'unassign', side: 'spymaster', spy: held }] : [],
};

/** What an assigned Spy leads to is said first, before that it may be assigned elsewhere. */
export const networkGestures = { playSpy, playNode, connect, disconnect, unassign, assign };

/** The one assignment that an unassigned Spy can get; null if there is a choice or none. */
export function onlyAssignment(table: View, offers: readonly Action[], spy: CardId): ActionOf<'assign'> | null {
  const [only, ...more] = ofType(offers, 'assign').filter((assign) => assign.spy === spy);
  return only && more.length === 0 && spyInPlay(table, spy)?.network === NONE ? only : null;
}
