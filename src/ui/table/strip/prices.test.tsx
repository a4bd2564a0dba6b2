import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import type { Setup } from '../../../scenario/format.ts';
import { draw } from '../../testing.tsx';
import { Table } from '../Table.tsx';

/** A Rookie, whom no Network larger than 2 supports; a Ghost, whom none smaller than 2 supports. */
const ACTIONS: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'actions' },
  networks: [
    { nodes: ['hub', { card: 'lab', at: [1, 0] }], links: [['hub', 'lab']], spies: ['rookie', 'ghost'] },
    { nodes: ['courier'] },
  ],
  hands: { genius: ['rage'], spymaster: ['agent'] },
};
const strip = () => screen.getByRole('region', { name: 'What to do now' });
const touch = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('R5.4 before a Node is connected, the strip says which Spies that makes unassigned', () => {
  draw(storeIn(ACTIONS).store, <Table />);
  touch(/^Courier, Node/);
  expect(strip()).toHaveTextContent(
    'Courier: touch the Node to connect it with (1 Action). With Lab or Hub, Rookie becomes unassigned.',
  );
});

test('R5.4 each edge by which a Node can be connected names them too', () => {
  draw(storeIn({ ...ACTIONS, networks: [ACTIONS.networks![0], { nodes: ['hub'] }] }).store, <Table />);
  for (const node of screen.getAllByRole('button', { name: /^Hub, Node/ })) fireEvent.click(node);
  const ways = within(strip())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(ways).toContain('bottom edge: unassigns Rookie');
});

test('R4.3 the button that cuts a connection names the Spies whom no part supports', () => {
  draw(storeIn(ACTIONS).store, <Table />);
  touch(/^Hub, Node/);
  expect(within(strip()).getByRole('button', { name: 'Cut right edge: unassigns Ghost' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Disconnect Hub from Lab: unassigns Ghost' })).toBeVisible();
});

test('R3.5 what completing the plan sacrifices is said by its button, and in its panel', () => {
  draw(
    storeIn({
      turn: { number: 5, side: 'genius', step: 'plan' },
      plan: { card: 'heist', status: 'advanced' },
      lair: { 1: 'guard', 2: 'crate', 3: 'crate' },
    }).store,
    <Table />,
  );
  const price = 'sacrifices 2 in Contraptions and 1 in Minions';
  expect(within(strip()).getByRole('button', { name: `Complete plan… (${price})` })).toBeVisible();
  fireEvent.click(document.querySelector('[data-plan] button')!);
  expect(screen.getByRole('region', { name: 'Card' })).toHaveTextContent(`Completing it ${price}.`);
  expect(strip()).toHaveTextContent(
    'It is completed in the next plan step in which the lair can sacrifice cards worth its cost. R3.5',
  );
});
