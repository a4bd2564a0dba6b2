import type { CardId } from '../../../engine/index.ts';

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
