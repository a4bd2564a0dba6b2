import { expect, test } from 'vitest';
import { TEST_CARDS } from '../../../tests/engine/cards.ts';
import { storeIn } from '../../../tests/store/position.ts';
import type { Card, GameEvent } from '../../engine/index.ts';
import { bothPass, copyState, healthLeft, perform, RECOMMENDED, registerCatalog, view } from '../../engine/index.ts';
import type { Ability } from '../../engine/language.ts';
import type { Setup } from '../../scenario/format.ts';
import { buildPosition } from '../../scenario/position.ts';
import { viewTold } from './told.ts';

const table = storeIn({
  turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
  plan: 'prank',
  lair: { 1: 'guard', 2: 'guard' },
  networks: [{ nodes: ['hub'], spies: ['agent'] }],
}).store.getState().table!;
const spy = table.spies[0].card;
const [card, other] = table.lair.map((one) => one?.card ?? -1);
const round = (toSpy: number, toMinion: number, spyHealth: number, minionHealth: number): GameEvent => ({
  type: 'combatRound',
  card,
  spy,
  round: 1,
  first: null,
  toSpy,
  toMinion,
  minionHealth,
  spyHealth,
});
const damaged = { type: 'damaged', card, amount: 1, by: spy, combat: true } as const;

test('R7.1 after rounds of combat the two who fight have the Health that was told, and nobody else has', () => {
  const now = viewTold(table, [round(0, 1, 3, 2), damaged, round(1, 1, 2, 1)]);
  expect(now.spies[0].damage).toBe(1);
  expect(now.lair[0]).toMatchObject({ card, damage: 2 });
  expect(now.lair[1]).toMatchObject({ card: other, damage: 0 });
  expect(table.lair[0]?.damage).toBe(0);
});

test('a round without a wound, and other events, leave the view as it is', () => {
  expect(viewTold(table, [round(0, 0, 3, 3), damaged, { type: 'madeBusy', card }])).toBe(table);
});

test('R6.10 what heals, hurts or strengthens within a scene is in the figures', () => {
  const health = (...events: GameEvent[]) => healthLeft(viewTold(table, events), card);
  const hurt = { ...damaged, amount: 2, combat: false };
  expect(health(hurt)).toBe(1);
  expect(health(hurt, { type: 'healed', card, amount: 1 })).toBe(2);
  expect(health({ type: 'modified', card, stat: 'health', by: 2, source: other }, hurt)).toBe(3);
  expect(health({ ...hurt, amount: 9 }, { type: 'replaced', card, source: other, instead: 'die' })).toBe(0);
  expect(health(round(0, 2, 3, 1), { type: 'combatEnded', card, spy })).toBe(3);
});

type Minion = Extract<Card, { type: 'minion' }>;

/** The Health of both as the table shows it after each round, and as the log tells it. */
function rounds(minion: Minion, setup: Setup = {}): { shown: number[][]; told: number[][] } {
  const cards = [...TEST_CARDS, minion];
  const { state } = buildPosition(
    registerCatalog(cards),
    {
      setup: {
        turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
        lair: { 1: minion.id },
        networks: [{ nodes: ['hub'], spies: ['agent'] }],
        infiltration: { spy: 'agent', square: 1 },
        ...setup,
      },
    },
    RECOMMENDED,
  );
  const events: GameEvent[] = [];
  const now = copyState(state);
  perform(now, { type: 'attack', side: 'spymaster' });
  bothPass(now, (event) => events.push(event));
  const before = view(state, 'table');
  const shown: number[][] = [];
  const told: number[][] = [];
  for (const [i, event] of events.entries())
    if (event.type === 'combatRound') {
      const then = viewTold(before, events.slice(0, i + 1));
      shown.push([healthLeft(then, event.spy), healthLeft(then, event.card)]);
      told.push([event.spyHealth, event.minionHealth]);
    }
  return { shown, told };
}

test('R7.1 through a whole combat the table shows the Health that the log tells', () => {
  const boxer = (abilities: Ability[]): Minion => ({
    ...{ id: 'boxer', name: 'Boxer', copies: 1, attack: 0, health: 3, perception: 1 },
    type: 'minion',
    abilities,
  });
  const healed = rounds(
    boxer([{ kind: 'replace', instead: 'die', limit: 1, effects: [{ verb: 'heal', cards: '$self', amount: 9 }] }]),
  );
  expect(healed.told.map(([, minion]) => minion)).toEqual([1, -1, 1, -1]);
  expect(healed.shown).toEqual(healed.told);
  const medic = rounds(
    boxer([{ kind: 'trigger', on: 'combatRound', limit: 2, effects: [{ verb: 'heal', cards: '$self', amount: 1 }] }]),
  );
  expect(medic.told.map(([, minion]) => minion)).toEqual([1, 0, -1]);
  expect(medic.shown).toEqual(medic.told);
  const shielded = rounds(boxer([]), { changes: [{ card: 'boxer', prevent: 1, for: 'turn', side: 'genius' }] });
  expect(shielded.shown).toEqual(shielded.told);
  const stronger = rounds(
    boxer([
      {
        kind: 'trigger',
        on: 'combatStarted',
        effects: [{ verb: 'modify', cards: '$self', stat: 'health', by: 2, for: 'combat' }],
      },
    ]),
  );
  expect(stronger.told.map(([, minion]) => minion)).toEqual([3, 1, -1]);
  expect(stronger.shown).toEqual(stronger.told);
});

test('R3.3 a plan that is turned up and activated is so from then on, and nothing else is changed', () => {
  const now = viewTold(table, [
    { type: 'planRevealed', card: 90, why: 'activated' },
    { type: 'planActivated', card: 90 },
  ]);
  expect(now.plan).toMatchObject({ card: 90, faceUp: true, status: 'activated' });
  expect(now).toEqual({ ...table, plan: now.plan });
});

test('R3.5 once points have been told they stand in the score', () => {
  const now = viewTold(table, [{ type: 'scored', side: 'genius', points: 3, total: 5 }]);
  expect(now.score).toEqual({ ...table.score, genius: 5 });
  expect(table.score.genius).toBe(0);
});
