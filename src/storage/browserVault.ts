/** Opens the vault that this browser gives: its database, else `localStorage`, else memory. */
import { openDatabase } from './database.ts';
import type { OldStorage } from './takeOver.ts';
import { letGoOf, oldTexts, takenOver } from './takeOver.ts';
import type { Disk, Unkept, Vault } from './vault.ts';
import { openVault } from './vault.ts';

/** A database that has not opened after so long (ms) counts as none. */
const PATIENCE = 15_000;

/** `localStorage`; null if the page may not use it. */
function oldStorage(): Storage | null {
  try {
    globalThis.localStorage.getItem('');
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

export async function browserVault(): Promise<Vault> {
  const storage = oldStorage();
  try {
    return await databaseVault(storage);
  } catch {
    return storage ? storageVault(storage) : openVault(NOTHING, new Map());
  }
}

/** A vault on the database, with what earlier releases have left. Rejects if the browser gives no database. */
async function databaseVault(storage: OldStorage | null): Promise<Vault> {
  const { disk, known } = await within(openDatabase(), PATIENCE);
  const vault = openVault(disk, known);
  const old = storage ? oldTexts(storage) : new Map<string, string>();
  if (!storage || old.size === 0) return vault;
  const changes = takenOver(old, known);
  vault.write({ name: 'older', changes, elsewhere: true, settled: (why) => why || letGoOf(old, storage) });
  return vault;
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Nothing outlives the page. */
export const NOTHING: Disk = {
  keeps: 'never',
  put: (_, __, done) => done('no-storage'),
  read: (_, done) => done(null),
  onWritten: () => () => {},
};

/** The browser writes `localStorage` to the disk late, and can be full. */
function storageVault(storage: Storage): Vault {
  const disk: Disk = {
    keeps: 'late',
    put(changes, guard, done) {
      const there = guard && storage.getItem(guard.key);
      done(there !== null && there !== guard?.text ? 'overtaken' : putAll(storage, changes));
    },
    read: (keys, done) => done(new Map(keys.flatMap((key) => [[key, storage.getItem(key)] as const]).filter(isThere))),
    onWritten(run) {
      const listen = ({ key }: StorageEvent): void => run(key === null ? [] : [key]);
      globalThis.addEventListener('storage', listen);
      return () => globalThis.removeEventListener('storage', listen);
    },
  };
  return openVault(disk, oldTexts(storage));
}

const isThere = (entry: readonly [string, string | null]): entry is readonly [string, string] => entry[1] !== null;

/** Writes all keys, or puts back what was there. */
function putAll(storage: Storage, changes: Readonly<Record<string, string | null>>): Unkept | undefined {
  const before = Object.keys(changes).map((key) => [key, storage.getItem(key)] as const);
  try {
    for (const [key, text] of Object.entries(changes)) set(storage, key, text);
    return undefined;
  } catch {
    for (const [key, text] of before) set(storage, key, text);
    return 'no-room';
  }
}

const set = (storage: Storage, key: string, text: string | null): void =>
  text === null ? storage.removeItem(key) : storage.setItem(key, text);
