import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ALONE, beginLesson, beginPuzzle, FOR_BOTH, POSITION, PUZZLE } from '../../../tests/store/lesson.ts';
import { Browser, openTab } from '../../../tests/store/world.ts';
import type { GameStore } from '../../store/store.ts';
import type { PublicState, Show } from '../../store/types.ts';
import { seenThrough } from '../page/session/seen.ts';
import { GameScreen } from '../screens/game/GameScreen.tsx';
import { draw } from '../testing.tsx';

const press = (name: RegExp | string) => user.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const tips = () => screen.queryAllByRole('note', { name: 'Tip' });

function open(mission: object, position: object = POSITION) {
  const browser = new Browser();
  const store = openTab(browser);
  beginLesson(store, mission, position);
  const { openRule } = draw({ ...store, ...seenThrough(store) }, <GameScreen />);
  return { browser, store, openRule };
}
const lift = (store: GameStore) => act(() => store.getState().post({ do: 'lift-curtain' }));
const endStep = (store: GameStore) =>
  act(() => store.getState().post({ do: 'act', action: { type: 'endStep', side: 'genius' } }));
/** A position in which the Genius has a plan to activate. */
const LAST_STEP = {
  ...POSITION.setup,
  ...{ turn: { number: 3, side: 'genius', step: 'activate' }, plan: 'prank', lair: { 4: 'crate' } },
};
/** The table as a frame that is shown. */
const showing = ({ table, layout, log, latest }: Pick<PublicState, 'table' | 'layout' | 'log' | 'latest'>) =>
  ({
    frame: { view: table, layout, events: [] },
    ...{ ground: layout, isAgain: false, since: 0, told: log.length, said: latest, sits: undefined },
    hands: { genius: null, spymaster: null },
  }) as unknown as Show;
/** So long that what waits for a calm table would have come. */
const inCalm = () => act(() => new Promise((done) => setTimeout(done, 300)));
/** Plays the guard of the hand. */
const playGuard = (store: GameStore, square: number) =>
  act(() => {
    store.getState().post({ do: 'open-hand', side: 'genius' });
    const [card] = store.getState().openHands.genius!.view.hands.genius;
    store.getState().post({ do: 'act', action: { type: 'playMinion', side: 'genius', card, square } });
  });

test('a mission tells what it is about, and its first tip after that', async () => {
  const { store, openRule } = open(ALONE);
  const about = within(await dialog('Two guards'));
  expect(about.getByText('You are the Evil Genius')).toBeVisible();
  expect(about.getByText(ALONE.brief)).toBeVisible();
  expect(about.queryByRole('button', { name: 'From the start' })).toBeNull();
  await press('Begin');
  expect(screen.queryByRole('dialog')).toBeNull();
  lift(store);
  const [tip] = tips();
  expect(tip).toHaveTextContent('Play a Minion.');
  expect(tip).toHaveAttribute('aria-live', 'polite');
  await press('R4.1');
  expect(openRule).toHaveBeenCalledWith('R4.1');
  await press('Got it');
  expect(tips()).toEqual([]);
});

test('a mission that is won says so, once, and shows all missions', async () => {
  const { store } = open(ALONE);
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  expect(store.getState().lesson?.learned).toEqual([]);
  playGuard(store, 2);
  const won = within(await dialog('Mission accomplished'));
  expect(tips()).toEqual([]);
  expect(won.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Play a Minion. R4.1',
    'It stands there. ',
  ]);
  await press('Look at the table');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Mission');
  await dialog('Mission accomplished');
  expect(screen.queryByRole('button', { name: 'On to the next mission' }), 'it stands in no row').toBeNull();
  await press('All missions');
  expect(location.hash).toBe('#/learn');
});

test.each([
  [true, 'No reply could have stopped you.'],
  [false, 'You have reached the goal.'],
  [undefined, 'You have reached the goal.'],
])('a puzzle says that it is proved only where that is known: %s', async (isProved, says) => {
  const browser = new Browser();
  const store = openTab(browser);
  beginPuzzle(store, { ...PUZZLE, goal: { lair: [null, null, { card: 'guard' }, null, null, null, null, null] } });
  draw({ ...store, ...seenThrough(store) }, <GameScreen />);
  await dialog('Two guards');
  await waitFor(() => expect(browser.searched).not.toBeNull());
  act(() => browser.searched?.answer({ within: true, chance: null, reply: null, isProved }));
  const doubt = screen.queryByText('This puzzle is not proved with these cards.');
  expect(doubt !== null).toBe(isProved === false);
  await press('Begin');
  lift(store);
  playGuard(store, 3);
  expect(await dialog('Solved')).toHaveTextContent(says);
});

test('a puzzle whose positions are still looked through when it is solved says later that it is proved', async () => {
  const browser = new Browser();
  const store = openTab(browser);
  beginPuzzle(store);
  draw({ ...store, ...seenThrough(store) }, <GameScreen />);
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  await waitFor(() => expect(browser.searched).not.toBeNull());
  playGuard(store, 2);
  const solved = await dialog('Solved');
  act(() => browser.searched?.answer({ within: true, chance: null, reply: null, isProved: true }));
  expect(solved).toHaveTextContent('No reply could have stopped you.');
});

test('a mission that is lost names the choice, and goes back to it without a word more', async () => {
  const { browser, store } = open(ALONE);
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  for (let i = 0; i < 2; i++) {
    playGuard(store, 3);
    await waitFor(() => expect(browser.searched?.question.actions).toHaveLength(1));
    act(() => browser.searched?.answer({ within: false, chance: 0, reply: null }));
    const lost = within(await dialog('Out of reach'));
    expect(lost.getByText('What decided it:')).toBeVisible();
    expect(lost.getByText('You played Guard into square 3.')).toBeVisible();
    expect(lost.getByText('There was time until the turn of the Evil Genius in round 3.')).toBeVisible();
    expect(lost.getByText(ALONE.brief)).toBeInTheDocument();
    if (i === 1) continue;
    await press('Back to the last choice that could still win');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().lesson?.stands).toBe('on');
  }
  expect(screen.queryByRole('button', { name: /^Back to/ }), 'it has gone back there').toBeNull();
});

test('a mission that is lost names no heading of a turn, and tells what has come of the choice', async () => {
  const { browser, store } = open({ ...ALONE, tips: [] }, { ...POSITION, setup: LAST_STEP });
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  endStep(store);
  await waitFor(() => expect(browser.searched?.question.actions.length).toBeGreaterThan(0));
  act(() => browser.searched?.answer({ within: false, chance: 0, reply: null }));
  const lost = within(await dialog('Out of reach'));
  expect(lost.getByText('You ended the activate step without activating the Evil Plan.')).toBeVisible();
  expect(lost.queryByText(/^Round \d/)).toBeNull();
});

test('whoever looks at the table is left alone, whatever is shown there, until the mission is lost anew', async () => {
  const { browser, store } = open(ALONE);
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  const lose = async (actions: number) => {
    await waitFor(() => expect(browser.searched?.question.actions).toHaveLength(actions));
    act(() => browser.searched?.answer({ within: false, chance: 0, reply: null }));
  };
  playGuard(store, 3);
  await lose(1);
  await dialog('Out of reach');
  await press('Look at the table');
  for (const isShown of [true, false]) {
    act(() =>
      store.setState(({ table, layout, log, latest }) => ({
        show: isShown ? showing({ table, layout, log, latest }) : null,
      })),
    );
    await inCalm();
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  act(() => store.getState().post({ do: 'undo' }));
  expect(store.getState().lesson?.stands).toBe('on');
  playGuard(store, 4);
  await lose(1);
  await dialog('Out of reach');
});

test('while the choice is searched for, the dialog says so', async () => {
  const { browser, store } = open({ ...ALONE, tips: [], lost: { turn: { step: 'activate' } } });
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  endStep(store);
  const lost = within(await dialog('Out of reach'));
  expect(lost.getByRole('status')).toHaveTextContent(/is being searched for/);
  await waitFor(() => expect(browser.searched).not.toBeNull());
  act(() => browser.searched?.answer({ within: false, chance: 0, reply: null }));
  expect(lost.queryByRole('status')).toBeNull();
  expect(lost.getByText('You ended the lair step with 2 cards in your hand.')).toBeVisible();
});

test('a mission that is opened again goes on where somebody has begun it', async () => {
  const { browser, store } = open({ ...ALONE, tips: [] });
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  playGuard(store, 3);
  browser.hide();
  cleanup();
  const later = openTab(browser);
  later.getState().resume(store.getState().game!.id);
  draw(later, <GameScreen />);
  const about = within(await dialog('Two guards'));
  expect(about.queryByRole('button', { name: 'Begin' })).toBeNull();
  expect(about.getByRole('button', { name: 'From the start' })).toBeVisible();
  expect(about.getByRole('button', { name: 'All missions' })).toBeVisible();
  await press('Go on');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a mission in which the game ends says so at the table, and goes back from there', async () => {
  const { goal: _, ...toTheEnd } = ALONE;
  const { store } = open(toTheEnd);
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  act(() => store.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } }));
  await dialog('Out of reach');
  expect(screen.queryByRole('button', { name: /real game/i })).toBeNull();
  await press(/^Back to the last choice/);
  expect(store.getState().gameOver).toBeNull();
});

test('texts of others are plain: no markup, nothing unseen, and nothing that turns the line round', async () => {
  const { store } = open(
    { ...ALONE, brief: '<b>Guard</b>\u202e it.', tips: [{ ...ALONE.tips[0], say: '<img src=x>\u202eNow.' }] },
    { ...POSITION, name: 'Long\u202e '.repeat(100) },
  );
  const about = await screen.findByRole('dialog');
  expect(within(about).getByText('<b>Guard</b> it.')).toBeVisible();
  expect(within(about).getByRole('heading').textContent).toHaveLength(80);
  await press('Begin');
  lift(store);
  expect(tips()[0]).toHaveTextContent('<img src=x>Now.');
});

test('a guided game tells a hand alone only where it is open, and says it to nobody', async () => {
  const { store } = open(FOR_BOTH);
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  expect(tips().map((tip) => tip.textContent)).toEqual([expect.stringContaining('The Genius begins.')]);
  act(() => store.getState().post({ do: 'open-hand', side: 'genius' }));
  const own = tips().find((tip) => tip.textContent?.includes('You hold a Minion.'));
  expect(own).toHaveTextContent('For you alone');
  expect(own?.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  act(() => store.getState().post({ do: 'close-hands' }));
  expect(document.body).not.toHaveTextContent('You hold a Minion.');
});

test('across a tablet a tip of the Genius is turned round, and one of the Master is not', async () => {
  const both = { ...FOR_BOTH, tips: [{ when: { winner: null }, say: 'A game.', pointAt: 'strip' }] };
  const { store } = open(both);
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  act(() => store.getState().post({ do: 'set', seating: 'across' }));
  expect(tips()[0]).toHaveClass('far');
  for (let i = 0; i < 4 && store.getState().table?.turn.side === 'genius'; i++) {
    endStep(store);
    act(() => {
      for (const side of ['genius', 'spymaster'] as const) store.getState().post({ do: 'ok', side });
    });
  }
  expect(store.getState().table?.turn.side).toBe('spymaster');
  expect(tips()[0]).not.toHaveClass('far');
});
