/** Everything outside the store that it uses: clock, storage, other tabs, chance. Tests bring their own. */
import type { Keep } from './keep.ts';
import { browserKeep } from './keep.ts';
import type { TabWorld } from './tabs.ts';
import type { Awake } from './wakeLock.ts';
import { browserAwake } from './wakeLock.ts';

export interface World extends TabWorld {
  keep: Keep;
  /** Calls once, unless the answer is called before. */
  after(ms: number, run: () => void): () => void;
  awake: Awake | undefined;
  /** Asks the browser not to throw the saves away when it needs room. */
  persist(): void;
  newId(): string;
  newSeed(): number;
}

const word = (): number => crypto.getRandomValues(new Uint32Array(1))[0];
const name = (): string => word().toString(36).padStart(7, '0') + word().toString(36).padStart(7, '0');

/** The browser's world. */
export function browserWorld(): World {
  return {
    keep: browserKeep(),
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    every(ms, run) {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
    onChange(run) {
      const listen = (event: StorageEvent): void => run(event.key);
      globalThis.addEventListener('storage', listen);
      return () => globalThis.removeEventListener('storage', listen);
    },
    onHide(run) {
      globalThis.addEventListener('pagehide', run);
      return () => globalThis.removeEventListener('pagehide', run);
    },
    locks: globalThis.navigator?.locks,
    tab: name(),
    awake: browserAwake(),
    persist: () => void globalThis.navigator?.storage?.persist?.().catch(() => {}),
    newId: name,
    newSeed: word,
  };
}
