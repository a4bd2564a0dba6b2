import { expect, it } from 'vitest';
import { settle } from '../../src/bots/rookie/outlook.ts';
import { Walk } from '../../src/bots/rookie/walk.ts';
import { RuleOfThumb } from '../../src/bots/rookie/worth.ts';
import { readCards } from '../../src/cards/read.ts';
import type { Action, State } from '../../src/engine/index.ts';
import { awaiting, copyState, legalActions, perform, registerCatalog } from '../../src/engine/index.ts';
import { playGame } from '../../src/sim/game.ts';
import { testCatalog } from '../engine/cards.ts';
import { table } from '../rules/table.ts';

const isAtFork = (state: State): boolean =>
  state.infiltration !== null && awaiting(state).side === 'spymaster' && awaiting(state).kind !== 'respond';

/** The lowest worth of all ways, found by walking each to its end: the plain answer that a search has to find. */
function leastOfAll(state: State, instants: number, abilities = 3): number {
  if (!isAtFork(state)) return new RuleOfThumb('spymaster').worth(state);
  let least = Number.POSITIVE_INFINITY;
  for (const action of legalActions(state, 'spymaster')) {
    const left = [instants - Number(action.type === 'playInstant'), abilities - Number(action.type === 'useAbility')];
    if (left[0] < 0 || left[1] < 0) continue;
    least = Math.min(least, leastOfAll(done(state, action), left[0], left[1]));
  }
  return least;
}

function done(state: State, action: Action): State {
  const next = copyState(state);
  perform(next, action);
  settle(next, 'spymaster');
  return next;
}

it('R6.4 finds the best of a hundred ways through a lair', () => {
  const { state } = table({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 1: 'reactor', 2: 'mine', 3: 'crate', 4: 'mine', 5: 'crate', 6: 'drape', 7: 'crate', 8: 'guard' },
    plan: 'heist',
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    infiltration: { spy: 'agent', square: 1 },
  });
  const { worth, actions } = new Walk(new RuleOfThumb('spymaster')).best(copyState(state));
  expect(worth).toBe(leastOfAll(state, 0));
  const end = actions.reduce(done, state);
  expect(new RuleOfThumb('spymaster').worth(end)).toBe(worth);
  expect(actions[0].type).toBe('destroy');
});

const { cards, rules } = readCards('src/cards');

it.each([
  ['the game’s cards', registerCatalog(cards), 12],
  ['the tests’ own', testCatalog(), 12],
])(
  'finds what walking every way finds, with an instant and without: %s',
  (_, catalog, games) => {
    const found: number[][] = [[], []];
    const all: number[][] = [[], []];
    const compare = (state: State, { type }: Action): void => {
      if (type === 'pass' || !isAtFork(state) || found[0].length >= 60) return;
      for (const instants of [0, 1]) {
        found[instants].push(new Walk(new RuleOfThumb('spymaster')).best(copyState(state), instants).worth);
        all[instants].push(leastOfAll(copyState(state), instants));
      }
    };
    for (let seed = 1; seed <= games || (seed <= 5 * games && found[0].length <= 40); seed++)
      playGame({ catalog, rules, genius: 'rookie', spymaster: 'intern' }, seed, { action: compare });
    expect(found).toEqual(all);
    expect(found[0].length).toBeGreaterThan(40);
  },
  30_000,
);
