/** Which presses count, and how the button that was pressed last looks until it is answered. */
let button: Element | undefined;
/** What the button said when the first click of a double click was made. */
let said: string | null = null;
let watching = false;

const buttonOf = ({ target }: Event): Element | undefined =>
  (target instanceof Element && target.closest('button')) || undefined;

/**
 * Watches all presses from now on. What waits to be drawn is drawn before the next press (`drawNow`), so that nobody
 * presses what is gone. A press that nobody meant leads to nothing: the second of a double click or double tap on a
 * button that came into the place of the first one, and the repeats of a key that is held.
 */
export function watchPresses(drawNow: () => void): void {
  if (watching) return;
  watching = true;
  const press = (event: Event) => {
    drawNow();
    button = buttonOf(event);
  };
  const click = (event: MouseEvent) => {
    press(event);
    if (!button) return;
    if (event.detail > 1 && button.textContent !== said) swallow(event);
    else said = button.textContent;
  };
  const key = (event: KeyboardEvent) => {
    drawNow();
    if (event.repeat && ['Enter', ' '].includes(event.key) && buttonOf(event)) swallow(event);
  };
  addEventListener('pointerdown', press, true);
  addEventListener('click', click, true);
  addEventListener('keydown', key, true);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Lets the button that was pressed last look pressed until the answer is called. */
export function keepPressed(): () => void {
  const pressed = button;
  pressed?.setAttribute('data-pressed', '');
  return () => pressed?.removeAttribute('data-pressed');
}
