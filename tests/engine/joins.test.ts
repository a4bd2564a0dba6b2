import { expect, test } from 'vitest';
import { joinForecast } from '../../src/engine/foresight.ts';
import { canPlayAndConnect, definitionOf, joinsBeside, joinsOf, RECOMMENDED, view } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { testCatalog } from './cards.ts';

const ACTIONS = { number: 4, side: 'spymaster', step: 'actions' } as const;

/** What both see of the set-up, and the ids of the first cards in play with these names. */
function tableOf(setup: Setup) {
  const { state } = buildPosition(testCatalog(), { setup: { turn: ACTIONS, ...setup } }, RECOMMENDED);
  const all = [...state.nodes, ...state.spies, ...state.hands.spymaster.map((card) => ({ card }))];
  const id = (name: string) => all.find(({ card }) => definitionOf(state, card).name === name)!.card;
  return { table: view(state, 'table'), id };
}
const connect = (node: number, edge: 'left' | 'right' | 'top' | 'bottom', to: number) =>
  ({ type: 'connect', side: 'spymaster', node, edge, to }) as const;

test('R5.1 Networks can touch by unused connectors that face each other, seen from either', () => {
  const { table, id } = tableOf({ networks: [{ nodes: ['safehouse'] }, { nodes: ['courier'] }, { nodes: ['lab'] }] });
  const [safehouse, courier, lab] = [id('Safehouse'), id('Courier'), id('Lab')];
  expect(joinsOf(table, courier)).toEqual([
    connect(courier, 'left', safehouse),
    connect(courier, 'left', lab),
    connect(courier, 'top', safehouse),
  ]);
  expect(joinsOf(table, safehouse)).toContainEqual(connect(safehouse, 'right', lab));
});

test('R5.1 a used connector does not count, nor does one of the own Network', () => {
  const pair: NonNullable<Setup['networks']> = [
    {
      nodes: [
        { card: 'safehouse', at: [0, 0] },
        { card: 'courier', at: [1, 0] },
      ],
      links: [['safehouse', 'courier']],
    },
  ];
  expect(joinsOf(...only(tableOf({ networks: pair })))).toEqual([]);
  const { table, id } = tableOf({ networks: [...pair, { nodes: ['lab'] }] });
  const joins = joinsOf(table, id('Lab'));
  expect(joins.some(({ edge, to }) => edge === 'left' && to === id('Safehouse'))).toBe(false);
});
const only = ({ table, id }: ReturnType<typeof tableOf>) => [table, id('Safehouse')] as const;

test('R5.3 the forecast says the size and what each Spy of both Networks gains', () => {
  const { table, id } = tableOf({
    networks: [
      { nodes: ['safehouse'], spies: ['agent'] },
      { nodes: ['courier'], spies: ['rookie'] },
    ],
  });
  expect(joinForecast(table, connect(id('Courier'), 'left', id('Safehouse')))).toEqual({
    actions: 1,
    size: 2,
    changes: [
      { spy: id('Agent'), attack: 1, health: 1, sneak: 0 },
      { spy: id('Rookie'), attack: 1, health: 1, sneak: 0 },
    ],
    unassigned: [],
  });
});

test('R5.4 the forecast names the Spies that the larger Network does not support', () => {
  const { table, id } = tableOf({
    networks: [
      {
        nodes: [
          { card: 'safehouse', at: [0, 0] },
          { card: 'hub', at: [1, 0] },
        ],
        links: [['safehouse', 'hub']],
        spies: ['rookie'],
      },
      { nodes: ['lab'] },
    ],
  });
  const { size, unassigned } = joinForecast(table, connect(id('Lab'), 'left', id('Hub')));
  expect({ size, unassigned }).toEqual({ size: 3, unassigned: [id('Rookie')] });
});

test('a Node that lies open beside a hand is counted with the Action that plays it (R4.2)', () => {
  const setup: Setup = { networks: [{ nodes: ['safehouse'], spies: ['agent'] }], hands: { spymaster: ['courier'] } };
  const { table, id } = tableOf(setup);
  expect(joinsOf(table, id('Courier'))).toEqual([
    connect(id('Courier'), 'left', id('Safehouse')),
    connect(id('Courier'), 'top', id('Safehouse')),
  ]);
  const join = connect(id('Courier'), 'left', id('Safehouse'));
  expect(joinForecast(table, join)).toMatchObject({ size: 2, changes: [{ attack: 1, health: 1 }] });
  expect(joinForecast({ ...table, actionsLeft: 1 }, join).refusal).toMatchObject({ code: 'limit-reached' });
});

test('the forecast says why a connection cannot be made, and changes nothing', () => {
  const { table, id } = tableOf({
    turn: { number: 4, side: 'spymaster', step: 'assign' },
    networks: [{ nodes: ['safehouse'] }, { nodes: ['courier'] }],
  });
  const before = JSON.stringify(table);
  const { refusal } = joinForecast(table, connect(id('Courier'), 'left', id('Safehouse')));
  expect(refusal).toMatchObject({ code: 'wrong-step' });
  expect(JSON.stringify(table)).toBe(before);
});

test('R5.2 a Node of a hand is put beside one in play by facing connectors, where the square is free', () => {
  const hands = { spymaster: ['hub', 'lab'] };
  const { table, id } = tableOf({ networks: [{ nodes: ['safehouse'] }], hands });
  const [safehouse, lab] = [id('Safehouse'), id('Lab')];
  expect(joinsBeside(table, lab, safehouse)).toEqual([connect(lab, 'left', safehouse)]);
  expect(joinsBeside(table, lab, lab), 'not in play').toEqual([]);
});

test('R4.2 to connect takes an Action, and to play a Node for it another one', () => {
  const { table, id } = tableOf({
    networks: [{ nodes: ['hub'] }, { nodes: ['lab'] }],
    hands: { spymaster: ['safehouse'] },
  });
  const actions = (node: number) => joinForecast(table, connect(node, 'right', id('Lab'))).actions;
  expect([actions(id('Hub')), actions(id('Safehouse'))]).toEqual([1, 2]);
  expect([0, 1, 2].map((actionsLeft) => canPlayAndConnect({ ...table, actionsLeft }))).toEqual([false, false, true]);
});
