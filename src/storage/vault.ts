/** Where games and card sets are kept. What is read lies in memory; what is written goes to the disk at once. */

/** Keys with their new texts; null: the key is deleted. */
export type Changes = Readonly<Record<string, string | null>>;

/**
 * Why something is not on the disk. `no-room`: it is full. `no-storage`: this page may keep nothing. `unwritten`: the
 * browser failed to write. `overtaken`: another tab has written there meanwhile.
 */
export type Unkept = 'no-room' | 'no-storage' | 'unwritten' | 'overtaken';

/**
 * How long it takes until something written is safe. `at-once`: milliseconds. `late`: the browser may take a minute.
 * `never`: all is gone when the page is closed.
 */
export type Keeps = 'at-once' | 'late' | 'never';

/** A key, and the text that this tab knows there. */
export interface Guard {
  key: string;
  text: string | undefined;
}

/** The disk below a vault. Both calls answer at once or later. */
export interface Disk {
  readonly keeps: Keeps;
  /** Writes all of the changes, or none. It is `overtaken` if the guard's key is there with another text. */
  put(changes: Changes, guard: Guard | null, done: (why?: Unkept) => void): void;
  /** Reads these keys anew; a key that is not there is not in the answer. `null`: they could not be read. */
  read(keys: readonly string[], done: (texts: ReadonlyMap<string, string> | null) => void): void;
  /** Calls `run` after another tab has written these keys. The returned function stops it. */
  onWritten(run: (keys: readonly string[]) => void): () => void;
  /** Calls `run` when the browser has thrown everything away under the open page. */
  onCleared?(run: () => void): void;
}

/** What the disk is known to have. */
export type Texts = Pick<Map<string, string>, 'get' | 'set' | 'delete' | 'keys' | 'clear'>;

export interface Write {
  /** A later write of the same name takes the place of one that still waits or has failed. */
  name: string;
  /** They are written together, or none of them. */
  changes: Changes;
  /** A key that has to be on the disk as this tab knows it, or not at all. Else the write is `overtaken`. */
  guard?: string;
  /** If there is no room for it, nothing of it stays, and it is not tried again. */
  once?: true;
  /** Until it is written, it is safe in another place. */
  elsewhere?: true;
  /** Called with nothing when the changes are safe, and with the reason whenever they could not be written. */
  settled(why?: Unkept): void;
}

export interface Vault {
  readonly keeps: Keeps;
  get(key: string): string | null;
  keys(): string[];
  /** True if the disk has what `get` gives. */
  isSafe(key: string): boolean;
  /** `get` gives the new texts from now on. What has failed is tried again after each write that succeeds. */
  write(write: Write): void;
  /** The names of the writes that have failed, with the reason. */
  troubles(): ReadonlyMap<string, Unkept>;
  /** True if a text is not safe, and would be lost now. */
  isUnsafe(): boolean;
  /** Reads these keys anew from the disk, then calls `run`. */
  refresh(keys: readonly string[], run: () => void): void;
  /** Calls `run` after another tab has changed a key. The returned function stops it. */
  onChange(run: (key: string) => void): () => void;
}

/** Opens a vault on a disk. `known`: what the disk has. */
export function openVault(disk: Disk, known: Texts): Vault {
  /** What the disk does not have yet; null: it is to be deleted there. */
  const held = new Map<string, string | null>();
  const waiting = new Map<string, Write>();
  const failed = new Map<string, { write: Write; why: Unkept }>();
  const listeners = new Set<(key: string) => void>();
  let running: Write | null = null;

  const entries = ({ changes }: Write) => Object.entries(changes);
  const queue = (write: Write): void => {
    waiting.delete(write.name);
    waiting.set(write.name, write);
  };

  /** Lets go of what the write holds, unless a later one holds something else there. */
  function release(write: Write, isWritten: boolean): void {
    for (const [key, text] of entries(write)) {
      if (isWritten && text === null) known.delete(key);
      else if (isWritten && text !== null) known.set(key, text);
      if (held.get(key) === text) held.delete(key);
    }
  }

  function next(): void {
    if (running) return;
    const [write] = waiting.values();
    if (!write) return;
    waiting.delete(write.name);
    running = write;
    const { guard } = write;
    disk.put(write.changes, guard === undefined ? null : { key: guard, text: known.get(guard) }, (why) => {
      running = null;
      const isReplaced = waiting.has(write.name);
      if (!why) {
        release(write, true);
        for (const { write: again } of failed.values()) queue(again);
        failed.clear();
      } else if (why === 'overtaken' || (write.once && disk.keeps !== 'never')) release(write, false);
      else if (!isReplaced) failed.set(write.name, { write, why });
      if (!why || !isReplaced) write.settled(why);
      next();
    });
  }

  function refresh(keys: readonly string[], run: () => void): void {
    disk.read(keys, (texts) => {
      for (const key of texts ? keys : []) {
        const text = texts?.get(key);
        if (text === undefined) known.delete(key);
        else known.set(key, text);
      }
      run();
    });
  }

  disk.onCleared?.(() => known.clear());
  disk.onWritten((keys) =>
    refresh(keys, () => {
      for (const key of keys) for (const run of [...listeners]) run(key);
    }),
  );

  return {
    keeps: disk.keeps,
    get: (key) => (held.has(key) ? (held.get(key) ?? null) : (known.get(key) ?? null)),
    keys: () => [...new Set([...known.keys(), ...held.keys()])].filter((key) => held.get(key) !== null),
    isSafe: (key) => !held.has(key) && known.get(key) !== undefined,
    write(write) {
      const earlier = waiting.get(write.name) ?? failed.get(write.name)?.write;
      failed.delete(write.name);
      for (const [key, text] of entries(write)) held.set(key, text);
      queue(earlier ? { ...write, changes: { ...earlier.changes, ...write.changes } } : write);
      next();
    },
    troubles: () => new Map([...failed].map(([name, { why }]) => [name, why])),
    isUnsafe: () =>
      [running, ...waiting.values(), ...[...failed.values()].map(({ write }) => write)].some(
        (write) => write && !write.elsewhere && Object.values(write.changes).some((text) => text !== null),
      ),
    refresh,
    onChange(run) {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  };
}
