import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { playOn } from '../../tests/store/player.ts';
import { Browser, OPTIONS, openTab } from '../../tests/store/world.ts';
import { dice } from '../engine/index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

it('of the tables and beats that were, a store keeps no more than the last ones', async () => {
  const browser = new Browser();
  const store = openTab(browser);
  store.getState().newGame({ ...OPTIONS, seed: 3 });
  const seen = new Set<WeakRef<object>>();
  store.subscribe(({ table, beats }, before) => {
    if (table && table !== before.table) seen.add(new WeakRef(table));
    if (beats !== before.beats) for (const beat of beats) seen.add(new WeakRef(beat));
  });
  const roll = dice(3);
  while (seen.size < 300 && !store.getState().gameOver) playOn(store, browser, roll);
  expect(seen.size).toBeGreaterThan(200);
  await new Promise((done) => setTimeout(done));
  collectGarbage();
  expect([...seen].filter((one) => one.deref()).length).toBeLessThan(10);
});
