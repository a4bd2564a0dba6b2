/** The worker that takes an earlier one back: it deletes what was kept, and unregisters itself. */

/** True if open tabs are loaded again at once. */
declare const RELOADS: boolean;

declare const self: EventTarget & {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: { matchAll(which: object): Promise<{ url: string; navigate(url: string): Promise<unknown> }[]> };
};

async function takeBack(): Promise<void> {
  const { scope } = self.registration;
  for (const name of await caches.keys()) if (name.startsWith(`${scope} `)) await caches.delete(name);
  await self.registration.unregister();
  if (RELOADS) for (const tab of await self.clients.matchAll({ type: 'window' })) void tab.navigate(tab.url);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  (event as Event & { waitUntil(work: Promise<void>): void }).waitUntil(takeBack()),
);
