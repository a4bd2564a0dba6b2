import { expect, it } from 'vitest';
import { playedGame } from '../../tests/store/played.ts';
import { stateIn } from '../../tests/store/position.ts';
import { readCards } from '../cards/read.ts';
import { play } from '../engine/index.ts';
import { tapeOf } from '../record/index.ts';
import { Evaluator } from './evaluator.ts';
import { said } from './said.ts';

const { cards } = readCards('src/cards');
const { stops } = tapeOf(playedGame(3), null);

it('judges a position that the planners came through by what they came to: their own way gains nothing', () => {
  const { state } = stops[60];
  const evaluator = new Evaluator();
  const chance = evaluator.chance(state);
  const way: number[] = [];
  said(state, (now) => way.push(evaluator.chance(now)));
  expect(way.length).toBeGreaterThan(3);
  expect(new Set(way)).toEqual(new Set([chance]));
});

it('judges the end of a game by its result', () => {
  const end = stops[stops.length - 1].state;
  expect(end.winner).toBe('genius');
  expect(new Evaluator().chance(end)).toBe(1);
});

it('judges a position otherwise once a side has done something else', () => {
  const stop = stops.findIndex(({ state, decides }) => decides === 'genius' && state.turn.step === 'lair');
  const { state } = stops[stop];
  const evaluator = new Evaluator();
  const idle = play(state, { type: 'endStep', side: 'genius' });
  if (idle.refusal) throw new Error('the Genius may end its step');
  expect(evaluator.chance(idle.state)).not.toBe(evaluator.chance(state));
});

it('takes each of the seeds where a hand is discarded from by chance', () => {
  const state = stateIn(
    {
      turn: { number: 10, side: 'spymaster', step: 'infiltrate' },
      plan: { card: 'evening-news', status: 'in-progress' },
      lair: { 1: { card: 'henchman', busy: true } },
      networks: [{ nodes: [{ card: 'safehouse', at: [0, 0] }], spies: ['pickpocket'] }],
      hands: { genius: ['reactor', 'doorman', 'henchman', 'knuckles', 'foreman'] },
    },
    cards,
  );
  expect(new Set(new Evaluator().chances(state, [1, 2, 3, 4])).size).toBeGreaterThan(1);
});
