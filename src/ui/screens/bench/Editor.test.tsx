import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { openTab } from '../../../../tests/store/world.ts';
import type { Draft } from '../../../scenario/edit/held.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { GameContext } from '../../page/session/loadStore.ts';
import { ReferenceContext } from '../../reference/reference.ts';
import { Editor } from './Editor.tsx';
import { opened } from './opening.ts';

const SCENARIO: Scenario = {
  name: 'Two rooms',
  setup: {
    turn: { number: 3, step: 'lair' },
    lair: { '2': 'guard' },
    plan: 'heist',
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
  },
};
const reference = { openRule: () => {}, openRules: () => {}, openSigns: () => {} };
const onDone = vi.fn();

beforeEach(() => {
  onDone.mockClear();
  render(
    <ReferenceContext value={reference}>
      <GameContext value={openTab()}>
        <Editor opened={opened(SCENARIO, { cards: TEST_CARDS, rules: {} }, 'x.json')} onDone={onDone} />
      </GameContext>
    </ReferenceContext>,
  );
});

const panel = () => within(screen.getByRole('complementary', { name: 'What to change' }));
/** Presses a button by its text or label: a search by role is slow on a page with a whole table. */
const press = (name: string | RegExp) =>
  fireEvent.click(
    panel().queryByLabelText(name, { selector: 'button' }) ?? panel().getByText(name, { selector: 'button' }),
  );
const room = (square: number) => {
  const element = document.querySelector(`[data-square="${square}"] button`);
  if (!element) throw new Error(`no square ${square}`);
  return element;
};
const guard = () => {
  const element = document.querySelector('[data-square="2"] [data-card]');
  if (!element) throw new Error('no guard');
  return element;
};
/** The edited position, as it would be played. */
function setup(): Draft {
  press('Play from here');
  return onDone.mock.lastCall?.[0].scenario.setup;
}

test('a tap takes a card, and a tap on an unoccupied square puts it there', () => {
  fireEvent.click(guard());
  expect(panel().getByRole('heading', { name: 'Guard' })).toBeVisible();
  expect(guard()).toHaveAttribute('data-held');
  fireEvent.click(room(7));
  expect(document.querySelector('[data-square="7"] [data-card]')).toBeVisible();
  expect(setup().lair).toEqual({ 7: { card: 'guard', id: 'guard' } });
});

test('a card is made Busy and damaged, moved to a hand, and that is undone', () => {
  fireEvent.click(guard());
  press('Busy');
  press('Damage: one more');
  press('Hand');
  expect(room(2)).toHaveAccessibleName(/unoccupied/i);
  press('Undo');
  expect(setup().lair).toEqual({ 2: { card: 'guard', id: 'guard', busy: true, damage: 1 } });
});

test('any card of the set is found by its name and added', () => {
  press('Add a card');
  fireEvent.change(panel().getByLabelText('Name of a card'), { target: { value: 'guard' } });
  press(/^Guard/);
  fireEvent.click(room(5));
  expect(setup().lair).toMatchObject({ 2: { id: 'guard' }, 5: { card: 'guard' } });
});

test('turn, step and scores are set', () => {
  press('Turn 3, Lair');
  press('Turn: one more');
  press('Evilness of the Spy Master: one more');
  fireEvent.change(panel().getByLabelText('Step'), { target: { value: 'infiltrate' } });
  expect(setup()).toMatchObject({
    turn: { number: 4, step: 'infiltrate' },
    score: { genius: 0, spymaster: 1 },
  });
});

test('what cannot stand is said in words and not done', () => {
  fireEvent.click(guard());
  for (let damage = 0; damage < 9; damage++) press('Damage: one more');
  expect(panel().getByRole('alert')).toHaveTextContent('"guard" would be dead');
  expect(setup().lair[2]?.damage).toBeLessThan(9);
});
