/**
 * What was pressed shows it in the very next frame; what it leads to, which may be far more to draw, runs right after
 * that frame. So no press seems lost, however slow the device is.
 */
import type { StoreApi } from 'zustand';

/** Presses are watched, so that their answers may wait for a frame. */
let watching = false;
const waiting: (() => void)[] = [];
let isRunning = false;
let callOff: (() => void) | undefined;

/** Calls `run` once the next frame has been painted. The answer calls it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Runs it after the next frame; at once where that is called for by what runs already, or in a hidden page, which has no frames. */
export function later(run: () => void): void {
  if (isRunning || !watching || document.hidden) {
    atOnce(run);
    return;
  }
  waiting.push(run);
  callOff ??= waitForPaint();
}

function waitForPaint(): () => void {
  const release = keepPressed();
  const stop = afterPaint(runNow);
  return () => {
    stop();
    release();
  };
}

/** Runs all that waits for its frame. */
export function runNow(): void {
  atOnce(() => {});
}

/** Runs it now, after all that waits for its frame. What it leads to runs at once too. */
export function atOnce<T>(run: () => T): T {
  const nested = isRunning;
  isRunning = true;
  callOff?.();
  callOff = undefined;
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) next();
    return run();
  } finally {
    isRunning = nested;
  }
}

/** From now on these actions of a store run after the frame that shows what was pressed. Then they answer nothing. */
export function answerLater<S extends object>(
  store: StoreApi<S>,
  names: readonly (keyof S)[],
  isUrgent = (_first: unknown) => false,
) {
  const actions = names.map((name) => {
    const action = store.getState()[name] as (...given: unknown[]) => unknown;
    const soon = (...given: unknown[]) => {
      if (isRunning || isUrgent(given[0])) return atOnce(() => action(...given));
      later(() => void action(...given));
      return undefined;
    };
    return [name, soon];
  });
  store.setState(Object.fromEntries(actions) as Partial<S>);
}

let button: Element | undefined;
/** What the button said when the first click of a double click was made. */
let said: string | null = null;

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
 * Watches all presses from now on. What waits for its frame runs before the next press, so that nobody presses what is
 * gone. A press that nobody meant leads to nothing: the second of a double click or double tap on a button that came
 * into the place of the first one, and the repeats of a key that is held.
 */
export function watchPresses(): void {
  if (watching) return;
  watching = true;
  const press = (event: Event) => {
    runNow();
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
    runNow();
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
function keepPressed(): () => void {
  const pressed = button;
  pressed?.setAttribute('data-pressed', '');
  return () => pressed?.removeAttribute('data-pressed');
}
