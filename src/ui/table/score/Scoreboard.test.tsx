import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { storeAt, storeIn } from '../../../../tests/store/position.ts';
import { RECOMMENDED, registerCatalog } from '../../../engine/index.ts';
import type { Setup } from '../../../scenario/format.ts';
import { buildPosition } from '../../../scenario/position.ts';
import { draw } from '../../testing.tsx';
import { Table } from '../Table.tsx';
import { Scoreboard } from './Scoreboard.tsx';

/** The number of lit lamps and of all lamps of the Genius, in a game to `scoreToWin`. */
function lamps(score: number, scoreToWin: number): [number, number] {
  const setup: Setup = { turn: { number: 3, side: 'genius', step: 'lair' }, score: { genius: score } };
  const { state } = buildPosition(registerCatalog(TEST_CARDS), { setup }, { ...RECOMMENDED, scoreToWin });
  draw(storeAt(state).store, <Scoreboard />);
  const all = [...document.querySelectorAll<HTMLElement>('p[data-side="genius"] i')];
  return [all.filter((lamp) => 'on' in lamp.dataset).length, all.length];
}

test.each([
  ['R3.3', 'genius', 1, 'lair', /^No activation in the first turn: the turn ends\./],
  ['R4.5', 'spymaster', 2, 'assign', /^No infiltration in the first turn: the turn ends by itself\./],
] as const)('%s the first turn of the %s says why it ends without its last step', (_, side, number, step, words) => {
  const { store } = storeIn({
    turn: { number, side, step },
    plan: 'prank',
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  draw(store, <Table />);
  act(() => void store.getState().post({ do: 'act', action: { type: 'endStep', side } }));
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['R3.3', 'genius', 1, 'lair', 'Nothing to activate: no plan is activated in the first turn.', 2],
  ['R4.5', 'spymaster', 2, 'assign', 'Nobody to send: no Spy infiltrates in the first turn.', 3],
] as const)(
  '%s why the last step of the first turn of the %s is gone stays said until somebody acts',
  (_, side, number, step, words, next) => {
    const { store } = storeIn({
      turn: { number, side, step },
      plan: 'prank',
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      hands: { genius: ['rage'], spymaster: ['memo'] },
    });
    const { post } = store.getState();
    draw(store, <Table />);
    act(() => post({ do: 'set', grace: 0 }));
    act(() => post({ do: 'act', action: { type: 'endStep', side } }));
    expect(store.getState().table?.turn.number).toBe(next);
    const strip = screen.getByRole('region', { name: 'What to do now' });
    expect(strip).toHaveTextContent(words);
    expect(screen.getByRole('region', { name: 'Latest' })).toHaveTextContent(words);
    act(() => post({ do: 'act', action: { type: 'endStep', side: store.getState().table!.turn.side } }));
    expect(strip).not.toHaveTextContent(words);
  },
);

test('a step that passes by itself burns down on its name, and HOLD keeps it', () => {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    hands: { genius: ['rage'] },
  });
  draw(store, <Table />);
  const step = screen.getByRole('listitem', { current: 'step' });
  expect(step.querySelector('span')).toHaveStyle({ '--ms': '2000ms' });
  expect(screen.getByText(/^No Spy is assigned: the turn ends by itself\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'End turn' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Hold' }));
  expect(store.getState().waiting).toEqual({ kind: 'none' });
  expect(step.querySelector('span')).toBeNull();
});

test('a step that begins is announced in the row of the steps for less than a second', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    hands: { genius: ['rage'] },
  });
  store.getState().setPreferences({ show: 1 });
  draw(store, <Scoreboard />);
  const announced = () => document.querySelector('li[data-begins]');
  expect(announced()).toBeNull();
  act(() => void store.getState().post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } }));
  expect(announced()).toHaveTextContent(/^Assign$/);
  act(() => void vi.advanceTimersByTime(1000));
  expect(announced()).toBeNull();
});

test('a lamp stands for each Evilness of a short game, and for several of a long one', () => {
  expect(lamps(4, 10)).toEqual([4, 10]);
  cleanup();
  expect(lamps(2, 5)).toEqual([2, 5]);
  cleanup();
  expect(lamps(299, 1000)).toEqual([2, 10]);
});

test('the row of the steps, a plan and a deck can be asked about: each answers with a sentence and its rule', () => {
  const { store } = storeIn({
    turn: { number: 3, side: 'genius', step: 'lair' },
    minionsLeft: 1,
    plan: 'prank',
    hands: { genius: ['guard'] },
    decks: { genius: ['boss', 'clerk'], plans: ['heist'] },
  });
  draw(store, <Table />);
  const strip = screen.getByRole('region', { name: 'What to do now' });
  fireEvent.click(document.querySelector('[data-plan] button')!);
  expect(strip).toHaveTextContent(
    'The Evil Plan is in progress. The Evil Genius can activate it when its cost is met. R3.3',
  );
  fireEvent.click(screen.getByRole('button', { name: /^What is left in the decks of Ada/ }));
  expect(strip).toHaveTextContent('Ada has 2 cards left to draw, and 1 Evil Plan to choose from.');
  expect(strip).toHaveTextContent('R1.4');
  fireEvent.click(screen.getByRole('button', { name: 'The turn of Ada, step by step' }));
  const now = screen.getByRole('dialog').querySelector('[aria-current=step]');
  expect(now).toHaveTextContent(
    'Lair Play and move Minions, build Contraptions, in any order. R2.31 Minion may still be played this turn.',
  );
});
