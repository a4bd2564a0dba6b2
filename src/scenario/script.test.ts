import { describe, expect, it } from 'vitest';
import type { Action, Side, Step } from '../engine/index.ts';
import type { Played } from './script.ts';
import { firstTurnOf, scripted } from './script.ts';

const BLANK = 7;
const OTHER = 8;
const send: Action = { type: 'infiltrate', side: 'spymaster', spy: BLANK };
const sendOther: Action = { type: 'infiltrate', side: 'spymaster', spy: OTHER };
const sneak: Action = { type: 'sneak', side: 'spymaster' };
const attack: Action = { type: 'attack', side: 'spymaster' };
const endStep: Action = { type: 'endStep', side: 'spymaster' };
const pass: Action = { type: 'pass', side: 'spymaster' };

/** In its turns 4 and 6. */
const THEIRS = [[send, sneak], [attack]];

/** All that was to be made in turn 4. */
const DONE: [number, Action][] = [
  [4, send],
  [4, sneak],
];

/** What the script says in that turn. `made`: what was made in the turns before and in this one. */
const says = (number: number, offers: Action[], made: [number, Action][] = [], step: Step = 'infiltrate') => {
  const played: Played[] = made.map(([turn, action]) => ({ turn, action }));
  return scripted(THEIRS, 4, { played, offers, turn: { number, step } });
};

describe('a script', () => {
  it('plays its moves in their order', () => {
    expect(says(4, [endStep, sendOther, send])).toEqual(send);
    expect(says(4, [attack, sneak], [[4, send]])).toEqual(sneak);
  });

  it('waits for a later step where its move is not there yet, and when all is made', () => {
    expect(says(4, [endStep], [], 'actions')).toEqual(endStep);
    expect(says(4, [sendOther, endStep], DONE)).toEqual(endStep);
  });

  it('only lets the game go on in the turns of the other side, and before its first', () => {
    for (const turn of [2, 3]) expect(says(turn, [pass, send])).toEqual(pass);
    expect(says(5, [pass], DONE)).toEqual(pass);
  });

  it('counts nothing that lets the game go on', () => {
    const made: [number, Action][] = [
      [4, endStep],
      [4, send],
      [4, pass],
    ];
    expect(says(4, [attack, sneak], made)).toEqual(sneak);
  });

  it('goes on in its next turn when all of the last one was made', () => {
    expect(says(6, [sneak, attack], DONE)).toEqual(attack);
  });

  it('says nothing any more once something else was played', () => {
    expect(says(4, [sneak], [[4, sendOther]])).toBeNull();
    expect(says(6, [attack], [[4, send]]), 'one of its moves was never made').toBeNull();
    expect(says(6, [attack], [...DONE, [4, sendOther]]), 'one more was made').toBeNull();
  });

  it('says nothing where only other moves are there and nothing lets the game go on', () => {
    expect(says(4, [attack], [[4, send]])).toBeNull();
  });

  it('gives up in the last step of its turn, with moves left', () => {
    expect(says(4, [endStep], [], 'infiltrate')).toBeNull();
  });

  it('says nothing after its last turn', () => {
    for (const turn of [8, 9]) expect(says(turn, [endStep, pass, send], [...DONE, [6, attack]])).toBeNull();
  });

  it('leaves open what it does not name', () => {
    const open = { type: 'infiltrate', side: 'spymaster' } as Action;
    const now = { played: [], offers: [endStep, sendOther], turn: { number: 4, step: 'infiltrate' as const } };
    expect(scripted([[open]], 4, now)).toEqual(sendOther);
  });
});

it.each<[Side, number, Side, number]>([
  ['genius', 3, 'genius', 3],
  ['genius', 4, 'spymaster', 5],
  ['spymaster', 3, 'genius', 4],
])('the %s has its first turn from turn %i of the %s on: %i', (side, number, whose, first) => {
  expect(firstTurnOf(side, { number, side: whose })).toBe(first);
});
