import { describe, expect, it } from 'vitest';
import { stateIn } from '../../tests/store/position.ts';
import { view } from '../engine/index.ts';
import type { Told } from './lesson.ts';
import { dismissed, holds, missing, momentOf, NOTHING_TOLD, standing, told, untold } from './lesson.ts';
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
  /** What is told at these moments, one after the other. `moved`: the reader has made a move before each of them. */
  const along = (moved: boolean, ...moments: ReturnType<typeof at>[]): Told =>
    moments.reduce((last, moment) => told(last, lessons, all, moment, moved), NOTHING_TOLD);

  it('comes with its moment, the first in the file before the others', () => {
    expect(told(NOTHING_TOLD, lessons, all, at(1), false).now).toBe(0);
    expect(told(NOTHING_TOLD, lessons, [1, 2], at(1), false).now).toBe(2);
    expect(told(NOTHING_TOLD, lessons, all, at(3, 'spymaster'), false).now).toBeNull();
  });

  it('stays as long as its moment, whatever others do', () => {
    expect(along(false, at(3), at(1), at(2)).now).toBe(2);
  });

  it('gives way to what has become true by a move of its reader, and comes back after that', () => {
    const second = along(true, at(3), at(2));
    expect(second.now).toBe(1);
    expect(told(dismissed(second), lessons, all, at(2), true).now).toBe(2);
    expect(along(true, at(3), at(2), at(2)).now).toBe(1);
  });

  it('makes room for the next when its moment is over, and does not come back', () => {
    expect(along(false, at(1), at(2)).now).toBe(1);
    expect(along(false, at(1), at(2), at(1)).now).toBe(2);
    expect(along(false, at(1), at(2), at(1)).stages).toEqual({ 0: 'gone', 1: 'gone', 2: 'shown' });
  });

  it('that went unread may come again once moves are taken back', () => {
    expect(told(untold(along(false, at(1), at(3))), lessons, all, at(1), false).now).toBe(0);
    expect(told(untold(dismissed(along(false, at(1)))), lessons, [0], at(1), false).now).toBeNull();
  });

  it('that was dismissed does not come back at the same moment', () => {
    const first = told(NOTHING_TOLD, lessons, [0], at(1), false);
    expect(dismissed(first)).toMatchObject({ stages: { 0: 'read' }, now: null });
    expect(told(dismissed(first), lessons, [0], at(1), true).now).toBeNull();
    expect(dismissed(NOTHING_TOLD)).toEqual(NOTHING_TOLD);
  });
});
