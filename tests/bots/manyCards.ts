/** Positions with so many cards that the ways to pick some of them cannot be listed. */
import type { Card, Rules, Side, State } from '../../src/engine/index.ts';
import { awaiting, perform, RECOMMENDED, refusal, registerCatalog } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { TEST_CARDS } from '../engine/cards.ts';

export const MANY = 40;
const many = <T>(one: T): T[] => new Array(MANY).fill(one);

/** The cards of these positions. */
export const MANY_CARDS: readonly Card[] = [
  ...TEST_CARDS,
  {
    id: 'gadget',
    type: 'contraption',
    name: 'Gadget',
    kind: 'attachable',
    copies: 60,
    cost: 1,
  },
  { id: 'den', type: 'node', name: 'Den', copies: 60, connectors: [], bonuses: [] },
  {
    id: 'great-plan',
    type: 'plan',
    name: 'Great Plan',
    copies: 1,
    evilness: 3,
    cost: { contraptions: MANY / 2, minions: 0 },
  },
  {
    id: 'clear-out',
    type: 'epiphany',
    name: 'Clear-out',
    copies: 60,
    abilities: [{ kind: 'play', effects: [{ verb: 'discard', who: 'you', amount: MANY / 2, pick: 'chosen' }] }],
  },
  {
    id: 'raid',
    type: 'epiphany',
    name: 'Raid',
    copies: 1,
    abilities: [
      { kind: 'play', effects: [{ verb: 'destroy', cards: { type: 'node', pick: 'chosen', count: MANY / 2 } }] },
    ],
  },
  {
    id: 'swap-codes',
    type: 'intelligence',
    name: 'Swap Codes',
    copies: 60,
    abilities: [
      {
        kind: 'play',
        targets: [{ type: 'node' }, { type: 'node' }],
        effects: [{ verb: 'draw', who: 'you', amount: 1 }],
      },
    ],
  },
];

export interface ManyCards {
  name: string;
  side: Side;
  state: State;
}

function position(name: string, setup: Setup, rules: Partial<Rules> = {}, play?: string): ManyCards {
  const built = buildPosition(registerCatalog(MANY_CARDS), { setup }, { ...RECOMMENDED, ...rules });
  const { state, names } = built;
  if (play !== undefined) {
    perform(state, { type: 'playInstant', side: 'genius', card: names.indexOf(play), targets: [] });
    for (const side of ['spymaster', 'genius'] as const) perform(state, { type: 'pass', side });
  }
  const { side } = awaiting(state);
  if (!side) throw new Error(`${name}: nobody decides`);
  return { name, side, state };
}

const LAIR = { turn: { number: 5, side: 'genius', step: 'lair' }, plan: 'prank' } as const;
const NODES = { networks: many({ nodes: ['den'] }) } as const;

/** Each of them, made anew: a game can be played on from it. */
export const positionsOfManyCards = (): ManyCards[] => [
  position(
    'half of a hand is discarded',
    { ...LAIR, hands: { genius: ['clear-out', ...many('clear-out')] } },
    {},
    'clear-out',
  ),
  position('half of the Nodes are chosen', { ...LAIR, ...NODES, hands: { genius: ['raid'] } }, {}, 'raid'),
  position('a large sacrifice', {
    turn: { number: 5, side: 'genius', step: 'plan' },
    plan: { card: 'great-plan', status: 'advanced' },
    lair: { 1: { card: 'guard', attached: many('gadget') } },
  }),
  position('a full hand may be discarded', {
    ...LAIR,
    turn: { number: 5, side: 'genius', step: 'draw' },
    hands: { genius: many('clear-out') },
  }),
  position('instants with two targets', {
    ...NODES,
    plan: 'prank',
    turn: { number: 6, side: 'spymaster', step: 'actions' },
    hands: { spymaster: many('swap-codes') },
  }),
  position('Contraptions for eight workers', {
    ...LAIR,
    lair: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((square) => [square, 'guard'])),
    hands: { genius: many('gadget') },
  }),
];

/** The action is legal; throws with the refusal if it is not. */
export function mustBeLegal(state: State, action: unknown): void {
  const no = refusal(state, action);
  if (no) throw new Error(`${JSON.stringify(action)}: ${no.code}`);
}
