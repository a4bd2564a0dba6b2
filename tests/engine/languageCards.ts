/** Cards that together use every word of the card language, beside the plain ones of `cards.ts`. */
import type { Card } from '../../src/engine/index.ts';

const MINIONS: Card[] = [
  {
    id: 'sergeant',
    type: 'minion',
    name: 'Sergeant',
    copies: 2,
    attack: 1,
    health: 3,
    perception: 1,
    tags: ['Guard'],
    abilities: [
      { kind: 'static', cards: { type: 'minion', where: 'row', other: true }, stats: { attack: 1 } },
      { kind: 'static', cards: { type: 'minion', where: 'between', tag: 'Guard' }, stats: { perception: 1 } },
      { kind: 'static', cards: { type: 'minion', keyword: 'vigilant' }, stats: { health: 1 } },
      { kind: 'static', cards: { type: 'minion', named: 'Orderly', having: ['attack', '<=', 1] }, stats: { work: 1 } },
      { kind: 'static', cards: '$self', stats: { health: { distance: '$plan' } } },
    ],
  },
  {
    id: 'orderly',
    type: 'minion',
    name: 'Orderly',
    copies: 4,
    attack: 1,
    health: 2,
    perception: 0,
    abilities: [{ kind: 'activated', cost: { busy: true }, effects: [{ verb: 'draw', who: 'opponent', amount: 1 }] }],
  },
  {
    id: 'usher',
    type: 'minion',
    name: 'Usher',
    copies: 2,
    attack: 1,
    health: 3,
    perception: 1,
    abilities: [
      {
        kind: 'trigger',
        on: 'turnStarted',
        if: { turn: 'opponent' },
        effects: [{ verb: 'modify', cards: '$self', stat: 'perception', by: 1, for: 'next-turn' }],
      },
    ],
  },
  {
    id: 'cook',
    type: 'minion',
    name: 'Cook',
    copies: 2,
    attack: 0,
    health: 2,
    perception: 1,
    abilities: [
      {
        kind: 'trigger',
        on: 'turnEnded',
        effects: [
          {
            verb: 'each',
            cards: { type: 'minion', is: ['busy'], other: true },
            do: [{ verb: 'modify', cards: '$it', stat: 'health', by: 1, for: 'permanent' }],
          },
        ],
      },
    ],
  },
  {
    id: 'greeter',
    type: 'minion',
    name: 'Greeter',
    copies: 2,
    attack: 0,
    health: 2,
    perception: 0,
    abilities: [
      {
        kind: 'trigger',
        on: 'minionPlayed',
        of: { type: 'minion', other: true },
        limit: 1,
        effects: [
          { verb: 'giveMinions', amount: 1 },
          { verb: 'modify', cards: '$event', stat: 'perception', by: 1, for: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'mason',
    type: 'minion',
    name: 'Mason',
    copies: 2,
    attack: 1,
    health: 2,
    perception: 1,
    abilities: [
      {
        kind: 'trigger',
        on: 'built',
        of: { type: 'contraption', is: ['static'] },
        effects: [{ verb: 'makeFree', cards: { type: 'minion', is: ['busy'], pick: 'chosen' } }],
      },
    ],
  },
  {
    id: 'dancer',
    type: 'minion',
    name: 'Dancer',
    copies: 2,
    attack: 1,
    health: 2,
    perception: 1,
    abilities: [
      {
        kind: 'trigger',
        on: 'minionMoved',
        limit: 1,
        effects: [
          {
            verb: 'if',
            condition: { exists: { type: 'minion', where: 'adjacent', is: ['free'], isNot: ['hasAttachment'] } },
            // biome-ignore lint/suspicious/noThenProperty: a word of the card language
            then: [
              { verb: 'modify', cards: { type: 'minion', where: 'adjacent' }, stat: 'attack', by: 1, for: 'turn' },
            ],
            else: [{ verb: 'makeBusy', cards: '$self' }],
          },
        ],
      },
    ],
  },
  {
    id: 'sentry',
    type: 'minion',
    name: 'Sentry',
    copies: 2,
    attack: 1,
    health: 2,
    perception: 1,
    abilities: [
      {
        kind: 'trigger',
        on: 'entered',
        effects: [{ verb: 'modify', cards: '$infiltrator', stat: 'sneak', by: -2, for: 'infiltration' }],
      },
    ],
  },
  {
    id: 'brawler',
    type: 'minion',
    name: 'Brawler',
    copies: 2,
    attack: 1,
    health: 4,
    perception: 1,
    abilities: [
      {
        kind: 'trigger',
        on: 'combatStarted',
        effects: [
          { verb: 'modify', cards: '$self', stat: 'attack', by: { stat: 'attack', of: '$infiltrator' }, for: 'combat' },
          { verb: 'grant', cards: '$self', keyword: 'initiative', for: 'combat' },
        ],
      },
      { kind: 'trigger', on: 'combatEnded', effects: [{ verb: 'makeBusy', cards: '$self' }] },
    ],
  },
  {
    id: 'martyr',
    type: 'minion',
    name: 'Martyr',
    copies: 2,
    attack: 1,
    health: 0,
    perception: 1,
    abilities: [
      { kind: 'trigger', on: 'died', effects: [{ verb: 'damage', cards: '$infiltrator', amount: 2 }] },
      { kind: 'trigger', on: 'damaged', effects: [{ verb: 'damage', cards: '$infiltrator', amount: 1 }] },
    ],
  },
  {
    id: 'drunk',
    type: 'minion',
    name: 'Drunk',
    copies: 2,
    attack: 0,
    health: 3,
    perception: 0,
    abilities: [{ kind: 'trigger', on: 'sneaked', effects: [{ verb: 'move', cards: '$self', by: 'you' }] }],
  },
  {
    id: 'bodyguard',
    type: 'minion',
    name: 'Bodyguard',
    copies: 2,
    attack: 1,
    health: 4,
    perception: 1,
    abilities: [
      {
        kind: 'replace',
        instead: 'die',
        of: { type: 'minion', where: 'adjacent' },
        limit: 1,
        effects: [{ verb: 'damage', cards: '$self', amount: 1 }],
      },
    ],
  },
  {
    id: 'critic',
    type: 'minion',
    name: 'Critic',
    copies: 2,
    attack: 1,
    health: 3,
    perception: 1,
    abilities: [
      {
        kind: 'trigger',
        on: 'instantPlayed',
        of: { type: 'intelligence', owner: 'opponent' },
        limit: 2,
        effects: [{ verb: 'modify', cards: '$self', stat: 'perception', by: 1, for: 'turn' }],
      },
      {
        kind: 'trigger',
        on: 'combatRound',
        effects: [{ verb: 'modify', cards: '$opponent', stat: 'attack', by: -1, for: 'combat' }],
      },
    ],
  },
  {
    id: 'doorman',
    type: 'minion',
    name: 'Doorman',
    copies: 2,
    attack: 1,
    health: 2,
    perception: 1,
    abilities: [
      {
        kind: 'trigger',
        on: 'spyPlayed',
        of: { type: 'spy' },
        effects: [{ verb: 'modify', cards: '$event', stat: 'sneak', by: -1, for: 'next-turn' }],
      },
    ],
  },
  {
    id: 'stagehand',
    type: 'minion',
    name: 'Stagehand',
    copies: 2,
    attack: 1,
    health: 2,
    perception: 1,
    abilities: [
      {
        kind: 'activated',
        cost: { busy: true },
        targets: [{ type: 'contraption', is: ['static'] }],
        effects: [{ verb: 'move', cards: '$target1', by: 'you' }],
      },
    ],
  },
];

const CONTRAPTIONS: Card[] = [
  {
    id: 'harness',
    type: 'contraption',
    name: 'Harness',
    copies: 2,
    cost: 1,
    kind: 'attachable',
    abilities: [
      { kind: 'static', cards: '$host', keywords: ['vigilant'], if: { not: { infiltration: false } } },
      {
        kind: 'trigger',
        on: 'combatEnded',
        of: '$host',
        effects: [{ verb: 'modify', cards: '$host', stat: 'perception', by: 1, for: 'turn' }],
      },
    ],
  },
  {
    id: 'decoy',
    type: 'contraption',
    name: 'Decoy',
    copies: 3,
    cost: 1,
    kind: 'static',
    abilities: [
      { kind: 'replace', instead: 'thwart', of: { type: 'plan' }, effects: [{ verb: 'destroy', cards: '$self' }] },
    ],
  },
  {
    id: 'safe',
    type: 'contraption',
    name: 'Safe',
    copies: 3,
    cost: 1,
    kind: 'static',
    abilities: [
      { kind: 'replace', instead: 'beDestroyed', limit: 1, effects: [{ verb: 'damage', cards: '$by', amount: 1 }] },
      {
        kind: 'trigger',
        on: 'drawn',
        who: 'opponent',
        limit: 1,
        effects: [{ verb: 'modify', cards: { type: 'minion', where: 'adjacent' }, stat: 'attack', by: 1, for: 'turn' }],
      },
    ],
  },
  {
    id: 'siren',
    type: 'contraption',
    name: 'Siren',
    copies: 2,
    cost: 1,
    kind: 'static',
    abilities: [
      {
        kind: 'trigger',
        on: 'planChosen',
        if: { not: { happened: 'planChosen', atLeast: 2 } },
        effects: [{ verb: 'addCounters', cards: '$self', counter: 'alarm', amount: 1 }],
      },
      {
        kind: 'trigger',
        on: 'planRevealed',
        of: { type: 'plan' },
        effects: [{ verb: 'makeFree', cards: { type: 'minion', is: ['busy'] } }],
      },
    ],
  },
  {
    id: 'turntable',
    type: 'contraption',
    name: 'Turntable',
    copies: 2,
    cost: 1,
    kind: 'static',
    abilities: [
      {
        kind: 'trigger',
        on: 'entered',
        effects: [{ verb: 'swap', cards: '$self', with: { type: 'minion', pick: 'chosen' } }],
        optional: true,
        limit: 1,
      },
    ],
  },
  {
    id: 'hatch',
    type: 'contraption',
    name: 'Hatch',
    copies: 2,
    cost: 1,
    kind: 'static',
    abilities: [{ kind: 'trigger', on: 'entered', effects: [{ verb: 'reenter' }], limit: 1 }],
  },
];

const CHARGED: Card[] = [
  {
    id: 'dart-gun',
    type: 'contraption',
    name: 'Dart Gun',
    copies: 2,
    cost: 1,
    kind: 'static',
    counters: { name: 'dart', count: 2 },
    abilities: [
      {
        kind: 'activated',
        cost: { counters: { name: 'dart', count: 1 } },
        effects: [{ verb: 'damage', cards: { type: 'spy', pick: 'chosen' }, amount: 1 }],
      },
      {
        kind: 'trigger',
        on: 'ignored',
        effects: [
          {
            verb: 'pay',
            by: 'opponent',
            cost: [{ verb: 'discard', who: 'opponent', amount: 1, pick: 'chosen' }],
            // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
            then: [{ verb: 'removeCounters', cards: '$self', counter: 'dart', amount: 'all' }],
            else: [{ verb: 'addCounters', cards: '$self', counter: 'dart', amount: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: 'veteran',
    type: 'spy',
    name: 'Veteran',
    copies: 2,
    attack: 2,
    health: 4,
    sneak: 2,
    support: { min: 1 },
    abilities: [
      { kind: 'static', cards: '$self', stats: { attack: { counters: 'medal', on: '$self' } } },
      { kind: 'static', cards: { type: 'contraption', counter: 'dart' }, keywords: ['wall'] },
      {
        kind: 'trigger',
        on: 'entered',
        if: { happened: 'entered', self: true, atLeast: 2 },
        effects: [
          {
            verb: 'pay',
            by: 'you',
            cost: [{ verb: 'removeCounters', cards: '$self', counter: 'medal', amount: 1 }],
            must: true,
            // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
            then: [{ verb: 'heal', cards: '$self', amount: 1 }],
            else: [{ verb: 'addCounters', cards: '$self', counter: 'medal', amount: 2 }],
          },
        ],
      },
    ],
  },
];

const PLANS: Card[] = [
  {
    id: 'parade',
    type: 'plan',
    name: 'Parade',
    copies: 5,
    evilness: 2,
    cost: { contraptions: 1, minions: 1 },
    abilities: [
      { kind: 'trigger', on: 'planActivated', effects: [{ verb: 'draw', who: 'you', amount: 1 }] },
      {
        kind: 'trigger',
        on: 'planAdvanced',
        effects: [{ verb: 'unassign', cards: { type: 'spy', is: ['assigned'] } }],
      },
      { kind: 'trigger', on: 'planCompleted', effects: [{ verb: 'disconnect', cards: { type: 'node' } }] },
      {
        kind: 'static',
        cards: { type: 'minion', squares: [1, 4] },
        stats: { attack: { count: { type: 'contraption' } } },
      },
      {
        kind: 'completion',
        effects: [
          { verb: 'bounce', cards: { type: 'node', pick: 'random', is: ['connected'] } },
          { verb: 'damage', cards: { type: 'spy', pick: 'lowest', stat: 'health' }, amount: 2 },
          { verb: 'bounce', cards: { type: 'spy', pick: 'highest', stat: 'attack' } },
        ],
      },
    ],
  },
  {
    id: 'comeback',
    type: 'plan',
    name: 'Comeback',
    copies: 5,
    evilness: 2,
    cost: { contraptions: 1, minions: 0 },
    abilities: [
      {
        kind: 'completion',
        effects: [
          {
            verb: 'if',
            condition: { compare: [{ score: 'you' }, '<', { score: 'opponent' }] }, // biome-ignore lint/suspicious/noThenProperty: a word of the card language
            then: [{ verb: 'draw', who: 'you', amount: 2 }],
            else: [{ verb: 'draw', who: 'you', amount: 1 }],
          },
          { verb: 'discard', who: 'opponent', amount: { count: { type: 'node', is: ['connected'] } }, pick: 'random' },
        ],
      },
    ],
  },
];

const SPIES: Card[] = [
  { id: 'mime', type: 'spy', name: 'Mime', copies: 3, attack: 0, health: 4, sneak: 0, support: { min: 1 } },
  {
    id: 'acrobat',
    type: 'spy',
    name: 'Acrobat',
    copies: 3,
    attack: 2,
    health: 4,
    sneak: 1,
    support: { min: 1 },
    abilities: [
      { kind: 'trigger', on: 'thwarted', effects: [{ verb: 'draw', who: 'you', amount: 1 }] },
      { kind: 'trigger', on: 'ejected', effects: [{ verb: 'discard', who: 'opponent', amount: 1, pick: 'random' }] },
      { kind: 'activated', cost: { health: 1 }, limit: 2, effects: [{ verb: 'revealPlan' }] },
    ],
  },
  {
    id: 'double',
    type: 'spy',
    name: 'Double',
    copies: 3,
    attack: 2,
    health: 3,
    sneak: 1,
    support: { min: 1 },
    abilities: [
      { kind: 'replace', instead: 'beDamaged', limit: 1, effects: [{ verb: 'damage', cards: '$by', amount: 1 }] },
      {
        kind: 'replace',
        instead: 'thwart',
        if: { compare: [{ handSize: 'you' }, '<=', 6] },
        effects: [{ verb: 'draw', who: 'you', amount: 2 }],
      },
      {
        kind: 'trigger',
        on: 'assigned',
        limit: 1,
        effects: [{ verb: 'modify', cards: '$self', stat: 'attack', by: { networkSize: '$self' }, for: 'turn' }],
      },
    ],
  },
  {
    id: 'umbrella',
    type: 'spy',
    name: 'Umbrella',
    copies: 3,
    attack: 1,
    health: 3,
    sneak: 1,
    support: { min: 1 },
    abilities: [
      {
        kind: 'activated',
        cost: { discard: 1 },
        limit: 1,
        effects: [{ verb: 'prevent', cards: '$self', amount: 2, for: 'infiltration' }],
      },
    ],
  },
];

const NODES: Card[] = [
  {
    id: 'telegraph',
    type: 'node',
    name: 'Telegraph',
    copies: 2,
    connectors: ['left', 'right', 'bottom'],
    bonuses: [{ size: 2, keywords: ['relentless'] }],
    abilities: [{ kind: 'activated', cost: { discard: 5 }, limit: 1, effects: [{ verb: 'giveActions', amount: 1 }] }],
  },
  {
    id: 'exchange',
    type: 'node',
    name: 'Exchange',
    copies: 4,
    connectors: ['left', 'right', 'top', 'bottom'],
    bonuses: [],
    abilities: [
      {
        kind: 'network',
        size: 2,
        ability: { kind: 'static', cards: { type: 'spy', network: 'same' }, stats: { health: 1 } },
      },
      {
        kind: 'network',
        size: 3,
        ability: {
          kind: 'trigger',
          on: 'networkChanged',
          limit: 1,
          effects: [{ verb: 'draw', who: 'you', amount: 1 }],
        },
      },
      {
        kind: 'trigger',
        on: 'nodePlayed',
        of: { type: 'node', network: 'other' },
        limit: 1,
        effects: [{ verb: 'giveActions', amount: 1 }],
      },
    ],
  },
  {
    id: 'kennel',
    type: 'node',
    name: 'Kennel',
    copies: 3,
    connectors: ['left', 'right'],
    bonuses: [],
    abilities: [
      {
        kind: 'network',
        size: 2,
        ability: {
          kind: 'replace',
          instead: 'die',
          of: { type: 'spy', network: 'same' },
          limit: 1,
          effects: [{ verb: 'bounce', cards: '$event' }],
        },
      },
      {
        kind: 'network',
        size: 2,
        ability: {
          kind: 'activated',
          cost: {},
          limit: 1,
          effects: [
            { verb: 'modify', cards: { type: 'spy', network: 'same' }, stat: 'attack', by: 1, for: 'turn' },
            { verb: 'discard', who: 'you', amount: 1, pick: 'random' },
          ],
        },
      },
    ],
  },
];

const EPIPHANIES: Card[] = [
  {
    id: 'wake',
    type: 'epiphany',
    name: 'Wake',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        if: {
          any: [
            { happened: 'died', type: 'minion' },
            { happened: 'drawn', who: 'opponent', atLeast: 2 },
          ],
        },
        effects: [
          { verb: 'score', who: 'you', amount: 1 },
          { verb: 'addCounters', cards: { type: 'contraption', is: ['hasCounter'] }, amount: 1 },
        ],
      },
    ],
  },
  {
    id: 'muster',
    type: 'epiphany',
    name: 'Muster',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        effects: [
          { verb: 'makeBusy', cards: { type: 'minion', pick: 'first' } },
          { verb: 'makeFree', cards: { type: 'minion', pick: 'last', count: 2 } },
        ],
      },
    ],
  },
  {
    id: 'quake',
    type: 'epiphany',
    name: 'Quake',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        if: { any: [{ infiltration: true }, { turn: 'you' }] },
        effects: [
          { verb: 'damage', cards: { type: ['minion', 'spy'] }, amount: 1 },
          { verb: 'move', cards: { type: 'minion', pick: 'chosen', by: 'opponent' }, by: 'opponent' },
        ],
      },
    ],
  },
  {
    id: 'shortcut',
    type: 'epiphany',
    name: 'Shortcut',
    copies: 2,
    abilities: [{ kind: 'play', if: { exists: '$plan' }, effects: [{ verb: 'hasten' }] }],
  },
  {
    id: 'roll-call',
    type: 'epiphany',
    name: 'Roll Call',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        if: { all: [{ infiltration: true }, { compare: [{ stat: 'sneak', of: '$infiltrator' }, '>=', 1] }] },
        targets: [{ type: 'minion', where: 'ahead' }],
        effects: [{ verb: 'makeFree', cards: '$target1' }],
      },
    ],
  },
  {
    id: 'recall',
    type: 'epiphany',
    name: 'Recall',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        targets: [{ type: 'minion', zone: 'discard' }],
        effects: [{ verb: 'bounce', cards: '$target1' }],
      },
    ],
  },
  {
    id: 'shield-wall',
    type: 'epiphany',
    name: 'Shield Wall',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        effects: [
          { verb: 'prevent', cards: { type: 'minion', where: 'same' }, amount: 'all', for: 'combat' },
          {
            verb: 'swap',
            cards: { type: 'contraption', pick: 'random', is: ['static'] },
            with: { type: ['minion', 'contraption'], pick: 'chosen', by: 'opponent' },
          },
        ],
        if: { infiltration: true },
      },
    ],
  },
  {
    id: 'confession',
    type: 'epiphany',
    name: 'Confession',
    copies: 2,
    abilities: [{ kind: 'play', effects: [{ verb: 'reveal', who: 'opponent', amount: 1, pick: 'chosen' }] }],
  },
];

const INTELLIGENCE: Card[] = [
  {
    id: 'cable',
    type: 'intelligence',
    name: 'Cable',
    copies: 3,
    abilities: [{ kind: 'play', effects: [{ verb: 'connect' }] }],
  },
  {
    id: 'tip-off',
    type: 'intelligence',
    name: 'Tip-off',
    copies: 4,
    abilities: [{ kind: 'play', if: { plan: ['advanced'] }, effects: [{ verb: 'delay' }] }],
  },
  {
    id: 'grapple',
    type: 'intelligence',
    name: 'Grapple',
    copies: 2,
    abilities: [{ kind: 'play', if: { exists: '$occupant' }, effects: [{ verb: 'passSquare' }] }],
  },
  {
    id: 'lure',
    type: 'intelligence',
    name: 'Lure',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        targets: [{ type: 'minion', where: 'same' }],
        effects: [{ verb: 'bounce', cards: '$target1' }],
      },
    ],
  },
  {
    id: 'bandage',
    type: 'intelligence',
    name: 'Bandage',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        targets: [{ type: 'spy', is: ['damaged', 'infiltrating'] }],
        effects: [{ verb: 'heal', cards: '$target1', amount: 2 }],
      },
    ],
  },
  {
    id: 'briefing',
    type: 'intelligence',
    name: 'Briefing',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        targets: [
          { type: 'spy', is: ['unassigned'] },
          { type: 'minion', where: 'behind' },
        ],
        effects: [
          { verb: 'grant', cards: '$target1', keyword: 'relentless', for: 'turn' },
          { verb: 'kill', cards: '$target2' },
        ],
      },
    ],
  },
  {
    id: 'tin-opener',
    type: 'intelligence',
    name: 'Tin Opener',
    copies: 2,
    abilities: [
      {
        kind: 'play',
        targets: [{ type: 'contraption', is: ['attachable'] }],
        effects: [{ verb: 'destroy', cards: '$target1' }],
      },
    ],
  },
  {
    id: 'wiretap',
    type: 'intelligence',
    name: 'Wiretap',
    copies: 3,
    abilities: [
      {
        kind: 'play',
        effects: [
          { verb: 'modify', cards: { type: 'spy' }, stat: 'attack', by: 1, for: 'infiltration' },
          { verb: 'reveal', who: 'opponent', amount: 2, pick: 'random' },
          { verb: 'search', amount: 3 },
        ],
      },
    ],
  },
  {
    id: 'leak',
    type: 'intelligence',
    name: 'Leak',
    copies: 2,
    abilities: [{ kind: 'play', effects: [{ verb: 'swapPlan' }], if: { plan: ['in-progress'] } }],
  },
];

export const LANGUAGE_CARDS: Card[] = [
  ...CHARGED,
  ...MINIONS,
  ...CONTRAPTIONS,
  ...PLANS,
  ...SPIES,
  ...NODES,
  ...EPIPHANIES,
  ...INTELLIGENCE,
];
