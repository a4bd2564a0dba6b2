import { expect, it } from 'vitest';
import { readCards } from '../../cards/read.ts';
import type { Step } from '../../engine/index.ts';
import { readScenario } from '../format.ts';
import { openScenario } from '../open.ts';
import { puzzleAt } from './puzzleAt.ts';

const set = readCards('src/cards');

/** The Genius must move the Henchman and build the Blast Door, or a Spy thwarts the plan. */
const needsBuilding = (step: Step) => ({
  turn: { number: 5, step },
  plan: { card: 'evening-news', faceUp: true },
  lair: {
    1: 'powder-keg',
    2: 'henchman',
    3: { card: 'shop-steward', busy: true },
    5: 'tripwire',
    7: 'loudspeaker',
    8: 'loudspeaker',
  },
  networks: [{ nodes: ['dead-drop'], spies: ['temp-agent'] }],
  hands: { genius: ['blast-door'] },
  decks: { genius: [], spymaster: [], plans: [] },
});

it.each(['lair', 'draw'] as const)(
  'a card takes part that can be played later in the turn: from the step %s',
  (step) => {
    const { state } = openScenario(readScenario({ setup: needsBuilding(step) }), set);
    const used = new Set([...state.hands.genius, ...state.spies.map(({ card }) => card)]);
    const wanted = { side: 'genius', brief: 'Keep it.', used, ways: 9, moves: 1 } as const;
    const found = puzzleAt(state, wanted, set, { positions: 20_000 });
    expect(found?.scenario.setup?.hands?.genius).toEqual(['blast-door']);
  },
);
