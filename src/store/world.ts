/** The outside world as the store uses it: clock, storage, other tabs, chance. Tests bring their own. */

import type { Debriefing } from '../debrief/question.ts';
import type { Seed } from '../engine/index.ts';
import type { StartOpponents } from '../opponents/question.ts';
import type { Reach } from '../scenario/reach/question.ts';
import type { Keep } from '../storage/keep.ts';
import { browserKeep } from '../storage/keep.ts';
import type { TabWorld } from '../storage/tabs.ts';
import type { Vault } from '../storage/vault.ts';
import type { Awake } from '../storage/wakeLock.ts';
import { browserAwake } from '../storage/wakeLock.ts';
import type { Positions } from './scenarioTools.ts';
import { secretSeed } from './secretSeed.ts';

export interface World extends TabWorld {
  keep: Keep;
  /** Games and card sets. */
  vault: Vault;
  /** Calls `run` once after `ms` milliseconds. The returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  awake: Awake | undefined;
  positions: Positions;
  /** Fetches the bots, and starts them. */
  opponents: StartOpponents;
  /** Fetches the search for the goals of lessons, and starts it. */
  reach(): Promise<Reach>;
  /** Fetches what judges a finished game. */
  debriefing(): Promise<Debriefing>;
  /**
   * Answers whether the browser has promised not to throw the saves away when it needs room. `ask`: asks it to promise.
   */
  persisted(ask: boolean): Promise<boolean>;
  /** While it is on, closing the page asks whether it may be closed. */
  holdPage(on: boolean): void;
  /** Tells people of an error that was caught so that the game goes on. */
  report(error: unknown): void;
  newId(): string;
  /** 128 bits by chance. */
  newSeed(): Seed;
}

const word = (): number => crypto.getRandomValues(new Uint32Array(1))[0];
const name = (): string => word().toString(36).padStart(7, '0') + word().toString(36).padStart(7, '0');

function browserPositions(): Positions {
  const positions: Positions = {
    read: undefined,
    async load() {
      const { readPosition, scenarios } = await import('./positions.ts');
      positions.read = readPosition;
      positions.scenarios = scenarios;
    },
  };
  return positions;
}

const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The browser's world. */
export function browserWorld(vault: Vault): World {
  return {
    keep: browserKeep(),
    vault,
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
    debriefing: async () => (await import('../debrief/debriefing.ts')).debriefing,
    reach: async () => (await import('../scenario/reach/startReach.ts')).startReach(),
    async persisted(ask) {
      const { storage } = navigator;
      return (await (ask ? storage?.persist?.() : storage?.persisted?.())) ?? false;
    },
    holdPage(on) {
      // Only as long as it is needed: some browsers keep no page at hand that listens.
      if (on) globalThis.addEventListener('beforeunload', askFirst);
      else globalThis.removeEventListener('beforeunload', askFirst);
    },
    report: (error) => reportError(error),
    newId: name,
    newSeed: secretSeed,
  };
}
