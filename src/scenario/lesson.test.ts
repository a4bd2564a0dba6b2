import { describe, expect, it } from 'vitest';
import { stateIn } from '../../tests/store/position.ts';
import { view } from '../engine/index.ts';
import { dismissed, holds, missing, momentOf, NOTHING_TOLD, standing, told } from './lesson.ts';
import type { Mission, Pattern } from './mission.ts';

const mission = (rest: Partial<Mission>): Mission => ({ side: 'genius', brief: 'Try it.', ...rest });
const tip = (when: Pattern) => ({ when, say: 'Look.', pointAt: 'lair' });

describe('a pattern', () => {
  const summary = { turn: { number: 4, side: 'spymaster' }, plan: null, winner: null };

  it('holds where each part of it is so', () => {
    expect(holds({ turn: { number: 4 } }, summary)).toBe(true);
    expect(holds({ turn: { number: 4, side: 'genius' } }, summary)).toBe(false);
    expect(holds({ plan: null }, summary)).toBe(true);
    expect(holds({ plan: {} }, summary)).toBe(false);
    expect(holds({}, summary)).toBe(true);
  });

  it('in a list: one of them suffices', () => {
    expect(holds([{ turn: { number: 3 } }, { turn: { number: 4 } }], summary)).toBe(true);
    expect(holds([{ turn: { number: 3 } }, { turn: { number: 5 } }], summary)).toBe(false);
  });

  it('that does not hold tells what is otherwise, by its first part', () => {
    expect(missing({ turn: { number: 3 } }, summary)).toMatchObject({
      within: [],
      wrong: { path: ['turn', 'number'] },
    });
    expect(missing([{ plan: {} }, { turn: { number: 3 } }], summary)).toMatchObject({
      within: [0],
      wrong: { path: ['plan'], code: 'no-object' },
    });
    expect(missing({ turn: { number: 4 } }, summary)).toBeNull();
  });
});

describe('a moment', () => {
  it('is what somebody sees, and may do, and has seen happen', () => {
    const state = stateIn({ turn: { number: 3, step: 'lair' }, plan: 'heist', hands: { genius: ['guard'] } });
    const names = state.cards.map((_, card) => `card ${card}`);
    const moment = momentOf(view(state, 'table'), names, ['endStep', 'endStep', 'build'], ['died']);
    expect(moment).toMatchObject({
      turn: { number: 3, step: 'lair' },
      plan: { id: null, card: null, faceUp: false },
      hands: { genius: [null] },
    });
    expect([moment.can, moment.happened]).toEqual([{ endStep: true, build: true }, { died: true }]);
  });
});

describe('a mission stands', () => {
  const goal = { score: { genius: 2 } };
  const lost = { turn: { number: 9 } };
  const seen = (genius: number, number: number, winner: string | null = null) => ({
    score: { genius },
    turn: { number },
    winner,
  });

  it.each([
    ['open', seen(1, 8), 'on'],
    ['won with its goal', seen(2, 8), 'won'],
    ['won where both come true together', seen(2, 9), 'won'],
    ['lost by its own words', seen(1, 9), 'lost'],
    ['lost when the game is over before its goal', seen(1, 8, 'genius'), 'lost'],
  ])('%s', (_, summary, stands) => {
    expect(standing(mission({ goal, lost }), summary)).toBe(stands);
  });

  it.each([
    ['genius', 'won'],
    ['spymaster', 'lost'],
    ['draw', 'lost'],
    [null, 'on'],
  ])('without a goal, when %s has won: %s', (winner, stands) => {
    expect(standing(mission({}), seen(0, 8, winner))).toBe(stands);
  });
});

describe('a tip', () => {
  const lessons = mission({
    tips: [tip({ turn: { number: 1 } }), tip({ turn: { number: 2 } }), tip({ turn: { side: 'genius' } })],
  });
  const at = (number: number, side = 'genius') => ({ turn: { number, side } });
  const all = [0, 1, 2];

  it('comes with its moment, the first in the file before the others', () => {
    expect(told(NOTHING_TOLD, lessons, all, at(1))).toEqual({ done: [], now: 0 });
    expect(told(NOTHING_TOLD, lessons, [1, 2], at(1))).toEqual({ done: [], now: 2 });
    expect(told(NOTHING_TOLD, lessons, all, at(3, 'spymaster'))).toEqual({ done: [], now: null });
  });

  it('stays as long as its moment, and gives way to nothing that comes before it', () => {
    const now = told(NOTHING_TOLD, lessons, [2], at(1));
    expect(told(now, lessons, all, at(2))).toBe(now);
  });

  it('makes room for the next when its moment is over, and does not come back', () => {
    const first = told(NOTHING_TOLD, lessons, all, at(1));
    const second = told(first, lessons, all, at(2));
    expect(second).toEqual({ done: [0], now: 1 });
    expect(told(second, lessons, all, at(1))).toEqual({ done: [0, 1], now: 2 });
  });

  it('that was dismissed does not come back at the same moment', () => {
    const first = told(NOTHING_TOLD, lessons, [0], at(1));
    expect(dismissed(first)).toEqual({ done: [0], now: null });
    expect(told(dismissed(first), lessons, [0], at(1))).toEqual({ done: [0], now: null });
    expect(dismissed(NOTHING_TOLD)).toEqual(NOTHING_TOLD);
  });
});
