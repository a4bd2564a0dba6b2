import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { openTab } from '../../../../tests/store/world.ts';
import type { Card } from '../../../engine/index.ts';
import { dice, registerCatalog } from '../../../engine/index.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { fromLink, toLink } from '../../../scenario/link.ts';
import type { BroughtSet } from '../../../store/types.ts';
import { GameContext } from '../../page/session/loadStore.ts';
import { filesHandedOut } from '../../testing.tsx';
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
  history.replaceState(null, '');
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

test('an empty table is edited at once, and becomes a position', async () => {
  open();
  await press('Begin with an empty table');
  await press('Play from here');
  expect(screen.getByRole('heading', { name: 'A position of my own' })).toBeVisible();
  expect(screen.getByText('0 cards in play, 0 and 0 in the hands')).toBeVisible();
});

test('its moves are run, and what comes of them is said', async () => {
  open(await toLink(SCENARIO));
  await screen.findByRole('heading', { name: 'Two guards' });
  await press('Run its moves');
  expect(screen.getByText('1 move, all legal, and all that is expected came true.')).toBeVisible();
});

test('after a run the table is shown as its moves left it, also where they broke off', async () => {
  const refused = { type: 'playSpy', card: 'guard' } as const;
  open(await toLink({ ...SCENARIO, actions: [{ type: 'endStep' }, refused], expect: undefined }));
  await screen.findByRole('heading', { name: 'Two guards' });
  await press('Run its moves');
  expect(screen.getByRole('status')).toHaveTextContent(/^Move 2: /);
  await press('Look at the end');
  const end = within(screen.getByRole('region', { name: 'The table at the end' }));
  expect(end.getByText(/^Move 2: /)).toBeVisible();
  expect(document.querySelectorAll('[data-square] [data-card]')).toHaveLength(2);
  expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('Actions');
  await press('Back to the position');
  expect(screen.getByRole('heading', { name: 'Two guards' })).toBeVisible();
});

test.each([
  ['{', 'This is no scenario. Line 1, column 2: not JSON: a } is missing: the file may be cut off'],
  ['{"setup":{"lair":{"1":"gaurd"}}}', 'setup.lair.1: there is no card "gaurd", did you mean "guard"?'],
])('what cannot be opened is said in words: %s', async (text, words) => {
  open();
  give('bad.json', text);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a link of another set is named as such, also where its cards are missing, and that set is used if it is kept', async () => {
  const ogre: Card = { id: 'ogre', type: 'minion', name: 'Ogre', copies: 1, attack: 5, health: 5, perception: 0 };
  const { hash } = registerCatalog([...TEST_CARDS, ogre]);
  const made = {
    ...SCENARIO,
    setup: { lair: { '1': 'ogre' } },
    cardSet: { hash, address: 'https://example.org/x.json' },
  };
  const store = open(await toLink(made));
  expect(await screen.findByText(/another card set \(\w+, https:\/\/example\.org\/x\.json\)/)).toBeVisible();
  expect(await screen.findByText(/there is no card "ogre"/)).toBeVisible();
  await press('Use that set');
  expect(await screen.findByText('https://example.org/x.json', { selector: 'p' })).toBeVisible();
  await press('No, play without it');
  act(() => void store.getState().bringSet({ cards: [...TEST_CARDS, ogre], rules: {}, name: 'Ogres', address: null }));
  expect(await screen.findByRole('heading', { name: 'Two guards' })).toBeVisible();
  expect(screen.queryByText(/another card set/)).toBeNull();
});

test('a set that has changed at its address since is named as such', async () => {
  const address = 'https://example.org/x.json';
  const store = open(await toLink({ ...SCENARIO, cardSet: { hash: '0123456789abcdef', address } }));
  await screen.findByText(/another card set/);
  act(() => void store.getState().bringSet({ cards: TEST_CARDS, rules: {}, name: 'Guards', address }));
  expect(await screen.findByText(/^The set at https:\/\/example.org\/x.json is not the one that/)).toBeVisible();
  expect(screen.queryByText(/another card set/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use that set' })).toBeNull();
});

test('the moves of a position are run with the rules of the set that is used', async () => {
  const store = open();
  act(
    () =>
      void store.getState().bringSet({ cards: TEST_CARDS, rules: { minionsPerTurn: 0 }, name: 'Slow', address: null }),
  );
  const setup = { ...SCENARIO.setup, lair: { '1': 'crate' } };
  const actions = [{ type: 'playMinion', card: 'guard', square: 3 }];
  give('two.json', JSON.stringify({ ...SCENARIO, setup, actions, expect: {} }));
  await user.click(await screen.findByRole('button', { name: 'Run its moves' }));
  expect(screen.getByText(/^Move 1: .*Minions? /)).toBeVisible();
});

test('of a set that is neither kept nor has an address, the page says how to get it', async () => {
  open(await toLink({ ...SCENARIO, cardSet: { hash: '0123456789abcdef' } }));
  await user.click(await screen.findByRole('button', { name: 'Use that set' }));
  expect(screen.getByText(/This browser does not have that set. Drop its file on this page/)).toBeVisible();
});

const OX = { ...TEST_CARDS[0], id: 'ox', name: 'Ox' } as Card;
const FARM = { name: 'Farm', cards: [...TEST_CARDS, OX] };
const FARM_HASH = registerCatalog(FARM.cards).hash;
const WITH_OX: Scenario = { ...SCENARIO, name: 'An Ox', setup: { ...SCENARIO.setup, hands: { genius: ['ox'] } } };

test('a card set that is given for a scenario is opened as a set, and the position stands with it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures')));
  const store = open();
  give('ox.json', JSON.stringify(WITH_OX));
  expect(await screen.findByText(/there is no card "ox"/)).toBeVisible();
  give('farm.json', JSON.stringify(FARM));
  expect(await screen.findByText('“Farm” is in play.')).toBeVisible();
  await press('Done');
  expect(store.getState().cards?.brought?.name).toBe('Farm');
  expect(await screen.findByRole('heading', { name: 'An Ox' })).toBeVisible();
});

test('the set of a link is fetched from its address once somebody has agreed', async () => {
  const asked = vi.fn(async (_address: unknown) => new Response(JSON.stringify(FARM)));
  vi.stubGlobal('fetch', asked);
  const address = 'https://sets.example/farm.json';
  open(await toLink({ ...WITH_OX, cardSet: { hash: FARM_HASH, address } }));
  await user.click(await screen.findByRole('button', { name: 'Use that set' }));
  expect(await screen.findByText(address, { selector: 'p' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await press('Fetch it');
  expect(await screen.findByText('“Farm” is in play.')).toBeVisible();
  await press('Done');
  expect(await screen.findByRole('heading', { name: 'An Ox' })).toBeVisible();
});

/** Opens *Try this card* with that set in use, and gives the link that the page copies, and what it says of it. */
async function linkToTry(card: Card, set: Omit<BroughtSet, 'name' | 'rules'>) {
  const store = openTab();
  store.getState().bringSet({ ...set, rules: { minionsPerTurn: 3 }, name: 'Farm' });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const { unmount } = render(
    <GameContext value={store}>
      <BenchScreen link={null} card={card.id} />
    </GameContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  const says = (await screen.findByRole('status')).textContent;
  unmount();
  return { says, link: copied.mock.lastCall?.[0] ?? '' };
}

test('a link brings the cards that it needs of a set that came from a file, and opens without that set', async () => {
  const { says, link } = await linkToTry(OX, { cards: FARM.cards, address: null });
  expect(says).toMatch(/^The link brings \d+ cards? of its set, so that it opens everywhere\. The link is copied\./);
  const scenario = await fromLink(link);
  expect(scenario.cards).toContainEqual(OX);
  expect(scenario.rules).toEqual({ minionsPerTurn: 3 });
  open(link.slice(link.indexOf('#')));
  expect(await screen.findByRole('heading', { name: 'Try: Ox' })).toBeVisible();
  expect(screen.queryByText(/another card set/)).toBeNull();
});

test('a link names the address of its set', async () => {
  const address = 'https://sets.example/farm.json';
  const { says, link } = await linkToTry(OX, { cards: FARM.cards, address });
  expect(says).toMatch(/^The link is copied\./);
  const { cardSet, cards } = await fromLink(link);
  expect({ cardSet, cards }).toEqual({ cardSet: { hash: FARM_HASH, name: 'Farm', address }, cards: undefined });
});

test('of a set from a file that does not fit into a link the page says what to do', async () => {
  const roll = dice(1);
  const text = Array.from({ length: 12_000 }, () => String.fromCharCode(97 + roll(26))).join('');
  const { says, link } = await linkToTry(OX, { cards: [...TEST_CARDS, { ...OX, text }], address: null });
  expect(says).toMatch(/“Farm” do not fit into a link \(8 000 characters .* only where that set is in use.*as a file/);
  expect((await fromLink(link)).cards).toBeUndefined();
});

test('a file brings the cards of a set that came from a file, however many', async () => {
  const files = filesHandedOut();
  const store = openTab();
  store.getState().bringSet({ cards: FARM.cards, rules: {}, name: 'Farm', address: null });
  render(
    <GameContext value={store}>
      <BenchScreen link={null} card="ox" />
    </GameContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
  await waitFor(async () => expect(await files.texts()).toHaveLength(1));
  expect(JSON.parse((await files.texts())[0]).cards).toContainEqual(OX);
});

test('names of a link and of its set turn nothing round and have an end', async () => {
  const long = `\u202etxt.exe\u202c <img src=x> ${'A'.repeat(3000)}`;
  open(await toLink({ ...SCENARIO, name: long, description: long, cardSet: { hash: '0123456789abcdef', name: long } }));
  const heading = await screen.findByRole('heading', { name: /^txt\.exe <img src=x> A+…$/ });
  expect(heading.textContent).toHaveLength(80);
  expect(screen.getByText(/another card set/).textContent).toMatch(
    /\(txt\.exe <img src=x> A{10,70}…, 0123456789abcdef\)/,
  );
  expect(document.body.textContent).not.toMatch(/[\u202a-\u202e]|A{1000}/);
});
