import { describe, expect, it } from 'vitest';
import type { Action, State, Viewer } from '../../src/engine/index.ts';
import {
  copyState,
  HIDDEN,
  imagine,
  legalActions,
  newGame,
  perform,
  play,
  publicOffers,
  registerCatalog,
  SIDES,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import { TEST_CARDS } from './cards.ts';
import { LANGUAGE_CARDS } from './languageCards.ts';
import { playRandomGame } from './randomGame.ts';
import { complaint } from './referee.ts';

/** The plain cards, and those that use every word of the card language. The plain ones are among them, and need fewer games. */
const SETS = [
  ['plain cards', registerCatalog(TEST_CARDS), { games: 5, twins: 2 }],
  ['the whole card language', registerCatalog([...TEST_CARDS, ...LANGUAGE_CARDS]), { games: 12, twins: 5 }],
] as const;

describe.each(SETS)('random games with %s', (_, catalog, { games }) => {
  it('R1.1 the same seed and actions give the same game; the referee never complains', () => {
    for (let seed = 1; seed <= games; seed++) {
      const done: Action[] = [];
      const { state } = playRandomGame({
        seed,
        catalog,
        watch: (now, action) => {
          const wrong = complaint(now);
          if (wrong) throw new Error(`seed ${seed}: ${wrong} after ${JSON.stringify(done)}`);
          if (action) done.push(action);
        },
      });
      const again = newGame(catalog, { seed }).state;
      for (const action of done) perform(again, action, () => {});
      expect(again).toEqual(state);
    }
  });

  it('a copy equals the state and shares with it only what never changes', () => {
    playRandomGame({
      seed: 3,
      catalog,
      interrupts: 40,
      watch: (state) => {
        const copy = copyState(state);
        expect(copy).toEqual(structuredClone(state));
        expect(sharedParts(state, copy)).toEqual(['.rules', '.cards']);
      },
    });
  });
});

function sharedParts(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || a === null) return [];
  if (a === b) return [path || 'all'];
  return Object.entries(a).flatMap(([key, value]) =>
    sharedParts(value, (b as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

/** Same as `toEqual`, but quick if all is well. */
function same(a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) expect(a).toEqual(b);
}

describe.each(SETS)('R10 secrets with %s', (_, catalog, { twins }) => {
  it('R10.2 two games that differ only in what is hidden from a side look the same to it until the owner acts', () => {
    for (let seed = 1; seed <= twins; seed++)
      playRandomGame({
        seed,
        catalog,
        interrupts: 25,
        watch: (state, action, events) => {
          for (const viewer of [...SIDES, 'table'] as const) {
            const seen = view(state, viewer);
            const twin = imagine(seen, seed * 1000 + state.turn.number);
            same(view(twin, viewer), seen);
            if (viewer !== 'table') same([...legalActions(twin, viewer)], [...legalActions(state, viewer)]);
            else same(publicOffers(view(twin, 'table')), publicOffers(seen));
            if (action && action.side === viewer && twinPlays(state, twin, action))
              sameAfter(state, twin, action, viewer);
            if (action?.type === 'endStep' && action.side !== viewer) sameWaiting(state, twin, action, viewer);
            expect(JSON.stringify(viewEvents(events, viewer))).not.toContain('undefined');
          }
        },
      });
  });

  it('R10.1 a hidden card bears no id in a view', () => {
    playRandomGame({
      seed: 5,
      catalog,
      watch: (state) => {
        const table = view(state, 'table');
        expect([...table.hands.genius, ...table.hands.spymaster].every((card) => card === HIDDEN)).toBe(true);
        expect(
          Object.values(table.decks)
            .flat()
            .every((card) => card === HIDDEN),
        ).toBe(true);
        expect(table.random).toEqual([]);
        if (state.plan && !state.plan.faceUp) {
          expect(table.plan?.card).toBe(HIDDEN);
          expect(view(state, 'spymaster').plan?.card).toBe(HIDDEN);
          expect(view(state, 'genius').plan?.card).toBe(state.plan.card);
        }
      },
    });
  });
});

/** Events after which twins may differ: the owner's own action has drawn, shuffled or revealed something. */
const REVEALING = new Set(['drawn', 'plansOffered', 'planRevealed', 'reshuffled', 'planChosen', 'revealed']);

const twinPlays = (state: State, twin: State, action: Action): boolean => {
  const here = play(state, action);
  const there = play(twin, action);
  expect(there.refusal).toEqual(here.refusal);
  return !here.refusal && !here.events.some((event) => REVEALING.has(event.type)) && !wasLuck(state, here.state);
};

/** True if the random generator was used. It is hidden, so its results may differ between twins. */
const wasLuck = (before: State, after: State): boolean => before.random.some((n, i) => n !== after.random[i]);

/** The end of a step gives the other side the same view in both twins: hidden cards skip or shorten no step. */
function sameWaiting(state: State, twin: State, action: Action, viewer: Viewer): void {
  const here = play(state, action);
  const there = play(twin, action);
  if (here.refusal || there.refusal || wasLuck(state, here.state)) return;
  if (viewer !== 'table' && here.events.some((event) => event.type === 'drawn' && event.side === viewer)) return;
  same(view(there.state, viewer), view(here.state, viewer));
}

function sameAfter(state: State, twin: State, action: Action, viewer: 'genius' | 'spymaster'): void {
  const here = play(state, action);
  const there = play(twin, action);
  if (here.refusal || there.refusal) return;
  if (here.events.some((e) => e.type === 'discarded' && e.side !== viewer)) return;
  same(view(there.state, viewer), view(here.state, viewer));
  same(viewEvents(there.events, viewer), viewEvents(here.events, viewer));
}
