import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { storeAt } from '../../../../tests/store/position.ts';
import { refusalOf } from '../../../../tests/store/refusalOf.ts';
import type { Action } from '../../../engine/index.ts';
import { RECOMMENDED, registerCatalog } from '../../../engine/index.ts';
import type { Seating } from '../../../host/index.ts';
import type { Setup } from '../../../scenario/format.ts';
import { buildPosition } from '../../../scenario/position.ts';
import { GameRoute } from '../../screens/game/GameRoute.tsx';
import { climaxOf } from '../../show/climax.ts';
import { draw } from '../../testing.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The page with a game at that position. */
function pageAt(setup: Setup) {
  const { store, browser } = storeAt(buildPosition(registerCatalog(TEST_CARDS), { setup }, RECOMMENDED).state);
  draw(store, <GameRoute id={store.getState().game!.id} onTrouble={() => {}} />);
  const play = (action: Action) =>
    act(() => {
      expect(refusalOf(store.getState, { do: 'act', action })).toBeUndefined();
      browser.pass(60_000);
    });
  return { store, browser, play };
}

function thwart(seating?: Seating) {
  const page = pageAt({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    score: { spymaster: 1 },
    plan: 'prank',
    networks: [{ nodes: ['hub'], spies: ['agent', 'medic'] }],
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  if (seating) act(() => page.store.getState().post({ do: 'set', seating }));
  const { spies } = page.store.getState().table!;
  page.play({ type: 'infiltrate', side: 'spymaster', spy: spies[0].card });
  return page;
}
const banner = () => document.querySelector('[data-climax]');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a thwarted plan is told in large letters for some seconds, and once aloud', () => {
  thwart();
  expect(banner()).toHaveTextContent(/Thwarted.*Bob \+\d: \d of 10/);
  expect(screen.getByText(/^Thwarted: .*Bob \+\d: \d of 10\.$/)).toHaveAttribute('role', 'status');
  pass(2500);
  expect(banner()).toBeVisible();
  const aloud = [...document.querySelectorAll('[aria-live], [role="status"]')].map((one) => one.textContent).join(' ');
  expect(aloud).toContain('unassigned');
  expect(aloud.match(/thwart(s|ed) ?/gi)).toHaveLength(1);
  pass(1000);
  expect(banner()).toBeNull();
});

test('the banner of a completed plan lies over the curtain that falls for the next one', () => {
  const { store, play } = pageAt({
    turn: { number: 5, side: 'genius', step: 'plan' },
    score: { genius: 2 },
    lair: { 1: 'guard', 3: 'grid' },
    plan: { card: 'heist', status: 'advanced', faceUp: true },
    decks: { plans: ['prank', 'prank', 'prank'] },
  });
  const sacrifice = store.getState().table!.lair.flatMap((there) => (there ? [there.card] : []));
  play({ type: 'completePlan', side: 'genius', sacrifice });
  expect(screen.getByRole('heading', { name: 'Ada, take the seat' })).toHaveFocus();
  expect(banner()).toHaveTextContent('Completed');
  expect(banner()).toHaveTextContent('Heist');
  expect(banner()).toHaveTextContent('Ada +2: 4 of 10');
});

test('with scenes it says what the score will be, before the points are counted', () => {
  const page = pageAt({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    score: { spymaster: 1 },
    plan: 'prank',
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
  });
  act(() => page.store.getState().setPreferences({ show: 1 }));
  const [spy] = page.store.getState().table!.spies;
  page.play({ type: 'infiltrate', side: 'spymaster', spy: spy.card });
  for (let i = 0; i < 100 && !banner(); i++) {
    pass(200);
    act(() => page.browser.pass(200));
  }
  expect(banner()).toHaveTextContent(/Thwarted.*Bob \+\d: \d of 10/);
});

for (const [what, leave] of [
  ['a tap on it', () => fireEvent.click(banner()!)],
  ['a tap elsewhere', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'x' })],
] as const)
  test(`${what} takes the banner away once it was seen`, () => {
    thwart();
    pass(200);
    if (what !== 'a tap on it') leave();
    expect(banner()).not.toBeNull();
    pass(1000);
    leave();
    expect(banner()).toBeNull();
    expect(within(screen.getByRole('main')).queryByText(/^Thwarted/)).toBeNull();
  });

test('the bar of the next step waits until the banner is gone', () => {
  const { store, browser } = thwart();
  act(() => void store.getState().post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } }));
  expect(store.getState()).toMatchObject({ waiting: { kind: 'held' } });
  act(() => browser.pass(60_000));
  expect(store.getState().table?.turn.number).toBe(4);
  pass(3000);
  expect(banner()).toBeNull();
  expect(store.getState()).toMatchObject({ waiting: { kind: 'grace', ms: 600 } });
  act(() => browser.pass(2000));
  expect(store.getState().table?.turn.number).toBe(5);
});

test('while the banner holds the bar, nobody is told that somebody holds it, and HOLD still holds it', () => {
  const { store, browser } = thwart();
  act(() => void store.getState().post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } }));
  const strip = screen.getByRole('region', { name: 'What to do now' });
  expect(strip).not.toHaveTextContent('Held.');
  expect(within(strip).queryByRole('button', { name: 'Go on' })).toBeNull();
  fireEvent.click(within(strip).getByRole('button', { name: 'Hold' }));
  pass(3000);
  act(() => browser.pass(60_000));
  expect(banner()).toBeNull();
  expect(strip).toHaveTextContent('Held.');
  fireEvent.click(within(strip).getByRole('button', { name: 'Go on' }));
  expect(store.getState()).toMatchObject({ waiting: { kind: 'grace' } });
});

test('across a tablet it can be read from both sides, and it takes no focus', () => {
  thwart('across');
  expect(within(banner() as HTMLElement).getAllByText('Prank')).toHaveLength(2);
  expect(banner()).not.toContainElement(document.activeElement as HTMLElement);
});

test('the points come without a standing while the effect of the plan still waits', () => {
  expect(climaxOf([{ type: 'planCompleted', card: 7, evilness: 4 }])).toMatchObject({ points: 4, total: null });
});
