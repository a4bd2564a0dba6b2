import { fireEvent, screen, waitFor } from '@testing-library/react';
import user from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ALONE, POSITION } from '../../../../tests/store/lesson.ts';
import { openTab } from '../../../../tests/store/world.ts';
import { draw, filesHandedOut } from '../../testing.tsx';
import { BenchScreen } from './BenchScreen.tsx';

beforeEach(() => {
  location.hash = '';
  history.replaceState(null, '');
  sessionStorage.clear();
});

const press = (name: RegExp | string) => user.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('textbox', { name: 'The mission, as in its file' });
const write = (mission: unknown) =>
  fireEvent.change(field(), { target: { value: typeof mission === 'string' ? mission : JSON.stringify(mission) } });
const facts = () => screen.getByRole('region', { name: 'Mission' });

/** The workbench with the position, and with that mission in it. */
async function open(mission?: object) {
  const store = openTab();
  draw(store, <BenchScreen link={null} card={null} />);
  const text = JSON.stringify({ ...POSITION, ...(mission && { mission }) });
  fireEvent.change(screen.getByLabelText('Scenario file', { selector: 'input' }), {
    target: { files: [new File([text], 'two.json')] },
  });
  await screen.findByRole('heading', { name: 'Two guards' });
  return store;
}

test('a position becomes a mission, which begins with a whole example', async () => {
  const store = await open();
  expect(facts()).toHaveTextContent('A mission tells newcomers one thing at a time');
  await press('Make a mission of it');
  expect(JSON.parse((field() as HTMLTextAreaElement).value)).toMatchObject({ side: 'genius', tips: [{}] });
  await press('Take it over');
  expect(facts()).toHaveTextContent('1 tip, and a goal.');
  expect(screen.getByText(/^The Instructor plays the other side/)).toBeVisible();
  await press('Play from here');
  await waitFor(() => expect(location.hash).toMatch(/^#\/game\//));
  expect(store.getState()).toMatchObject({
    sources: { genius: 'people', spymaster: 'instructor' },
    game: { settings: { grace: 'untimed' } },
    lesson: { name: 'Two guards', side: 'genius', stands: 'on' },
  });
});

test('a mission of a file is edited, and saved as a file', async () => {
  const files = filesHandedOut();
  await open(ALONE);
  expect(facts()).toHaveTextContent('3 tips, and a goal.');
  await press('Edit the mission');
  write({ ...ALONE, tips: ALONE.tips.slice(0, 1) });
  await press('Take it over');
  expect(facts()).toHaveTextContent('1 tip, and a goal.');
  await press('Save as a file');
  await waitFor(async () => expect(await files.texts()).toHaveLength(1));
  const [text] = await files.texts();
  expect(JSON.parse(text)).toMatchObject({ ...POSITION, mission: { ...ALONE, tips: [ALONE.tips[0]] } });
});

test.each([
  ['text that is no JSON', '{\n  "side": }', 'This is no JSON: look at line 2, column 11.'],
  ['no text', '', /^This is no JSON/],
  ['a misspelt key', { ...ALONE, tipps: [] }, 'mission.tipps: unknown key "tipps", did you mean "tips"?'],
  ['a misspelt card', { ...ALONE, tips: [{ ...ALONE.tips[0], pointAt: 'card:gaurd' }] }, /did you mean "guard"\?$/],
  ['no object', 'null', /^mission: must be/],
])('%s is not taken over, and what is wrong is said', async (_, text, words) => {
  await open(ALONE);
  await press('Edit the mission');
  write(text);
  await press('Take it over');
  expect(screen.getByText(words)).toBeVisible();
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  await press('Leave it as it was');
  expect(facts()).toHaveTextContent('3 tips, and a goal.');
});

test('a mission is taken out, and the position is played as any other', async () => {
  const store = await open(ALONE);
  await press('Edit the mission');
  await press('No mission');
  expect(facts()).toHaveTextContent('A mission tells newcomers one thing at a time');
  await press('Play from here');
  await waitFor(() => expect(location.hash).toMatch(/^#\/game\//));
  expect(store.getState()).toMatchObject({ lesson: null, sources: { genius: 'people', spymaster: 'people' } });
});

test('a guided game is played by whoever is chosen', async () => {
  const { side: _, goal: __, lost: ___, theirs: ____, ...rest } = ALONE;
  const store = await open({ ...rest, side: 'both' });
  expect(facts()).toHaveTextContent('3 tips. It has no goal: the game is played to its end.');
  await user.selectOptions(screen.getByRole('combobox', { name: /Spy Master/ }), 'rookie');
  await press('Play from here');
  await waitFor(() => expect(location.hash).toMatch(/^#\/game\//));
  expect(store.getState()).toMatchObject({
    sources: { genius: 'people', spymaster: 'rookie' },
    lesson: { side: 'both' },
  });
});
