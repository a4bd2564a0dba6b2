/** What runs the open game: `run.ts` sends it commands. */
import type { StoreApi } from 'zustand/vanilla';
import type { Catalog, Rules } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import type { Brought } from '../storage/brought.ts';
import type { KeptResults } from '../storage/results.ts';
import type { Saves } from '../storage/saves.ts';
import type { Claimed } from '../storage/tabs.ts';
import type { Done } from './lately.ts';
import type { Asking } from './opponent.ts';
import type { Store } from './types.ts';
import type { World } from './world.ts';

/** A card set that is ready to be played with. `brought`: null for the game's own. */
export interface ReadySet {
  readonly catalog: Catalog;
  readonly rules: Partial<Rules>;
  readonly brought: Brought | null;
}

export interface Runner {
  readonly world: World;
  readonly saves: Saves;
  readonly results: KeptResults;
  readonly api: StoreApi<Store>;
  session: Session | null;
  /** This tab's claim on the open save. */
  claimed: Claimed | null;
  /** The designers' cards as they are now. While they wait, the open game still has older ones. */
  cards: ReadySet | null;
  /** The set that somebody brought. New games are played with it. */
  brought: ReadySet | null;
  /** The set of the game that is open, or was open last. */
  played: ReadySet | null;
  /** The browser has been asked to promise that it keeps what it has. */
  isPromiseAsked: boolean;
  /** The last commands, as a report may tell them. */
  lately: readonly Done[];
  stopWaiting(): void;
  /** Asks the bots of the open game. */
  readonly asking: Asking;
}
