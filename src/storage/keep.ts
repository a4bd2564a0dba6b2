/** Where games are kept: the browser's storage, or memory if the browser gives none. */
import { INDEX } from './innerKeys.ts';

/** The part of `localStorage` that the store uses. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): string[];
  /** True if nothing here outlives the page. */
  readonly fleeting: boolean;
}

export function memoryKeep(): Keep {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    keys: () => [...map.keys()],
    fleeting: true,
  };
}

/** The browser's storage, or memory if the page may not use it. Writing throws when the storage is full. */
export function browserKeep(): Keep {
  try {
    const storage = globalThis.localStorage;
    storage.getItem(INDEX);
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => storage.setItem(key, value),
      removeItem: (key) => storage.removeItem(key),
      keys: () => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''),
      fleeting: false,
    };
  } catch {
    return memoryKeep();
  }
}
