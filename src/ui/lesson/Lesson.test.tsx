import { act, screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ALONE, beginLesson, FOR_BOTH, POSITION } from '../../../tests/store/lesson.ts';
import { Browser, openTab } from '../../../tests/store/world.ts';
import type { GameStore } from '../../store/store.ts';
import { GameScreen } from '../screens/game/GameScreen.tsx';
import { draw } from '../testing.tsx';

const press = (name: RegExp | string) => user.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const tips = () => screen.queryAllByRole('note', { name: 'Tip' });

function open(mission: object, position: object = POSITION) {
  const browser = new Browser();
  const store = openTab(browser);
  beginLesson(store, mission, position);
  const { openRule } = draw(store, <GameScreen />);
  return { browser, store, openRule };
}
const lift = (store: GameStore) => act(() => store.getState().post({ do: 'lift-curtain' }));
const endStep = (store: GameStore) =>
  act(() => store.getState().post({ do: 'act', action: { type: 'endStep', side: 'genius' } }));
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
  await press('On to the next mission');
  expect(location.hash).toBe('#/learn');
});

test('a mission that is lost goes back without a word more, and tells it again when it is lost again', async () => {
  const { browser, store } = open(ALONE);
  await dialog('Two guards');
  await press('Begin');
  lift(store);
  for (let i = 0; i < 2; i++) {
    playGuard(store, 3);
    await waitFor(() => expect(browser.searched?.question.actions).toHaveLength(1));
    act(() => browser.searched?.answer(false));
    const lost = within(await dialog('Out of reach'));
    if (i === 1) continue;
    expect(lost.getByText('It went with this:')).toBeVisible();
    await press(/^Back to the last choice/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().lesson?.stands).toBe('on');
  }
  expect(screen.queryByRole('button', { name: /^Back to the last choice/ }), 'it has gone back there').toBeNull();
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
