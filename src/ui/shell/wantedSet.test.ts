import { afterEach, expect, it, vi } from 'vitest';
import { TEST_CARDS } from '../../../tests/engine/cards.ts';
import { openTab } from '../../../tests/store/world.ts';
import type { GameStore } from '../../store/store.ts';
import { askForSets, openSet } from './wantedSet.ts';

const page = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../store/loadStore.tsx', () => ({
  loadStore: () => Promise.resolve(page.store),
  loadedStore: () => page.store,
}));
vi.mock('../store/bringCards.ts', () => ({ bringCards: () => Promise.resolve() }));
vi.mock('./route.ts', () => ({ go: () => {} }));

const FARM = { cards: TEST_CARDS.slice(1), rules: {}, name: 'Farm', address: 'https://sets.example/a.json' };
let stop = (): void => {};
afterEach(() => stop());

function store(): GameStore {
  const tab = openTab();
  page.store = tab;
  return tab;
}

it('the game’s own set, and one that was brought before, are opened without a question', async () => {
  const { getState } = store();
  const own = getState().cards!.hash;
  getState().bringSet(FARM);
  const { hash } = getState().cards!;
  expect([await openSet({ hash: own }), getState().cards!.hash]).toEqual([true, own]);
  expect([await openSet({ hash }), getState().cards!.hash]).toEqual([true, hash]);
  expect(await openSet({ hash: 'unknown' })).toBe(false);
});

it('another one is opened if somebody agrees to fetch it', async () => {
  const other = store().getState();
  other.bringSet(FARM);
  const hash = (page.store as GameStore).getState().cards!.hash;
  const { getState } = store();
  const asked: string[] = [];
  let agrees = false;
  const begin = () =>
    askForSets(({ address, done }) => {
      asked.push(address);
      if (agrees) getState().bringSet(FARM);
      done();
    });
  const early = openSet({ hash, address: FARM.address });
  stop = begin();
  expect(await early).toBe(false);
  agrees = true;
  expect(await openSet({ hash, address: FARM.address })).toBe(true);
  expect(asked).toEqual([FARM.address, FARM.address]);
});
