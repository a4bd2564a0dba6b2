import css from './lift.module.css';

/** A picture of what is dragged, above all else on the page. */
export interface Lifted {
  /** Moves it by so many pixels from where it was taken up. */
  move(x: number, y: number): void;
  /** Says something beside it; null: nothing. */
  say(words: string | null, good?: boolean): void;
  /** Where it is now. */
  box(): DOMRect;
  /** Takes it away. */
  drop(): void;
}

/** What a picture does not take over: whether it is lit, and what a card or a place is found by. */
const NAMES = ['data-card', 'data-draggable', 'data-network', 'data-square', 'data-light'];

function pictureOf(element: HTMLElement): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const part of [picture, ...picture.querySelectorAll('*')]) for (const name of NAMES) part.removeAttribute(name);
  picture.classList.add(css.picture);
  return picture;
}

/** The upper edges of what stands in the element or on it, in pixels. */
const tops = (element: HTMLElement): number[] =>
  [...element.children]
    .map((part) => part.getBoundingClientRect())
    .flatMap(({ top, height }) => (height > 0 ? top : []));

/** So far (px) words stay from the sides of the window, and from its upper end. */
const EDGE = { side: 24, top: 4 };

/** Shifts the words so that they can be read wherever the picture is. */
export function keepInside(words: HTMLElement): void {
  words.style.removeProperty('--aside');
  words.removeAttribute('data-below');
  const { left, right, top } = words.getBoundingClientRect();
  words.style.setProperty(
    '--aside',
    `${Math.max(0, EDGE.side - left) + Math.min(0, innerWidth - EDGE.side - right)}px`,
  );
  words.toggleAttribute('data-below', top < EDGE.top);
}

/**
 * Lifts a picture of the element above everything. It goes to the top layer but stays beside the element in the
 * document, so that it takes its style from the same places.
 */
export function lift(element: HTMLElement): Lifted {
  const { left, top, width, height } = element.getBoundingClientRect();
  const layer = document.createElement('div');
  layer.className = css.lifted;
  layer.inert = true;
  layer.setAttribute('aria-hidden', 'true');
  layer.popover = 'manual';
  Object.assign(layer.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const words = document.createElement('p');
  words.className = css.words;
  words.hidden = true;
  layer.style.setProperty('--roof', `${top - Math.min(top, ...tops(element))}px`);
  layer.append(pictureOf(element), words);
  element.parentElement?.append(layer);
  layer.showPopover?.();
  const marked = [element, document.querySelector('main')];
  marked[0]?.toggleAttribute('data-dragged', true);
  marked[1]?.toggleAttribute('data-dragging', true);
  return {
    move(x, y) {
      layer.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    },
    say(text, good = true) {
      if ((text ?? '') === words.textContent) return;
      words.hidden = text === null;
      words.textContent = text;
      words.toggleAttribute('data-good', good);
      if (text !== null) keepInside(words);
    },
    box: () => layer.getBoundingClientRect(),
    drop() {
      layer.remove();
      marked[0]?.removeAttribute('data-dragged');
      marked[1]?.removeAttribute('data-dragging');
    },
  };
}
