import { render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { WHY_NOT } from '../../../text/en/screens/bench.ts';
import { GameContext } from '../../page/session/loadStore.ts';
import { GameBench } from './GameBench.tsx';
import { takeHanded } from './handed.ts';

const files = vi.hoisted(() => ({ saved: [] as string[] }));
vi.mock('../../page/files/download.ts', () => ({ download: (name: string) => void files.saved.push(name) }));

beforeEach(() => {
  location.hash = '';
  files.saved = [];
  takeHanded();
});

const POSITION = { setup: { turn: { number: 3, step: 'lair' }, lair: { '2': 'guard' } } };

function open(sources = { genius: 'people', spymaster: 'people' }) {
  const store = openTab();
  store.getState().newGame({ ...OPTIONS, position: POSITION, sources });
  render(
    <GameContext value={store}>
      <GameBench />
    </GameContext>,
  );
  return store;
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('of a running game of two people nothing leaves the page before both agree', async () => {
  open();
  for (const name of ['Copy a link to it', 'Save it as a file', 'Save moves as a scenario', 'Edit this position']) {
    await press(name);
    expect(await screen.findByText(WHY_NOT.secret)).toBeVisible();
  }
  await press('Ada agrees');
  await press('Save it as a file');
  expect(await screen.findByText(WHY_NOT.secret)).toBeVisible();
  expect([files.saved, takeHanded(), location.hash]).toEqual([[], null, '']);
  await press('Bob agrees');
  await press('Save it as a file');
  await vi.waitFor(() => expect(files.saved).toEqual(['ada-against-bob-turn-3.json']));
});

test('alone against a bot a copy opens in the editor, and the game stays', async () => {
  const store = open({ genius: 'people', spymaster: 'intern' });
  await press('Edit this position');
  await vi.waitFor(() => expect(location.hash).toBe('#/bench'));
  expect(takeHanded()).toMatchObject({ edit: true, scenario: { setup: { lair: { '2': 'guard' } } } });
  expect(store.getState().saves).toHaveLength(0);
  expect(store.getState().game).not.toBeNull();
});
