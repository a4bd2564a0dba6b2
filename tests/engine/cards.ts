/** The tests' own cards. The rules are tested with these, never with the game's set. */
import type { Card, Catalog } from '../../src/engine/index.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import type { Ability, TriggerAbility } from '../../src/engine/language.ts';

export const TEST_CARDS: Card[] = [
  { id: 'guard', type: 'minion', name: 'Guard', copies: 4, attack: 2, health: 3, perception: 2 },
  { id: 'clerk', type: 'minion', name: 'Clerk', copies: 4, attack: 0, health: 1, perception: 0 },
  { id: 'engineer', type: 'minion', name: 'Engineer', copies: 3, attack: 1, health: 2, perception: 1, work: 2 },
  { id: 'boss', type: 'minion', name: 'Boss', copies: 2, attack: 3, health: 4, perception: 1, value: 2 },
  { id: 'duelist', type: 'minion', name: 'Duelist', copies: 2, attack: 2, health: 2, perception: 1, initiative: true },
  {
    id: 'watcher',
    type: 'minion',
    name: 'Watcher',
    copies: 2,
    attack: 1,
    health: 2,
    perception: 3,
    keywords: ['vigilant'],
  },
  {
    id: 'hound',
    type: 'minion',
    name: 'Hound',
    copies: 1,
    attack: 1,
    health: 1,
    perception: 1,
    keywords: ['unsneakable', 'untargetable'],
  },
  {
    id: 'nurse',
    type: 'minion',
    name: 'Nurse',
    copies: 1,
    attack: 0,
    health: 2,
    perception: 0,
    abilities: [{ kind: 'activated', cost: { busy: true }, effects: [{ verb: 'draw', who: 'you', amount: 1 }] }],
  },
  { id: 'crate', type: 'contraption', name: 'Crate', copies: 4, cost: 1, kind: 'static' },
  { id: 'grid', type: 'contraption', name: 'Grid', copies: 2, cost: 2, kind: 'static', keywords: ['wall'] },
  { id: 'drape', type: 'contraption', name: 'Drape', copies: 2, cost: 1, kind: 'static', keywords: ['silent'] },
  { id: 'reactor', type: 'contraption', name: 'Reactor', copies: 2, cost: 3, kind: 'static' },
  {
    id: 'jetpack',
    type: 'contraption',
    name: 'Jetpack',
    copies: 3,
    cost: 1,
    kind: 'attachable',
    grants: { attack: 1, health: 1 },
  },
  {
    id: 'goggles',
    type: 'contraption',
    name: 'Goggles',
    copies: 2,
    cost: 2,
    kind: 'attachable',
    grants: { perception: 2, initiative: true },
  },
  {
    id: 'mine',
    type: 'contraption',
    name: 'Mine',
    copies: 3,
    cost: 1,
    kind: 'static',
    abilities: [
      { kind: 'trigger', on: 'destroyed', effects: [{ verb: 'damage', cards: '$infiltrator', amount: 2 }] },
      { kind: 'trigger', on: 'ignored', effects: [{ verb: 'damage', cards: '$infiltrator', amount: 1 }] },
    ],
  },
  {
    id: 'lamp',
    type: 'contraption',
    name: 'Lamp',
    copies: 2,
    cost: 1,
    kind: 'static',
    abilities: [{ kind: 'static', cards: { type: 'minion', where: 'adjacent' }, stats: { perception: 1 } }],
  },
  { id: 'idea', type: 'epiphany', name: 'Idea', copies: 2 },
  {
    id: 'rage',
    type: 'epiphany',
    name: 'Rage',
    copies: 3,
    abilities: [
      {
        kind: 'play',
        targets: [{ type: 'minion' }],
        effects: [{ verb: 'modify', cards: '$target1', stat: 'attack', by: 2, for: 'turn' }],
      },
    ],
  },
  {
    id: 'veto',
    type: 'epiphany',
    name: 'Veto',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        targets: [{ type: 'intelligence', zone: 'stack' }],
        effects: [{ verb: 'cancel', cards: '$target1' }],
      },
    ],
  },
  {
    id: 'trapdoor',
    type: 'epiphany',
    name: 'Trapdoor',
    copies: 2,
    abilities: [{ kind: 'play', if: { infiltration: true }, effects: [{ verb: 'eject' }] }],
  },
  { id: 'prank', type: 'plan', name: 'Prank', copies: 4, evilness: 1, cost: { contraptions: 1, minions: 0 } },
  { id: 'heist', type: 'plan', name: 'Heist', copies: 5, evilness: 2, cost: { contraptions: 2, minions: 1 } },
  {
    id: 'blackout',
    type: 'plan',
    name: 'Blackout',
    copies: 4,
    evilness: 3,
    cost: { contraptions: 3, minions: 2 },
    abilities: [{ kind: 'completion', effects: [{ verb: 'discard', who: 'opponent', amount: 2, pick: 'chosen' }] }],
  },
  {
    id: 'moon-laser',
    type: 'plan',
    name: 'Moon Laser',
    copies: 2,
    evilness: 4,
    cost: { contraptions: 4, minions: 3 },
    abilities: [
      {
        kind: 'completion',
        effects: [
          {
            verb: 'chooseOne',
            by: 'opponent',
            options: [
              [{ verb: 'destroy', cards: { type: 'node', pick: 'chosen', by: 'opponent' } }],
              [{ verb: 'kill', cards: { type: 'spy', pick: 'chosen', by: 'opponent' } }],
            ],
          },
        ],
      },
    ],
  },
  { id: 'agent', type: 'spy', name: 'Agent', copies: 4, attack: 2, health: 3, sneak: 1, support: { min: 1 } },
  { id: 'rookie', type: 'spy', name: 'Rookie', copies: 4, attack: 1, health: 2, sneak: 0, support: { min: 1, max: 2 } },
  { id: 'ghost', type: 'spy', name: 'Ghost', copies: 2, attack: 1, health: 1, sneak: 3, support: { min: 2, max: 4 } },
  { id: 'brute', type: 'spy', name: 'Brute', copies: 3, attack: 4, health: 4, sneak: 0, support: { min: 2 } },
  {
    id: 'ace',
    type: 'spy',
    name: 'Ace',
    copies: 2,
    attack: 2,
    health: 2,
    sneak: 1,
    support: { min: 1 },
    initiative: true,
  },
  {
    id: 'runner',
    type: 'spy',
    name: 'Runner',
    copies: 1,
    attack: 1,
    health: 2,
    sneak: 2,
    support: { min: 1 },
    keywords: ['relentless'],
  },
  {
    id: 'medic',
    type: 'spy',
    name: 'Medic',
    copies: 2,
    attack: 1,
    health: 3,
    sneak: 1,
    support: { min: 1 },
    abilities: [
      { kind: 'activated', cost: { sneak: 1 }, limit: 1, effects: [{ verb: 'heal', cards: '$self', amount: 2 }] },
    ],
  },
  { id: 'hub', type: 'node', name: 'Hub', copies: 4, connectors: ['left', 'right', 'top', 'bottom'], bonuses: [] },
  {
    id: 'safehouse',
    type: 'node',
    name: 'Safehouse',
    copies: 5,
    connectors: ['right', 'bottom'],
    bonuses: [{ size: 2, health: 1 }],
  },
  {
    id: 'courier',
    type: 'node',
    name: 'Courier',
    copies: 5,
    connectors: ['left', 'top'],
    bonuses: [{ size: 2, attack: 1 }],
  },
  {
    id: 'lab',
    type: 'node',
    name: 'Lab',
    copies: 3,
    connectors: ['left', 'right'],
    bonuses: [
      { size: 1, sneak: 1 },
      { size: 3, sneak: 1, initiative: true },
    ],
  },
  { id: 'memo', type: 'intelligence', name: 'Memo', copies: 2 },
  {
    id: 'boost',
    type: 'intelligence',
    name: 'Boost',
    copies: 3,
    abilities: [
      {
        kind: 'play',
        targets: [{ type: 'spy' }],
        effects: [{ verb: 'modify', cards: '$target1', stat: 'attack', by: 2, for: 'turn' }],
      },
    ],
  },
  {
    id: 'stall',
    type: 'intelligence',
    name: 'Stall',
    copies: 2,
    abilities: [{ kind: 'play', if: { plan: ['activated', 'advanced'] }, effects: [{ verb: 'delay' }] }],
  },
  {
    id: 'sabotage',
    type: 'intelligence',
    name: 'Sabotage',
    copies: 2,
    abilities: [
      { kind: 'play', targets: [{ type: 'contraption' }], effects: [{ verb: 'destroy', cards: '$target1' }] },
    ],
  },
  {
    id: 'silence',
    type: 'intelligence',
    name: 'Silence',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        targets: [{ type: 'epiphany', zone: 'stack' }],
        effects: [{ verb: 'cancel', cards: '$target1' }],
      },
    ],
  },
];

export const testCatalog = (): Catalog => registerCatalog(TEST_CARDS);

/** Abilities that hurt and heal their card without end, once it is set off. */
export const endless = (setOff: Pick<TriggerAbility, 'on' | 'of'>): Ability[] => [
  { kind: 'trigger', ...setOff, effects: [{ verb: 'damage', cards: '$self', amount: 1 }] },
  {
    kind: 'trigger',
    on: 'damaged',
    effects: [
      { verb: 'heal', cards: '$self', amount: 1 },
      { verb: 'damage', cards: '$self', amount: 1 },
    ],
  },
];

/** A Minion with such abilities. */
export const echo = (setOff: Pick<TriggerAbility, 'on' | 'of'>): Card => ({
  id: 'echo',
  type: 'minion',
  name: 'Echo',
  copies: 1,
  attack: 1,
  health: 9,
  perception: 1,
  abilities: endless(setOff),
});
