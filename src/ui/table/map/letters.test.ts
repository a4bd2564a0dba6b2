import { expect, test } from 'vitest';
import { lettersOf } from './letters.ts';

const node = (card: number, network: number) => ({ card, network, x: card - network, y: 0 });

test('a Network has a letter if it has two Nodes or a Spy, those with more Nodes first', () => {
  const nodes = [node(1, 1), node(3, 3), node(5, 5), node(6, 5), node(8, 8), node(9, 8)];
  expect([...lettersOf(nodes, [])]).toEqual([
    [5, 'A'],
    [8, 'B'],
  ]);
  expect([...lettersOf(nodes, [{ network: 3 }, { network: -1 }])]).toEqual([
    [5, 'A'],
    [8, 'B'],
    [3, 'C'],
  ]);
});
