import { expect, test } from 'vitest';
import { storeIn } from '../../../tests/store/position.ts';
import { ghostOfCarried, jointsOf } from './ghost.ts';

/** A Hub of the hand that lies open, and another one in play, with so many Actions left. */
function hubs(actionsLeft: number) {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    actionsLeft,
    networks: [{ nodes: ['hub'] }],
    hands: { genius: [], spymaster: ['hub'] },
  });
  store.getState().post({ do: 'open-hand', side: 'spymaster' });
  const { openHands, table, layout } = store.getState();
  const [x, y] = layout[table!.nodes[0].card];
  const [card] = openHands.spymaster!.view.hands.spymaster;
  return { table: table!, layout, card, x, y };
}

/** Where the Hub of the hand can be connected. */
function joints(actionsLeft: number) {
  const { table, layout, card, x, y } = hubs(actionsLeft);
  const { places, price } = jointsOf(table, layout, card);
  return { price, places: places.map(([left, top]) => [left - x, top - y]) };
}

test('R5.2 a Node that lies open has a place at each connector that faces one of its own', () => {
  expect(joints(2).places).toEqual(
    expect.arrayContaining([
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ]),
  );
  expect(joints(2).places).toHaveLength(4);
  expect(joints(2).price, 'to play it, and to connect it').toBe(2);
});

test('R4.2 with a single Action left it has none: to play it and to connect it takes two', () => {
  expect(joints(1).places).toEqual([]);
});

test('R4.2 with a single Action left, a Node carried to a connector says that it will lie by itself', () => {
  const ghost = (actionsLeft: number, right: number) => {
    const { table, layout, card, x, y } = hubs(actionsLeft);
    return ghostOfCarried(table, layout, card, 'networks', { edge: null, at: [x + right, y] });
  };
  expect(ghost(1, 1.2)).toMatchObject({
    look: 'free',
    words: 'Lies by itself: connecting takes 1 more Action',
    price: 1,
  });
  expect(ghost(1, 2)).toMatchObject({ look: 'free', words: null });
  expect(ghost(2, 1.2)).toMatchObject({ look: 'good', price: 2 });
});
