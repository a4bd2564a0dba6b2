import type { Spot } from '../desk/spots.ts';
import { cardSpot, networkSpot, squareSpot } from '../desk/spots.ts';

/** The spot of the table under a pointer: a card, else the square, the Network or the part around it. */
export function spotUnder({ clientX, clientY }: { clientX: number; clientY: number }): Spot | null {
  const under = document.elementFromPoint(clientX, clientY);
  const part = under?.closest<HTMLElement>('[data-card], [data-square], [data-network], [data-tray], [data-networks]');
  if (!part) return null;
  const { card, square, network, tray } = part.dataset;
  if (card !== undefined) return cardSpot(Number(card));
  if (square !== undefined) return squareSpot(Number(square));
  if (network !== undefined) return networkSpot(Number(network));
  return tray === undefined ? 'networks' : 'tray';
}
