import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { fireEvent, render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '../../../../tests/store/world.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { toLink } from '../../../scenario/link.ts';
import { GameContext } from '../../store/loadStore.tsx';
import { BenchScreen } from './BenchScreen.tsx';

const SCENARIO: Scenario = {
  name: 'Two guards',
  setup: {
    turn: { number: 3, side: 'genius', step: 'lair' },
    lair: { '1': 'guard', '2': 'guard' },
    hands: { genius: ['guard'] },
  },
  actions: [{ type: 'endStep' }],
  expect: { turn: { number: 4 } },
};

// The pretended page of the tests lacks them; browsers and Node have them.
vi.stubGlobal('CompressionStream', CompressionStream);
vi.stubGlobal('DecompressionStream', DecompressionStream);

beforeEach(() => {
  location.hash = '';
});

function open(link: string | null = null) {
  const store = openTab();
  render(
    <GameContext value={store}>
      <BenchScreen link={link} card={null} />
    </GameContext>,
  );
  return store;
}
const give = (name: string, text: string) =>
  fireEvent.change(screen.getByLabelText('Scenario file', { selector: 'input' }), {
    target: { files: [new File([text], name)] },
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('a file is named before it is played, and becomes a game of its own', async () => {
  const store = open();
  give('two.json', JSON.stringify(SCENARIO));
  expect(await screen.findByRole('heading', { name: 'Two guards' })).toBeVisible();
  expect(screen.getByText('Opened from two.json.')).toBeVisible();
  expect(screen.getByText('Turn 3, of the Evil Genius, in the lair step')).toBeVisible();
  expect(screen.getByText('2 cards in play, 1 and 0 in the hands')).toBeVisible();
  expect(store.getState().game).toBeNull();
  await press('Play from here');
  expect(store.getState().table?.lair.filter(Boolean)).toHaveLength(2);
  expect(location.hash).toBe(`#/game/${store.getState().game?.id}`);
});

test('a link opens, with a bot on one side if that is wanted', async () => {
  const store = open(await toLink(SCENARIO));
  await screen.findByRole('heading', { name: 'Two guards' });
  await user.selectOptions(screen.getByRole('combobox', { name: /Spy Master/ }), 'intern');
  await press('Play from here');
  expect(store.getState().sources).toEqual({ genius: 'people', spymaster: 'intern' });
});

test('its moves are run, and what comes of them is said', async () => {
  open(await toLink(SCENARIO));
  await screen.findByRole('heading', { name: 'Two guards' });
  await press('Run its moves');
  expect(screen.getByText('1 move, all legal, and all that is expected came true.')).toBeVisible();
});

test.each([
  ['{', 'This is no scenario: it is not JSON.'],
  ['{"setup":{"lair":{"1":"gaurd"}}}', 'setup.lair.1: there is no card "gaurd", did you mean "guard"?'],
])('what cannot be opened is said in words: %s', async (text, words) => {
  open();
  give('bad.json', text);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a link of another set is named as such', async () => {
  open(await toLink({ ...SCENARIO, set: { hash: 'cafe', address: 'https://example.org/x.json' } }));
  expect(await screen.findByText(/another card set \(cafe, https:\/\/example\.org\/x\.json\)/)).toBeVisible();
});
