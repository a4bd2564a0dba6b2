import { expect, it } from 'vitest';
import { deputy, deputyOf } from '../../src/bots/deputy/deputy.ts';
import { readCards } from '../../src/cards/read.ts';
import { legalActions, view } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { stateIn } from '../store/position.ts';

const { cards } = readCards('src/cards');

const NETWORK = { nodes: [{ card: 'safehouse', at: [0, 0] as [number, number] }], spies: ['temp-agent'] };
const SENDING: Setup = {
  turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
  plan: { card: 'moon-portrait', status: 'advanced' },
  networks: [NETWORK],
  hands: { genius: ['henchman', 'henchman'], spymaster: ['safehouse'] },
};
const decided = (setup: Setup, seed = 1) => {
  const state = stateIn(setup, cards);
  const { side } = state.turn;
  return deputy(seed).decide(view(state, side), [...legalActions(state, side)]);
};

it('the Master sends a Spy through an empty lair', () => {
  expect(decided(SENDING)).toMatchObject({ type: 'infiltrate' });
});

it('the Master wins by the thwart that wins the game, also where a Minion stands in the way that it can sneak by', () => {
  const lair = { 4: { card: 'henchman' } };
  expect(decided({ ...SENDING, score: { genius: 6, spymaster: 8 }, lair })).toMatchObject({ type: 'infiltrate' });
});

it('the Genius activates the plan that it has met, and with which it can win', () => {
  const action = decided({
    turn: { number: 5, side: 'genius', step: 'activate' },
    score: { genius: 7, spymaster: 0 },
    plan: { card: 'moon-portrait', status: 'in-progress' },
    lair: { 3: { card: 'blast-door' }, 7: { card: 'henchman' }, 8: { card: 'doorman' } },
    hands: { genius: ['henchman'], spymaster: ['safehouse'] },
  });
  expect(action).toMatchObject({ type: 'activatePlan' });
});

it('the same seed and number of nodes give the same decision, with the same chances', () => {
  const state = stateIn(SENDING, cards);
  const considered = () =>
    deputyOf(9, { nodes: 12 }).consider(view(state, 'spymaster'), [...legalActions(state, 'spymaster')]);
  const [first, second] = considered();
  expect(considered()).toEqual([first, second]);
  expect(first.candidate).toMatchObject({ action: { type: 'infiltrate' } });
  expect(first.chance).toBeGreaterThan(second.chance);
});

it('a clock that runs out stops the search, and the planner’s way is played', () => {
  const state = stateIn(SENDING, cards);
  let asked = 0;
  const now = (): number => 10 * asked++;
  const bot = deputy(1, { ms: () => 15, now });
  expect(bot.decide(view(state, 'spymaster'), [...legalActions(state, 'spymaster')])).toMatchObject({
    type: 'infiltrate',
  });
  expect(asked).toBe(3);
});
