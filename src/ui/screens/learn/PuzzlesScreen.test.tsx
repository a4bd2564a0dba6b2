import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Browser, openTab } from '../../../../tests/store/world.ts';
import { readCards } from '../../../cards/read.ts';
import backDoor from '../../../puzzles/the-back-door.json' with { type: 'json' };
import { KEPT_PUZZLES } from '../../../storage/innerKeys.ts';
import { draw } from '../../testing.tsx';
import { PuzzlesScreen } from './PuzzlesScreen.tsx';

const { cards, rules } = readCards('src/cards');

/** The screen with these puzzles out of games. */
function open(...files: readonly object[]) {
  const browser = new Browser();
  browser.items.set(KEPT_PUZZLES, JSON.stringify(files.map((file) => ({ file, cards: 'other' }))));
  const store = openTab(browser);
  store.getState().applyCards({ cards, rules, problems: [] });
  draw(store, <PuzzlesScreen />);
  return store;
}
const own = () => within(screen.getByRole('region', { name: 'Out of your games' }));

test.each([
  ['one that is too long to be shown whole', { ...backDoor, name: `Ada against Bob, ${'again '.repeat(20)}` }],
  ['one with letters that are not shown', { ...backDoor, name: 'Ada\u202e against  Bob' }],
  ['one of a puzzle that cannot be played', { ...backDoor, name: 'Ada\u202e', puzzle: {} }],
])('a puzzle out of a game is deleted, whatever its name: %s', async (_, file) => {
  const store = open(file);
  const buttons = own().getAllByRole('button', { name: /^Delete: Ada/ });
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toHaveAccessibleName(/^[^\u202e]*$/);
  await user.click(buttons[0]);
  expect(store.getState().keptPuzzles).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Out of your games' })).toBeNull();
});
