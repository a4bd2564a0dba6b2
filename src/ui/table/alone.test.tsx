import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordAt, stateIn } from '../../../tests/store/position.ts';
import { Browser, CARDS } from '../../../tests/store/world.ts';
import type { Action, BySide } from '../../engine/index.ts';
import { legalActions } from '../../engine/index.ts';
import { newSession, PEOPLE } from '../../host/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { createGameStore } from '../../store/store.ts';
import { draw } from '../testing.tsx';
import { Table } from './Table.tsx';

/** The table of a person who plays against a bot, from that position on. */
function against(bot: Partial<BySide<string>>, setup: Setup) {
  const browser = new Browser();
  const sources = { genius: PEOPLE, spymaster: PEOPLE, ...bot };
  const state = stateIn(setup);
  const session = newSession({ ...recordAt(null), sources }, { state, moves: [], log: [] }, state);
  const store = createGameStore(browser.world(), session);
  store.getState().applyCards(CARDS);
  store.getState().setPreferences({ show: 0 });
  draw(store, <Table />);
  /** The bot of that action's side takes it. */
  const botDoes = (action: Action) =>
    act(() => {
      store.getState().post({ do: 'answer', side: action.side, action, from: 'intern' });
      browser.pass(2000);
    });
  return { store, browser, botDoes };
}

const LAIR: Setup = {
  turn: { number: 5, side: 'genius', step: 'lair' },
  plan: 'prank',
  lair: { 1: 'guard' },
  hands: { genius: ['guard', 'rage'], spymaster: ['memo'] },
};
const strip = () => document.querySelector('[data-strip]') as HTMLElement;

test('nobody is told to peek where the hand lies open', () => {
  against({ spymaster: 'intern' }, LAIR);
  expect(strip()).toHaveTextContent('Play Minions from your hand (2 left) or build; touch a Free Minion to move it.');
  expect(document.body).not.toHaveTextContent(/\bpeek\b/i);
});

test('INTERRUPT is quiet in the own turn, and lit while the bot acts', () => {
  against({ spymaster: 'intern' }, LAIR);
  expect(screen.getByRole('button', { name: 'Interrupt' })).toHaveAttribute('data-quiet');
  cleanup();
  against({ spymaster: 'intern' }, BOTS_TURN);
  expect(screen.getByRole('button', { name: 'Interrupt' })).not.toHaveAttribute('data-quiet');
});

test('INTERRUPT raises the hand that was lowered', () => {
  const { store } = against({ spymaster: 'intern' }, LAIR);
  const handle = screen.getByRole('button', { name: /hand of 2 cards/ });
  expect(handle).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(screen.getByRole('button', { name: 'Interrupt' }));
  expect(store.getState().claim).toBe('genius');
  expect(handle).toHaveAttribute('aria-expanded', 'true');
});

test('the hand offers no second time to play what lies open', () => {
  const { store } = against({ spymaster: 'intern' }, LAIR);
  fireEvent.click(screen.getByRole('button', { name: /hand of 2 cards/ }));
  const offered = () =>
    within(document.querySelector<HTMLElement>('[data-hand="genius"]')!).queryByRole('button', { name: 'Play it' });
  const [first, second] = document.querySelectorAll('[data-hand-card][data-playable]');
  fireEvent.click(first);
  expect(store.getState().commit).not.toBeNull();
  fireEvent.click(second);
  expect(offered()).not.toBeNull();
  fireEvent.click(first);
  expect(first).toHaveAttribute('data-laid');
  expect(offered()).toBeNull();
});

test('an empty hand says that it is empty, and nothing about cards in it', () => {
  against({ spymaster: 'intern' }, { ...LAIR, hands: { genius: [], spymaster: ['memo'] } });
  fireEvent.click(screen.getByRole('button', { name: /hand of 0 cards/ }));
  expect(document.querySelector('[data-hand]')).toHaveTextContent('Your hand is empty.');
  expect(screen.getByRole('region', { name: 'About the card' })).toBeEmptyDOMElement();
});

test('its key raises and lowers the hand, and raises it as long as it is held', () => {
  vi.useFakeTimers();
  against({ spymaster: 'intern' }, LAIR);
  const handle = screen.getByRole('button', { name: /hand of 2 cards/ });
  const low = () => document.querySelector('[data-hand="genius"][data-low]');
  const press = (ms: number) => {
    fireEvent.keyDown(document.body, { key: 'q' });
    act(() => vi.advanceTimersByTime(ms));
    expect(handle, 'while pressed').toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyUp(document.body, { key: 'q' });
    act(() => vi.advanceTimersByTime(100));
  };
  expect(low()).not.toBeNull();
  press(90);
  expect(low(), 'pressed once').toBeNull();
  press(90);
  expect(low(), 'pressed again').not.toBeNull();
  press(500);
  expect(low(), 'held and let go').not.toBeNull();
  vi.useRealTimers();
});

test('the lowered hand stays where it is while a card of it lies open, and another card takes its place', () => {
  const { store } = against({ spymaster: 'intern' }, LAIR);
  fireEvent.click(screen.getByRole('button', { name: /hand of 2 cards/ }));
  fireEvent.click(document.querySelector('[data-hand-card]')!);
  expect(store.getState().commit).not.toBeNull();
  const hand = screen.getByRole('list', { name: 'Your hand', hidden: true }).parentElement!;
  expect(hand).toHaveAttribute('data-low');
  expect(hand).not.toHaveAttribute('data-away');
  expect(hand).not.toHaveAttribute('inert');
  const [first, second] = hand.querySelectorAll('[data-hand-card]');
  expect(first).toHaveAttribute('data-laid');
  for (const _ of ['it is read', 'it is laid open']) fireEvent.click(second);
  expect(second).toHaveAttribute('data-laid');
  expect(first).not.toHaveAttribute('data-laid');
});

const BOTS_TURN: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'actions' },
  plan: 'prank',
  hands: { genius: ['guard', 'rage'], spymaster: ['agent'] },
};
const ADVANCED: Setup = {
  turn: { number: 5, side: 'genius', step: 'plan' },
  plan: { card: 'blackout', status: 'advanced' },
  lair: { 1: 'guard', 2: 'guard', 3: 'crate', 4: 'crate', 5: 'crate' },
  hands: { genius: [], spymaster: ['memo', 'agent', 'hub'] },
};
const recap = () => screen.queryByRole('region', { name: 'What Bob did' });

test('what the bot did is told when the own turn begins, until a press elsewhere', () => {
  const { store, botDoes } = against({ spymaster: 'intern' }, BOTS_TURN);
  const plays = [...legalActions(stateIn(BOTS_TURN), 'spymaster')].find(({ type }) => type === 'playSpy');
  botDoes(plays!);
  expect(recap(), 'in the turn of the bot').toBeNull();
  for (let i = 0; i < 4; i++) botDoes({ type: 'endStep', side: 'spymaster' });
  expect(store.getState().table?.turn).toMatchObject({ number: 5, side: 'genius' });
  expect(within(recap()!).getAllByRole('listitem')).toHaveLength(1);
  expect(recap()).toHaveTextContent('The Spy Master plays Agent.');
  // It is scrolled, and the cards named in it are read.
  fireEvent.pointerDown(within(recap()!).getByRole('listitem'));
  expect(recap()).not.toBeNull();
  fireEvent.pointerDown(document.body);
  expect(recap()).toBeNull();
});

test('what the bot did is closed by its own button, and by Escape', () => {
  for (const close of [
    () => fireEvent.click(within(recap()!).getByRole('button', { name: 'Close' })),
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
  ]) {
    const { botDoes } = against({ spymaster: 'intern' }, BOTS_TURN);
    const plays = [...legalActions(stateIn(BOTS_TURN), 'spymaster')].find(({ type }) => type === 'playSpy');
    botDoes(plays!);
    for (let i = 0; i < 4; i++) botDoes({ type: 'endStep', side: 'spymaster' });
    close();
    expect(recap()).toBeNull();
    cleanup();
  }
});

test('the hand stays low beside what the strip asks, and comes up for cards that are chosen in it', () => {
  const handle = () => screen.getByRole('button', { name: /hand of \d cards?\./ });
  const setup: Setup = { ...BOTS_TURN, lair: { 1: 'guard' }, hands: { genius: ['rage'], spymaster: ['memo'] } };
  const { botDoes } = against({ spymaster: 'intern' }, setup);
  botDoes({ type: 'playInstant', side: 'spymaster', card: stateIn(setup).hands.spymaster[0] });
  expect(screen.getByRole('button', { name: 'Let it resolve' })).toBeVisible();
  expect(handle()).toHaveAttribute('aria-expanded', 'false');
  expect(handle()).toHaveAttribute('data-asked');
  cleanup();
  const { browser, botDoes: does } = against({ genius: 'intern' }, ADVANCED);
  does({ type: 'completePlan', side: 'genius', sacrifice: stateIn(ADVANCED).lair.flatMap((one) => one?.card ?? []) });
  act(() => browser.pass(10_000));
  expect(strip()).toHaveTextContent('Choose 2 cards of your hand.');
  expect(handle()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: /^Discard/ })).toBeVisible();
});

test('where two sit, the handle of the hand that cards are to be chosen of is marked, and the strip says to open it', () => {
  const { store, browser } = against({}, ADVANCED);
  const [genius, master] = screen.getAllByRole('button', { name: /hand of \d cards?\./ });
  expect(master).not.toHaveAttribute('data-asked');
  const sacrifice = stateIn(ADVANCED).lair.flatMap((one) => one?.card ?? []);
  act(() => void store.getState().post({ do: 'act', action: { type: 'completePlan', side: 'genius', sacrifice } }));
  act(() => browser.pass(10_000));
  expect(strip()).toHaveTextContent('Open your hand and choose 2 cards of it.');
  expect(master).toHaveAttribute('data-asked');
  expect(master).toHaveTextContent('press to choose');
  expect(genius).not.toHaveAttribute('data-asked');
  fireEvent.click(master, { detail: 0 });
  expect(master).not.toHaveAttribute('data-asked');
});

test('the hand says which card of the bot it may answer, with its text', () => {
  const setup: Setup = { ...BOTS_TURN, lair: { 1: 'guard' }, hands: { genius: ['rage'], spymaster: ['memo'] } };
  const { store, botDoes } = against({ spymaster: 'intern' }, setup);
  const [card] = stateIn(setup).hands.spymaster;
  botDoes({ type: 'playInstant', side: 'spymaster', card });
  expect(store.getState().waiting).toEqual({ kind: 'ask', side: 'genius' });
  expect(screen.getByRole('region', { name: 'About the card' })).toHaveTextContent(/^To answer: Memo: \w.*\./);
});

test.each<[string, Setup['lair'], string]>([
  ['the only one', { 2: 'engineer' }, 'Goggles: Engineer works; now touch the Minion to carry it.'],
  ['the only ones', { 2: 'guard', 4: 'clerk' }, 'Grid: Guard and Clerk work; now touch an unoccupied square.'],
])('R2.5 the strip names who builds, also where %s who could do so was picked', (_, lair, words) => {
  const built = words.startsWith('Grid') ? 'grid' : 'goggles';
  against({ spymaster: 'intern' }, { ...LAIR, lair, hands: { genius: [built] } });
  fireEvent.click(screen.getByRole('button', { name: /^(Grid|Goggles), / }));
  expect(strip()).toHaveTextContent(words);
  expect(document.querySelectorAll('[data-lair] [data-picked]')).toHaveLength(Object.keys(lair ?? {}).length);
});

test('R3.2 ACTIVATE is not offered to who has the device alone and cannot pay', () => {
  const step: Setup = { ...LAIR, turn: { number: 5, side: 'genius', step: 'activate' } };
  const activate = () => screen.queryByRole('button', { name: /^activate/i });
  against({ spymaster: 'intern' }, step);
  expect(strip()).toHaveTextContent('The cost of the Evil Plan is not met yet: end the turn.');
  expect(activate()).toBeNull();
  cleanup();
  against({ spymaster: 'intern' }, { ...step, lair: { 1: 'guard', 2: 'crate' } });
  expect(strip()).toHaveTextContent('Activate the Evil Plan, or end the turn.');
  expect(activate()).not.toBeNull();
  cleanup();
  against({}, step);
  expect(activate(), 'the other one looks on').not.toBeNull();
});

test('the own plan is read by a touch though it lies face down, and a card of the bot without a reason why not', () => {
  const spies: Setup = { ...LAIR, networks: [{ nodes: ['hub'], spies: ['agent'] }] };
  against({ spymaster: 'intern' }, spies);
  const reader = () => screen.getByRole('region', { name: 'Card' });
  fireEvent.click(document.querySelector('[data-plan] button')!);
  expect(reader()).toHaveTextContent('Prank');
  const spy = document.querySelector('[data-networks] button[data-card][aria-label^="Agent"]')!;
  fireEvent.click(spy);
  expect(reader()).toHaveTextContent('Agent');
  expect(document.body).not.toHaveTextContent('Somebody else plays');
  cleanup();
  against({}, spies);
  fireEvent.click(document.querySelector('[data-plan] button')!);
  expect(document.body).not.toHaveTextContent('Prank');
});

test('what the bot did is told in the order in which it happened', () => {
  const setup: Setup = { ...BOTS_TURN, hands: { genius: ['guard'], spymaster: ['agent', 'memo'] } };
  const { botDoes } = against({ spymaster: 'intern' }, setup);
  const [agent, memo] = stateIn(setup).hands.spymaster;
  botDoes({ type: 'playSpy', side: 'spymaster', card: agent });
  botDoes({ type: 'playInstant', side: 'spymaster', card: memo });
  for (let i = 0; i < 4; i++) botDoes({ type: 'endStep', side: 'spymaster' });
  expect(
    within(recap()!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('plays Agent'), expect.stringContaining('Memo')]);
});

const MASTERS: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'actions' },
  plan: 'prank',
  networks: [{ nodes: ['hub'] }],
  hands: { genius: ['guard'], spymaster: ['agent'] },
};

test('PLAY IT in the hand plays a card that needs nothing more', () => {
  const { store } = against({ genius: 'intern' }, { ...MASTERS, networks: [] });
  fireEvent.click(screen.getByRole('button', { name: /^Agent, Spy/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Play it' }));
  expect(store.getState().table?.spies).toHaveLength(1);
  expect(store.getState().commit).toBeNull();
});

/** The first card is shown as the hand comes to the page. */
const pressPlay = () => fireEvent.click(screen.getByRole('button', { name: 'Play it' }));

test.each<[string, Partial<BySide<string>>, Setup, string]>([
  ['a Minion', { spymaster: 'intern' }, LAIR, 'Guard: touch an unoccupied square.'],
  [
    'a Node',
    { genius: 'intern' },
    { ...MASTERS, hands: { spymaster: ['hub'] } },
    'Hub: touch a free place to play it (1 Action), or a Node to connect it too (2 Actions).',
  ],
  [
    'a Spy',
    { genius: 'intern' },
    MASTERS,
    'Agent: touch a Network to play it and assign it there, or play it unassigned.',
  ],
])('PLAY IT in the hand asks where %s is put down', (_, bot, setup, words) => {
  const { store } = against(bot, setup);
  pressPlay();
  expect(strip()).toHaveTextContent(words);
  expect(store.getState().commit).not.toBeNull();
});

test('PLAY IT in the hand plays a Minion for which one square is left', () => {
  const lair = { 1: 'guard', 2: 'guard', 3: 'guard', 4: 'guard', 5: 'guard', 6: 'guard', 8: 'guard' };
  const { store } = against({ spymaster: 'intern' }, { ...LAIR, lair });
  pressPlay();
  expect(store.getState().table?.lair[6]).not.toBeNull();
});

test('a lit Network is touched anywhere within its outline', () => {
  const assigning: Setup = {
    ...MASTERS,
    turn: { number: 4, side: 'spymaster', step: 'assign' },
    unassigned: ['agent'],
  };
  const { store } = against({ genius: 'intern' }, assigning);
  const network = document.querySelector('[data-network]')!;
  fireEvent.click(network.firstElementChild!);
  expect(store.getState().table?.spies[0].network, 'nothing is lit yet').toBe(-1);
  fireEvent.click(document.querySelector('[data-tray] button[data-card]')!);
  fireEvent.click(network.firstElementChild!);
  expect(store.getState().table?.spies[0].network).not.toBe(-1);
});
