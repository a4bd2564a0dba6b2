import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { DATABASE } from './keys.ts';
import type { Changes, Unkept } from './vault.ts';
import { openVault } from './vault.ts';

/** The vault of a new tab. */
async function openTab() {
  const { disk, known } = await openDatabase();
  return openVault(disk, known);
}
/** Writes, and answers when it is settled. */
const written = (
  vault: Awaited<ReturnType<typeof openTab>>,
  name: string,
  changes: Changes,
  guard?: string,
): Promise<Unkept | undefined> =>
  new Promise((settled) => vault.write({ name, changes, settled, ...(guard !== undefined && { guard }) }));

const gone = (): Promise<void> =>
  new Promise((done) => {
    indexedDB.deleteDatabase(DATABASE).onsuccess = () => done();
  });
const full = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(async () => {
  vi.restoreAllMocks();
  await gone();
});

it('what is written is read at once, and by every later visit', async () => {
  const vault = await openTab();
  const safe = written(vault, 'one', { game: 'moves', line: 'round 1' });
  expect([vault.get('game'), vault.isSafe('game'), vault.isUnsafe()]).toEqual(['moves', false, true]);
  expect(await safe).toBeUndefined();
  expect([vault.isSafe('game'), vault.isUnsafe()]).toEqual([true, false]);
  const later = await openTab();
  expect(later.keys().toSorted()).toEqual(['game', 'line']);
  await written(vault, 'one', { game: null });
  expect(vault.keys()).toEqual(['line']);
  expect((await openTab()).get('game')).toBeNull();
});

it('of many writes in a row the last one is on the disk when it is said to be safe', async () => {
  const vault = await openTab();
  for (let i = 0; i < 50; i++) void written(vault, 'one', { game: `move ${i}` });
  await written(vault, 'one', { game: 'move 50' });
  expect((await openTab()).get('game')).toBe('move 50');
});

it('another tab hears of what was written, and has it then', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const heard = new Promise<string>((done) => void two.onChange(done));
  await written(one, 'one', { game: 'moves' });
  expect(await heard).toBe('game');
  expect(two.get('game')).toBe('moves');
});

it('a tab that does not know of the last write overwrites nothing, and reads it then', async () => {
  const [one, two] = [await openTab(), await openTab()];
  await written(one, 'one', { game: 'moves', line: '1' }, 'line');
  vi.stubGlobal('BroadcastChannel', undefined);
  const deaf = await openTab();
  await written(one, 'one', { game: 'more moves', line: '2' }, 'line');
  expect(await written(deaf, 'one', { game: 'other moves', line: '3' }, 'line')).toBe('overtaken');
  await new Promise<void>((done) => deaf.refresh(['game', 'line'], done));
  expect(deaf.get('game')).toBe('more moves');
  expect(await written(deaf, 'one', { game: 'next move', line: '3' }, 'line')).toBeUndefined();
  expect((await openTab()).get('game')).toBe('next move');
  expect(two.troubles().size).toBe(0);
  vi.unstubAllGlobals();
});

it('what finds no room is held, and is safe as soon as something else could be written', async () => {
  const vault = await openTab();
  await written(vault, 'old', { old: 'game' });
  const spy = full();
  const settled: (Unkept | undefined)[] = [];
  vault.write({ name: 'one', changes: { game: 'moves' }, settled: (why) => settled.push(why) });
  await vi.waitFor(() => expect(settled).toEqual(['no-room']));
  expect([vault.get('game'), vault.isUnsafe(), [...vault.troubles()]]).toEqual(['moves', true, [['one', 'no-room']]]);
  expect((await openTab()).get('game')).toBeNull();
  spy.mockRestore();
  await written(vault, 'old', { old: null });
  await vi.waitFor(() => expect(settled).toEqual(['no-room', undefined]));
  expect([vault.isUnsafe(), (await openTab()).get('game')]).toEqual([false, 'moves']);
});

it('nothing stays of what is to be written once, and finds no room', async () => {
  const vault = await openTab();
  full();
  const why = await new Promise((settled) =>
    vault.write({ name: 'one', changes: { game: 'moves' }, once: true, settled }),
  );
  expect([why, vault.get('game'), vault.isUnsafe()]).toEqual(['no-room', null, false]);
});

it('a part that cannot be written leaves all as it was', async () => {
  const vault = await openTab();
  await written(vault, 'one', { game: 'moves', line: '1' });
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, text, key) {
    if (key === 'line') throw new DOMException('failed', 'UnknownError');
    return put.call(this, text, key);
  });
  expect(await written(vault, 'one', { game: 'more', line: '2' })).toBe('unwritten');
  vi.restoreAllMocks();
  const later = await openTab();
  expect([later.get('game'), later.get('line')]).toEqual(['moves', '1']);
});

it('goes on after the browser has deleted everything under the open page', async () => {
  const vault = await openTab();
  await written(vault, 'one', { game: 'moves' });
  await gone();
  expect(await written(vault, 'one', { game: 'more' })).toBeUndefined();
  expect((await openTab()).get('game')).toBe('more');
});

it('goes on beside a tab of a later release that has raised the version', async () => {
  const vault = await openTab();
  await new Promise<void>((done, fail) => {
    const later = indexedDB.open(DATABASE, 7);
    later.onerror = () => fail(later.error);
    later.onsuccess = () => {
      later.result.close();
      done();
    };
  });
  expect(await written(vault, 'one', { game: 'moves' })).toBeUndefined();
  expect((await openTab()).get('game')).toBe('moves');
});
