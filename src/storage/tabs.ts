/**
 * One tab plays a save, any other watches. Who plays is written down in storage under the save's owner key, with a
 * sign of life; a tab looks there before it writes, so that the one that lost the game cannot overwrite it.
 * Where the browser has Web Locks they tell at once that a tab has died.
 */
import type { Keep } from './keep.ts';
import { keyOfOwner } from './keep.ts';

const BEAT = 2000;
/** No sign of life for so long: the tab is gone. Longer than a hidden tab's timers may be put off. */
const DEAD = 90_000;

export interface TabWorld {
  keep: Keep;
  now(): number;
  /** Calls again and again until the answer is called. */
  every(ms: number, run: () => void): () => void;
  /** Tells when another tab changed a key of the storage. */
  onChange(run: (key: string | null) => void): () => void;
  /** Calls when the page goes away, perhaps for good. */
  onHide(run: () => void): () => void;
  locks: Pick<LockManager, 'request'> | undefined;
  /** A name for this tab that no other has. */
  tab: string;
}

export interface Claimed {
  /** May this tab write now? Asked before each save. True too while the answer is due and nobody else has it. */
  mayWrite(): boolean;
  letGo(): void;
}

interface Owner {
  tab: string;
  beat: number;
}
function readOwner(keep: Keep, id: string): Owner | null {
  try {
    const value: unknown = JSON.parse(keep.getItem(keyOfOwner(id)) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { tab, beat } = value as Partial<Owner>;
    return typeof tab === 'string' && typeof beat === 'number' ? { tab, beat } : null;
  } catch {
    return null;
  }
}

/**
 * Asks for a save. `steal` takes it from whoever has it. `onGranted` (at once or soon) says that this tab plays it;
 * `onLost` that another one does: from the start, or from now on.
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
  const ends: (() => void)[] = [];

  const write = (): void => {
    try {
      keep.setItem(keyOfOwner(id), JSON.stringify({ tab, beat: world.now() } satisfies Owner));
    } catch {
      // No room: the save itself says so.
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
    // A page that comes back writes its next sign of life, or learns that another one plays.
    ends.push(world.onHide(() => void (isOthers() || keep.removeItem(keyOfOwner(id)))));
    onGranted();
  };

  if (world.locks) {
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    world.locks
      .request(keyOfOwner(id), options, (lock) => {
        if (!lock || state === 'lost') return lose();
        return new Promise<void>((resolve) => {
          freeLock = resolve;
          grant();
        });
      })
      .catch(lose);
  } else {
    const owner = readOwner(keep, id);
    const alive = owner !== null && owner.tab !== tab && world.now() - owner.beat < DEAD;
    if (alive && !steal) lose();
    else grant();
  }

  return {
    mayWrite() {
      if (state === 'mine' && isOthers()) lose();
      return state === 'mine' || (state === 'asked' && readOwner(keep, id) === null);
    },
    letGo() {
      const was = state;
      state = 'lost';
      end();
      if (was === 'mine' && !isOthers()) keep.removeItem(keyOfOwner(id));
    },
  };
}
