import type { Edge } from '../../../engine/index.ts';
import type { Place } from '../../../host/index.ts';
import type { Spot } from '../../play/spots.ts';
import { cardSpot, networkSpot, squareSpot } from '../../play/spots.ts';

/** A point of the window. */
export interface At {
  clientX: number;
  clientY: number;
}

/** The spot of the table under a pointer: a card, else the square, the Network or the part around it. */
export function spotUnder({ clientX, clientY }: At): Spot | null {
  const under = document.elementFromPoint(clientX, clientY);
  const part = under?.closest<HTMLElement>('[data-card], [data-square], [data-network], [data-tray], [data-networks]');
  if (!part) return null;
  const { card, square, network, tray } = part.dataset;
  if (card !== undefined) return cardSpot(Number(card));
  if (square !== undefined) return squareSpot(Number(square));
  if (network !== undefined) return networkSpot(Number(network));
  return tray === undefined ? 'networks' : 'tray';
}

/** A pointer this near to the middle of a card means no edge, as a part of the way from the middle to an edge. */
const MIDDLE = 0.4;

/** The edge of the card under a pointer to which the pointer is nearest; null in the middle of the card. */
export function edgeUnder({ clientX, clientY }: At): Edge | null {
  const box = document.elementFromPoint(clientX, clientY)?.closest('[data-card]')?.getBoundingClientRect();
  if (!box) return null;
  const x = (2 * (clientX - box.x)) / box.width - 1;
  const y = (2 * (clientY - box.y)) / box.height - 1;
  if (Math.max(Math.abs(x), Math.abs(y)) < MIDDLE) return null;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'top' : 'bottom';
}

/** The place on the map where a Node would lie with its middle under a pointer; null beside the map. */
export function placeUnder({ clientX, clientY }: At): Place | null {
  const panel = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-networks]');
  const plane = panel?.querySelector('[data-map-part="plane"]')?.getBoundingClientRect();
  if (!panel || !plane) return null;
  const { x, y } = stepOf(panel);
  const zero = { x: lengthOf(panel, '--zero-x'), y: lengthOf(panel, '--zero-y') };
  return [(clientX - plane.x - zero.x) / x - 0.5, (clientY - plane.y - zero.y) / y - 0.5];
}

const lengthOf = (panel: HTMLElement, name: string): number =>
  Number.parseFloat(panel.style.getPropertyValue(name)) || 0;

/** The size of a step on the map in that panel, in pixels. */
export const stepOf = (panel: HTMLElement): { x: number; y: number } => ({
  x: lengthOf(panel, '--step-x') || 1,
  y: lengthOf(panel, '--step-y') || 1,
});
