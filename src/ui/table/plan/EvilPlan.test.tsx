import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { storeIn } from '../../../../tests/store/position.ts';
import { refusalOf } from '../../../../tests/store/refusalOf.ts';
import type { Card } from '../../../engine/index.ts';
import type { Setup } from '../../../scenario/format.ts';
import { DeskContext } from '../../play/context.ts';
import { createDesk } from '../../play/desk.ts';
import { Directed } from '../../show/Directed.tsx';
import { draw } from '../../testing.tsx';
import { EvilPlan } from './EvilPlan.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const device = () => document.querySelector('[data-plan]');
const status = () => device()?.querySelector('[data-now]');

/** The plan takes its next step, and the scene of that plays. */
function taking(type: 'activatePlan' | 'advancePlan', setup: Setup): void {
  const { store } = storeIn(setup);
  const { post, setPreferences } = store.getState();
  setPreferences({ show: 1 });
  post({ do: 'set', grace: 0 });
  draw(
    store,
    <DeskContext value={createDesk(store).desk}>
      <Directed>
        <EvilPlan />
      </Directed>
    </DeskContext>,
  );
  act(() => expect(refusalOf(store.getState, { do: 'act', action: { type, side: 'genius' } })).toBeUndefined());
  pass(100);
}

test('the device shows what the file of the plan says as soon as its stamp falls', () => {
  taking('activatePlan', {
    turn: { number: 5, side: 'genius', step: 'activate' },
    plan: 'prank',
    lair: { 1: 'crate', 2: 'boss' },
  });
  expect(device()).toHaveTextContent('Evil Plan, face down');
  pass(600);
  expect(device()).toHaveTextContent('Prank');
  expect(status()).toHaveTextContent('activated');
});

test('a plan that is advanced is so while its file still lies open', () => {
  taking('advancePlan', {
    turn: { number: 5, side: 'genius', step: 'plan' },
    plan: { card: 'prank', status: 'activated' },
    lair: { 1: 'crate', 2: 'boss' },
  });
  expect(status()).toHaveTextContent('activated');
  pass(600);
  expect(status()).toHaveTextContent('advanced');
});

test('a surge of power goes through the device when its plan gets on, and not before', () => {
  taking('advancePlan', {
    turn: { number: 5, side: 'genius', step: 'plan' },
    plan: { card: 'prank', status: 'activated' },
    lair: { 1: 'crate', 2: 'boss' },
  });
  expect(device()?.querySelector('[data-surge]')).toBeNull();
  pass(600);
  expect(device()?.querySelector('[data-surge]')).toBeVisible();
});

test('R3.1 the plan that has just been chosen comes to the device', () => {
  const { store } = storeIn({ turn: { number: 5, side: 'genius', step: 'plan' }, lair: { 1: 'crate' } });
  const { post } = store.getState();
  const table = () =>
    draw(
      store,
      <DeskContext value={createDesk(store).desk}>
        <EvilPlan />
      </DeskContext>,
    );
  const { unmount } = table();
  expect(device()?.querySelector('[data-dealt]')).toBeNull();
  unmount();
  post({ do: 'lift-curtain' });
  post({ do: 'open-hand', side: 'genius' });
  const choice = store.getState().openHands.genius?.offers.find(({ type }) => type === 'choosePlan');
  expect(choice && refusalOf(store.getState, { do: 'act', action: choice })).toBeUndefined();
  table();
  expect(device()?.querySelector('[data-dealt]')).toBeVisible();
});

const INFORMANT: Card = {
  id: 'informant',
  type: 'intelligence',
  name: 'Informant',
  copies: 1,
  abilities: [{ kind: 'play', targets: [{ type: 'plan' }], effects: [{ verb: 'draw', who: 'you', amount: 1 }] }],
};

/** The Master takes the Informant out of its hand, while the plan lies so. */
function aiming(plan: Setup['plan']) {
  const { store, state } = storeIn(
    { turn: { number: 6, side: 'spymaster', step: 'actions' }, plan, hands: { spymaster: ['informant'] } },
    [...TEST_CARDS, INFORMANT],
  );
  const { post } = store.getState();
  draw(
    store,
    <DeskContext value={createDesk(store).desk}>
      <EvilPlan />
    </DeskContext>,
  );
  act(() => {
    post({ do: 'open-hand', side: 'spymaster' });
    post({ do: 'commit', side: 'spymaster', card: state.hands.spymaster[0] });
  });
  return { store, plan: state.plan?.card };
}

test('R10.3 a face-up plan that a card may be aimed at is lit, and touched like other cards', () => {
  const { store, plan } = aiming({ card: 'prank', status: 'activated' });
  const [button] = document.querySelectorAll('[data-plan] button');
  expect(button).toHaveAttribute('data-light', 'target');
  fireEvent.click(button);
  expect(store.getState().table?.stack).toMatchObject([{ kind: 'playInstant', targets: [plan] }]);
});

test('R10.3 a face-down plan is lit for nothing, and bears no number of a card', () => {
  aiming('prank');
  const [button] = document.querySelectorAll('[data-plan] button');
  expect(button).not.toHaveAttribute('data-light');
  expect(button).not.toHaveAttribute('data-card');
});
