/** Pictures that the game's own cards do not use. Each is fetched, with a few others, when it is first drawn. */
import { useEffect, useSyncExternalStore } from 'react';
import { pictureFile } from '../../cards/pictureFile.ts';

const arrived = new Map<string, string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

const isName = (name: string): boolean => /^[a-z0-9-]{1,60}$/.test(name);

let isWhole = false;

const take = (paths: Readonly<Record<string, string>>): void => {
  for (const [name, path] of Object.entries(paths)) arrived.set(name, `<path d="${path}"/>`);
};

/** Gives a page all pictures that it needs, each by its name with the `d` of its path. None is fetched any more. */
export function givePictures(paths: Readonly<Record<string, string>>): void {
  isWhole = true;
  take(paths);
}

/** Fetches the pictures of these names, as `givePictures` takes them. What cannot be had is left out. */
export async function pathsOf(names: readonly string[]): Promise<Record<string, string>> {
  const paths = await Promise.all(
    names.filter(isName).map(async (name) => {
      const file = await fetched(pictureFile(name)).catch((): Record<string, string> => ({}));
      return Object.hasOwn(file, name) ? [[name, file[name]] as const] : [];
    }),
  );
  return Object.fromEntries(paths.flat());
}

const fetched = async (file: string): Promise<Record<string, string>> => {
  const response = await fetch(file);
  return response.ok ? response.json() : {};
};

/** Fetches the file that holds the picture, once; once more when the network is back. What cannot be had stays empty. */
function ask(name: string): void {
  const file = pictureFile(name);
  if (isWhole || !isName(name) || arrived.has(name) || asked.has(file)) return;
  asked.add(file);
  fetched(file)
    .then((paths) => {
      take(paths);
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
