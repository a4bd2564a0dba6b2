/** Small missions for tests of the page and of the store, with the test cards. */
import { PEOPLE } from '../../src/record/index.ts';
import type { GameStore } from '../../src/store/store.ts';
import type { NewGameOptions } from '../../src/store/types.ts';
import { INSTRUCTOR } from '../../src/text/en/bots.ts';

/** The Genius holds a guard and a clerk; an agent waits to come. */
export const POSITION = {
  name: 'Two guards',
  setup: {
    turn: { number: 3, side: 'genius', step: 'lair' },
    networks: [{ nodes: ['safehouse'], spies: ['agent'] }],
    hands: { genius: ['guard', 'clerk'], spymaster: [] },
    decks: { genius: [], spymaster: [], plans: [] },
  },
};

/** A mission of the Genius alone. */
export const ALONE = {
  side: 'genius',
  brief: 'Let the guard stand in square 2 before round 3.',
  goal: { lair: [null, { card: 'guard' }, null, null, null, null, null, null] },
  lost: { turn: { number: 5 } },
  theirs: [[{ type: 'infiltrate', spy: 'agent' }]],
  tips: [
    { when: { can: { playMinion: true } }, say: 'Play a Minion.', pointAt: 'hand', rule: 'R4.1' },
    { when: { happened: { minionPlayed: true } }, say: 'It stands there.', pointAt: 'card:guard' },
    { when: { turn: { side: 'spymaster' } }, say: 'They come.', pointAt: 'strip' },
  ],
};

/** A guided game. */
export const FOR_BOTH = {
  side: 'both',
  brief: 'A first game.',
  tips: [
    { when: { can: { playMinion: true } }, say: 'You hold a Minion.', pointAt: 'hand', rule: 'R4.1', peek: 'genius' },
    { when: { turn: { side: 'genius' } }, say: 'The Genius begins.', pointAt: 'lair', rule: 'R3.1' },
  ],
};

/** The same position as a puzzle of the Genius. */
export const PUZZLE = {
  side: 'genius',
  brief: 'Let the guard stand in square 2 in this turn.',
  goal: ALONE.goal,
  horizon: 'turn',
  theme: 'guard',
  difficulty: 1,
};

const SOURCES = {
  alone: { genius: PEOPLE, spymaster: INSTRUCTOR },
  both: { genius: PEOPLE, spymaster: PEOPLE },
};

/** Begins a game with that mission, behind its curtain. */
export function beginLesson(store: GameStore, mission: object, position: object = POSITION): void {
  const isForBoth = 'side' in mission && mission.side === 'both';
  begin(store, SOURCES[isForBoth ? 'both' : 'alone'], { ...position, mission });
}

/** Begins a game with that puzzle, behind its curtain. */
export const beginPuzzle = (store: GameStore, puzzle: object = PUZZLE, position: object = POSITION): void =>
  begin(store, SOURCES.alone, { ...position, puzzle });

function begin(store: GameStore, sources: NewGameOptions['sources'], position: NewGameOptions['position']): void {
  store.getState().setPreferences({ show: 0 });
  const settings = { seating: 'side-by-side', grace: 'untimed', preset: 'recommended' } as const;
  const names = { genius: '', spymaster: '' };
  const hindered = store.getState().newGame({ names, settings, sources, position });
  if (hindered) throw new Error(JSON.stringify(hindered));
}
