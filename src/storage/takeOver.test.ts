import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserVault } from './browserVault.ts';
import { INDEX, keyOfLine, keyOfSet } from './innerKeys.ts';
import { DATABASE, keyOfGame, PREFERENCES } from './keys.ts';

/** `localStorage` of a browser. `full`: nothing more can be written. */
function storageOf(items: Map<string, string>): Storage {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    key: (i) => [...items.keys()][i] ?? null,
    clear: () => items.clear(),
    get length() {
      return items.size;
    },
  };
}

const GAME = keyOfGame('one');
/** The text of a game with so many moves. */
const game = (updated: number, ...moves: string[]) =>
  JSON.stringify({ id: 'one', updated, segments: [{ actions: moves.map((type) => ({ type })) }] });

let items: Map<string, string>;
beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', storageOf(items));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await new Promise<void>((done) => {
    indexedDB.deleteDatabase(DATABASE).onsuccess = () => done();
  });
});

/** A visit, until all that it found is safe. */
async function visit() {
  const vault = await browserVault();
  await vi.waitFor(() => expect([...items.keys()].filter((key) => key !== PREFERENCES)).toEqual([]));
  return vault;
}

it('games, lines and sets of earlier releases are taken over; what the title reads at once stays', async () => {
  const line = { sum: 1, entry: { id: 'one' } };
  items.set(GAME, game(1, 'playMinion'));
  items.set(keyOfSet('abc'), '[]');
  items.set(INDEX, JSON.stringify({ one: line }));
  items.set(PREFERENCES, '{}');
  const vault = await browserVault();
  expect(vault.get(GAME)).toBe(game(1, 'playMinion'));
  expect(vault.isUnsafe()).toBe(false);
  await visit();
  expect((await visit()).keys().toSorted()).toEqual([keyOfSet('abc'), GAME, keyOfLine('one')].toSorted());
  expect((await visit()).get(keyOfLine('one'))).toBe(JSON.stringify(line));
  expect([...items.keys()]).toEqual([PREFERENCES]);
});

it('nothing is deleted before it is safe, and can be played meanwhile', async () => {
  items.set(GAME, game(1, 'playMinion'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const vault = await browserVault();
  await vi.waitFor(() => expect(vault.troubles().size).toBe(1));
  expect([items.get(GAME), vault.get(GAME), vault.isUnsafe()]).toEqual([
    game(1, 'playMinion'),
    game(1, 'playMinion'),
    false,
  ]);
  vi.restoreAllMocks();
  expect((await visit()).get(GAME)).toBe(game(1, 'playMinion'));
});

it('a tab of the earlier release that plays on is taken over again', async () => {
  items.set(GAME, game(1, 'playMinion'));
  await visit();
  items.set(GAME, game(2, 'playMinion', 'endStep'));
  expect((await visit()).get(GAME)).toBe(game(2, 'playMinion', 'endStep'));
  // It has taken a move back.
  items.set(GAME, game(3, 'playMinion'));
  expect((await visit()).get(GAME)).toBe(game(3, 'playMinion'));
});

it('an older text of the same game changes nothing', async () => {
  items.set(GAME, game(2, 'playMinion', 'endStep'));
  await visit();
  items.set(GAME, game(1, 'playMinion'));
  const vault = await visit();
  expect([vault.keys(), vault.get(GAME)]).toEqual([[GAME], game(2, 'playMinion', 'endStep')]);
});

it('where both have played on, each way stays, as a game of its own', async () => {
  items.set(GAME, game(2, 'playMinion', 'endStep'));
  await visit();
  for (let i = 0; i < 2; i++) {
    items.set(GAME, game(3, 'playMinion', 'unassign'));
    const vault = await visit();
    const [other, ...more] = vault.keys().filter((key) => key !== GAME);
    expect(more).toEqual([]);
    expect(vault.get(GAME)).toBe(game(2, 'playMinion', 'endStep'));
    const copy = JSON.parse(vault.get(other) ?? '');
    expect(keyOfGame(copy.id)).toBe(other);
    expect(copy.segments).toEqual(JSON.parse(game(3, 'playMinion', 'unassign')).segments);
  }
});

it('a text that cannot be read takes no place', async () => {
  items.set(GAME, game(2, 'playMinion'));
  await visit();
  items.set(GAME, '{"segm');
  const vault = await visit();
  expect(vault.get(GAME)).toBe(game(2, 'playMinion'));
  expect(vault.keys().map((key) => vault.get(key))).toContain('{"segm');
});

it('a browser without a database keeps games late, and one without any storage not at all', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.stubGlobal('addEventListener', () => {});
  const late = await browserVault();
  const why = await new Promise((settled) => late.write({ name: 'one', changes: { [GAME]: game(1) }, settled }));
  expect([late.keeps, why, items.get(GAME)]).toEqual(['late', undefined, game(1)]);
  expect((await browserVault()).get(GAME)).toBe(game(1));
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const never = await browserVault();
  const reason = await new Promise((settled) => never.write({ name: 'one', changes: { [GAME]: 'x' }, settled }));
  expect([never.keeps, reason, never.get(GAME), never.isUnsafe()]).toEqual(['never', 'no-storage', 'x', true]);
});
