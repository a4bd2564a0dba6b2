/**
 * The service worker of a built page. It keeps a whole release in a cache of its own, and answers from it: the page and
 * its files always belong to one release. A newer worker waits until nobody plays, and the files of an older release
 * stay for as long as a tab uses them. What no cache has comes from the network.
 */
import { ALL_PICTURES } from '../cards/pictureFile.ts';

/** Path from the page's folder on → what `integrity` says of its content. The path of the page itself is empty. */
declare const FILES: Readonly<Record<string, string>>;
/** The name of this release. */
declare const RELEASE: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** What a page says to its worker. */
export type Said = 'take-over' | 'tidy-up';

declare const self: EventTarget & {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(which: object): Promise<{ url: string }[]> };
};
const on = <E extends Event>(type: string, hear: (event: E) => void): void =>
  self.addEventListener(type, hear as (event: Event) => void);

/** Also a part of the name of each cache: an origin may hold several copies of the game. */
const FOLDER = self.registration.scope;
const CACHE = `${FOLDER} ${RELEASE}`;

const isOurs = (path: string): boolean => Object.hasOwn(FILES, path);
/** Under what a file is kept. The same file is found in the caches of all releases that have it. */
const keyOf = (path: string): string => `${FOLDER}${path}?${FILES[path]}`;

/** Fills the cache of this release. A file that is not exactly the one of the release fails, and so does the whole. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const take = async (path: string): Promise<void> => {
    const options: RequestInit = { integrity: FILES[path], cache: 'no-cache', priority: 'low' };
    const file = (await caches.match(keyOf(path))) ?? (await fetch(FOLDER + path, options));
    await cache.put(keyOf(path), file);
  };
  await Promise.all(Object.keys(FILES).map(take));
}

let filling: Promise<void> | undefined;
/** Fills the cache again: the browser has deleted it. */
const refill = (): Promise<void> => {
  filling ??= fill()
    .catch(() => {})
    .finally(() => {
      filling = undefined;
    });
  return filling;
};

let pictures: Promise<string[] | undefined> | undefined;
async function pictureFile(number: number): Promise<Response | undefined> {
  pictures ??= caches.match(keyOf(ALL_PICTURES)).then(async (file) => (await file?.text())?.split('\n'));
  const text = (await pictures)?.[number];
  if (text === undefined) pictures = undefined;
  return text === undefined ? undefined : new Response(text);
}

/** The file at that path: of this release, or a built file of an older one. */
function kept(path: string): Promise<Response | undefined> {
  const [, picture] = /^pictures\/(\d+)\.json$/.exec(path) ?? [];
  if (picture !== undefined) return pictureFile(Number(picture));
  if (isOurs(path)) return caches.match(keyOf(path));
  return caches.match(FOLDER + path, { ignoreSearch: true });
}

/** Deletes the caches of releases that no tab uses. Each tab holds a lock with the address of its first script. */
async function tidyUp(): Promise<void> {
  const { waiting, installing } = self.registration;
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tabs = all.filter(({ url }) => url.startsWith(FOLDER));
  const { held = [] } = await navigator.locks.query();
  const used = held.flatMap(({ name }) => (name?.startsWith(FOLDER) ? name : []));
  if (waiting || installing || tabs.length > used.length) return; // a tab has not said yet what it uses
  const old = used.filter((name) => !isOurs(name.slice(FOLDER.length)));
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${FOLDER} `) || name === CACHE) continue;
    const files = (await (await caches.open(name)).keys()).map(({ url }) => url.replace(/\?.*/, ''));
    if (!old.some((file) => files.includes(file))) await caches.delete(name);
  }
}

on<Lasting>('install', (event) => event.waitUntil(fill()));
on<Lasting>('activate', (event) => event.waitUntil(self.clients.claim()));
on<Lasting & { data: Said }>('message', (event) =>
  event.waitUntil(event.data === 'take-over' ? self.skipWaiting() : tidyUp()),
);
on<Asked>('fetch', (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !address.startsWith(FOLDER)) return;
  const path = address.slice(FOLDER.length).replace(/^index\.html$/, '');
  const answer = async (): Promise<Response> => {
    const file = await kept(path).catch(() => undefined);
    if (!file && isOurs(path)) event.waitUntil(refill());
    return file ?? fetch(request);
  };
  if (request.mode !== 'navigate' || isOurs(path)) event.respondWith(answer());
});
