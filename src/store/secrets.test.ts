import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { playRandomGame } from '../../tests/engine/randomGame.ts';
import { storeAt, storeIn } from '../../tests/store/position.ts';
import { refusalOf } from '../../tests/store/refusalOf.ts';
import { Browser, OPTIONS, openTab } from '../../tests/store/world.ts';
import type { Action, State } from '../engine/index.ts';
import { copyState, imagine, publicOffers, registerCatalog, view } from '../engine/index.ts';
import { isAtRest } from '../record/index.ts';
import { secretSeed } from './secretSeed.ts';
import type { GameStore } from './store.ts';
import { createGameStore } from './store.ts';

const catalog = registerCatalog(TEST_CARDS);
const positions: State[] = [];
for (let seed = 1; seed <= 6; seed++)
  playRandomGame({
    seed,
    catalog,
    watch(state, action) {
      if (action && isAtRest(state) && positions.length < seed * 15) positions.push(copyState(state));
    },
  });

const twins = (state: State, i: number) =>
  [imagine(view(state, 'table'), 2 * i), imagine(view(state, 'table'), 2 * i + 1)].map((s) => storeAt(s));

describe('R10.2 two games that differ only in what is hidden', () => {
  it('have the same public state, whatever is asked, offered, claimed or done in public', () => {
    let different = 0;
    for (const [i, state] of positions.entries()) {
      const [a, b] = twins(state, i);
      const told = ({ store }: typeof a) => JSON.stringify([store.getState(), store.getState().lately()]);
      const all = (): [string, string] => [told(a), told(b)];
      const same = (what: string) => {
        const [first, second] = all();
        if (first !== second) expect(first, `position ${i}, ${what}`).toBe(second);
      };
      const both = <T>(run: (store: GameStore) => T) => expect(run(a.store)).toEqual(run(b.store));
      const asked = (action: Action) => both((s) => s.getState().ask({ do: 'act', action }));
      same('at rest');
      for (const side of ['genius', 'spymaster'] as const) {
        for (let card = 0; card < state.cards.length; card += 13)
          for (const type of ['playMinion', 'playSpy', 'playNode', 'playInstant', 'choosePlan'] as const)
            asked({ type, side, card, ...(type === 'playMinion' ? { square: 1 } : {}) } as Action);
        asked({ type: 'activatePlan', side } as Action);
        asked({ type: 'advancePlan', side } as Action);
        both((s) => refusalOf(s.getState, { do: 'claim', side }));
        same('claimed');
        both((s) => refusalOf(s.getState, { do: 'never-mind' }));
      }
      const offers: Action[] = publicOffers(view(state, 'table')).filter((o) => o.type !== 'activatePlan');
      const action = offers[i % Math.max(1, offers.length)];
      if (!action || action.type === 'completePlan') continue;
      both((s) => refusalOf(s.getState, { do: 'act', action }));
      same(`after ${action.type}`);
      a.browser.pass(1000);
      b.browser.pass(1000);
      same('the bar runs');
      a.browser.pass(60_000);
      b.browser.pass(60_000);
      // When the step resolves, what it brings to light may differ: a plan turned over, cards drawn at random.
      different++;
    }
    expect(different).toBeGreaterThan(50);
  });

  it('look different to the side that looks, and the same again when it has looked', () => {
    const state = positions.find((s) => s.hands.genius.length > 3 && s.hands.spymaster.length > 3);
    if (!state) throw new Error('no such position');
    const [a, b] = twins(state, 999);
    for (const side of ['genius', 'spymaster'] as const) {
      for (const { store } of [a, b]) store.getState().post({ do: 'open-hand', side });
      expect(a.store.getState().openHands[side]?.view.hands[side]).not.toEqual(
        b.store.getState().openHands[side]?.view.hands[side],
      );
      expect(a.store.getState().table).toEqual(b.store.getState().table);
    }
    for (const { store } of [a, b]) store.getState().post({ do: 'close-hands' });
    expect(JSON.stringify(a.store.getState())).toBe(JSON.stringify(b.store.getState()));
  });

  it('R3.3 a plan whose cost is not met is refused with "not yet" alike, but for its owner who looks', () => {
    const { store } = storeIn({ turn: { number: 3, side: 'genius', step: 'activate' }, plan: 'heist' });
    const action: Action = { type: 'activatePlan', side: 'genius' };
    const quiet = { code: 'cost-not-met', rule: 'R3.3', facts: {}, secret: false };
    expect(store.getState().offers).toContainEqual(action);
    expect(store.getState().ask({ do: 'act', action })).toBeUndefined();
    expect(refusalOf(store.getState, { do: 'act', action })).toEqual(quiet);
    store.getState().post({ do: 'open-hand', side: 'genius' });
    expect(store.getState().ask({ do: 'act', action }), 'what the table answers, all can read').toBeUndefined();
    expect(refusalOf(store.getState, { do: 'act', action })).toEqual(quiet);
    expect(store.getState().ask({ do: 'act', action }, true)).toMatchObject({ code: 'cost-not-met', secret: true });
    expect(store.getState().openHands.genius?.plan).toMatchObject({
      met: false,
      have: { contraptions: 0, minions: 0 },
    });
  });

  it('the public state bears no seed and no generator', () => {
    const store = openTab();
    store.getState().newGame({ ...OPTIONS, seed: 987_654_321 });
    expect(JSON.stringify(store.getState())).not.toContain('987654321');
    expect(store.getState().table?.random).toEqual([]);
  });
});

describe('the seed of a game', () => {
  const SEED = '8f3a0c55d21e97b46600f1e2d3c4b5a6';
  const offered = (store: GameStore) => {
    store.getState().post({ do: 'lift-curtain' });
    store.getState().post({ do: 'open-hand', side: 'genius' });
    return JSON.stringify(store.getState().openHands.genius?.view.offered);
  };

  it('has 128 bits that nobody chose, and no two games have the same', () => {
    const seeds = Array.from({ length: 100 }, secretSeed);
    expect(seeds.every((seed) => /^[0-9a-f]{32}$/.test(seed))).toBe(true);
    expect(new Set(seeds).size).toBe(100);
  });

  it('is nowhere in what the page can read while the game runs', () => {
    const { seed: _, ...options } = OPTIONS;
    const store = createGameStore({ ...new Browser().world(), newSeed: () => SEED });
    store.getState().applyCards({ cards: TEST_CARDS, rules: {}, problems: [] });
    store.getState().newGame(options);
    const first = offered(store);
    const text = JSON.stringify(store.getState());
    expect(text).not.toContain(SEED);
    expect(text).not.toContain('seed');
    store.getState().startAgain();
    expect(JSON.stringify(store.getState())).not.toContain(SEED);
    expect(offered(store)).toBe(first);
    const id = store.getState().game?.id ?? '';
    store.getState().leave();
    expect(JSON.stringify(store.getState())).not.toContain(SEED);
    expect(store.getState().resume(id)).toBeUndefined();
    expect(offered(store)).toBe(first);
    store.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
    expect(store.getState().gameOver?.seed).toBe(SEED);
  });
});
