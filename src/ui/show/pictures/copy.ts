/** Copies of cards on the table, which pictures move and cut as they like. */

/** Copies what the table draws of the card: without its name in the page, so that nothing finds the copy. */
export function copyOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const name of copy.getAttributeNames())
    if (name.startsWith('data-') && name !== 'data-type') copy.removeAttribute(name);
  copy.inert = true;
  copy.style.cssText += ';position:absolute;inset:0;margin:0';
  return copy;
}

/** Puts a picture exactly over a card on the table. False: the card is not drawn. */
export const putOver = (picture: HTMLElement, card: HTMLElement): boolean =>
  putAt(picture, card.getBoundingClientRect(), getComputedStyle(card).fontSize);

/** Puts a picture at that box of the window, with letters of that size. False: the box is empty. */
export function putAt({ style }: HTMLElement, { x, y, width, height }: DOMRect, letters: string): boolean {
  if (width === 0 || height === 0) return false;
  Object.assign(style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  style.visibility = 'visible';
  style.fontSize = letters;
  return true;
}
