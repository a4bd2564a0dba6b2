import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Action, GameEvent, State, Viewer } from '../../src/engine/index.ts';
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
import { FULL } from '../full.ts';
import { TEST_CARDS } from './cards.ts';
import { LANGUAGE_CARDS } from './languageCards.ts';
import { playRandomGame } from './randomGame.ts';
import { complaint } from './referee.ts';

/** The plain cards, and those that use every word of the card language. The plain ones are among them, and need fewer games. */
const SETS = [
  ['plain cards', registerCatalog(TEST_CARDS), FULL ? { games: 5, twins: 2 } : { games: 1, twins: 1 }],
  [
    'the whole card language',
    registerCatalog([...TEST_CARDS, ...LANGUAGE_CARDS]),
    FULL ? { games: 12, twins: 5 } : { games: 1, twins: 1 },
  ],
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
        if (!isDeepStrictEqual(copy, state)) expect(copy).toEqual(state);
        if (sharedParts(state, copy).join() !== '.rules,.cards')
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
  if (!isDeepStrictEqual(a, b)) expect(a).toEqual(b);
}

describe.each(SETS)('R10 secrets with %s', (_, catalog, { twins }) => {
  it('R10.2 two games that differ only in what is hidden from a side look the same to it until the owner acts', () => {
    for (let seed = 1; seed <= twins; seed++)
      playRandomGame({
        seed,
        catalog,
        interrupts: 25,
        watch: (state, action, events) => {
          const here = action && play(state, action);
          for (const viewer of [...SIDES, 'table'] as const) {
            const seen = view(state, viewer);
            const twin = imagine(seen, seed * 1000 + state.turn.number);
            same(view(twin, viewer), seen);
            if (viewer !== 'table') same([...legalActions(twin, viewer)], [...legalActions(state, viewer)]);
            else same(publicOffers(view(twin, 'table')), publicOffers(seen));
            if (action && here && (action.side === viewer || action.type === 'endStep'))
              sameAfter({ state, here, there: play(twin, action) }, action, viewer);
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

/** What an action comes to in the game and in its twin. */
interface Twins {
  state: State;
  here: ReturnType<typeof play>;
  there: ReturnType<typeof play>;
}

function sameAfter({ state, here, there }: Twins, action: Action, viewer: Viewer): void {
  if (action.side === viewer) expect(there.refusal).toEqual(here.refusal);
  if (here.refusal || there.refusal || wasLuck(state, here.state)) return;
  const happened = (is: (event: GameEvent) => boolean): boolean => here.events.some(is);
  if (action.side !== viewer) {
    // The end of a step gives the other side the same view in both twins: hidden cards skip or shorten no step.
    if (viewer === 'table' || !happened((event) => event.type === 'drawn' && event.side === viewer))
      same(view(there.state, viewer), view(here.state, viewer));
    return;
  }
  if (happened((event) => REVEALING.has(event.type) || (event.type === 'discarded' && event.side !== viewer))) return;
  same(view(there.state, viewer), view(here.state, viewer));
  same(viewEvents(there.events, viewer), viewEvents(here.events, viewer));
}

/** True if the random generator was used. It is hidden, so its results may differ between twins. */
const wasLuck = (before: State, after: State): boolean => before.random.some((n, i) => n !== after.random[i]);
