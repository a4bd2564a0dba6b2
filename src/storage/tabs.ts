/**
 * One tab plays a save, any other watches. The save's owner key in storage names the tab that plays, with a sign of
 * life. A tab reads it before it writes, so that a tab that has lost the game cannot overwrite it.
 * If the browser has Web Locks, and gives them to this page, they tell at once that a tab has died.
 */

import { keyOfOwner } from './innerKeys.ts';
import type { Keep } from './keep.ts';
import { isObject, parse } from './shape.ts';

const BEAT = 2000;
/** A tab without a sign of life for so long (ms) counts as gone. A hidden tab's timers are not delayed as long. */
const DEAD = 90_000;

export interface TabWorld {
  keep: Keep;
  now(): number;
  /** Calls `run` every `ms` milliseconds. The returned function stops it. */
  every(ms: number, run: () => void): () => void;
  /** Calls `run` when another tab changes a key of the storage. The returned function stops it. */
  onChange(run: (key: string | null) => void): () => void;
  /** Calls `run` when the page goes away, perhaps for good. The returned function stops it. */
  onHide(run: () => void): () => void;
  locks: Pick<LockManager, 'request'> | undefined;
  /** A unique name for this tab. */
  tab: string;
}

export interface Claimed {
  /** True if this tab may write now. Also true while its claim is undecided and no other tab has the save. */
  mayWrite(): boolean;
  letGo(): void;
}

interface Owner {
  tab: string;
  beat: number;
}
function readOwner(keep: Keep, id: string): Owner | null {
  const value = parse(keep.getItem(keyOfOwner(id)) ?? '');
  if (!isObject(value)) return null;
  const { tab, beat } = value;
  return typeof tab === 'string' && typeof beat === 'number' ? { tab, beat } : null;
}

const isStolen = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Over once this tab has given back the last lock that it asked for, even if it left before the lock came. */
let givenBack: Promise<unknown> = Promise.resolve();

/**
 * Asks for a save. `steal`: takes it from the tab that has it. `onGranted` is called, at once or soon, when this tab
 * plays it. `onLost` is called when another tab plays it, from the start or from now on.
 */
export function claimSave(
  world: TabWorld,
  id: string,
  steal: boolean,
  onGranted: () => void,
  onLost: () => void,
): Claimed {
  const { keep, tab } = world;
  let state: 'asked' | 'mine' | 'lost' = 'asked';
  let freeLock = (): void => {};
  let held = givenBack;
  const ends: (() => void)[] = [];

  const write = (): void => {
    try {
      keep.setItem(keyOfOwner(id), JSON.stringify({ tab, beat: world.now() } satisfies Owner));
    } catch {
      // Storage is full: saving the game will say so.
    }
  };
  const isOthers = (): boolean => {
    const owner = readOwner(keep, id);
    return owner !== null && owner.tab !== tab;
  };
  const end = (): void => {
    for (const stop of ends.splice(0)) stop();
    freeLock();
  };
  const lose = (): void => {
    if (state === 'lost') return;
    state = 'lost';
    end();
    onLost();
  };
  const grant = (): void => {
    if (state !== 'asked') return;
    state = 'mine';
    write();
    ends.push(world.every(BEAT, () => (isOthers() ? lose() : write())));
    ends.push(world.onChange((key) => void (key === keyOfOwner(id) && isOthers() && lose())));
    // If the page comes back, it writes its next sign of life, or learns that another tab plays.
    ends.push(world.onHide(() => void (isOthers() || keep.removeItem(keyOfOwner(id)))));
    onGranted();
  };

  /** Decides without a lock: by the last sign of life of the tab that had the game. */
  function bySigns(): void {
    const owner = readOwner(keep, id);
    const alive = owner !== null && owner.tab !== tab && world.now() - owner.beat < DEAD;
    if (alive && !steal) lose();
    else grant();
  }

  const { locks } = world;
  if (locks) {
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    const request = () =>
      locks.request(keyOfOwner(id), options, (lock) => {
        if (!lock || state === 'lost') return lose();
        return new Promise<void>((resolve) => {
          freeLock = resolve;
          grant();
        });
      });
    // A lock that another tab has stolen is lost. A browser that gives no locks to this page has taken nothing.
    held = givenBack.then(request).catch((error) => (isStolen(error) ? lose() : bySigns()));
  } else bySigns();

  return {
    mayWrite() {
      if (state === 'mine' && isOthers()) lose();
      return state === 'mine' || (state === 'asked' && readOwner(keep, id) === null);
    },
    letGo() {
      const was = state;
      state = 'lost';
      end();
      givenBack = held;
      if (was === 'mine' && !isOthers()) keep.removeItem(keyOfOwner(id));
    },
  };
}
