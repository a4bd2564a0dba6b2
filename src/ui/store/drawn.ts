/**
 * When the page draws what its stores say. What was touched shows it in the very next frame; the answer, which is far
 * more to draw, comes right after that frame. So no touch seems lost, however slow the device is.
 */
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { afterPaint } from './afterPaint.ts';
import { keepPressed, watchPresses } from './presses.ts';

/** A store as the page shows it. */
export type Drawn<S> = Pick<StoreApi<S>, 'getState' | 'subscribe'>;

const drawn = new WeakMap<object, Drawn<unknown>>();

/** A store as the page shows it: as it stands, unless it is drawn later. */
export const drawnOf = <S>(store: StoreApi<S>): Drawn<S> => (drawn.get(store) as Drawn<S> | undefined) ?? store;

export const isDrawnLater = (store: object): boolean => drawn.has(store);

interface Urgency<S> {
  /** A change that may not be seen late: it takes something away from the eye. */
  atOnce?(now: S, before: S): boolean;
  /** Does `now` tell something of its own, so that it must be shown even if another change follows in the same frame? */
  tells?(now: S, before: S): boolean;
}

/** From now on the page draws the store once the frame after each change is painted; at once in a hidden page, which has no frames. */
export function drawLater<S extends object>(store: StoreApi<S>, { atOnce, tells }: Urgency<S> = {}): void {
  const shown = createStore<S>()(store.getState);
  const show = () => shown.setState(store.getState(), true);
  drawn.set(store, shown);
  watchPresses(drawNow);
  store.subscribe((now, before) => {
    if (tells?.(before, shown.getState()) && tells(now, before)) shown.setState(before, true);
    waiting.add(show);
    if (document.hidden || atOnce?.(now, before)) drawNow();
    else callOff ??= wait();
  });
}

const waiting = new Set<() => void>();
let callOff: (() => void) | undefined;

function wait(): () => void {
  const release = keepPressed();
  const stop = afterPaint(drawNow);
  return () => {
    stop();
    release();
  };
}

/** Draws all that waits for its frame. */
export function drawNow(): void {
  callOff?.();
  callOff = undefined;
  const shows = [...waiting];
  waiting.clear();
  for (const show of shows) show();
}
