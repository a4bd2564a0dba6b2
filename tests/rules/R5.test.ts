import { describe, expect, it } from 'vitest';
import type { Action, Card, GameEvent } from '../../src/engine/index.ts';
import { EDGES, facing, legalActions, offset, perform, play } from '../../src/engine/index.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { stateIn } from '../store/position.ts';
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

describe('R5.4, R6.10 a Node of the Network of a Spy in the lair is destroyed', () => {
  const WRECKER: Card = {
    id: 'wrecker',
    type: 'epiphany',
    name: 'Wrecker',
    copies: 1,
    abilities: [{ kind: 'play', targets: [{ type: 'node' }], effects: [{ verb: 'destroy', cards: '$target1' }] }],
  };
  /** Whatever is told of the Spy then. */
  const told = (spy: { card: string; damage?: number }) => {
    let state = stateIn(
      {
        turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
        lair: { 2: 'guard' },
        networks: [
          { nodes: ['safehouse', { card: 'courier', at: [1, 0] }], links: [['safehouse', 'courier']], spies: [spy] },
        ],
        infiltration: { spy: spy.card, square: 2 },
        hands: { genius: ['wrecker'] },
      },
      [...TEST_CARDS, WRECKER],
    );
    const [card] = state.hands.genius;
    const events: GameEvent[] = [];
    const make = (action: Action) => {
      const played = play(state, action);
      if (played.refusal) throw new Error(played.refusal.code);
      state = played.state;
      events.push(...played.events);
    };
    make({ type: 'playInstant', side: 'genius', card, targets: [state.nodes[1].card] });
    while (state.stack.length > 0 && state.responder) make({ type: 'pass', side: state.responder });
    return events.filter(({ type }) => ['died', 'ejected', 'unassigned'].includes(type));
  };

  it('and what raised its Health goes with it: the death says so', () => {
    expect(told({ card: 'agent', damage: 4 })).toMatchObject([{ type: 'died', why: 'weaker' }]);
  });

  it('and its Network no longer supports it: the ejection says so', () => {
    expect(told({ card: 'ghost' })).toMatchObject([
      { type: 'unassigned', why: 'support' },
      { type: 'ejected', why: 'support' },
    ]);
  });
});
