import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ALONE, POSITION } from '../../../../tests/store/lesson.ts';
import { CARDS, openTab } from '../../../../tests/store/world.ts';
import { readCards } from '../../../cards/read.ts';
import { afterMission } from './afterMission.ts';
import { beginMission } from './beginMission.ts';
import { MISSIONS, missionsOf } from './missions.ts';

const { cards, rules } = readCards('src/cards');

beforeEach(() => vi.stubGlobal('location', { hash: '' }));
afterEach(() => vi.unstubAllGlobals());

/** A page with the game's own cards, and a set that brings two missions. */
async function opened() {
  const store = openTab();
  store.getState().applyCards({ cards, rules, problems: [] });
  const missions = ['Guards one', 'Guards two'].map((name) => ({ ...POSITION, name, mission: ALONE }));
  await store.getState().bringSet({ ...CARDS, name: 'Guards', address: null, missions });
  const ofSet = missionsOf(store.getState().cards?.brought?.hash ?? '', missions).good;
  return { store, ofSet };
}

it('each mission leads to the next of its row, and the last one to the game with tips', async () => {
  const { store } = await opened();
  const names: (string | undefined)[] = [];
  expect(await beginMission(store, MISSIONS[0])).toBeNull();
  for (let after = afterMission(store); after; after = afterMission(store)) {
    names.push(store.getState().lesson?.name);
    if (!after.next) {
      expect(after.guided).toBe('A First Game');
      break;
    }
    const { id } = store.getState().game!;
    after.next();
    await vi.waitFor(() => expect(store.getState().game?.id).not.toBe(id));
    expect(location.hash).toBe(`#/game/${store.getState().game?.id}`);
  }
  expect(names).toEqual(['Obey the Weather', 'Hold the Corridor', 'First Break-in', 'Two Spies, One Door']);
});

it('a mission of a set leads to the next one of the set, with its cards', async () => {
  const { store, ofSet } = await opened();
  expect(await beginMission(store, ofSet[0], { own: false })).toBeNull();
  const { set } = store.getState().game!;
  afterMission(store)?.next?.();
  await vi.waitFor(() => expect(store.getState().lesson?.name).toBe('Guards two'));
  expect(store.getState().game?.set).toEqual(set);
  expect(afterMission(store)).toEqual({ next: null, guided: null });
});

it('a mission that stands in no row leads nowhere', async () => {
  const { store, ofSet } = await opened();
  const [one] = ofSet;
  expect(await beginMission(store, { ...one, file: { ...one.file, name: 'Another' } }, { own: false })).toBeNull();
  expect(afterMission(store)).toBeNull();
});
