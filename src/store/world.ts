/** The outside world as the store uses it: clock, storage, other tabs, chance. Tests bring their own. */
import type { StartOpponents } from '../opponents/question.ts';
import type { Keep } from '../storage/keep.ts';
import { browserKeep } from '../storage/keep.ts';
import type { ReadPosition } from '../storage/readSave.ts';
import type { TabWorld } from '../storage/tabs.ts';
import type { Awake } from '../storage/wakeLock.ts';
import { browserAwake } from '../storage/wakeLock.ts';

/** The reader of positions in the scenario format. It is loaded when the first position is met. */
export interface Positions {
  read: ReadPosition | undefined;
  load(): Promise<void>;
}

export interface World extends TabWorld {
  keep: Keep;
  /** Calls `run` once after `ms` milliseconds. The returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  awake: Awake | undefined;
  positions: Positions;
  /** Fetches the bots, and starts them. */
  opponents: StartOpponents;
  /** Asks the browser not to throw the saves away when it needs room. */
  persist(): void;
  newId(): string;
  newSeed(): number;
}

const word = (): number => crypto.getRandomValues(new Uint32Array(1))[0];
const name = (): string => word().toString(36).padStart(7, '0') + word().toString(36).padStart(7, '0');

function browserPositions(): Positions {
  const positions: Positions = {
    read: undefined,
    async load() {
      positions.read = (await import('../scenario/readPosition.ts')).readPosition;
    },
  };
  return positions;
}

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
    positions: browserPositions(),
    opponents: async (onLost) => (await import('../opponents/startOpponents.ts')).startOpponents(onLost),
    persist: () => void globalThis.navigator?.storage?.persist?.().catch(() => {}),
    newId: name,
    newSeed: word,
  };
}
