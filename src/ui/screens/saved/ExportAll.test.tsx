import { screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Browser, OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { KEPT_PUZZLES } from '../../../storage/innerKeys.ts';
import { draw, filesHandedOut } from '../../testing.tsx';
import { ExportAll } from './ExportAll.tsx';

/** A tab with so many games, the first of which is over. */
function tabWith(games: number) {
  const tab = openTab();
  for (let i = 0; i < games; i++) {
    tab.getState().newGame(OPTIONS);
    if (i === 0) tab.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
    tab.getState().leave();
  }
  draw(tab, <ExportAll />);
  return tab.getState().saves.map(({ id }) => id);
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('of games that are over the file is handed out at once', async () => {
  const files = filesHandedOut();
  const [over] = tabWith(1);
  await press('Export everything');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await files.texts())[0]).toContain(`egvs:game:${over}`);
});

test('games that run are asked about: all agree, or they stay here', async () => {
  const files = filesHandedOut();
  const ids = tabWith(3);
  await press('Export everything');
  expect(screen.getByText(/^2 games are not over\. .* all who play must agree\.$/)).toBeVisible();
  await press('Not now');
  expect(await files.texts()).toEqual([]);
  await press('Export everything');
  await press('Only what is over');
  await press('Export everything');
  await press('We agree: all games');
  const held = (await files.texts()).map((text) => ids.filter((id) => text.includes(`egvs:game:${id}`)).length);
  expect(held).toEqual([1, 3]);
});

test('where nothing is kept but a puzzle out of a game, that is exported', async () => {
  const files = filesHandedOut();
  const browser = new Browser();
  browser.items.set(KEPT_PUZZLES, JSON.stringify([{ file: { name: 'Ada against Bob' }, cards: 'abc' }]));
  draw(openTab(browser), <ExportAll />);
  await press('Export everything');
  expect((await files.texts())[0]).toContain('Ada against Bob');
});

test('where nothing was played there is nothing to export', () => {
  tabWith(0);
  expect(screen.getByRole('button', { name: 'Export everything' })).toBeDisabled();
});
