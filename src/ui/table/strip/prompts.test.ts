import { expect, test } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import type { Setup } from '../../../scenario/format.ts';
import type { GameStore } from '../../../store/store.ts';
import { createDesk } from '../../play/desk.ts';
import { cardSpot } from '../../play/spots.ts';
import { endWords, promptOf } from './prompts.ts';

/** The sentence in the strip after that. */
function after(setup: Setup, then: (store: GameStore, desk: ReturnType<typeof createDesk>['desk']) => void): string {
  const { store } = storeIn(setup);
  const { desk } = createDesk(store);
  then(store, desk);
  return promptOf(store.getState(), desk.getState()).text;
}

/** A card of the Spy Master's hand is laid open, with so many Actions left. */
const laidOpen = (card: string, actionsLeft: number, networks: Setup['networks']) =>
  after(
    {
      turn: { number: 4, side: 'spymaster', step: 'actions' },
      actionsLeft,
      networks,
      hands: { genius: [], spymaster: [card] },
    },
    ({ getState }) => {
      const { post } = getState();
      post({ do: 'open-hand', side: 'spymaster' });
      const [card] = getState().openHands.spymaster!.view.hands.spymaster;
      post({ do: 'commit', side: 'spymaster', card });
      post({ do: 'close-hand', side: 'spymaster' });
    },
  );

const nodeWith = (actionsLeft: number, networks: Setup['networks']) => laidOpen('hub', actionsLeft, networks);

test('R4.2 a Spy that is laid open says that a Network that it supports can be touched too', () => {
  expect(laidOpen('agent', 3, [{ nodes: ['hub'] }])).toBe(
    'Agent: touch a Network to play it and assign it there, or play it unassigned.',
  );
  expect(laidOpen('agent', 3, [])).toBe('Agent: play it?');
});

test('R4.2 a Node that is laid open says what it takes to play it, and to connect it too', () => {
  expect(nodeWith(3, [])).toBe('Hub: play it? It begins your first Network.');
  expect(nodeWith(2, [{ nodes: ['hub'] }])).toBe(
    'Hub: touch a free place to play it (1 Action), or a Node to connect it too (2 Actions).',
  );
  expect(nodeWith(1, [{ nodes: ['hub'] }])).toBe('Hub: play it? It lies by itself until you connect it.');
});

test('who has interrupted while the other side lays a card open is told what to do', () => {
  const interrupted = (then: (store: GameStore) => void) =>
    after(
      {
        turn: { number: 4, side: 'spymaster', step: 'actions' },
        networks: [{ nodes: ['hub'] }],
        hands: { genius: ['rage'], spymaster: ['hub'] },
      },
      (store) => {
        const { post } = store.getState();
        post({ do: 'open-hand', side: 'spymaster' });
        const [card] = store.getState().openHands.spymaster!.view.hands.spymaster;
        post({ do: 'commit', side: 'spymaster', card });
        post({ do: 'close-hand', side: 'spymaster' });
        then(store);
      },
    );
  expect(interrupted(() => {})).toMatch(/^Hub: touch a free place/);
  expect(interrupted(({ getState }) => getState().post({ do: 'claim', side: 'genius' }))).toMatch(/^Interrupted\./);
});

test('while a card is read that leads nowhere, what is to be done stays said', () => {
  const prompt = after(
    {
      turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
      plan: 'prank',
      lair: { 2: 'guard' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      infiltration: { spy: 'agent', square: 2 },
    },
    (store, desk) => desk.getState().touch(cardSpot(store.getState().table!.lair[1]!.card)),
  );
  expect(prompt).toBe('Agent is in square 2: choose.');
});

test('R3.2 whether the cost is met is read in the hand: by a peek, or at once where it lies open', () => {
  const asked = (open: boolean) =>
    after(
      { turn: { number: 5, side: 'genius', step: 'activate' }, plan: 'prank', lair: { 1: 'crate', 2: 'boss' } },
      ({ getState }, desk) => {
        if (open) getState().post({ do: 'open-hand', side: 'genius' });
        desk.getState().begin({ kind: 'activate' });
      },
    );
  expect(asked(false)).toContain('Peek to see whether its cost is met.');
  expect(asked(true)).toContain('Your hand says whether its cost is met.');
});

/** What is said of the end of the turn while a Spy is in square 2, where a scene is told of or not. */
function saidOfTheEnd(setup: Setup, tells: boolean, then: (store: GameStore) => void = () => {}): string | null {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    plan: 'prank',
    lair: { 2: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    infiltration: { spy: 'agent', square: 2 },
    hands: { genius: ['rage'], spymaster: ['memo'] },
    ...setup,
  });
  then(store);
  return endWords(store.getState(), tells);
}

test('while the last Spy is in the lair, it is said that the turn then ends by itself', () => {
  expect(saidOfTheEnd({}, false)).toBe('Then the turn ends by itself.');
  expect(saidOfTheEnd({ networks: [{ nodes: ['hub'], spies: ['agent', 'rookie'] }] }, false)).toBeNull();
  expect(saidOfTheEnd({}, false, ({ getState }) => getState().post({ do: 'set', grace: 'untimed' }))).toBeNull();
});

test('where the turn is ending, what is told of beside it says that HOLD keeps it, and then nothing ends', () => {
  const gone: Setup = { infiltration: undefined, unassigned: ['agent'], networks: [{ nodes: ['hub'] }] };
  expect(saidOfTheEnd(gone, true)).toBe('Then the turn ends. Press HOLD to stay.');
  expect(saidOfTheEnd(gone, true, ({ getState }) => getState().post({ do: 'hold' }))).toBeNull();
  expect(saidOfTheEnd({ ...gone, turn: { number: 4, side: 'spymaster', step: 'assign' } }, true)).toBeNull();
});

test('R9.2 untimed, the one person against a bot is told what comes, and asked for an OK', () => {
  const prompt = after(
    {
      turn: { number: 3, side: 'genius', step: 'activate' },
      plan: 'prank',
      lair: { 2: 'crate' },
      hands: { spymaster: ['memo'] },
    },
    ({ getState }) => {
      const { post } = getState();
      post({ do: 'set', grace: 'untimed' });
      post({ do: 'act', action: { type: 'activatePlan', side: 'genius' } });
      post({ do: 'seat', side: 'genius', source: 'rookie' });
    },
  );
  expect(prompt).toBe('Next: Activate the Evil Plan. INTERRUPT, or say OK.');
});
