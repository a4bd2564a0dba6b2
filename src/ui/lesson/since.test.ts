import { expect, it } from 'vitest';
import type { GameEvent } from '../../engine/index.ts';
import type { LogEntry } from '../../host/index.ts';
import { sinceThen } from './since.ts';

/** A log with an action for each of these events, in the last of two segments. */
const logOf = (...types: GameEvent['type'][]): LogEntry[] =>
  types.map((type, at) => ({
    ...{ number: at + 1, segment: 1, actionIndex: at, turn: 3, kind: 'event' },
    event: { type } as GameEvent,
  }));
const told = (log: LogEntry[], action: number, silent?: GameEvent['type']) =>
  sinceThen(log, action, ({ type }) => type !== silent).map((entry) => entry.kind === 'event' && entry.event.type);

it('tells what decides missions since that action, and no heading of a turn', () => {
  const log = logOf('died', 'minionPlayed', 'sneaked', 'turnStarted', 'destroyed', 'thwarted');
  expect(told(log, 1)).toEqual(['destroyed', 'thwarted']);
  expect(told(logOf('minionPlayed', 'turnStarted', 'drawn'), 0)).toEqual([]);
});

it('tells the last of many', () => {
  expect(told(logOf('thwarted', 'died', 'died', 'died', 'destroyed'), 0)).toEqual([
    'died',
    'died',
    'died',
    'destroyed',
  ]);
});

it('tells the way of a Spy where nothing else has come of it', () => {
  expect(told(logOf('minionPlayed', 'entered', 'sneaked', 'entered'), 0)).toEqual(['sneaked']);
});

it('tells a step only where the log has a line for it, and nothing of an earlier segment', () => {
  expect(told(logOf('stepStarted'), 0)).toEqual(['stepStarted']);
  expect(told(logOf('stepStarted'), 0, 'stepStarted')).toEqual([]);
  const [early, ...late] = logOf('died', 'destroyed');
  expect(told([{ ...early, segment: 0, actionIndex: 7 }, ...late], 0)).toEqual(['destroyed']);
});
