import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { ALONE, FOR_BOTH, POSITION } from '../../tests/store/lesson.ts';
import { registerCatalog } from '../engine/index.ts';
import { openMission, pointOf } from './openMission.ts';
import { BadScenario } from './trouble.ts';

const { hash } = registerCatalog(TEST_CARDS);
const open = (mission: object, position: object = POSITION) => openMission({ ...position, mission }, hash, {});

describe('a mission that is opened', () => {
  it('has its name, its tips, and the other side’s moves with card numbers', () => {
    const opened = open(ALONE);
    const agent = opened?.names.indexOf('agent');
    expect(opened).toMatchObject({ name: 'Two guards', atTable: [0, 1, 2], inHand: { genius: [], spymaster: [] } });
    expect(opened?.script).toEqual({ first: 4, theirs: [[{ type: 'infiltrate', side: 'spymaster', spy: agent }]] });
  });

  it('parts the tips of a guided game by where they stand, and has no script', () => {
    const opened = open(FOR_BOTH);
    expect(opened).toMatchObject({ atTable: [1], inHand: { genius: [0], spymaster: [] }, script: null });
  });

  it('has a script only if its file has one, from the turn on that comes next for the other side', () => {
    const { theirs: _, ...rest } = ALONE;
    expect(open(rest)?.script).toBeNull();
    const setup = { ...POSITION.setup, turn: { number: 4, side: 'spymaster', step: 'infiltrate' } };
    expect(open(ALONE, { ...POSITION, setup })?.script?.first).toBe(4);
    expect(open({ ...ALONE, side: 'spymaster', theirs: [[]] })?.script?.first).toBe(3);
  });

  it('is none where the position has no mission, and throws where it is broken', () => {
    expect(openMission(POSITION, hash, {})).toBeNull();
    expect(() => open({ ...ALONE, tipps: [] })).toThrow(BadScenario);
  });
});

it.each([
  ['plan', { at: 'plan' }],
  ['square:8', { at: 'square', square: 8 }],
  ['card:guard', { at: 'card', card: 1 }],
  ['card:guard:two', { at: 'card', card: 2 }],
  ['card:gaurd', null],
])('%s stands at %j', (pointAt, point) => {
  expect(pointOf(pointAt, ['clerk', 'guard', 'guard:two'])).toEqual(point);
});
