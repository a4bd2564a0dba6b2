/**
 * A pressed button looks pressed in the next frame. What the press leads to may take long to draw, so it runs right
 * after that frame. So no press seems lost, however slow the device is.
 */
import type { StoreApi } from 'zustand';
import { swallow } from '../../input/listen.ts';

/** Comes in the same file, so that the first load grows by nothing. */
export { followZoom } from '../../input/zoom.ts';

/** True once presses are watched; only then do their answers wait for a frame. */
let watching = false;
const waiting: (() => void)[] = [];
let isRunning = false;
let callOff: (() => void) | undefined;
let release: (() => void) | undefined;

/** Calls `run` when the next frame has been painted. The returned function cancels it. */
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

/** True while presses are answered. What an answer leads to runs with it. */
export const isAnswering = (): boolean => isRunning;

/** Calls `run` after the next frame. At once while presses are answered, or in a hidden page without frames. */
export function later(run: () => void): void {
  if (isRunning || !watching || document.hidden) {
    atOnce(run);
    return;
  }
  waiting.push(run);
  release ??= keepPressed();
  callOff ??= afterPaint(runNow);
}

/** Calls `run` now, after all that waits for a frame. */
export function atOnce(run: () => void): void {
  if (isRunning) {
    run();
    return;
  }
  waiting.push(run);
  runNow();
}

/** Runs now all that waits for a frame. */
export function runNow(): void {
  if (isRunning) return;
  isRunning = true;
  callOff?.();
  release?.();
  callOff = undefined;
  release = undefined;
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) next();
  } finally {
    isRunning = false;
  }
}

/** Makes these actions of a store run after the frame that shows the press. */
export function answerLater<S extends object>(store: StoreApi<S>, names: readonly (keyof S)[]) {
  const actions = names.map((name) => {
    const action = store.getState()[name] as (...given: unknown[]) => void;
    const soon = (...given: unknown[]) => later(() => action(...given));
    return [name, soon];
  });
  store.setState(Object.fromEntries(actions) as Partial<S>);
}

let button: Element | undefined;
/** The text of the button at the first click of a double click. */
let said: string | null = null;

/** Two taps this close in time (ms) and place (px) are a double tap. */
const DOUBLE_TAP = { ms: 350, px: 40 };
let byFinger = false;
let tap = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY };

/** For so many milliseconds after something has left by itself, a press there was meant for it. */
const MEANT = 350;
let left: { readonly box: DOMRect; until: number }[] = [];
/** The last press of a pointer met what lies below that box. */
let isAstray = false;

/**
 * What fills that box leaves by itself. A press that begins there until shortly after it is gone does nothing. The
 * returned function ends that at once.
 */
export function shield(box: DOMRect): () => void {
  const goes = { box, until: Number.POSITIVE_INFINITY };
  left = [...left.filter(({ until }) => until > performance.now()), goes];
  afterPaint(() => {
    goes.until = performance.now() + MEANT;
  });
  return () => {
    left = left.filter((one) => one !== goes);
  };
}

/** An edge, with what opens at it, and a dialog lie above what leaves: a press there is meant. */
function meetsLeft({ target, clientX: x, clientY: y, timeStamp }: PointerEvent): boolean {
  if (target instanceof Element && target.closest('dialog, [data-edge-of]')) return false;
  return left.some(
    ({ box, until }) => timeStamp <= until && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
  );
}

const buttonOf = ({ target }: Event): Element | undefined =>
  (target instanceof Element && target.closest('button')) || undefined;

/** True for the second of two quick taps. Counted here: Safari on a tablet and Firefox call each tap a first click. */
function isSecond({ detail, clientX: x, clientY: y, timeStamp: time }: MouseEvent): boolean {
  if (!byFinger || detail === 0) return detail > 1;
  const again = time - tap.time < DOUBLE_TAP.ms && Math.hypot(x - tap.x, y - tap.y) < DOUBLE_TAP.px;
  tap = { x, y, time };
  return again || detail > 1;
}

/**
 * Watches all presses from now on. What waits for a frame runs before the next press, so that nobody presses a button
 * that is gone. Presses that nobody meant do nothing: the repeats of a held key, the second click or tap of a double one
 * if another button has taken the place of the first, and one that meets what lies below something that has only just
 * left by itself. The returned function ends the watch.
 */
export function watchPresses(): () => void {
  watching = true;
  const point = (event: PointerEvent) => {
    runNow();
    byFinger = event.pointerType === 'touch';
    isAstray = meetsLeft(event);
    if (isAstray) swallow(event);
    else button = buttonOf(event);
  };
  const click = (event: MouseEvent) => {
    // A pointer's press began earlier: what waits now comes from that press.
    if (event.detail === 0) runNow();
    else if (isAstray) {
      swallow(event);
      return;
    }
    button = buttonOf(event);
    if (!button) return;
    if (isSecond(event) && button.textContent !== said) swallow(event);
    else said = button.textContent;
  };
  const key = (event: KeyboardEvent) => {
    runNow();
    if (event.repeat && ['Enter', ' '].includes(event.key) && buttonOf(event)) swallow(event);
  };
  const stop = new AbortController();
  const first = { capture: true, signal: stop.signal };
  addEventListener('pointerdown', point, first);
  addEventListener('click', click, first);
  addEventListener('keydown', key, first);
  return () => {
    stop.abort();
    watching = false;
  };
}

/** Makes the button that was pressed last look pressed until the returned function is called. */
function keepPressed(): () => void {
  const pressed = button;
  pressed?.setAttribute('data-pressed', '');
  return () => pressed?.removeAttribute('data-pressed');
}
