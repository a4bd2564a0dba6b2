import { act, screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { CARDS, OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { HIDDEN } from '../../../engine/index.ts';
import { useGame } from '../../page/session/game.ts';
import { draw } from '../../testing.tsx';
import { GameRoute } from '../game/GameRoute.tsx';
import { Curtain } from './Curtain.tsx';
import { PlanChoice } from './PlanChoice.tsx';

const PLANS = CARDS.cards.filter(({ type }) => type === 'plan').map(({ name }) => name);
const plansOnPage = () => PLANS.filter((name) => document.body.textContent?.includes(name));

function Choosing() {
  const curtain = useGame((s) => s.curtain);
  const offered = useGame((s) => s.table?.offered.length ?? 0);
  if (curtain) return <Curtain curtain={curtain} />;
  return offered > 0 ? <PlanChoice /> : <p>The table</p>;
}

function begin() {
  const tab = openTab();
  tab.getState().newGame({ ...OPTIONS, names: { genius: 'Ada', spymaster: 'Boris' } });
  draw(tab, <Choosing />);
  return tab;
}
const lift = () => user.click(screen.getByRole('button', { name: /Ada, the Evil Genius: lift the curtain/ }));

test('the curtain calls the Genius and shows no plan', () => {
  begin();
  expect(screen.getByRole('heading', { name: 'Ada, take the seat' })).toBeVisible();
  expect(plansOnPage()).toEqual([]);
});

test('R3.1 behind the curtain three plans are shown, one is chosen, and all are gone', async () => {
  const tab = begin();
  await lift();
  const plans = screen.getAllByRole('radio');
  expect(plans).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Choose one' }));
  expect(tab.getState().table?.plan).toBeNull();
  await user.click(plans[1]);
  await user.click(screen.getByRole('button', { name: /^Choose / }));
  expect(tab.getState().table?.plan).toMatchObject({ card: HIDDEN, status: 'in-progress', faceUp: false });
  expect(tab.getState().openHands.genius).toBeNull();
  expect(plansOnPage()).toEqual([]);
});

test('the plans leave the page when it is left, and come back on a word of the Genius', async () => {
  begin();
  await lift();
  expect(plansOnPage().length).toBeGreaterThan(0);
  act(() => void dispatchEvent(new Event('blur')));
  expect(plansOnPage()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /show the plans/ }));
  expect(plansOnPage().length).toBeGreaterThan(0);
});

test('the plans wait for a word of the Genius when something was told at the table after the curtain', async () => {
  const { store, browser } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    hands: { genius: ['rage'], spymaster: ['memo'] },
    decks: { plans: ['prank', 'prank', 'prank'] },
  });
  store.getState().setPreferences({ show: 1 });
  draw(store, <GameRoute id={store.getState().game!.id} onTrouble={() => {}} />);
  act(() => {
    const { post } = store.getState();
    post({ do: 'set', seating: 'one-side', grace: 0 });
    post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } });
    browser.pass(60_000);
  });
  // Escape ends what is told at the table once it has begun, and does nothing before. It may also end by itself.
  const afterEscapes = (look: () => HTMLElement) =>
    waitFor(async () => {
      await user.keyboard('{Escape}');
      return look();
    });
  await user.click(await afterEscapes(() => screen.getByRole('button', { name: /Evil Genius: lift the curtain/ })));
  expect(plansOnPage()).toEqual([]);
  const hidden = await afterEscapes(() => screen.getByRole('heading', { name: 'The plans are hidden' }));
  expect(hidden).toBeVisible();
  expect(plansOnPage()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /show the plans/ }));
  expect(plansOnPage()).toEqual(['Prank']);
});

test('the Genius chooses with its lair and hand in mind: before the first draw the hand is empty', async () => {
  begin();
  await lift();
  expect(screen.getByText('In your lair: Contraptions worth 0, Minions worth 0.')).toBeVisible();
  expect(screen.getByText('Your hand is empty now. After this you draw up to 7 cards.')).toBeVisible();
});

test('beside a later choice stands the hand with its rules text, and goes with the plans', async () => {
  const { store } = storeIn({
    turn: { number: 5, side: 'genius', step: 'plan' },
    hands: { genius: ['rage', 'guard'], spymaster: ['memo'] },
    decks: { plans: ['prank', 'heist', 'prank'] },
  });
  draw(store, <Choosing />);
  const hand = within(screen.getByRole('region', { name: 'Your hand as it is now' }));
  expect(hand.getAllByRole('heading', { level: 3 }).map((name) => name.textContent?.trim())).toEqual(['Rage', 'Guard']);
  expect(hand.getByText(/^Minion · Attack/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('Memo');
  act(() => void dispatchEvent(new Event('blur')));
  expect(screen.queryByRole('region', { name: 'Your hand as it is now' })).toBeNull();
});

test('the menu and the log can be reached while a plan is chosen; an offer to the other side hides the plans', async () => {
  const tab = openTab();
  tab.getState().newGame({ ...OPTIONS, names: { genius: 'Ada', spymaster: 'Boris' } });
  tab.getState().post({ do: 'lift-curtain' });
  draw(tab, <GameRoute id={tab.getState().game!.id} onTrouble={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Log' }));
  expect(screen.getByRole('log')).toBeVisible();
  expect(plansOnPage().length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: /^Offer a draw/ }));
  await user.click(screen.getByRole('button', { name: 'Ada offers' }));
  expect(plansOnPage()).toEqual([]);
});
