import type { CardId, View } from '../../../engine/index.ts';
import { positionOf, squareOf } from '../../../engine/index.ts';

/**
 * A place on the table that can be touched. `plan` is the Evil Plan, `tray` where unassigned Spies stand, `networks`
 * where Spies and Nodes are played.
 */
export type Spot = `card:${number}` | `square:${number}` | `network:${number}` | 'plan' | 'tray' | 'networks';

export const cardSpot = (card: CardId): Spot => `card:${card}`;
export const squareSpot = (square: number): Spot => `square:${square}`;
/** A Network by its id, that of its oldest Node. */
export const networkSpot = (network: CardId): Spot => `network:${network}`;

/** The number in a spot's name, or −1 where it has none. */
export function numberOf(spot: Spot): number {
  const colon = spot.indexOf(':');
  return colon < 0 ? -1 : Number(spot.slice(colon + 1));
}
export const isKind = (spot: Spot, kind: 'card' | 'square' | 'network'): boolean => spot.startsWith(`${kind}:`);

/** The card that a spot is; null for a place. */
export const cardOf = (spot: Spot): CardId | null => (isKind(spot, 'card') ? numberOf(spot) : null);

/** A touch on a card in the lair means its square where a square is asked for; 0 outside the lair. */
export const squareAt = (table: View, spot: Spot): number =>
  isKind(spot, 'square') ? numberOf(spot) : isKind(spot, 'card') ? squareOf(table, numberOf(spot)) : 0;

/** The square that a spot lies in, that of the host for an attached Contraption; 0 outside the lair. */
export const squareOfSpot = (table: View, spot: Spot): number =>
  isKind(spot, 'card') ? positionOf(table, numberOf(spot)) : squareAt(table, spot);
