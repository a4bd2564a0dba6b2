import type { Edge } from '../../../engine/index.ts';
import type { Place } from '../../../host/index.ts';
import { anchor, anchorAround } from '../../input/anchors.ts';
import { placeAt } from '../../kit/boxes.ts';
import type { Spot } from '../../play/spots.ts';
import { cardSpot, networkSpot, squareSpot } from '../../play/spots.ts';
import { scaleOfMap } from '../../show/places.ts';

/** A point of the window. */
export interface At {
  clientX: number;
  clientY: number;
}

/** What the page shows at that point. */
export const elementUnder = ({ clientX, clientY }: At): Element | null => document.elementFromPoint(clientX, clientY);

/** The spot of the table under a pointer: a card, else the square, the Network or the part around it. */
export function spotUnder(at: At): Spot | null {
  const part = anchorAround(elementUnder(at), 'unit', 'tile', 'square', 'network', 'tray', 'networks');
  if (part === null) return null;
  switch (part.kind) {
    case 'unit':
    case 'tile':
      return cardSpot(part.number);
    case 'square':
      return squareSpot(part.number);
    case 'network':
      return networkSpot(part.number);
    default:
      return part.kind;
  }
}

/** A pointer this near to the middle of a card means no edge, as a part of the way from the middle to an edge. */
const MIDDLE = 0.4;

/** The edge of the card under a pointer to which the pointer is nearest; null in the middle of the card. */
export function edgeUnder(at: At): Edge | null {
  const box = anchorAround(elementUnder(at), 'unit', 'tile')?.element.getBoundingClientRect();
  if (!box) return null;
  const x = (2 * (at.clientX - box.x)) / box.width - 1;
  const y = (2 * (at.clientY - box.y)) / box.height - 1;
  if (Math.max(Math.abs(x), Math.abs(y)) < MIDDLE) return null;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'top' : 'bottom';
}

/** The place on the map where a Node would lie with its middle under a pointer; null beside the map. */
export function placeUnder(at: At): Place | null {
  const map = anchor('map')?.getBoundingClientRect();
  if (!map || !anchorAround(elementUnder(at), 'networks')) return null;
  return placeAt({ x: at.clientX, y: at.clientY }, map, scaleOfMap());
}
