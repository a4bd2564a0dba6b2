/** The browser's history: whoever needs the page to stay hears of Back before the screen changes. */
import { useEffect, useRef } from 'react';
import { listen } from './listen.ts';

/** Those who keep the page, the newest last. */
const keepers: { current: () => void }[] = [];

/** How many entries of the history this tab has made before the present one. It stands in the entry's own state. */
let place = placeOf() ?? 0;

/** The address that the browser comes back to; null: it stands there. */
let kept: string | null = null;

function placeOf(): number | null {
  const at: unknown = globalThis.history?.state?.place;
  return typeof at === 'number' ? at : null;
}

const mark = (): void => history.replaceState({ ...history.state, place }, '');

/** The address of the present screen. */
export const shownHash = (): string => kept ?? location.hash;

/** Those who hear of each new address. */
const followers = new Set<() => void>();

function arrive({ oldURL }: HashChangeEvent): void {
  const at = placeOf();
  const keeper = keepers.at(-1);
  // The browser has come back to the address that was kept.
  if (at === place) kept = null;
  else if (at !== null && keeper) {
    kept = new URL(oldURL).hash;
    history.go(place - at);
    keeper.current();
  } else {
    place = at ?? place + 1;
    mark();
    for (const follower of followers) follower();
  }
}

let stop = (): void => {};

/** Calls `changed` whenever the screen has another address. Returns a function that stops it. */
export function onAddress(changed: () => void): () => void {
  if (followers.size === 0) stop = listen(window, { hashchange: (event) => arrive(event as HashChangeEvent) });
  if (placeOf() === null) mark();
  followers.add(changed);
  return () => {
    followers.delete(changed);
    if (followers.size === 0) stop();
  };
}

/** While `on`, Back and Forward call `run` instead, and the page stays where it is. The newest caller comes first. */
export function useBack(on: boolean, run: () => void): void {
  const keeper = useRef(run);
  keeper.current = run;
  useEffect(() => {
    if (!on) return;
    keepers.push(keeper);
    return () => void keepers.splice(keepers.indexOf(keeper), 1);
  }, [on]);
}
