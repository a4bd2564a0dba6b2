import { expect, it } from 'vitest';
import { readCards } from '../../cards/read.ts';
import type { State, Step } from '../../engine/index.ts';
import neverSleeps from '../../puzzles/he-never-sleeps.json' with { type: 'json' };
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

/** The Contortionist can thwart the plan in this turn. The Temp Agent, who takes no part, has been in the lair before. */
const afterAnother = (more: object = {}) => ({
  ...neverSleeps.setup,
  networks: [
    { nodes: ['dead-drop'], spies: ['contortionist'] },
    { nodes: ['safehouse'], spies: ['temp-agent'] },
  ],
  infiltrated: ['temp-agent'],
  ...more,
});

/** The puzzle of the Master at that position, in which all but the Temp Agent have played. */
function foundAfter(more: object, change: (state: State) => void = () => {}) {
  const { state, names } = openScenario(readScenario({ setup: afterAnother(more) }), set);
  const tempAgent = names.indexOf('temp-agent');
  change(state);
  const cards = [...state.hands.spymaster, ...state.spies.map(({ card }) => card)];
  const used = new Set(cards.filter((card) => card !== tempAgent));
  const wanted = { side: 'spymaster', brief: 'Thwart it.', used, ways: 9, moves: 1 } as const;
  return puzzleAt(state, wanted, set, { positions: 3_000 })?.scenario.setup;
}

it('a puzzle is found after another Spy has infiltrated, and names nothing that takes no part', () => {
  const names = { card: 'temp-agent' };
  const found = foundAfter({
    used: [{ ...names, ability: 0 }],
    changes: [{ ...names, stat: 'sneak', by: 1, for: 'turn' }],
    happened: [{ event: 'died', spy: 'temp-agent' }],
  });
  expect(found?.networks).toMatchObject([{ spies: ['contortionist'] }, {}]);
  expect(JSON.stringify(found)).not.toContain('temp-agent');
  expect(found).not.toHaveProperty('happened');
});

it('the Spy that is in the lair takes part, whoever has played so far', () => {
  const setup = foundAfter({ infiltration: { spy: 'temp-agent', square: 1 } });
  expect(setup).toMatchObject({ infiltration: { spy: 'temp-agent' } });
});

it('a position is no puzzle in which a Spy lives only by one that takes no part', () => {
  expect(foundAfter({}, (state) => Object.assign(state.spies[0], { damage: 9 }))).toBeUndefined();
});
