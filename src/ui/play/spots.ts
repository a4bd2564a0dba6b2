import type { CardId, View } from '../../engine/index.ts';
import { positionOf, squareOf } from '../../engine/index.ts';

/**
 * A place on the table that can be touched. `plan`: the Evil Plan. `tray`: the unassigned Spies. `networks`: the area
 * onto which Spies and Nodes are played.
 */
export type Spot = `card:${number}` | `square:${number}` | `network:${number}` | 'plan' | 'tray' | 'networks';

export const cardSpot = (card: CardId): Spot => `card:${card}`;
export const squareSpot = (square: number): Spot => `square:${square}`;
/** The spot of a Network. Its id is that of its oldest Node. */
export const networkSpot = (network: CardId): Spot => `network:${network}`;

/** The number in a spot's name; −1 if it has none. */
export function numberOf(spot: Spot): number {
  const colon = spot.indexOf(':');
  return colon < 0 ? -1 : Number(spot.slice(colon + 1));
}
export const isKind = (spot: Spot, kind: 'card' | 'square' | 'network'): boolean => spot.startsWith(`${kind}:`);

/** The card of a spot; null if the spot is not a card. */
export const cardOf = (spot: Spot): CardId | null => (isKind(spot, 'card') ? numberOf(spot) : null);

/** The square of a spot, where a square is asked for: a card in the lair stands for its square. 0 outside the lair. */
export const squareAt = (table: View, spot: Spot): number =>
  isKind(spot, 'square') ? numberOf(spot) : isKind(spot, 'card') ? squareOf(table, numberOf(spot)) : 0;

/** The square in which a spot lies; for an attached Contraption, that of its host. 0 outside the lair. */
export const squareOfSpot = (table: View, spot: Spot): number =>
  isKind(spot, 'card') ? positionOf(table, numberOf(spot)) : squareAt(table, spot);
