import { expect, test } from 'vitest';
import { storeIn } from '../../../tests/store/position.ts';
import { jointsOf } from './ghost.ts';

/** Where a Hub of the hand can be connected with the one in play, with so many Actions left. */
function joints(actionsLeft: number) {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    actionsLeft,
    networks: [{ nodes: ['hub'] }],
    hands: { genius: [], spymaster: ['hub'] },
  });
  store.getState().post({ do: 'open-hand', side: 'spymaster' });
  const { openHands, table, layout } = store.getState();
  const [inPlay] = table!.nodes;
  const [x, y] = layout[inPlay.card];
  const [card] = openHands.spymaster!.view.hands.spymaster;
  const { places, price } = jointsOf(table!, layout, card);
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
