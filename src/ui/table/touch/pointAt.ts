import type { At } from './spotUnder.ts';

let pointed: Element | null = null;

/** Singles out the lit goal under the pointer that carries a card. Null: the card is let go. */
export function pointAt(at: At | null): void {
  const under = at && document.elementFromPoint(at.clientX, at.clientY);
  const goal = under?.closest('[data-light="target"]') ?? null;
  if (goal === pointed) return;
  pointed?.removeAttribute('data-pointed');
  goal?.setAttribute('data-pointed', '');
  pointed = goal;
}
