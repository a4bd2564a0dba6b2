/** Which presses count, and how the button that was pressed last looks until it is answered. */
let button: Element | undefined;
/** What the button said when the first click of a double click was made. */
let said: string | null = null;
let watching = false;

/** Two taps so near in time (ms) and place (px) are a double tap. */
const DOUBLE_TAP = { ms: 350, px: 40 };
let byFinger = false;
let tap = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY };

const buttonOf = ({ target }: Event): Element | undefined =>
  (target instanceof Element && target.closest('button')) || undefined;

/** Taps are counted here: Safari on a tablet and Firefox take each of them for a first click. */
function isSecond({ detail, clientX: x, clientY: y, timeStamp: time }: MouseEvent): boolean {
  if (!byFinger || detail === 0) return detail > 1;
  const again = time - tap.time < DOUBLE_TAP.ms && Math.hypot(x - tap.x, y - tap.y) < DOUBLE_TAP.px;
  tap = { x, y, time };
  return again || detail > 1;
}

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
  const point = (event: PointerEvent) => {
    byFinger = event.pointerType === 'touch';
    press(event);
  };
  const click = (event: MouseEvent) => {
    press(event);
    if (!button) return;
    if (isSecond(event) && button.textContent !== said) swallow(event);
    else said = button.textContent;
  };
  const key = (event: KeyboardEvent) => {
    drawNow();
    if (event.repeat && ['Enter', ' '].includes(event.key) && buttonOf(event)) swallow(event);
  };
  addEventListener('pointerdown', point, true);
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
