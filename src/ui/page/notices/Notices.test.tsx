import { act, screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Browser, CARDS, OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { draw, filesHandedOut } from '../../testing.tsx';
import { Notices, OpenElsewhere } from './Notices.tsx';

test('a full browser is told in words, and the game can be had as a file', async () => {
  const files = filesHandedOut();
  const browser = new Browser();
  const tab = openTab(browser);
  draw(tab, <Notices />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  browser.full = true;
  act(() => void tab.getState().newGame(OPTIONS));
  expect(screen.getByRole('status')).toHaveTextContent(/no room left to save.*The game goes on/);
  await user.click(screen.getByRole('button', { name: 'Download the game' }));
  const asked = within(screen.getByRole('dialog', { name: 'Export a game that is not over?' }));
  expect(asked.getByText(/^The file holds both hands/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Ada agrees' }));
  expect(asked.getByRole('button', { name: 'Download the game' })).toBeDisabled();
  await user.click(asked.getByRole('button', { name: 'Bob agrees' }));
  expect(await files.texts()).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Download the game' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(JSON.parse((await files.texts())[0])).toMatchObject({ id: tab.getState().game?.id });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('changed cards that only a new deal brings in are told, and the deal is made again', async () => {
  const tab = openTab(new Browser());
  tab.getState().newGame(OPTIONS);
  const { game } = tab.getState();
  draw(tab, <Notices />);
  const [card, ...rest] = CARDS.cards;
  act(() => tab.getState().applyCards({ ...CARDS, cards: [{ ...card, text: 'New.' }, ...rest] }));
  expect(screen.getByRole('status')).toHaveTextContent(/The cards have changed\. .*: another flavour text\./);
  expect(screen.queryByRole('button', { name: /Start again/ })).toBeNull();
  act(() => tab.getState().applyCards({ ...CARDS, cards: [{ ...card, copies: card.copies + 1 }, ...rest] }));
  await user.click(screen.getByRole('button', { name: 'Start again with the same deal' }));
  expect(tab.getState().game?.id).not.toBe(game?.id);
  expect(location.hash).toContain(tab.getState().game?.id);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('cards that change after the end offer to ask what would have happened', async () => {
  const tab = openTab(new Browser());
  const s = tab.getState;
  s().newGame(OPTIONS);
  s().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
  draw(tab, <Notices />);
  const cards = CARDS.cards.map((card) => (card.id === 'guard' ? { ...card, attack: 3 } : card));
  act(() => s().applyCards({ ...CARDS, cards }));
  expect(screen.getByRole('status')).toHaveTextContent('The cards have changed. Guard: Attack 2 → 3.');
  await user.click(screen.getByRole('button', { name: 'What would have happened?' }));
  expect(s().whatIf).not.toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('of two tabs with one save the second watches, until it takes the game over', async () => {
  const browser = new Browser();
  const first = openTab(browser);
  first.getState().newGame(OPTIONS);
  const id = first.getState().game?.id ?? '';
  const second = openTab(browser);
  second.getState().resume(id);
  expect(second.getState().readOnly).toBe('open-elsewhere');
  draw(second, <OpenElsewhere />);
  await user.click(screen.getByRole('button', { name: 'Play here instead' }));
  expect(second.getState().readOnly).toBeNull();
  expect(first.getState().readOnly).toBe('open-elsewhere');
});
