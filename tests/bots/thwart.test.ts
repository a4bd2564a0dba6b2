/** The rookie's Master takes a thwart that is open to it: it does not wait for the next turn's. */
import { expect, test } from 'vitest';
import { rookie } from '../../src/bots/rookie/rookie.ts';
import { readCards } from '../../src/cards/read.ts';
import { legalActions, PLAN_STATUSES, view } from '../../src/engine/index.ts';
import { stateIn } from '../store/position.ts';

const { cards } = readCards('src/cards');

for (const status of PLAN_STATUSES)
  test(`through an empty lair, while the plan is ${status}`, () => {
    const state = stateIn(
      {
        turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
        plan: { card: 'moon-portrait', status },
        networks: [{ nodes: [{ card: 'safehouse', at: [0, 0] }], spies: ['temp-agent'] }],
        hands: { genius: ['henchman', 'henchman'], spymaster: ['safehouse'] },
      },
      cards,
    );
    const action = rookie(1).decide(view(state, 'spymaster'), legalActions(state, 'spymaster'));
    expect(action).toMatchObject({ type: 'infiltrate' });
  });
