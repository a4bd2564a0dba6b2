import type { Action, CardId, View } from '../../../engine/index.ts';
import {
  definitionOf,
  EDGES,
  facing,
  HIDDEN,
  nodeInPlay,
  positionOf,
  spyInPlay,
  squareOf,
} from '../../../engine/index.ts';
import type { Spot } from './spots.ts';
import { isKind, numberOf } from './spots.ts';

/** What touching `spot` with the card in play `card` in hand could mean. Legal or not: the rules are asked. */
export function intents(table: View, card: CardId, spot: Spot): Action[] {
  const touched = isKind(spot, 'card') ? numberOf(spot) : -1;
  switch (definitionOf(table, card).type) {
    case 'minion': {
      const square = squareOfSpot(table, spot);
      return square > 0 ? [{ type: 'moveMinion', side: 'genius', minion: card, square }] : [];
    }
    case 'node':
      if (!nodeInPlay(table, touched)) return [];
      return EDGES.map((edge) => ({ type: 'connect', side: 'spymaster', node: card, edge: facing[edge], to: touched }));
    case 'spy': {
      const node = isKind(spot, 'network')
        ? numberOf(spot)
        : ((nodeInPlay(table, touched) ?? spyInPlay(table, touched))?.network ?? -1);
      if (node >= 0) return [{ type: 'assign', side: 'spymaster', spy: card, node }];
      if (spot === 'tray') return [{ type: 'unassign', side: 'spymaster', spy: card }];
      return isKind(spot, 'square') || squareOf(table, touched) > 0
        ? [{ type: 'infiltrate', side: 'spymaster', spy: card }]
        : [];
    }
    default:
      return [];
  }
}

const firstUnoccupied = (table: View): number => Math.max(0, table.lair.indexOf(null)) + 1;

/** What somebody who touches this card in play most likely wants: the rules are asked why it cannot be done. */
export function likely(table: View, card: CardId): Action[] {
  // Whom a Spy meets is for the Spy to deal with: the strip offers the ways.
  if (table.infiltration?.arrived && table.infiltration.square === positionOf(table, card)) return [];
  switch (definitionOf(table, card).type) {
    case 'minion':
    case 'contraption':
      return [{ type: 'moveMinion', side: 'genius', minion: card, square: firstUnoccupied(table) }];
    case 'spy': {
      if (table.turn.step === 'infiltrate') return [{ type: 'infiltrate', side: 'spymaster', spy: card }];
      return table.nodes
        .slice(0, 1)
        .map(({ network }) => ({ type: 'assign', side: 'spymaster', spy: card, node: network }));
    }
    case 'node': {
      const other = table.nodes.find((node) => node.card !== card);
      return other ? intents(table, card, `card:${other.card}`) : [];
    }
    default:
      return [];
  }
}

/** The same for an unoccupied square. In the lair step there is no why: the strip says what can go there. */
export const likelyAt = (table: View, square: number): Action[] =>
  table.turn.step === 'lair' ? [] : [{ type: 'playMinion', side: 'genius', card: HIDDEN, square }];

/** What somebody who touches the plan most likely wants. */
export function likelyWithPlan(table: View): Action[] {
  switch (table.plan?.status) {
    case 'activated':
      return [{ type: 'advancePlan', side: 'genius' }];
    case 'advanced':
      return [{ type: 'completePlan', side: 'genius', sacrifice: [] }];
    default:
      return [{ type: 'activatePlan', side: 'genius' }];
  }
}

/** The plainest way to play a card of the hand, for asking why it cannot be played. */
export function plainPlay(view: View, card: CardId): Action {
  const { type, side, attachable } = definitionOf(view, card);
  const square = firstUnoccupied(view);
  switch (type) {
    case 'minion':
      return { type: 'playMinion', side, card, square };
    case 'contraption': {
      if (!attachable) return { type: 'build', side, card, workers: [], square };
      const host = view.lair.find((unit) => unit && definitionOf(view, unit.card).type === 'minion');
      return { type: 'build', side, card, workers: [], minion: host?.card ?? -1 };
    }
    case 'spy':
      return { type: 'playSpy', side, card };
    case 'node':
      return { type: 'playNode', side, card };
    case 'plan':
      return { type: 'choosePlan', side, card };
    default:
      return { type: 'playInstant', side, card, targets: [] };
  }
}

/** A touch on a card in the lair means its square where a square is asked for. */
export const squareAt = (table: View, spot: Spot): number =>
  isKind(spot, 'square') ? numberOf(spot) : isKind(spot, 'card') ? squareOf(table, numberOf(spot)) : 0;

/** The square that a spot lies in, that of the host for an attached Contraption; 0 outside the lair. */
export const squareOfSpot = (table: View, spot: Spot): number =>
  isKind(spot, 'card') ? positionOf(table, numberOf(spot)) : squareAt(table, spot);

/** Could a card of a hand be meant for the spot on which it is put down? What the rules say to it comes after. */
export function landsOn(table: View, card: CardId, spot: Spot): boolean {
  const { type } = definitionOf(table, card);
  if (type === 'minion' || type === 'contraption') return squareOfSpot(table, spot) > 0;
  if (type === 'spy' || type === 'node') return spot !== 'plan' && squareOfSpot(table, spot) === 0;
  return isKind(spot, 'card');
}

/** Touching another card of the same kind means the two together (a swap, a connection) only where they may be joined. */
export const sameKind = (table: View, a: CardId, b: CardId): boolean => {
  const type = definitionOf(table, a).type;
  return (type === 'node' || type === 'spy') && definitionOf(table, b).type === 'node';
};
