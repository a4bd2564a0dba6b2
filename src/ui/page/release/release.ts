/** The page and its service worker (`src/offline/worker.ts`): the game is kept whole, and a newer release is told of. */
import { useSyncExternalStore } from 'react';
import type { Said } from '../../../offline/worker.ts';
import { isOwnerKey } from '../../../storage/innerKeys.ts';

let registration: ServiceWorkerRegistration | undefined;
let isNewer = false;
const listeners = new Set<() => void>();

function tell(): void {
  isNewer = true;
  for (const changed of listeners) changed();
}

const say = (worker: ServiceWorker | null | undefined, what: Said): void => worker?.postMessage(what);

/** Over when the page is drawn and has nothing to do. */
async function quiet(): Promise<void> {
  await document.fonts.ready;
  await new Promise<unknown>((idle) => {
    if ('requestIdleCallback' in window) requestIdleCallback(idle, { timeout: 5000 });
    else setTimeout(idle, 2000);
  });
}

/**
 * Has the worker keep the game, once the page is quiet. Does nothing where there is none: without HTTPS, in some private
 * windows, where site data is blocked.
 */
export async function keepRelease(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await quiet();
  try {
    holdRelease();
    registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    watch(registration);
  } catch {
    // The game is played from the network, as on a first visit.
  }
}

/** Says for as long as this tab lives which release it uses: by a lock with the address of the page's first script. */
function holdRelease(): void {
  const first = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (first) navigator.locks.request(first.src, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}

function watch(of: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const look = () => void (of.waiting && of.active && tell());
  look();
  of.addEventListener('updatefound', () => of.installing?.addEventListener('statechange', look));
  // The first worker of all takes the page as it is.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) tell();
    controlled = true;
  });
  document.addEventListener('visibilitychange', askForNewer);
  say(of.active, 'tidy-up');
}

/** Asks the host for a newer release, unless the page is hidden. */
export function askForNewer(): void {
  if (document.visibilityState === 'visible') registration?.update().catch(() => {});
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** True once there is a newer release than the page. */
export const useNewer = (): boolean => useSyncExternalStore(subscribe, () => isNewer);

/** Loads the page again with the newer release. Does nothing while a game is open in any tab: then gives false. */
export async function update(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name = '' }) => isOwnerKey(name))) return false;
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  if (registration?.waiting) say(registration.waiting, 'take-over');
  else reload();
  return true;
}
