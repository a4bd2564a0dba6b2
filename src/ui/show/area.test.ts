import { expect, test } from 'vitest';
import { beatOf } from '../../../tests/host/beat.ts';
import { stateIn } from '../../../tests/store/position.ts';
import type { CardId, GameEvent } from '../../engine/index.ts';
import { view } from '../../engine/index.ts';
import { areaOfCue } from './area.ts';
import { sceneOf } from './scene.ts';

const table = view(
  stateIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 1: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
  }),
  'table',
);
const minion = table.lair[0]?.card as CardId;
const [node, spy] = [table.nodes[0].card, table.spies[0].card];

/** The part of the table where the first cue of that event is seen. */
const partOf = (event: GameEvent, before = table) => {
  const beat = beatOf({ before, events: [event], after: table });
  return areaOfCue(sceneOf(beat)[0], beat);
};
const inside = { ...table, infiltration: { spy, square: 2 } as NonNullable<typeof table.infiltration> };

test('a phone shows the part of the table where something happens', () => {
  expect(partOf({ type: 'madeBusy', card: minion })).toBe('lair');
  expect(partOf({ type: 'destroyed', card: node, by: minion })).toBe('networks');
  expect(partOf({ type: 'entered', card: -1, spy, square: 1 })).toBe('lair');
  expect(partOf({ type: 'nodePlayed', card: node })).toBe('networks');
  expect(partOf({ type: 'drawn', side: 'genius', cards: [-2] })).toBeNull();
});

test('a Spy is seen where it is: at its Network, or in the lair that it leaves', () => {
  expect(partOf({ type: 'died', card: spy, by: minion, why: 'effect' })).toBe('networks');
  expect(partOf({ type: 'died', card: spy, by: minion, why: 'combat' }, inside)).toBe('lair');
  expect(partOf({ type: 'ejected', card: spy, why: 'effect' }, inside)).toBe('lair');
});
