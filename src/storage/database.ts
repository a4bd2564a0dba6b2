/** The browser's database as a disk: a save is safe within milliseconds, even if the browser is killed then. */
import type { IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import { DATABASE } from './keys.ts';
import type { Changes, Disk, Guard, Unkept } from './vault.ts';

const TEXTS = 'texts';

/** A connection that opens again when the browser has closed it. Rejects if the browser gives no database. */
async function connection(onCleared: () => void) {
  let open: Promise<IDBPDatabase> | undefined;
  const connect = (): Promise<IDBPDatabase> => {
    // Without a version: a later release may raise it, and this page goes on.
    open ??= openDB(DATABASE, undefined, {
      upgrade: (db) => void db.createObjectStore(TEXTS),
      blocking(_, __, { target }) {
        (target as IDBDatabase).close();
        open = undefined;
      },
      terminated() {
        open = undefined;
        onCleared();
      },
    });
    return open;
  };
  await connect();
  /** Does it, and once more on a new connection if the browser has closed this one. */
  return async <T>(run: (db: IDBPDatabase) => Promise<T>): Promise<T> => {
    try {
      return await run(await connect());
    } catch (error) {
      if (isFull(error)) throw error;
      const old = open;
      open = undefined;
      void old?.then((db) => db.close()).catch(() => {});
      return run(await connect());
    }
  };
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

async function put(db: IDBPDatabase, changes: Changes, guard: Guard | null): Promise<Unkept | undefined> {
  // `strict`: it is on the disk itself, so that a power cut loses nothing either.
  const transaction = db.transaction(TEXTS, 'readwrite', { durability: 'strict' });
  const { store, done } = transaction;
  const change = async ([key, text]: [string, string | null]): Promise<unknown> =>
    text === null ? store.delete(key) : store.put(text, key);
  try {
    const there: unknown = guard ? await store.get(guard.key) : undefined;
    if (there !== undefined && there !== guard?.text) return 'overtaken';
    await Promise.all([...Object.entries(changes).map(change), done]);
    return undefined;
  } catch (error) {
    done.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // It has been aborted already.
    }
    throw error;
  }
}

async function readAll(db: IDBPDatabase): Promise<Map<string, string>> {
  const { store } = db.transaction(TEXTS);
  const [keys, texts] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const known = new Map<string, string>();
  for (const [i, key] of keys.entries()) if (typeof texts[i] === 'string') known.set(String(key), texts[i]);
  return known;
}

async function read(db: IDBPDatabase, keys: readonly string[]): Promise<Map<string, string>> {
  const { store } = db.transaction(TEXTS);
  const known = new Map<string, string>();
  await Promise.all(
    keys.map(async (key) => {
      const text: unknown = await store.get(key);
      if (typeof text === 'string') known.set(key, text);
    }),
  );
  return known;
}

/** What tabs tell each other: the keys that one of them has written. */
function tabs(): { tell(keys: readonly string[]): void; hear(run: (keys: readonly string[]) => void): () => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, hear: () => () => {} };
  const channel = new BroadcastChannel(DATABASE);
  // A test in Node would wait for it.
  (channel as { unref?(): void }).unref?.();
  return {
    tell: (keys) => channel.postMessage(keys),
    hear(run) {
      const listen = ({ data }: MessageEvent): void => {
        if (Array.isArray(data)) run(data.map(String));
      };
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    },
  };
}

/** Opens the database, and reads all that it has. Rejects if the browser gives none. */
export async function openDatabase(): Promise<{ disk: Disk; known: Map<string, string> }> {
  let cleared = (): void => {};
  const using = await connection(() => cleared());
  const known = await using(readAll);
  const others = tabs();
  const disk: Disk = {
    keeps: 'at-once',
    put(changes, guard, done) {
      using((db) => put(db, changes, guard)).then(
        (why) => {
          if (!why) others.tell(Object.keys(changes));
          done(why);
        },
        (error: unknown) => done(isFull(error) ? 'no-room' : 'unwritten'),
      );
    },
    read(keys, done) {
      using((db) => read(db, keys)).then(done, () => done(null));
    },
    onWritten: others.hear,
    onCleared(run) {
      cleared = run;
    },
  };
  return { disk, known };
}
