import { act, screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { solve } from '../../../../tests/store/solve.ts';
import { Browser, openTab } from '../../../../tests/store/world.ts';
import { RESULTS } from '../../../storage/keys.ts';
import type { Result } from '../../../storage/results.ts';
import { draw, filesHandedOut } from '../../testing.tsx';
import { RecordDialog } from './RecordDialog.tsx';

const won = (id: number, bot: string, side: 'genius' | 'spymaster', fair = true): Result => ({
  id: `g${id}`,
  ended: id,
  names: { genius: '', spymaster: '' },
  sources: side === 'genius' ? { genius: 'people', spymaster: bot } : { genius: bot, spymaster: 'people' },
  winner: side,
  score: { genius: side === 'genius' ? 10 : 3, spymaster: side === 'genius' ? 3 : 10 },
  fair,
});
const TWO: Result = {
  ...won(9, 'people', 'genius'),
  names: { genius: 'Ada', spymaster: 'Bob' },
};

/** The record in which that is kept. */
function record(kept: string | { games: readonly Result[]; missions?: Record<string, number> }) {
  const browser = new Browser();
  const text = typeof kept === 'string' ? kept : JSON.stringify({ version: 1, missions: {}, ...kept });
  browser.items.set(RESULTS, text);
  const tab = openTab(browser);
  draw(tab, <RecordDialog onClose={() => {}} />);
  return { tab, browser };
}
const rungs = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '));

test('the ladder tells who was beaten from which side, and which rung is next', () => {
  record({ games: [won(1, 'intern', 'genius'), won(2, 'intern', 'spymaster', false), won(3, 'rookie', 'genius')] });
  expect(rungs()).toEqual([
    'Evil Genius: not playedMastermindSpy Master: not played',
    'Evil Genius: not playedDeputySpy Master: not played',
    'Evil Genius: Beaten won 1 of 1RookieSpy Master: not played',
    'Evil Genius: Beaten won 1 of 1InternSpy Master: Beaten with help Next rung won 1 of 1',
  ]);
});

test('best win, run, missions and the score of two people are told', () => {
  record({ games: [won(1, 'deputy', 'spymaster'), won(2, 'intern', 'genius'), TWO], missions: { obey: 4 } });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'by 7 Evilness, as the Spy Master against Deputy',
    '2 wins against bots, and it goes on',
    '1',
    '1 game: the Evil Genius won 1, the Spy Master 0',
  ]);
  expect(screen.getByText('Ada 1, Bob 0')).toBeVisible();
});

test('nothing is cleared before it is confirmed', async () => {
  const { tab } = record({ games: [TWO] });
  await user.click(screen.getByRole('button', { name: 'Clear the record …' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(tab.getState().results.games).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear the record …' }));
  await user.click(screen.getByRole('button', { name: 'Clear the record' }));
  expect(tab.getState().results.games).toEqual([]);
  expect(screen.getByText(/^No game has ended here yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
});

test('what cannot be read is told in words, and its text can be had', async () => {
  const files = filesHandedOut();
  record('{"games":[');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^A part of the record could not be read\. Its text is kept/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Download what cannot be read' }));
  expect(await files.texts()).toEqual(['{"games":[']);
});

test('a record of a newer release is left alone, and that is told', () => {
  const { tab, browser } = record('{"version":9,"scrolls":[]}');
  expect(screen.getByText(/written by a newer version/)).toBeVisible();
  act(() => solve(tab, 'obey'));
  expect(screen.getAllByRole('definition')[2]).toHaveTextContent('1');
  expect(browser.items.get(RESULTS)).toBe('{"version":9,"scrolls":[]}');
});
