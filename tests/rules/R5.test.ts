import { expect, it } from 'vitest';
import { EDGES, facing, legalActions, offset } from '../../src/engine/index.ts';
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
