import { expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { fileAt } from '../../tests/store/position.ts';
import { saidNotices } from '../../tests/store/said.ts';
import { Browser, CARDS, OPTIONS, openTab } from '../../tests/store/world.ts';
import type { Card } from '../engine/index.ts';
import type { Setup } from '../scenario/format.ts';
import type { GameStore } from './store.ts';

/** The test cards, with that one changed. */
const having = (id: string, change: object): Card[] =>
  TEST_CARDS.map((card) => (card.id === id ? ({ ...card, ...change } as Card) : card));
const OX: Card = { id: 'ox', type: 'minion', name: 'Ox', copies: 2, attack: 4, health: 4, perception: 0 };

/** A game in which the Genius chooses its plan and then concedes. */
function conceded(browser = new Browser()): GameStore {
  const store = openTab(browser);
  const s = store.getState;
  s().newGame(OPTIONS);
  s().post({ do: 'lift-curtain' });
  s().post({ do: 'open-hand', side: 'genius' });
  s().post({ do: 'act', action: s().openHands.genius!.offers[0] });
  s().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
  return store;
}
const edited = (store: GameStore, cards: readonly Card[]): void => store.getState().applyCards({ ...CARDS, cards });

it('a finished game may be asked about once the cards or rules are others, and not before', () => {
  const store = conceded();
  const s = store.getState;
  expect(s()).toMatchObject({ mayAskWhatIf: false, notices: [] });
  edited(store, having('guard', { attack: 3 }));
  expect(s().mayAskWhatIf).toBe(true);
  expect(saidNotices(s().notices)).toMatchObject([
    { id: 'changes', message: 'The cards have changed. Guard: Attack 2 → 3.', whatIf: true },
  ]);
  edited(store, TEST_CARDS);
  expect(s().mayAskWhatIf).toBe(false);
  s().applyCards({ ...CARDS, rules: { handSize: 5 } });
  expect(s().mayAskWhatIf).toBe(true);
});

it('a game that goes on may not be asked about', () => {
  const store = openTab();
  store.getState().newGame(OPTIONS);
  edited(store, having('guard', { attack: 3 }));
  store.getState().askWhatIf();
  expect(store.getState()).toMatchObject({ mayAskWhatIf: false, whatIf: null });
});

it('it comes out the same to its end, or is told with the changes of the cards', () => {
  const store = conceded();
  const s = store.getState;
  edited(store, having('guard', { attack: 3 }));
  s().askWhatIf();
  expect(s().whatIf).toMatchObject({
    why: 'same',
    same: 2,
    of: 2,
    otherDeal: false,
    goesOn: false,
    changes: [{ is: 'number', name: 'Guard', key: 'attack', from: 2, to: 3 }],
  });
  s().closeWhatIf();
  expect(s().whatIf).toBeNull();
});

it('the answer follows the cards while it is open, and says nothing hidden', () => {
  const store = conceded();
  const s = store.getState;
  edited(store, [OX, ...TEST_CARDS]);
  s().askWhatIf();
  expect(s().whatIf).toMatchObject({ why: 'same', otherDeal: true });
  s().applyCards({ ...CARDS, rules: { handSize: 5 } });
  expect(s().whatIf).toMatchObject({ why: 'otherwise', same: 0, goesOn: true });
  const { was, now } = s().whatIf!;
  for (const { table } of [was, now])
    expect(table).toMatchObject({
      offers: [],
      openHands: { genius: null, spymaster: null },
      table: { plan: { card: -2 } },
    });
  expect([was, now].map(({ table }) => table.table?.hands.genius.length)).toEqual([7, 5]);
});

it('it is played on as a new game, with the deal of the old cards and the new ones below; the finished one stays', async () => {
  const browser = new Browser();
  const store = conceded(browser);
  const s = store.getState;
  const finished = s().game!.id;
  s().applyCards({ cards: [OX, ...TEST_CARDS], rules: { handSize: 5 }, problems: [] });
  s().askWhatIf();
  s().playOn();
  const { id } = s().game!;
  expect(id).not.toBe(finished);
  expect(s()).toMatchObject({ whatIf: null, gameOver: null, curtain: { why: 'resume', for: 'genius' } });
  expect(s().table).toMatchObject({ turn: { number: 1, step: 'lair' } });
  const before = s().table;
  s().leave();
  const again = openTab(browser);
  expect(
    again
      .getState()
      .saves.map((save) => save.id)
      .toSorted(),
  ).toEqual([finished, id].toSorted());
  expect(again.getState().resume(id)).toBeUndefined();
  expect(again.getState().table).toEqual(before);
  const file = again.getState().exportSave(id);
  const elsewhere = openTab();
  expect(await elsewhere.getState().importSave('text' in file ? file.text : '')).toHaveProperty('id');
});

it('a position that cannot be set up with the cards of now is told in a sentence', async () => {
  const setup: Setup = { turn: { number: 3, side: 'genius', step: 'lair' }, lair: { 1: 'guard' } };
  const store = openTab();
  const s = store.getState;
  const { id } = (await s().importSave(JSON.stringify(fileAt({ setup })))) as { id: string };
  s().resume(id);
  s().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
  edited(
    store,
    TEST_CARDS.filter((card) => card.id !== 'guard'),
  );
  s().askWhatIf();
  expect(s().whatIf).toBeNull();
  expect(saidNotices(s().notices)).toContainEqual({
    id: 'save',
    message: expect.stringContaining(
      'The position in which this game begins cannot be set up with the cards of now: setup.lair.1: there is no card "guard"',
    ),
  });
});
