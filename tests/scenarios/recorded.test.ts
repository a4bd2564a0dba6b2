/** Games that were played, saved as scenarios: they run green, chance included. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { runScenario } from '../../src/cli/runScenario.ts';
import type { Action, Catalog, State } from '../../src/engine/index.ts';
import { copyState, RECOMMENDED, registerCatalog } from '../../src/engine/index.ts';
import { recorded } from '../../src/scenario/recorded.ts';
import { isSettled } from '../../src/scenario/setupOf.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { LANGUAGE_CARDS } from '../engine/languageCards.ts';
import { playRandomGame } from '../engine/randomGame.ts';
import { SCENARIOS } from './files.ts';

const SETS: [string, Catalog][] = [
  ["the game's cards", registerCatalog(readCards(join(SCENARIOS, '../../src/cards')).cards)],
  ['the whole card language', registerCatalog([...TEST_CARDS, ...LANGUAGE_CARDS])],
];

/** The last position of so many turns of a random game, and the moves since then. */
function played(catalog: Catalog, seed: number, turns: number): { start: State; actions: Action[] } {
  let start: State | undefined;
  let actions: Action[] = [];
  playRandomGame({
    seed,
    catalog,
    interrupts: 40,
    watch: (state, action) => {
      if (state.winner === null && isSettled(state) && (!start || start.turn.number + turns < state.turn.number)) {
        start = copyState(state);
        actions = [];
      }
      if (action) actions.push(action);
    },
  });
  if (!start) throw new Error('no position');
  return { start, actions };
}

describe.each(SETS)('what was played, with %s', (_, catalog) => {
  it.each([1, 2, 3, 4, 5, 6])('runs green as a scenario, with what came of it: game %i', (seed) => {
    const { start, actions } = played(catalog, seed, 10);
    const scenario = recorded(start, actions, { name: 'x' });
    expect(actions.length).toBeGreaterThan(0);
    expect(scenario.expect).toMatchObject({ winner: expect.any(String) });
    const result = runScenario(JSON.parse(JSON.stringify(scenario)), 'x', {
      cards: catalog.source,
      rules: RECOMMENDED,
    });
    expect(result.ok ? 'ok' : result.error).toBe('ok');
  });

  it('runs with any set if the cards are written into it', () => {
    const { start, actions } = played(catalog, 7, 3);
    const scenario = recorded(start, actions, { name: 'x', withCards: true });
    const result = runScenario(JSON.parse(JSON.stringify(scenario)), 'x', { cards: [], rules: RECOMMENDED });
    expect(result.ok ? 'ok' : result.error).toBe('ok');
  });
});
