import { expect, it } from 'vitest';
import { EDGES, facing, legalActions, offset, perform } from '../../src/engine/index.ts';
import { table } from './table.ts';

it.each(EDGES)(
  'R5.1 a Node connected at its %s edge is offered a connection at each other edge, there none',
  (edge) => {
    const [x, y] = offset[edge];
    const { state, card } = table({
      turn: { number: 4, side: 'spymaster', step: 'actions' },
      networks: [{ nodes: ['hub', { card: 'hub', at: [x, y] }], links: [['hub', 'hub#2']] }, { nodes: ['hub'] }],
      decks: { genius: [], spymaster: [], plans: [] },
    });
    const hub = card('hub');
    const edges = [...legalActions(state, 'spymaster')].flatMap((action) => {
      if (action.type !== 'connect') return [];
      if (action.node === hub) return [action.edge];
      return action.to === hub ? [facing[action.edge]] : [];
    });
    expect(edges.toSorted()).toEqual(EDGES.filter((other) => other !== edge).toSorted());
  },
);

it('R5.4 a connection is told before the Spy that it makes unassigned', () => {
  const { state, card } = table({
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    networks: [
      { nodes: ['hub', { card: 'hub', at: [1, 0] }], links: [['hub', 'hub#2']], spies: ['rookie'] },
      { nodes: ['hub'] },
    ],
    decks: { genius: [], spymaster: [], plans: [] },
  });
  const [node, to] = [card('hub'), card('hub#3')];
  const told: string[] = [];
  perform(state, { type: 'connect', side: 'spymaster', node, edge: 'left', to }, ({ type }) => told.push(type));
  expect(told.filter((type) => type === 'connected' || type === 'unassigned')).toEqual(['connected', 'unassigned']);
});
