import type { CardId } from '../../engine/index.ts';

const places = new Map<CardId, DOMRect>();
/** So long (ms) a card may take from being let go to its scene. */
const SOON = 1000;

/** Notes where a dragged card was let go: its scene begins there. */
export function letGoAt(card: CardId, place: DOMRect): void {
  places.set(card, place);
  setTimeout(() => places.delete(card), SOON);
}

/** Where the card was let go just now, if it was. */
export const droppedAt = (card: CardId): DOMRect | undefined => places.get(card);
