/** How cards were before the table turned, at the beginning of a cue, to the frame to which they go. */
import type { CardId } from '../../engine/index.ts';
import { boxOf, elementAt } from './places.ts';
import type { Cue } from './scene.ts';

interface Left {
  box: DOMRect;
  /** The card as it was drawn there, and the size of its letters. */
  drawn: HTMLElement | null;
  letters: string;
}

const left = new Map<CardId, Left>();

/**
 * Remembers how the cards of a cue are drawn. Called before the table turns. Null: the table does not turn, and the
 * cards stay where they are.
 */
export function lookAt(cue: Cue | null): void {
  left.clear();
  for (const picture of cue?.pictures ?? []) {
    if (picture.kind !== 'fly') continue;
    const [box, element] = [boxOf(picture.from), elementAt(picture.from)];
    if (!box) continue;
    const drawn = element && (element.cloneNode(true) as HTMLElement);
    const letters = element ? getComputedStyle(element).fontSize : '';
    for (const card of picture.cards) left.set(card, { box, drawn, letters });
  }
}

/** How that card was before the table turned; undefined if it is where it was. */
export const before = (card: CardId): Left | undefined => left.get(card);
