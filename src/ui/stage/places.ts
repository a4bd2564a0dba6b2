/** Where the places of the table are on the page. */
import type { CardId } from '../../engine/index.ts';
import type { Place } from './scene.ts';

const find = (selector: string): HTMLElement | null =>
  document.querySelector('main')?.querySelector<HTMLElement>(selector) ?? null;

/** The card in the lair or in a Network, as it is drawn on the table. A Spy in the lair comes before its tile. */
export const cardOnTable = (card: CardId): HTMLElement | null =>
  find(`[data-lair] [data-card="${card}"]`) ?? find(`[data-card="${card}"]`);

export const spyInLair = (card: CardId): HTMLElement | null => find(`[data-lair] [data-card="${card}"]`);

const squareElement = (square: number): HTMLElement | null =>
  square > 8 ? find('[data-device]') : find(`[data-square="${square}"]`);

/** A place as it is drawn on the table; null if it is not. */
export function elementAt(place: Place): HTMLElement | null {
  switch (place.at) {
    case 'card':
      return cardOnTable(place.card);
    case 'square':
      return squareElement(place.square);
    case 'hand':
      return find(`[data-edge-of="${place.side}"]`);
    case 'deck':
    case 'discard':
      return find(`[data-pile="${place.at}-${place.side}"]`);
    case 'score':
      return find(`[data-score="${place.side}"]`);
    case 'plans':
      return find('[data-pile="plans"]');
    case 'plan':
      return find('[data-device]');
    case 'middle':
      return find('[data-middle]');
    case 'tray':
      return find('[data-tray]') ?? find('[data-networks]');
    case 'networks':
      return find('[data-networks]');
  }
}

/** The box of a place in the window, in CSS pixels; null if it is not drawn, as on a phone that shows another part. */
export function boxOf(place: Place): DOMRect | null {
  const box = elementAt(place)?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
}

export const middleOf = (box: DOMRect): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});
