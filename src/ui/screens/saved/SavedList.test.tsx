import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ALONE, beginLesson, beginPuzzle, FOR_BOTH, POSITION, PUZZLE } from '../../../../tests/store/lesson.ts';
import { Browser, OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { keyOfGame } from '../../../storage/keys.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { draw, filesHandedOut } from '../../testing.tsx';
import { SavedList } from './SavedList.tsx';

beforeEach(() => {
  location.hash = '';
});

/** A tab with one good game and one save whose text is damaged. */
function tabWithSaves(broken: (text: string) => string) {
  const browser = new Browser();
  const tab = openTab(browser);
  tab.getState().newGame({ ...OPTIONS, names: { genius: 'Ada', spymaster: 'Boris' } });
  const id = tab.getState().game?.id ?? '';
  tab.getState().leave();
  const raw = broken(browser.items.get(keyOfGame(id)) ?? '');
  browser.items.set(keyOfGame('broken'), raw);
  tab.getState().listSaves();
  return { tab, id, raw, browser };
}

const rows = () => screen.getAllByRole('listitem');
const row = (text: RegExp) => within(rows().find((item) => text.test(item.textContent ?? '')) as HTMLElement);

test('a saved game tells who plays what, the score, the round and when', () => {
  const { tab, browser, id } = tabWithSaves((text) => text);
  browser.items.delete(keyOfGame('broken'));
  tab.getState().listSaves();
  draw(tab, <SavedList onTrouble={() => {}} now={browser.now + 2 * 3_600_000} />);
  const game = row(/Ada/);
  expect(game.getByRole('heading')).toHaveTextContent('Ada Evil Genius vs Boris Spy Master');
  expect(game.getByText('Evilness 0 : 0')).toBeVisible();
  expect(game.getByText('round 1')).toBeVisible();
  expect(game.getByText('2 hours ago')).toBeVisible();
  expect(tab.getState().saves.map((save) => save.id)).toEqual([id]);
});

test.each([
  ['Two guards', 'Mission: Two guards', 'Resume: The mission Two guards'],
  ['\u202e ', 'A mission without a name', 'Resume: A mission without a name'],
])('a mission that is called "%s" is told by its name', (name, heading, button) => {
  const tab = openTab();
  beginLesson(tab, ALONE, { ...POSITION, name });
  tab.getState().post({ do: 'lift-curtain' });
  tab.getState().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
  tab.getState().leave();
  draw(tab, <SavedList onTrouble={() => {}} />);
  expect(screen.getByRole('heading')).toHaveTextContent(heading);
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});

test.each([
  ['Two guards', 'Puzzle: Two guards', 'Resume: The puzzle Two guards'],
  ['\u202e ', 'A puzzle without a name', 'Resume: A puzzle without a name'],
])('a puzzle that is called "%s" is told by its name, also after a reload', (name, heading, button) => {
  const browser = new Browser();
  const tab = openTab(browser);
  beginPuzzle(tab, PUZZLE, { ...POSITION, name });
  tab.getState().post({ do: 'lift-curtain' });
  tab.getState().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
  browser.hide();
  const later = openTab(browser);
  later.getState().listSaves();
  draw(later, <SavedList onTrouble={() => {}} />);
  expect(screen.getByRole('heading')).toHaveTextContent(heading);
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});

test('a game with tips for both is told by its players', () => {
  const tab = openTab();
  beginLesson(tab, FOR_BOTH);
  tab.getState().leave();
  draw(tab, <SavedList onTrouble={() => {}} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Evil Genius vs Spy Master');
});

test.each([
  ['torn text', (text: string) => text.slice(0, text.length / 2)],
  ['something else', () => '{"hello":"world"}'],
  ['nonsense', () => '\u0000\u0001'],
  ['an older version', (text: string) => text.replace(/"version":\d+/, '"version":0')],
])('a damaged save (%s) is told in words beside the good one, and its text can be had', async (_, broken) => {
  const files = filesHandedOut();
  const { tab, raw } = tabWithSaves(broken);
  draw(tab, <SavedList onTrouble={() => {}} />);
  expect(rows()).toHaveLength(2);
  const found = tab.getState().saves.find((save) => save.problem)?.problem;
  const problem = found ? saveSentence(found) : 'no problem';
  const bad = row(/cannot|damaged|not a save|older/i);
  expect(bad.getByText(problem)).toBeVisible();
  expect(bad.queryByRole('button', { name: /Resume/ })).toBeNull();
  await user.click(bad.getByRole('button', { name: /Download the raw save/ }));
  expect(await files.texts()).toEqual([raw]);
});

test.each([
  ['beside saved games', 1, () => tabWithSaves(() => 'x').tab],
  ['where there are none', 0, () => openTab(new Browser())],
])('that the browser may clear saves out is told %s (%i)', (_, times, tab) => {
  draw(tab(), <SavedList onTrouble={() => {}} />);
  expect(screen.queryAllByText(/may clear out .* Export a game that has to stay\.$/)).toHaveLength(times);
});

test('a game is resumed by its address and exported as a file', async () => {
  const files = filesHandedOut();
  const { tab, id } = tabWithSaves(() => 'x');
  draw(tab, <SavedList onTrouble={() => {}} />);
  const game = row(/Ada/);
  await user.click(game.getByRole('button', { name: /Export/ }));
  for (const name of ['Ada agrees', 'Boris agrees', 'Download the game'])
    await user.click(screen.getByRole('button', { name }));
  expect(JSON.parse((await files.texts())[0])).toMatchObject({ id });
  await user.click(game.getByRole('button', { name: /Resume/ }));
  expect(location.hash).toBe(`#/game/${id}`);
});

test('nothing is deleted before it is confirmed', async () => {
  const { tab, browser, id } = tabWithSaves(() => 'x');
  draw(tab, <SavedList onTrouble={() => {}} />);
  await user.click(row(/Ada/).getByRole('button', { name: /Delete/ }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(browser.items.has(keyOfGame(id))).toBe(true);
  await user.click(row(/Ada/).getByRole('button', { name: /Delete/ }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(browser.items.has(keyOfGame(id))).toBe(false);
  expect(rows()).toHaveLength(1);
});

const BOT = { genius: 'people', spymaster: 'rookie' };
const OVER = { do: 'act', action: { type: 'concede', side: 'genius' } } as const;

test.each([
  ['two people, not over', undefined, false, /holds both hands .* both players must agree/],
  ['one person against a bot, not over', BOT, false, /holds the hand of the bot too/],
  ['two people, over', undefined, true, null],
  ['two bots', { genius: 'rookie', spymaster: 'rookie' }, false, null],
])('what a file gives away is asked before: %s', async (_, sources, isOver, says) => {
  const files = filesHandedOut();
  const tab = openTab(new Browser());
  tab.getState().newGame({ ...OPTIONS, ...(sources && { sources }) });
  if (isOver) tab.getState().post(OVER);
  tab.getState().leave();
  draw(tab, <SavedList onTrouble={() => {}} />);
  await user.click(screen.getByRole('button', { name: /^Export/ }));
  if (says) {
    expect(screen.getByText(says)).toBeVisible();
    expect(await files.texts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(await files.texts()).toHaveLength(says ? 0 : 1);
});

test('an imported file of a running game opens at its curtain, with no hand open', async () => {
  const tab = openTab(new Browser());
  tab.getState().newGame(OPTIONS);
  tab.getState().post({ do: 'lift-curtain' });
  tab.getState().post({ do: 'open-hand', side: 'genius' });
  const file = tab.getState().exportSave(tab.getState().game?.id ?? '');
  const there = openTab(new Browser());
  const taken = await there.getState().importSave('text' in file ? file.text : '');
  expect(there.getState().resume('id' in taken ? taken.id : '')).toBeUndefined();
  expect(there.getState()).toMatchObject({ curtain: { for: 'genius' }, openHands: { genius: null, spymaster: null } });
});
