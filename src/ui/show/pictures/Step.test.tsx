import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { refusalOf } from '../../../../tests/store/refusalOf.ts';
import { draw } from '../../testing.tsx';
import { Directed } from '../Directed.tsx';
import { Step } from './Step.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const ribbon = () => document.querySelector('[data-step]');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** The Master's actions step, with scenes or without. */
function actions(show: 0 | 1) {
  const { store, browser } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    hands: { genius: ['rage'] },
  });
  store.getState().setPreferences({ show });
  draw(
    store,
    <Directed>
      <Step />
    </Directed>,
  );
  const endStep = () =>
    act(() => {
      expect(refusalOf(store.getState, { do: 'act', action: { type: 'endStep', side: 'spymaster' } })).toBeUndefined();
    });
  return { store, browser, endStep };
}

test('a step that begins is named over the table for less than a second', () => {
  const { endStep } = actions(1);
  expect(ribbon()).toBeNull();
  endStep();
  pass(10);
  expect(ribbon()).toHaveTextContent(/^Assign$/);
  pass(1000);
  expect(ribbon()).toBeNull();
});

test('several steps that pass one after the other are not named one over the other', () => {
  const { endStep } = actions(1);
  endStep();
  pass(10);
  endStep();
  pass(10);
  expect(ribbon()).toHaveTextContent(/^Infiltrate$/);
  expect(document.querySelectorAll('[data-step]')).toHaveLength(1);
});

test('an undo is named, and no step', () => {
  const { store, endStep } = actions(1);
  endStep();
  pass(2000);
  act(() => void store.getState().post({ do: 'undo' }));
  pass(10);
  expect(store.getState().table?.turn.step).toBe('actions');
  expect(ribbon()).toHaveTextContent(/^Bob takes back a move$/);
  pass(1000);
  expect(ribbon()).toBeNull();
});

test('without scenes no step is named', () => {
  const { store, endStep } = actions(0);
  endStep();
  endStep();
  pass(10);
  expect(store.getState().table?.turn.step).toBe('infiltrate');
  expect(ribbon()).toBeNull();
});
