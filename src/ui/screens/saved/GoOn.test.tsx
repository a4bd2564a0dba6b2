import { screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ALONE, beginLesson } from '../../../../tests/store/lesson.ts';
import { Browser, OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { keyOfGame } from '../../../storage/keys.ts';
import { draw } from '../../testing.tsx';
import { GoOn } from './GoOn.tsx';

beforeEach(() => {
  location.hash = '';
});

/** Begins games of these people, one after the other. Returns their ids. */
function played(browser: Browser, names: readonly string[]) {
  const tab = openTab(browser);
  const ids = names.map((genius) => {
    browser.now += 60_000;
    tab.getState().newGame({ ...OPTIONS, names: { genius, spymaster: 'Bob' } });
    return tab.getState().game?.id ?? '';
  });
  return { tab, ids };
}

test('one button goes on with the game that was played last and is not over', async () => {
  const browser = new Browser();
  const { tab, ids } = played(browser, ['Ada', 'Cleo', 'Eve']);
  tab.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
  tab.getState().leave();
  draw(tab, <GoOn onAll={() => {}} now={browser.now + 120_000} />);
  const [goOn, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(goOn).toHaveTextContent('Resume: The game of Cleo and Bob Evilness 0 : 0round 13 minutes ago');
  await user.click(goOn);
  expect(location.hash).toBe(`#/game/${ids[1]}`);
});

test('a mission is told by its name, also after a reload', async () => {
  const browser = new Browser();
  const tab = openTab(browser);
  beginLesson(tab, ALONE);
  tab.getState().post({ do: 'lift-curtain' });
  tab.getState().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
  browser.hide();
  const later = openTab(browser);
  later.getState().listSaves();
  draw(later, <GoOn onAll={() => {}} />);
  expect(screen.getByRole('button')).toHaveTextContent(/^Resume: The mission Two guards/);
});

test('without a game to go on with there is nothing', () => {
  const { tab } = played(new Browser(), []);
  draw(tab, <GoOn onAll={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('saves that cannot be read are told, with the way to them', async () => {
  const browser = new Browser();
  const { tab } = played(browser, ['Ada']);
  for (const id of ['torn', 'worn']) browser.items.set(keyOfGame(id), '{');
  tab.getState().leave();
  const onAll = vi.fn();
  draw(tab, <GoOn onAll={onAll} />);
  expect(screen.getByText('2 saved games cannot be read.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See what is wrong' }));
  expect(onAll).toHaveBeenCalledOnce();
});
