import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TEST_CARDS } from '../../../tests/engine/cards.ts';
import { ALONE, beginLesson } from '../../../tests/store/lesson.ts';
import { playOn } from '../../../tests/store/player.ts';
import { stateIn, storeAt, storeIn } from '../../../tests/store/position.ts';
import { refusalOf } from '../../../tests/store/refusalOf.ts';
import { Browser, OPTIONS, openTab } from '../../../tests/store/world.ts';
import type { Action, Card, Side, State } from '../../engine/index.ts';
import { copyState, definitionOf, dice, HIDDEN, RECOMMENDED, registerCatalog, SIDES } from '../../engine/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { buildPosition } from '../../scenario/position.ts';

import type { PublicState } from '../../store/types.ts';
import { awaitPress } from '../input/pressed.ts';
import { draw } from '../testing.tsx';
import { Table } from './Table.tsx';

/** The table of a game in which both have a hand and cards in play. */
function tableOf(holds: (s: PublicState) => boolean = (s) => s.table?.turn.step === 'lair', seed = 3) {
  const browser = new Browser();
  const store = openTab(browser);
  store.getState().newGame({ ...OPTIONS, settings: { ...OPTIONS.settings, grace: 0 }, seed });
  const roll = dice(seed);
  const ready = () => {
    const s = store.getState();
    return (s.table?.turn.number ?? 0) > 4 && s.waiting.kind === 'none' && !s.curtain && holds(s);
  };
  for (let i = 0; i < 500 && !ready(); i++) playOn(store, browser, roll);
  if (!ready()) throw new Error('the game did not come there');
  const reference = draw(store, <Table />);
  return { store, browser, reference };
}

const open = () => document.querySelectorAll('[data-hand]').length;
const handOf = (store: ReturnType<typeof tableOf>['store'], side: Side): string[] => {
  store.getState().post({ do: 'open-hand', side });
  const { view } = store.getState().openHands[side]!;
  const names = view.hands[side].map((card) => definitionOf(view, card).name);
  store.getState().post({ do: 'close-hand', side });
  return names;
};

test('a hand is open while its key is held, and no longer', () => {
  const { store } = tableOf();
  expect(open()).toBe(0);
  fireEvent.keyDown(window, { key: 'q' });
  expect(store.getState().openHands.genius).not.toBeNull();
  expect(document.querySelectorAll('[data-hand-card]')).toHaveLength(store.getState().table!.hands.genius.length);
  fireEvent.keyUp(window, { key: 'q' });
  expect(open()).toBe(0);
});

test('the key of a hand works on a layout that is not Latin, and closes the hand though the layout has changed', () => {
  tableOf();
  fireEvent.keyDown(window, { key: 'й', code: 'KeyQ' });
  expect(open()).toBe(1);
  fireEvent.keyUp(window, { key: 'a', code: 'KeyQ' });
  expect(open()).toBe(0);
});

test('the hand of who plays alone takes the focus, but not as the page opens', () => {
  const store = openTab();
  beginLesson(store, ALONE);
  store.getState().post({ do: 'lift-curtain' });
  for (const isPressed of [false, true]) {
    onTestFinished(awaitPress());
    if (isPressed) fireEvent.keyDown(window, { key: 'Tab' });
    draw(store, <Table />);
    expect(open()).toBe(1);
    expect(document.querySelectorAll('[data-hand-card]:focus')).toHaveLength(isPressed ? 1 : 0);
    cleanup();
  }
});

test('both may look at once', () => {
  tableOf();
  fireEvent.keyDown(window, { key: 'q' });
  fireEvent.keyDown(window, { key: 'P' });
  expect(open()).toBe(2);
  fireEvent.keyUp(window, { key: 'q' });
  expect(open()).toBe(1);
});

describe('a hand that nobody holds', () => {
  const tap = (edge: HTMLElement, ms = 80) => {
    Object.assign(edge, { setPointerCapture: () => undefined });
    const press = { bubbles: true, button: 0, pointerId: 1 };
    fireEvent(edge, at(new PointerEvent('pointerdown', press), 1000));
    fireEvent(edge, at(new PointerEvent('pointerup', press), 1000 + ms));
  };
  const handle = () => screen.getAllByRole('button', { name: /hand of .* cards/ })[0];
  const pressKey = () => {
    fireEvent.keyDown(window, { key: 'Q', shiftKey: true });
    fireEvent.keyUp(window, { key: 'Q', shiftKey: true });
  };

  /** A tap so soon after the hand has come would be meant to open it. */
  const settle = () => act(() => new Promise((done) => setTimeout(done, 400)));

  test('opens by a tap, and closes by the next one', async () => {
    tableOf();
    tap(handle(), 900);
    expect(open(), 'after a long press').toBe(0);
    tap(handle());
    expect(open()).toBe(1);
    expect(handle()).toHaveTextContent('press to hide');
    await settle();
    tap(handle());
    expect(open()).toBe(0);
    expect(handle()).toHaveTextContent('press to peek, or hold');
  });

  test('opens and closes by its key with Shift', () => {
    tableOf();
    for (const hands of [1, 0]) {
      pressKey();
      expect(open()).toBe(hands);
    }
  });

  test('closes after a time without a stir', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      tableOf();
      tap(handle());
      act(() => void vi.advanceTimersByTime(15_000));
      fireEvent.pointerMove(document.querySelector('[data-hand]')!);
      act(() => void vi.advanceTimersByTime(19_000));
      expect(open()).toBe(1);
      act(() => void vi.advanceTimersByTime(1000));
      expect(open()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['that a tap opened', () => tap(handle())],
    ['that its key with Shift opened', pressKey],
  ])('R10.1 %s, closes once the other side has to decide, and can be opened then', (_, toggle) => {
    const { store } = storeIn({
      turn: { number: 3, side: 'genius', step: 'lair' },
      hands: { genius: ['guard', 'clerk', 'rage'], spymaster: ['memo'] },
    });
    const { post } = store.getState();
    post({ do: 'set', grace: 0 });
    draw(store, <Table />);
    toggle();
    act(
      () =>
        void post({
          do: 'act',
          action: store.getState().openHands.genius!.offers.find(({ type }) => type === 'playMinion')!,
        }),
    );
    expect(open(), 'in its own turn').toBe(1);
    act(() => void post({ do: 'claim', side: 'spymaster' }));
    expect(open(), 'once the Master has interrupted').toBe(0);
    toggle();
    expect(open(), 'opened while the Master decides').toBe(1);
  });

  test.each([
    ['spymaster', 4, 'actions'],
    ['genius', 1, 'lair'],
  ] as const)(
    'R10.1 closes with the step in which the %s plays cards: the table is touched then',
    (side, number, step) => {
      const { store } = storeIn({
        turn: { number, side, step },
        plan: 'prank',
        networks: [{ nodes: ['hub'], spies: ['agent'] }],
        hands: { genius: ['rage'], spymaster: ['memo'] },
      });
      draw(store, <Table />);
      tap(screen.getAllByRole('button', { name: /hand of .* cards?/ })[side === 'genius' ? 0 : 1]);
      expect(open()).toBe(1);
      act(() => void store.getState().post({ do: 'act', action: { type: 'endStep', side } }));
      expect(open()).toBe(0);
    },
  );

  test.each([
    ['and comes back once it is played, where it was opened to stay', pressKey, 1],
    ['and stays closed where a tap has opened it (R10.1)', () => tap(handle()), 0],
  ])('makes room for a card that is taken out of it, %s', (_, openHand, hands) => {
    const { store } = storeIn({
      turn: { number: 3, side: 'genius', step: 'lair' },
      hands: { genius: ['guard', 'guard'] },
    });
    draw(store, <Table />);
    openHand();
    const { offers } = store.getState().openHands.genius!;
    const action = offers.find((offer) => offer.type === 'playMinion')!;
    fireEvent.click(document.querySelector(`[data-hand-card="${action.card}"]`)!);
    fireEvent.click(document.querySelector(`[data-hand-card="${action.card}"]`)!);
    expect(store.getState().commit).toEqual({ side: 'genius', card: action.card });
    expect(open()).toBe(0);
    act(() => void store.getState().post({ do: 'act', action }));
    expect(open()).toBe(hands);
  });

  /** The hand of the Spy Master, from which the first card has been taken that is played by such an action. */
  function takenOut(type: 'playNode' | 'playSpy') {
    const { store } = storeIn({
      turn: { number: 4, side: 'spymaster', step: 'actions' },
      networks: [{ nodes: ['hub'] }],
      hands: { spymaster: ['hub', 'agent'] },
    });
    draw(store, <Table />);
    const edge = screen.getAllByRole('button', { name: /hand of .* cards/ })[1];
    fireEvent.keyDown(window, { key: 'P', shiftKey: true });
    fireEvent.keyUp(window, { key: 'P', shiftKey: true });
    const action = store.getState().openHands.spymaster!.offers.find((offer) => offer.type === type) as {
      card: number;
    };
    const card = document.querySelector(`[data-hand-card="${action.card}"]`)!;
    fireEvent.click(card);
    fireEvent.click(card);
    expect(open()).toBe(0);
    return { edge, play: () => fireEvent.click(screen.getByRole('button', { name: 'Play it' })) };
  }

  test('does not lie over the Networks again where a Node of it can be connected', () => {
    const { edge, play } = takenOut('playNode');
    play();
    expect(screen.getByText(/touch a Node to connect it/)).toBeVisible();
    expect(open()).toBe(0);
    expect(edge).toHaveTextContent('press to peek, or hold');
    cleanup();
    takenOut('playSpy').play();
    expect(open(), 'after a Spy').toBe(1);
  });

  test('says how it comes back while it makes room', async () => {
    const { edge } = takenOut('playNode');
    expect(edge).toHaveTextContent('press to peek, or hold');
    expect(edge).toHaveAttribute('aria-expanded', 'false');
    tap(edge);
    expect(open()).toBe(1);
    expect(edge).toHaveTextContent('press to hide');
    await settle();
    tap(edge);
    expect(open()).toBe(0);
    cleanup();
    takenOut('playNode');
    fireEvent.keyDown(window, { key: 'p' });
    expect(open(), 'by its key').toBe(1);
    fireEvent.keyUp(window, { key: 'p' });
    expect(open()).toBe(0);
  });
});

describe('who has the device alone', () => {
  /** The device is passed on; the Genius has lifted its curtain, and its hand lies open. */
  function alone() {
    const { store, browser } = storeIn({
      turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
      plan: 'prank',
      hands: { genius: ['guard', 'rage'], spymaster: ['memo'] },
    });
    const { post } = store.getState();
    post({ do: 'set', seating: 'one-side', grace: 0 });
    post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } });
    browser.pass(60_000);
    post({ do: 'lift-curtain' });
    draw(store, <Table />);
    return store;
  }
  const names = () => [...document.querySelectorAll('[data-hand]')].map((one) => one.getAttribute('data-hand'));
  const handle = () => screen.getAllByRole('button', { name: /hand of .* cards/ })[0];

  test('has its hand open at once, and the other edge keeps its INTERRUPT', () => {
    const store = alone();
    expect(names()).toEqual(['genius']);
    const other = within(screen.getByRole('region', { name: /, Spy Master$/ }));
    fireEvent.click(other.getByRole('button', { name: 'Interrupt' }));
    expect(store.getState()).toMatchObject({ curtain: { for: 'spymaster', why: 'hand' }, sits: null });
    expect(names(), 'nothing of a hand is behind the curtain').toEqual([]);
  });

  test('folds it away by one touch, and opens it by one', () => {
    alone();
    fireEvent.click(handle(), { detail: 0 });
    expect(names()).toEqual([]);
    fireEvent.click(handle(), { detail: 0 });
    expect(names()).toEqual(['genius']);
  });

  test('lowers it by a press elsewhere, and reads and plays it as it lies there', () => {
    const store = alone();
    const isLow = () => document.querySelector('[data-low]') !== null;
    fireEvent.pointerDown(screen.getByRole('region', { name: 'Lair' }));
    expect(isLow()).toBe(true);
    const [guard, rage] = document.querySelectorAll('[data-hand-card]');
    fireEvent.click(rage);
    expect([isLow(), rage.hasAttribute('data-shown')]).toEqual([true, true]);
    expect(screen.getByRole('region', { name: 'About the card' })).toHaveTextContent('Rage');
    fireEvent.click(guard);
    fireEvent.click(guard);
    expect([isLow(), store.getState().commit]).toMatchObject([true, { side: 'genius' }]);
  });

  test('has it hidden while the other one is asked', () => {
    const store = alone();
    act(() => void store.getState().post({ do: 'offer-draw', side: 'genius' }));
    expect(names()).toEqual([]);
    act(() => void store.getState().post({ do: 'decline-draw' }));
    expect(names()).toEqual(['genius']);
  });
});
const at = (event: Event, timeStamp: number) => Object.defineProperty(event, 'timeStamp', { value: timeStamp });

test('holding the edge opens the hand, letting go closes it, and so does losing the pointer', () => {
  tableOf();
  const [edge] = screen.getAllByRole('button', { name: /hand of .* cards/ });
  Object.assign(edge, { setPointerCapture: () => undefined });
  fireEvent.pointerDown(edge, { button: 0, pointerId: 1 });
  expect(open()).toBe(1);
  fireEvent.pointerCancel(edge, { pointerId: 1 });
  expect(open()).toBe(0);
  fireEvent.pointerDown(edge, { button: 0, pointerId: 1 });
  fireEvent.lostPointerCapture(edge, { pointerId: 1 });
  expect(open()).toBe(0);
});

for (const [what, leave] of [
  ['the window loses the focus', () => fireEvent.blur(window)],
  ['the page goes', () => fireEvent(window, new Event('pagehide'))],
  [
    'the page is hidden',
    () => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      fireEvent(document, new Event('visibilitychange'));
      Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    },
  ],
] as const)
  test(`every hand closes when ${what}`, () => {
    const { store } = tableOf();
    fireEvent.keyDown(window, { key: 'q' });
    fireEvent.keyDown(window, { key: 'p' });
    expect(open()).toBe(2);
    leave();
    expect(open()).toBe(0);
    expect(store.getState().openHands).toEqual({ genius: null, spymaster: null });
  });

test('nothing of a hand or a face-down plan is on the page while it is hidden (R10.2)', () => {
  const { store } = tableOf((s) => s.table?.turn.step === 'lair' && s.table.plan?.faceUp === false, 5);
  const secret = () => {
    const hidden = SIDES.flatMap((side) => handOf(store, side));
    store.getState().post({ do: 'open-hand', side: 'genius' });
    const plan = store.getState().openHands.genius!.plan!;
    const { view } = store.getState().openHands.genius!;
    const planName = definitionOf(view, plan.card).name;
    store.getState().post({ do: 'close-hand', side: 'genius' });
    return [...hidden, planName];
  };
  const { table } = store.getState();
  let names: string[] = [];
  act(() => {
    names = secret();
  });
  const seen = new Set(
    [
      ...table!.lair.flatMap((unit) => (unit ? [unit.card, ...unit.attached] : [])),
      ...table!.nodes.map((node) => node.card),
      ...table!.spies.map((spy) => spy.card),
      ...table!.discards.genius,
      ...table!.discards.spymaster,
      ...table!.scored.genius,
      ...table!.scored.spymaster,
    ].map((card) => definitionOf(table!, card).name),
  );
  const hidden = names.filter((name) => !seen.has(name));
  expect(hidden.length).toBeGreaterThan(0);
  const page = document.documentElement.outerHTML;
  for (const name of hidden) expect(page).not.toContain(name);
  expect(document.querySelector('[data-hand-card]')).toBeNull();
});

test('the edges of both sides look alike whatever their hands: only the number of cards is told', () => {
  const { store } = tableOf();
  for (const side of SIDES) {
    const edge = document.querySelector(`[data-edge-of="${side}"]`)!;
    expect(edge.textContent).toMatch(new RegExp(`hand of ${store.getState().table!.hands[side].length} cards?\\.`));
  }
});

test('INTERRUPT is alive exactly when the store says so, and freezes the game', () => {
  const { store } = tableOf();
  const buttons = screen.getAllByRole('button', { name: 'Interrupt' });
  const can = store.getState().canClaim;
  expect(buttons.map((button) => button.getAttribute('aria-disabled') !== 'true')).toEqual([can.genius, can.spymaster]);
  fireEvent.click(buttons[1]);
  expect(store.getState().claim).toBe('spymaster');
  fireEvent.click(screen.getAllByRole('button', { name: 'Never mind' })[0]);
  expect(store.getState().claim).toBeNull();
});

test('a side that is asked to answer a card is not offered to let the turn run', () => {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 8: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  draw(store, <Table />);
  const { post } = store.getState();
  const run = () => screen.queryByRole('button', { name: 'Ada: let it run this turn' });
  const [{ card: spy }] = store.getState().table!.spies;
  act(() => post({ do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy } }));
  expect(run()).toBeVisible();
  act(() => {
    post({ do: 'claim', side: 'spymaster' });
    post({ do: 'open-hand', side: 'spymaster' });
    const [card] = store.getState().openHands.spymaster!.view.hands.spymaster;
    post({ do: 'act', action: { type: 'playInstant', side: 'spymaster', card } });
  });
  expect(store.getState().waiting).toMatchObject({ kind: 'ask', side: 'genius' });
  expect(run()).toBeNull();
});

test('the idle side lets it run, for the turn or for one step of the plan', () => {
  const { store } = storeAt(
    buildPosition(
      registerCatalog(TEST_CARDS),
      {
        setup: {
          turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
          plan: 'prank',
          lair: { 8: 'guard' },
          networks: [{ nodes: ['hub'], spies: ['agent'] }],
          hands: { genius: ['rage'], spymaster: ['memo'] },
        },
      },
      RECOMMENDED,
    ).state,
  );
  draw(store, <Table />);
  const { spies } = store.getState().table!;
  act(
    () =>
      void store.getState().post({ do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy: spies[0].card } }),
  );
  expect(store.getState().waiting.kind).toBe('grace');
  expect(screen.queryByRole('button', { name: /, Bob/ })).toBeNull();
  fireEvent.click(within(screen.getByRole('region', { name: /^Ada/ })).getByRole('button', { name: 'More' }));
  expect(screen.getByRole('button', { name: /^Let it run this turn,/ })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Ada: let it run this turn' }));
  expect(store.getState()).toMatchObject({ yields: { genius: true }, table: { infiltration: { square: 8 } } });
  expect(screen.getByRole('button', { name: 'Ada lets it run ✕' })).toHaveAttribute('aria-pressed', 'true');
  act(() => void store.getState().post({ do: 'act', action: { type: 'attack', side: 'spymaster' } }));
  for (let i = 0; i < 3 && store.getState().waiting.kind !== 'grace'; i++)
    act(() => void store.getState().post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } }));
  expect(store.getState()).toMatchObject({ table: { turn: { number: 5 } }, yields: { genius: false } });
});

test('the bar of a step of the plan is cut short by the side that it is there for', () => {
  const { store } = storeIn({
    turn: { number: 5, side: 'genius', step: 'activate' },
    plan: 'prank',
    lair: { 1: 'crate' },
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  draw(store, <Table />);
  act(() => void store.getState().post({ do: 'act', action: { type: 'activatePlan', side: 'genius' } }));
  expect(store.getState().waiting.kind).toBe('grace');
  expect(screen.getByRole('button', { name: 'Bob: let it run this turn' })).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(screen.getByRole('button', { name: 'Bob: OK' }));
  expect(store.getState().table?.plan?.status).toBe('activated');
});

test('a touch that leads to nothing says why, and its rule opens', () => {
  const { reference } = tableOf((s) => s.table?.turn.step === 'lair' && s.table.nodes.length > 1);
  fireEvent.click(document.querySelector('[aria-label="Networks"] [data-draggable]')!);
  const status = screen.getByRole('status');
  expect(status.textContent).not.toBe('');
  fireEvent.click(status.querySelector('button')!);
  expect(reference.openRule).toHaveBeenCalledWith(expect.stringMatching(/^R\d+\.\d+$/));
});

test('what is lit to begin with or to go on with is said to be so, and nothing else is', () => {
  const { store } = tableOf((s) => s.offers.some((offer) => offer.type === 'moveMinion'));
  const said = (words: string) => screen.getAllByRole('button', { name: new RegExp(`, ${words}\\b`) });
  const lit = (light: string) => [...document.querySelectorAll(`button[data-light="${light}"]`)];
  expect(lit('ready').length).toBeGreaterThan(0);
  expect(said('ready')).toEqual(lit('ready'));
  const move = store.getState().offers.find((offer) => offer.type === 'moveMinion');
  fireEvent.click(document.querySelector(`button[data-card="${move?.minion}"]`)!);
  expect(lit('ready')).toEqual([]);
  expect(said('can be chosen')).toEqual(lit('target'));
});

test('the table stays small', () => {
  tableOf((s) => (s.table?.turn.number ?? 0) > 8);
  expect(document.querySelectorAll('*').length).toBeLessThan(1500);
});

test('while one finger holds the edge, another reads a card with one tap and plays it with the next', () => {
  const { store } = tableOf(
    (s) => s.table?.turn.step === 'lair' && s.table.minionsLeft > 0 && s.table.lair.includes(null),
  );
  const [edge] = screen.getAllByRole('button', { name: /hand of .* cards/ });
  Object.assign(edge, { setPointerCapture: () => undefined });
  fireEvent.pointerDown(edge, { button: 0, pointerId: 1, pointerType: 'touch', isPrimary: true });
  const play = store.getState().openHands.genius!.offers.find((offer) => offer.type === 'playMinion')!;
  const card = () => document.querySelector(`[data-hand-card="${play.card}"]`)!;
  tap(card());
  expect(card()).toHaveAttribute('data-shown');
  expect(store.getState().commit).toBeNull();
  tap(card());
  expect(store.getState().commit).toEqual({ side: 'genius', card: play.card });
  expect(open()).toBe(0);
});
/** The tap of a finger beside the one that holds the edge. */
const tap = (target: Element) => {
  fireEvent.pointerDown(target, { pointerId: 2, pointerType: 'touch', isPrimary: false });
  fireEvent.pointerUp(target, { pointerId: 2, pointerType: 'touch', isPrimary: false });
};

test('a hand that is held makes room for a card that is taken out of it, and is open again once it is played', () => {
  const { store } = tableOf(
    (s) => s.table?.turn.step === 'lair' && s.table.minionsLeft > 0 && s.table.lair.includes(null),
  );
  const play = () => store.getState().openHands.genius!.offers.find((offer) => offer.type === 'playMinion')!;
  fireEvent.keyDown(window, { key: 'q' });
  const action = play();
  const card = document.querySelector(`[data-hand-card="${action.card}"]`)!;
  fireEvent.click(card);
  fireEvent.click(card);
  expect(open()).toBe(0);
  expect(store.getState().commit).toEqual({ side: 'genius', card: action.card });
  act(() => void store.getState().post({ do: 'act', action }));
  expect(open()).toBe(1);
  expect(document.querySelector(`[data-hand-card="${action.card}"]`)).toBeNull();
  fireEvent.keyUp(window, { key: 'q' });
  expect(open()).toBe(0);
  expect(store.getState().openHands).toEqual({ genius: null, spymaster: null });
});

test('INTERRUPT can be tapped while another finger holds a hand', () => {
  const { store } = tableOf((s) => s.canClaim.spymaster);
  const [edge] = screen.getAllByRole('button', { name: /hand of .* cards/ });
  Object.assign(edge, { setPointerCapture: () => undefined });
  fireEvent.pointerDown(edge, { button: 0, pointerId: 1, pointerType: 'touch', isPrimary: true });
  tap(screen.getAllByRole('button', { name: 'Interrupt' })[1]);
  expect(store.getState().claim).toBe('spymaster');
});

test('a card that cannot be played now says why in the peek and stays in the hand', () => {
  const { store } = tableOf((s) => s.table?.turn.step === 'actions');
  fireEvent.keyDown(window, { key: 'q' });
  const { view, offers } = store.getState().openHands.genius!;
  const idle = view.hands.genius.find((card) => !offers.some((offer) => 'card' in offer && offer.card === card))!;
  const card = document.querySelector(`[data-hand-card="${idle}"]`)!;
  fireEvent.click(card);
  fireEvent.click(card);
  expect(store.getState().commit).toBeNull();
  expect(document.querySelector('[data-hand]')!.textContent).toMatch(/R\d+\.\d+/);
});

test('each choice at a square bears its forecast', () => {
  const { store } = tableOf((s) => s.offers.some((offer) => offer.type === 'attack'), 7);
  const attack = screen.getByRole('button', { name: /^\s*Attack .*\(\d+ rounds?\)/ });
  fireEvent.click(attack);
  const fought = store.getState().latest.events.filter((event) => event.type === 'combatRound').length;
  expect(fought).toBeGreaterThan(0);
  expect(attack.textContent).toContain(`${fought} round`);
});

test('a card that was taken back leaves no trace on the page (R10.2)', () => {
  const { store } = tableOf(
    (s) => s.table?.turn.step === 'lair' && s.table.minionsLeft > 0 && s.table.lair.includes(null),
  );
  fireEvent.keyDown(window, { key: 'q' });
  const { view } = store.getState().openHands.genius!;
  const inPlay = new Set(
    view.lair.flatMap((unit) => (unit ? [unit.card, ...unit.attached] : [])).map((card) => view.cards[card]),
  );
  const card = view.hands.genius.find((one) => !inPlay.has(view.cards[one]))!;
  const { name } = definitionOf(view, card);
  act(() => store.getState().post({ do: 'commit', side: 'genius', card }));
  fireEvent.keyUp(window, { key: 'q' });
  expect(document.body.textContent).toContain(name);
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(store.getState().commit).toBeNull();
  expect(document.documentElement.outerHTML).not.toContain(name);
});

/** The table at a position, with cards that ask for a choice. */
function askedTable(setup: Setup) {
  const cards: Card[] = [
    ...TEST_CARDS,
    {
      id: 'poet',
      type: 'minion',
      name: 'Poet',
      copies: 1,
      attack: 1,
      health: 5,
      perception: 0,
      abilities: [
        {
          kind: 'trigger',
          on: 'minionPlayed',
          of: { type: 'minion' },
          optional: true,
          effects: [{ verb: 'search', amount: 2 }],
        },
      ],
    },
  ];
  const { state } = buildPosition(registerCatalog(cards), { setup }, RECOMMENDED);
  const { store } = storeAt(state, new Browser(), cards);
  draw(store, <Table />);
  return store;
}

/** The Genius may play a guard, and then look at the top of the deck. */
const POET_LOOKS = {
  turn: { number: 3, side: 'genius', step: 'lair' },
  lair: { 1: 'poet' },
  plan: 'prank',
  hands: { genius: ['guard'] },
  decks: { genius: ['boss', 'hound', 'clerk'], spymaster: [], plans: [] },
} satisfies Setup;

test('what may be declined is asked in the words of the card, and the top of a deck is shown to its owner alone', () => {
  const store = askedTable(POET_LOOKS);
  const dispatch = (action: Action) =>
    act(() => expect(refusalOf(store.getState, { do: 'act', action })).toBeUndefined());
  act(() => store.getState().post({ do: 'open-hand', side: 'genius' }));
  const play = store.getState().openHands.genius?.offers.find((offer) => offer.type === 'playMinion');
  act(() => store.getState().post({ do: 'close-hand', side: 'genius' }));
  dispatch(play!);
  expect(screen.getByText("Poet's text takes effect, if you wish.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nothing happens' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Look at the top 2 cards of your deck/ }));
  expect(screen.getByText('Open your hand and choose one of the top 2 cards of your deck.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Boss|Hound/);

  fireEvent.keyDown(window, { key: 'q' });
  const top = screen.getByRole('list', { name: 'The top of your deck' });
  expect(top.textContent).toMatch(/Boss.*Hound/);
  fireEvent.click(within(top).getByText('Hound'));
  fireEvent.click(screen.getByRole('button', { name: 'Take 1' }));
  expect(store.getState().table?.choice).toBeNull();
  expect(handOf(store, 'genius')).toEqual(['Hound']);
});

test.each<[string, () => void]>([
  ['was opened to stay', () => void fireEvent.keyDown(window, { key: 'Q', shiftKey: true })],
  ['is held open', () => void fireEvent.keyDown(window, { key: 'q' })],
])('R10.1 the top of a deck needs a press of its own where the hand %s', (_, openHand) => {
  const store = askedTable(POET_LOOKS);
  openHand();
  expect(open()).toBe(1);
  const play = store.getState().openHands.genius!.offers.find((offer) => offer.type === 'playMinion')!;
  act(() => void store.getState().post({ do: 'act', action: play }));
  fireEvent.click(screen.getByRole('button', { name: /^Look at the top 2 cards of your deck/ }));
  expect(open()).toBe(0);
  expect(document.body.textContent).not.toMatch(/Boss|Hound/);
  fireEvent.keyUp(window, { key: 'q' });
  fireEvent.keyDown(window, { key: 'q' });
  expect(screen.getByRole('list', { name: 'The top of your deck' })).toHaveTextContent(/Boss.*Hound/);
});

test('R6.1 a Spy that can be sent is asked about by name', () => {
  const setup: Setup = {
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
  };
  const { store } = storeAt(buildPosition(registerCatalog(TEST_CARDS), { setup }, RECOMMENDED).state);
  draw(store, <Table />);
  fireEvent.click(screen.getByRole('button', { name: /^Agent, Spy/ }));
  expect(screen.getByText('Agent: touch the lair to send it in.')).toBeVisible();
});

test('the ability of a Node can still be used while the edge to connect it by is being chosen', () => {
  const keeper: Card = {
    id: 'switchboard',
    type: 'node',
    name: 'Switchboard',
    copies: 1,
    connectors: ['left', 'right'],
    bonuses: [],
    abilities: [{ kind: 'activated', cost: {}, limit: 1, effects: [{ verb: 'draw', who: 'you', amount: 1 }] }],
  };
  const cards = [...TEST_CARDS, keeper];
  const setup: Setup = {
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    networks: [{ nodes: ['switchboard'] }, { nodes: ['hub'] }],
  };
  const { store } = storeAt(stateIn(setup, cards), new Browser(), cards);
  draw(store, <Table />);
  fireEvent.click(screen.getByRole('button', { name: /^Switchboard, Node/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Hub, Node/ }));
  const strip = within(screen.getByRole('region', { name: 'What to do now' }));
  expect(strip.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'left edge',
    'right edge',
    'Use ability',
    'Cancel',
  ]);
});

describe('R5.1 of two Nodes with one name', () => {
  /** The first of them is touched. Returns the other one. */
  function touchFirst() {
    const { store } = storeIn({
      turn: { number: 4, side: 'spymaster', step: 'actions' },
      networks: [{ nodes: ['hub'] }, { nodes: ['hub'] }],
    });
    draw(store, <Table />);
    const [one, other] = screen.getAllByRole('button', { name: /^Hub, Node/ });
    fireEvent.click(one);
    return { store, other };
  }

  test('the one touched last is asked about', () => {
    fireEvent.click(touchFirst().other);
    expect(screen.getByText('Hub: which edge of the one touched last?')).toBeVisible();
  });

  test('a touch on a connector says by which edge they are connected', () => {
    const { store, other } = touchFirst();
    fireEvent.click(other.querySelector('[data-edge="left"]')!);
    const { table, layout } = store.getState();
    expect(table!.links).toHaveLength(1);
    const [{ a, b }] = table!.links;
    expect(Math.abs(layout[a][0] - layout[b][0])).toBe(1);
  });
});

test('R6.11 the strip offers the ability of the Spy that is in the lair, until a card is touched', () => {
  const doctor: Card = {
    id: 'doctor',
    type: 'spy',
    name: 'Doctor',
    copies: 1,
    attack: 1,
    health: 2,
    sneak: 2,
    support: { min: 1 },
    abilities: [{ kind: 'activated', cost: {}, limit: 1, effects: [{ verb: 'draw', who: 'you', amount: 1 }] }],
  };
  const cards = [...TEST_CARDS, doctor];
  const setup: Setup = {
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 1: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['doctor'] }],
    infiltration: { spy: 'doctor', square: 1 },
  };
  const { store } = storeAt(stateIn(setup, cards), new Browser(), cards);
  draw(store, <Table />);
  const strip = within(screen.getByRole('region', { name: 'What to do now' }));
  const abilities = () => strip.queryAllByRole('button', { name: /^Use ability/ }).map((one) => one.textContent);
  expect(abilities()).toEqual(['Use ability: Doctor']);
  fireEvent.click(screen.getByRole('button', { name: /^Doctor, Spy in square 1/ }));
  expect(abilities()).toEqual(['Use ability']);
  fireEvent.click(strip.getByRole('button', { name: 'Use ability' }));
  expect(store.getState().log.some((entry) => entry.kind === 'event' && entry.event.type === 'announced')).toBe(true);
});

test('R2.5 a Contraption asks for the Work it costs, not for so many Minions', () => {
  const setup: Setup = {
    turn: { number: 5, side: 'genius', step: 'lair' },
    lair: { 1: 'guard', 2: 'guard', 3: 'guard' },
    hands: { genius: ['grid'] },
  };
  const { store } = storeAt(buildPosition(registerCatalog(TEST_CARDS), { setup }, RECOMMENDED).state);
  draw(store, <Table />);
  fireEvent.keyDown(window, { key: 'q' });
  fireEvent.click(screen.getByRole('button', { name: /^Grid/ }));
  expect(screen.getByText('Grid: pick Free Minions that give 2 Work.')).toBeVisible();
});

test('R9.4 an instant that has nothing to be played on says what it needs', () => {
  const setup: Setup = {
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    hands: { spymaster: ['boost'] },
  };
  const { store } = storeAt(buildPosition(registerCatalog(TEST_CARDS), { setup }, RECOMMENDED).state);
  draw(store, <Table />);
  fireEvent.keyDown(window, { key: 'p' });
  fireEvent.click(screen.getByRole('button', { name: /^Boost/ }));
  expect(screen.getByText(/There is nothing it could be played on now: it needs a Spy\./)).toBeVisible();
});

test('a Spy is ordered to sneak on, and told to stop, by buttons of the strip', () => {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    plan: 'prank',
    lair: { 1: 'clerk', 3: 'clerk' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    hands: { genius: ['rage'] },
    infiltration: { spy: 'agent', square: 1 },
  });
  draw(store, <Table />);
  fireEvent.click(screen.getByRole('button', { name: /^Sneak on/ }));
  expect(store.getState().table?.stack).toMatchObject([{ kind: 'sneak' }]);
  expect(store.getState().sneakOn).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sneak no further' }));
  expect(store.getState().sneakOn).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sneak no further' })).toBeNull();
});

test('a step that passes by itself while its end is pressed takes no other step with it', () => {
  const { store, browser } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'assign' },
    plan: 'heist',
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  draw(store, <Table />);
  const done = screen.getByRole('button', { name: 'Assigning done' });
  act(() => {
    browser.pass(600);
    done.click();
  });
  expect(store.getState().table).toMatchObject({ turn: { number: 4, step: 'infiltrate' }, stack: [] });
  act(() => screen.getByRole('button', { name: 'End turn' }).click());
  expect(store.getState().table?.stack).toMatchObject([{ kind: 'endTurn' }]);
});

test('assigning ends at the same place of the strip, whether a Spy that was assigned stays picked or not', () => {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'assign' },
    plan: 'heist',
    networks: [{ nodes: ['hub'] }],
    unassigned: ['agent'],
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  draw(store, <Table />);
  const last = () =>
    within(screen.getByRole('region', { name: 'What to do now' }))
      .getAllByRole('button')
      .at(-1);
  expect(last()).toHaveAccessibleName('Assigning done');
  fireEvent.click(screen.getByRole('button', { name: /^Agent, Spy/ }));
  expect(screen.getByRole('button', { name: /^Agent, Spy.*, selected/ })).toBeVisible();
  expect(last()).toHaveAccessibleName('Assigning done');
});

test('a note stands on its Spy and is taken away there; what it could not do is told', () => {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    plan: 'prank',
    networks: [{ nodes: ['hub'] }],
    unassigned: ['agent', 'brute'],
    hands: { genius: ['rage'] },
  });
  draw(store, <Table />);
  const { spies, nodes } = store.getState().table!;
  const note = ({ card: spy }: { card: number }) =>
    act(() => store.getState().post({ do: 'note-assignment', side: 'spymaster', spy, node: nodes[0].card }));
  note(spies[0]);
  const agent = screen.getByRole('button', { name: /Agent.*goes to Hub/ });
  fireEvent.click(agent);
  fireEvent.click(screen.getByRole('button', { name: 'Do not assign it' }));
  expect(store.getState().notes).toEqual([]);
  note(spies[1]);
  act(() => store.getState().post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Brute is not assigned to the Network of Hub: .*size/);
});

test('R4.2 the log says where a Spy goes that is played onto a Network, until it is there', () => {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    networks: [{ nodes: ['hub'] }],
    hands: { genius: ['rage'], spymaster: ['agent', 'memo'] },
  });
  draw(store, <Table />);
  const { post, table } = store.getState();
  const log = () => screen.getByRole('region', { name: 'Latest' });
  act(() => {
    post({ do: 'open-hand', side: 'spymaster' });
    const [card] = store.getState().openHands.spymaster!.view.hands.spymaster;
    post({ do: 'close-hand', side: 'spymaster' });
    post({ do: 'act', action: { type: 'playSpy', side: 'spymaster', card } });
    post({ do: 'note-assignment', side: 'spymaster', spy: card, node: table!.nodes[0].card });
  });
  const played = 'The Spy Master plays Agent.';
  expect(log()).toHaveTextContent(`${played} It goes to the Network with Hub when Spies are assigned.`);
  act(() => post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } }));
  expect(log()).toHaveTextContent(`${played} R4.2Agent is assigned to the Network with Hub, size 1.`);
});

describe('R10.2 the question before an Evil Plan is activated', () => {
  const LAIRS: Setup['lair'][] = [{}, { 1: 'guard' }, { 1: 'guard', 2: 'guard', 3: 'grid', 4: 'crate' }];
  const strip = () => within(screen.getByRole('region', { name: 'What to do now' }));
  const press = (name: string) => fireEvent.click(strip().getByRole('button', { name }));
  /** All that the page shows and may know, before the question, while it is asked, and after "Cancel". */
  function pictures(state: State): string[] {
    const { store } = storeAt(state);
    const { unmount } = draw(store, <Table />);
    const picture = () => screen.getByRole('main').outerHTML + JSON.stringify(store.getState());
    const seen = [picture()];
    press('Activate plan');
    expect(strip().getByText(/^Activate the Evil Plan\? /)).toBeVisible();
    expect(
      strip()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Activate', 'Cancel']);
    expect(store.getState().table?.plan?.status).toBe('in-progress');
    seen.push(picture());
    press('Cancel');
    seen.push(picture());
    unmount();
    return seen;
  }

  test.each(LAIRS)('is the same for every plan that lies face down, over the lair %j', (lair) => {
    const state = stateIn({ turn: { number: 3, side: 'genius', step: 'activate' }, lair, plan: 'prank' });
    const first = pictures(copyState(state));
    expect(first[2]).toBe(first[0]);
    const names = new Set<string>();
    for (const other of state.decks.plans) {
      const { name } = definitionOf(state, other);
      if (names.has(name)) continue;
      names.add(name);
      const twin = copyState(state);
      const down = twin.plan!.card;
      twin.decks.plans = twin.decks.plans.map((card) => (card === other ? down : card));
      twin.plan!.card = other;
      expect(pictures(twin), name).toEqual(first);
    }
    expect(names.size).toBeGreaterThan(2);
  });

  test('is answered once: a cost that is not met ends it with "not yet"', () => {
    const { store } = storeIn({ turn: { number: 3, side: 'genius', step: 'activate' }, plan: 'heist' });
    draw(store, <Table />);
    press('Activate plan');
    press('Activate');
    expect(strip().getByRole('status')).toHaveTextContent(/R3\.3/);
    expect(strip().getByRole('button', { name: 'Activate plan' })).toBeVisible();
    expect(store.getState().table?.plan).toMatchObject({ status: 'in-progress', card: HIDDEN });
  });

  test('is answered once: the Evil Plan whose cost is met is activated', () => {
    const lair: Setup['lair'] = { 1: 'crate' };
    const { store } = storeIn({ turn: { number: 3, side: 'genius', step: 'activate' }, lair, plan: 'prank' });
    draw(store, <Table />);
    press('Activate plan');
    press('Activate');
    expect(store.getState().table?.plan).toMatchObject({ status: 'activated', faceUp: true });
  });
});
