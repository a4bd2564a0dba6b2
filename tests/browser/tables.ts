/** Tables that are hard to draw: few and many Nodes and Spies, a full lair, hands of 7 and of 12. */
import type { Setup } from '../../src/scenario/format.ts';

type Network = NonNullable<Setup['networks']>[number];
type Placed = NonNullable<Setup['lair']>['1'];

const node = (card: string, x: number, y: number) => ({ card, at: [x, y] as [number, number] });
/** Links from each card to the next. "tailor#2" is the second Tailor of the position. */
const chain = (...ids: string[]): [string, string][] => ids.slice(1).map((id, i) => [ids[i], id]);

/** A Network of connected Nodes in a line, from the top down or from left to right. A card may be in it several times. */
export function inLine(way: 'down' | 'across', nodes: string[], spies: Network['spies'] = []): Network {
  const ids = nodes.map((card, i) => {
    const nth = nodes.slice(0, i + 1).filter((one) => one === card).length;
    return nth === 1 ? card : `${card}#${nth}`;
  });
  return {
    nodes: nodes.map((card, i) => (way === 'down' ? node(card, 0, i) : node(card, i, 0))),
    links: chain(...ids),
    spies,
  };
}

/** 4 Nodes in two Networks, and 2 Spies. */
const FEW: Network[] = [
  {
    nodes: [node('gadget-cellar', 0, 0), node('safehouse', 1, 0), node('tailor', 2, 0)],
    links: chain('gadget-cellar', 'safehouse', 'tailor'),
    spies: ['agent-blank'],
  },
  { nodes: [node('getaway-car', 0, 0)], spies: ['contortionist'] },
];

/** All 19 Nodes in six Networks, and 11 Spies. */
const MANY: Network[] = [
  {
    nodes: [
      node('dead-drop', 0, 0),
      node('embassy', 1, 0),
      node('numbers-station', 2, 0),
      node('tailor', 3, 0),
      node('scrapyard', 0, 1),
      node('embassy', 1, 1),
      node('gadget-cellar', 2, 1),
      node('phone-box', 3, 1),
    ],
    links: [
      ...chain('dead-drop', 'embassy', 'numbers-station', 'tailor', 'phone-box'),
      ...chain('dead-drop', 'scrapyard', 'embassy#2', 'gadget-cellar', 'phone-box'),
      ...chain('embassy', 'embassy#2'),
      ...chain('numbers-station', 'gadget-cellar'),
    ],
    spies: ['deep-cover'],
  },
  {
    nodes: [node('left-luggage', 0, 0), node('safehouse', 1, 0), node('safehouse', 2, 0), node('tailor', 3, 0)],
    links: chain('left-luggage', 'safehouse', 'safehouse#2', 'tailor#2'),
    spies: ['blunt-instrument', 'dinner-jacket', 'agent-blank', 'field-medic'],
  },
  {
    nodes: [node('dead-drop', 0, 0), node('submarine', 0, 1), node('scrapyard', 0, 2)],
    links: chain('dead-drop#2', 'submarine', 'scrapyard#2'),
    spies: ['limpet', 'understudy', 'brawler'],
  },
  {
    nodes: [node('dead-drop', 0, 0), node('phone-box', 1, 0)],
    links: chain('dead-drop#3', 'phone-box#2'),
    spies: ['temp-agent', 'contortionist'],
  },
  { nodes: [node('safehouse', 0, 0)], spies: ['lone-wolf'] },
  { nodes: [node('getaway-car', 0, 0)] },
];

const CARRIED = ['jet-pack', 'power-gauntlet', 'x-ray-specs', 'ejector-armchair'];
const carrying = (card: string, count: number, more: object = {}): Placed => ({
  card,
  attached: CARRIED.slice(0, count),
  ...more,
});

/** Eight full squares. Four Minions carry three Contraptions each, one of them a fourth. */
const FULL: Setup['lair'] = {
  1: carrying('doorman', 3),
  2: 'blast-door',
  3: carrying('night-watchman', 4, { busy: true, damage: 1 }),
  4: 'corridor-to-nowhere',
  5: carrying('switchboard-operator', 3, { busy: true }),
  6: 'decoy-reactor',
  7: carrying('revolving-architect', 3),
  8: 'powder-keg',
};

const GENIUS = ['henchman', 'foreman', 'bricklayer', 'powder-keg', 'loudspeaker', 'reactor', 'double-shift'];
const MASTER = ['pickpocket', 'embassy', 'cover-story', 'tailor', 'numbers-station', 'stunt-double', 'wiretap'];
const MORE_GENIUS = ['trapdoor', 'knuckles', 'jet-pack', 'monologue', 'mad-scientist'];
const MORE_MASTER = ['bribe', 'getaway-car', 'lone-wolf', 'red-tape', 'safehouse'];

const HANDS_OF_7: Setup['hands'] = { genius: GENIUS, spymaster: MASTER };
const HANDS_OF_12: Setup['hands'] = { genius: [...GENIUS, ...MORE_GENIUS], spymaster: [...MASTER, ...MORE_MASTER] };

const LAIR = { number: 7, side: 'genius', step: 'lair' } as const;
const ACTIONS = { number: 8, side: 'spymaster', step: 'actions' } as const;
const INFILTRATE = { number: 8, side: 'spymaster', step: 'infiltrate' } as const;

/** The tables by name. Each begins in a step that lights up a part of it. */
export const TABLES = {
  few: {
    turn: ACTIONS,
    plan: 'moon-portrait',
    lair: { 2: 'henchman', 5: 'tripwire' },
    networks: FEW,
    hands: HANDS_OF_7,
  },
  many: {
    turn: ACTIONS,
    plan: { card: 'evening-news', status: 'activated' },
    lair: FULL,
    networks: MANY,
    unassigned: ['pickpocket'],
    hands: HANDS_OF_7,
  },
  full: {
    turn: LAIR,
    plan: { card: 'evening-news', status: 'activated' },
    lair: FULL,
    networks: FEW,
    hands: HANDS_OF_12,
  },
  walk: {
    turn: INFILTRATE,
    plan: { card: 'evening-news', status: 'advanced' },
    lair: FULL,
    networks: MANY,
    unassigned: ['pickpocket'],
    infiltration: { spy: 'agent-blank', square: 3, damage: 1, sneakSpent: 1 },
    changes: (['attack', 'health', 'sneak'] as const).map((stat) => ({
      card: 'agent-blank',
      stat,
      by: 2,
      for: 'infiltration' as const,
    })),
    hands: HANDS_OF_12,
  },
} as const satisfies Record<string, Setup>;

/** The sizes of screens: a phone, a tablet, a laptop, two large screens. */
export const SCREENS = [
  [640, 360],
  [800, 1280],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;
