import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeIn } from '../../../tests/store/position.ts';
import { SIDES } from '../../engine/index.ts';
import type { Anchor } from '../input/anchors.ts';
import { anchor } from '../input/anchors.ts';
import { draw } from '../testing.tsx';
import { Table } from './Table.tsx';

test('each part of the table has its name on the page', () => {
  const { store } = storeIn({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 1: { card: 'guard', attached: ['jetpack'] } },
    networks: [
      {
        nodes: [
          { id: 'left', card: 'hub', at: [0, 0] },
          { id: 'right', card: 'hub', at: [1, 0] },
        ],
        links: [['left', 'right']],
        spies: ['agent'],
      },
    ],
    unassigned: ['agent'],
    hands: { genius: ['rage'], spymaster: ['memo'] },
  });
  const { post, table } = store.getState();
  draw(store, <Table />);
  const { lair, nodes, spies, links, hands } = table!;
  const [{ network }] = nodes;
  const spy = spies.find((one) => one.network === network)!.card;
  act(() => {
    post({ do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy } });
    post({ do: 'open-hand', side: 'genius' });
  });
  const [held] = store.getState().openHands.genius!.view.hands.genius;
  const names: Anchor[] = [
    `unit:${lair[0]!.card}`,
    `unit:${lair[0]!.attached[0]}`,
    `plate:${lair[0]!.card}`,
    'square:1',
    'square:8',
    'wall:1',
    'stand:1',
    'entrance',
    'plan',
    ...nodes.flatMap(({ card }): Anchor[] => [`tile:${card}`, `ground:${card}`, `rim:${card}`]),
    ...spies.map(({ card }): Anchor => `tile:${card}`),
    `link:${links[0].a}-${links[0].b}`,
    `network:${network}`,
    `letter:${network}`,
    'networks',
    'tray',
    'map',
    'viewport',
    'tools',
    'measure:far',
    'measure:least',
    'measure:good',
    'measure:most',
    'hand:genius',
    `hand-card:${held}`,
    ...SIDES.flatMap((side): Anchor[] => [`edge:${side}`, `handle:${side}`]),
    ...SIDES.flatMap((side): Anchor[] => [`deck:${side}`, `discard:${side}`, `score:${side}`]),
    'plans',
    'strip',
  ];
  expect(hands.genius).toHaveLength(1);
  expect(names.filter((name) => anchor(name) === null)).toEqual([]);
  expect(anchor('hand:spymaster')).toBeNull();
});
