/** What a net is told of a position. */
import { expect, it } from 'vitest';
import { Describer, INPUT_NAMES } from '../../src/bots/value/features.ts';
import { readCards } from '../../src/cards/read.ts';
import type { Catalog, Side, State } from '../../src/engine/index.ts';
import { copyState, imagine, registerCatalog, SIDES, view } from '../../src/engine/index.ts';
import { playGame } from '../../src/sim/game.ts';
import { testCatalog } from '../engine/cards.ts';
import { FULL } from '../full.ts';

const { cards, rules: own } = readCards('src/cards');
/** The sample plays the first rounds of a game. */
const rules = FULL ? own : { ...own, maxRounds: 6 };
const described = (state: State, side: Side): number[] => [...new Describer(side).describe(copyState(state))];

/** Positions at the end of each turn of a game. */
function endsOfTurns(catalog: Catalog, seed: number): State[] {
  const found: State[] = [];
  const look = (state: State): void => {
    if (state.stack.at(-1)?.kind === 'endTurn' && found.at(-1)?.turn.number !== state.turn.number)
      found.push(copyState(state));
  };
  playGame({ catalog, rules, genius: 'rookie', spymaster: 'rookie' }, seed, { action: look });
  return found;
}

it.each([
  ['the game’s cards', registerCatalog(cards)],
  ['cards with every effect', testCatalog()],
])('R10.2 is the same where only what is hidden differs, and fills all inputs with numbers: %s', (_, catalog) => {
  const positions = endsOfTurns(catalog, 3);
  expect(positions.length).toBeGreaterThan(8);
  for (const state of positions)
    for (const side of SIDES) {
      const told = described(state, side);
      expect(told).toHaveLength(INPUT_NAMES[side].length);
      expect(told.every(Number.isFinite)).toBe(true);
      expect(described(imagine(view(state, side), 99), side)).toEqual(told);
    }
});

it('differs where the score, the plan or the own hand differs', () => {
  const [state] = endsOfTurns(registerCatalog(cards), 4).filter(({ plan }) => plan && !plan.faceUp);
  const { score, hands } = state;
  const ahead = { ...state, score: { ...score, genius: score.genius + 2 } };
  const poor = { ...state, hands: { ...hands, genius: [] } };
  const without = { ...state, plan: null };
  for (const other of [ahead, poor, without])
    expect(described(other, 'genius')).not.toEqual(described(state, 'genius'));
});
