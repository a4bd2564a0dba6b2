/** What would come of connecting Networks, from what the viewer may know. */
import { definitionOf } from '../catalogue/register.ts';
import { networkSize, nodeInPlay, spyInPlay } from '../facts/lookup.ts';
import { statOf } from '../facts/stats.ts';
import { copyState } from '../game/copy.ts';
import { refusal } from '../game/refusal.ts';
import { newMoment } from '../moment/moment.ts';
import { disconnect, join, openConnectors } from '../rules/networks.ts';
import type { ActionOf } from '../vocabulary/actions.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { ReadonlyState, State } from '../vocabulary/state.ts';
import type { CardId, Edge } from '../vocabulary/types.ts';
import { EDGES, facing, NONE, offset } from '../vocabulary/types.ts';
import type { View } from './view.ts';

export type Connect = ActionOf<'connect'>;

/** What a connection makes of its Network. */
export interface JoinForecast {
  /** Why it cannot be made now. The rest is then as if it could. */
  refusal?: Refusal;
  /** The size of the Network that it makes. */
  size: number;
  /** The Spies of that Network whose statistics change, by how much. */
  changes: { spy: CardId; attack: number; health: number; sneak: number }[];
  /** The Spies that the Network no longer supports (R5.4). */
  unassigned: CardId[];
  /** R4.2: so many Actions does it take: a Node that is not in play is played for one first. */
  actions: number;
}

/** R4.2: to connect takes an Action, and to play a Node another one. */
const TO_CONNECT = 1;
const TO_PLAY_AND_CONNECT = 2;

/** R4.2: true if there are Actions to play a Node and to connect it. */
export const canPlayAndConnect = ({ actionsLeft }: View): boolean => actionsLeft >= TO_PLAY_AND_CONNECT;

/** The view as it is with a Node of a hand in play, after the Action that plays it (R4.2). */
function withNode(view: View, node: CardId): State {
  const state = copyState(view as ReadonlyState);
  if (nodeInPlay(state, node)) return state;
  state.nodes.push({ card: node, network: node, x: 0, y: 0 });
  state.actionsLeft--;
  return state;
}

/**
 * Each connection of two unused facing connectors (R5.1) by which the Network of `card` could touch another one; for a
 * Node that is not in play, as if it were. Whether it can be made now is told by `joinForecast`.
 */
export function joinsOf(view: View, card: CardId): Connect[] {
  const state = withNode(view, card);
  const network = nodeInPlay(state, card)?.network ?? NONE;
  const open = openConnectors(state);
  return EDGES.flatMap((edge) =>
    open[edge]
      .filter((node) => node.network === network)
      .flatMap((node) =>
        open[facing[edge]]
          .filter((other) => other.network !== network)
          .map((other): Connect => ({ type: 'connect', side: 'spymaster', node: node.card, edge, to: other.card })),
      ),
  );
}

/**
 * The connections that can be meant by a Node of a hand put down on a Node in play: by connectors that face each other,
 * where the square beside is free (R5.1, R5.2). If there are none, any one: the rules say why it cannot be made.
 */
export function joinsBeside(view: View, card: CardId, to: CardId): Connect[] {
  const target = nodeInPlay(view, to);
  if (!target) return [];
  const [own, others] = [definitionOf(view, card).connectors, definitionOf(view, to).connectors];
  const isFree = (edge: Edge): boolean => {
    const [x, y] = [target.x + offset[edge][0], target.y + offset[edge][1]];
    return !view.nodes.some((node) => node.network === target.network && node.x === x && node.y === y);
  };
  const edges = EDGES.filter((edge) => others.includes(edge) && own.includes(facing[edge]) && isFree(edge));
  return (edges.length > 0 ? edges : EDGES.slice(0, 1)).map((edge) => ({
    type: 'connect',
    side: 'spymaster',
    node: card,
    edge: facing[edge],
    to,
  }));
}

/** R5.2 to R5.4: what this connection would make. A `node` that is not in play is played first (R4.2). */
export function joinForecast(view: View, { side, node, edge, to }: Connect): JoinForecast {
  const state = withNode(view, node);
  const no = refusal(state, { type: 'connect', side, node, edge, to });
  const mine = [node, to].map((card) => nodeInPlay(state, card)?.network);
  const spies = state.spies.filter(({ network }) => network !== NONE && mine.includes(network)).map(({ card }) => card);
  const figures = (spy: CardId) => ({
    attack: statOf(state, spy, 'attack'),
    health: statOf(state, spy, 'health'),
    sneak: statOf(state, spy, 'sneak'),
  });
  const before = spies.map(figures);
  join(newMoment(state), node, edge, to);
  const after = spies.map(figures);
  const network = nodeInPlay(state, node)?.network ?? NONE;
  const isAssigned = (spy: CardId) => spyInPlay(state, spy)?.network === network;
  return {
    ...(no && { refusal: no }),
    size: networkSize(state, network),
    changes: spies.flatMap((spy, i) => {
      const change = {
        spy,
        attack: after[i].attack - before[i].attack,
        health: after[i].health - before[i].health,
        sneak: after[i].sneak - before[i].sneak,
      };
      return isAssigned(spy) && (change.attack || change.health || change.sneak) ? [change] : [];
    }),
    unassigned: spies.filter((spy) => !isAssigned(spy)),
    actions: nodeInPlay(view, node) ? TO_CONNECT : TO_PLAY_AND_CONNECT,
  };
}

/** The Spies that a connection between these Nodes would leave without a Network, over all ways to make it (R5.4). */
export const unassignedBy = (view: View, joins: readonly Connect[]): CardId[] => [
  ...new Set(
    joins.flatMap((made) => {
      const { refusal: no, unassigned } = joinForecast(view, made);
      return no ? [] : unassigned;
    }),
  ),
];

/** The Spies that taking this connection apart would leave without a Network (R4.3, R5.4). */
export function unassignedByCut(view: View, { node, edge }: Pick<ActionOf<'disconnect'>, 'node' | 'edge'>): CardId[] {
  const state = copyState(view as ReadonlyState);
  const assigned = state.spies.filter(({ network }) => network !== NONE).map(({ card }) => card);
  disconnect.perform(newMoment(state), { type: 'disconnect', side: 'spymaster', node, edge });
  return assigned.filter((spy) => spyInPlay(state, spy)?.network === NONE);
}
