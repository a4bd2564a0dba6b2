/** R10.2 at the table of a guided game: what it tells, and when, depends on nothing that is hidden. */
import { expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { playRandomGame } from '../../tests/engine/randomGame.ts';
import { recordAt } from '../../tests/store/position.ts';
import { Browser, CARDS } from '../../tests/store/world.ts';
import type { Action, State } from '../engine/index.ts';
import {
  ACTION_TYPES,
  copyState,
  dice,
  EVENT_TYPES,
  imagine,
  publicOffers,
  registerCatalog,
  view,
} from '../engine/index.ts';
import type { Command } from '../host/index.ts';
import { newSession } from '../host/index.ts';
import { isAtRest } from '../record/index.ts';
import type { GameStore } from './store.ts';
import { createGameStore } from './store.ts';

/** A tip for each of these moments, for whoever is told at the table. */
const tips = (moments: readonly object[]) => moments.map((when) => ({ when, say: 'Now.', pointAt: 'strip' }));
const LESSONS = [
  tips(ACTION_TYPES.map((type) => ({ can: { [type]: true } }))),
  tips(EVENT_TYPES.slice(0, 40).map((type) => ({ happened: { [type]: true } }))),
  tips(EVENT_TYPES.slice(40).map((type) => ({ happened: { [type]: true } }))),
  tips([
    ...TEST_CARDS.filter(({ type }) => type === 'plan').map(({ id }) => ({ plan: { card: id } })),
    ...[0, 1, 2, 3].map((minionsLeft) => ({ minionsLeft })),
    { hands: { genius: [] } },
    { offered: [] },
    { winner: null },
  ]),
].map((list) => ({ side: 'both', brief: 'A first game.', tips: list }));

const catalog = registerCatalog(TEST_CARDS);
const positions: State[] = [];
for (let seed = 1; seed <= 4; seed++)
  playRandomGame({
    seed,
    catalog,
    watch(state, action) {
      if (action && isAtRest(state) && positions.length < seed * 12) positions.push(copyState(state));
    },
  });

/** A guided game at that state. */
function guided(state: State, mission: object): { store: GameStore; browser: Browser } {
  const browser = new Browser();
  const record = recordAt({ name: 'A first game', mission });
  const store = createGameStore(browser.world(), newSession(record, { state, moves: [], log: [] }, state));
  store.getState().applyCards(CARDS);
  store.getState().setPreferences({ show: 0 });
  store.getState().post({ do: 'lift-curtain' });
  return { store, browser };
}

/** What it tells now, one tip after the other. */
function telling({ getState }: GameStore): unknown[] {
  const all: unknown[] = [getState().lesson];
  for (let tip = getState().lesson?.tip; tip; tip = getState().lesson?.tip) {
    getState().dismissTip('table');
    all.push(getState().lesson);
  }
  return all;
}

it('two games that differ only in what is hidden tell the same at each command', () => {
  let compared = 0;
  const told = new Set<unknown>();
  for (const [i, state] of positions.entries()) {
    const mission = LESSONS[i % LESSONS.length];
    const [a, b] = [2 * i, 2 * i + 1].map((seed) => guided(imagine(view(state, 'table'), seed), mission));
    const roll = dice(i);
    const both = (command: Command) => {
      for (const { store } of [a, b]) store.getState().post(command);
    };
    const isSame = (what: string) => {
      const [first, second] = [telling(a.store), telling(b.store)];
      expect(first, `position ${i}, ${what}`).toEqual(second);
      compared++;
      for (const lesson of first) told.add((lesson as { tip: { number: number } | null }).tip?.number);
    };
    isSame('at rest');
    for (let step = 0; step < 4; step++) {
      const { table } = a.store.getState();
      // What comes to light may differ: from then on the two are different games.
      if (!table || JSON.stringify(table) !== JSON.stringify(b.store.getState().table)) break;
      const offers: Action[] = publicOffers(table).filter(
        ({ type }) => !['activatePlan', 'completePlan'].includes(type),
      );
      const action = offers.length > 0 ? offers[roll(offers.length)] : undefined;
      const side = roll(2) === 0 ? 'genius' : 'spymaster';
      both(action && roll(3) > 0 ? { do: 'act', action } : { do: 'claim', side });
      if (JSON.stringify(a.store.getState().table) !== JSON.stringify(b.store.getState().table)) break;
      isSame(action?.type ?? 'claimed');
      both({ do: 'open-hand', side });
      both({ do: 'close-hands' });
      isSame('a hand was open');
      both({ do: 'never-mind' });
      for (const { browser } of [a, b]) browser.pass(500);
      if (JSON.stringify(a.store.getState().table) !== JSON.stringify(b.store.getState().table)) break;
      isSame('time has passed');
    }
  }
  expect(compared).toBeGreaterThan(200);
  expect(told.size).toBeGreaterThan(10);
});
