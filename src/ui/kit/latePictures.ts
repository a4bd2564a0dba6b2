/** Pictures that the game's own cards do not use. Each is fetched, with a few others, when it is first drawn. */
import { useEffect, useSyncExternalStore } from 'react';
import { pictureFile } from '../../cards/pictureFile.ts';

const arrived = new Map<string, string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

const isName = (name: string): boolean => /^[a-z0-9-]{1,60}$/.test(name);

/** Fetches the file that holds the picture, once; once more when the network is back. What cannot be had stays empty. */
function ask(name: string): void {
  const file = pictureFile(name);
  if (!isName(name) || arrived.has(name) || asked.has(file)) return;
  asked.add(file);
  fetch(file)
    .then((response) => (response.ok ? response.json() : {}))
    .then((paths: Record<string, string>) => {
      for (const [one, path] of Object.entries(paths)) arrived.set(one, `<path d="${path}"/>`);
      for (const changed of listeners) changed();
    })
    .catch(() => addEventListener('online', () => asked.delete(file), { once: true }));
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The SVG body of a picture, for a viewBox of 0 0 512 512; undefined until it has arrived, or if there is none. */
export function useLatePicture(name: string): string | undefined {
  const body = useSyncExternalStore(subscribe, () => arrived.get(name));
  useEffect(() => ask(name), [name]);
  return body;
}
