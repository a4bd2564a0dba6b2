/**
 * Fifteen ideas from the cards of other games, each said in the card language without a work-around. Only the ideas
 * are theirs.
 */
import { expect, it } from 'vitest';
import { checkCards } from '../../src/cards/check.ts';
import type { Card } from '../../src/engine/index.ts';
import { rulesText } from '../../src/text/en/cardText/rulesText.ts';
import { problemLine } from '../../src/text/en/mistakes/problem.ts';

const MINION = { type: 'minion', copies: 1, attack: 1, health: 3, perception: 1 } as const;
const CONTRAPTION = { type: 'contraption', copies: 1, cost: 2, kind: 'static' } as const;

interface Idea {
  /** The game, and what the card does there. */
  of: string;
  card: Card;
  says: string[];
}

const IDEAS: readonly Idea[] = [
  {
    of: 'Arkham Horror: The Card Game: a weapon with four shots, one of which is spent for a stronger attack',
    card: {
      ...CONTRAPTION,
      id: 'tommy-gun',
      name: 'Four-Shot Tommy Gun',
      kind: 'attachable',
      counters: { name: 'ammo', count: 4 },
      abilities: [
        {
          kind: 'trigger',
          on: 'combatStarted',
          of: '$host',
          effects: [
            {
              verb: 'pay',
              by: 'you',
              cost: [{ verb: 'removeCounters', cards: '$self', counter: 'ammo', amount: 1 }],
              // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
              then: [{ verb: 'modify', cards: '$host', stat: 'attack', by: 2, for: 'combat' }],
            },
          ],
        },
      ],
    },
    says: [
      'Comes into play with 4 ammo counters.',
      'When combat with its Minion starts, you may remove 1 ammo counter from this Contraption; if you do, that Minion gets +2 Attack this combat.',
    ],
  },
  {
    of: 'Netrunner: a trap that is used up',
    card: {
      ...CONTRAPTION,
      id: 'paper-shredder',
      name: 'Industrial Paper Shredder',
      counters: { name: 'charge', count: 2 },
      abilities: [
        {
          kind: 'trigger',
          on: 'entered',
          effects: [
            {
              verb: 'pay',
              by: 'you',
              cost: [{ verb: 'removeCounters', cards: '$self', counter: 'charge', amount: 1 }],
              // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
              then: [{ verb: 'discard', who: 'opponent', amount: 1, pick: 'chosen' }],
            },
            {
              verb: 'if',
              condition: { compare: [{ counters: 'charge', on: '$self' }, '=', 0] },
              // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
              then: [{ verb: 'destroy', cards: '$self' }],
            },
          ],
        },
      ],
    },
    says: [
      'Comes into play with 2 charge counters.',
      "When a Spy enters this Contraption's square, you may remove 1 charge counter from this Contraption; if you do, your opponent discards 1 card of their choice. Then if there is no charge counter on this Contraption, destroy this Contraption.",
    ],
  },
  {
    of: 'Netrunner: the run ends unless the runner pays',
    card: {
      ...CONTRAPTION,
      id: 'toll-booth',
      name: 'Subterranean Toll Booth',
      abilities: [
        {
          kind: 'trigger',
          on: 'entered',
          effects: [
            {
              verb: 'pay',
              by: 'opponent',
              cost: [{ verb: 'discard', who: 'opponent', amount: 2, pick: 'chosen' }],
              else: [{ verb: 'eject' }],
            },
          ],
        },
      ],
    },
    says: [
      "When a Spy enters this Contraption's square, eject that Spy unless your opponent discards 2 cards of their choice.",
    ],
  },
  {
    of: 'Magic: The Gathering: a lord, who makes others of its tribe stronger',
    card: {
      ...MINION,
      id: 'goon-boss',
      name: 'Boss of the Goons',
      tags: ['Goon'],
      abilities: [
        { kind: 'static', cards: { type: 'minion', tag: 'Goon', other: true }, stats: { attack: 1, health: 1 } },
      ],
    },
    says: ['Goon Minion.', 'All other Goon Minions have +1 Attack and +1 Health.'],
  },
  {
    of: 'Star Realms: an ability that counts beside another card of the faction',
    card: {
      ...MINION,
      id: 'second-mechanic',
      name: 'Second Mechanic',
      tags: ['Mechanic'],
      abilities: [
        {
          kind: 'trigger',
          on: 'minionPlayed',
          if: { exists: { type: 'minion', tag: 'Mechanic', other: true } },
          effects: [{ verb: 'draw', who: 'you', amount: 1 }],
        },
      ],
    },
    says: ['Mechanic Minion.', 'When this Minion is played while there is another Mechanic Minion, draw 1 card.'],
  },
  {
    of: 'Hearthstone: a combo, stronger after another card of the turn',
    card: {
      id: 'follow-up',
      type: 'intelligence',
      name: 'Follow-Up Punch',
      copies: 1,
      abilities: [
        {
          kind: 'play',
          targets: [{ type: 'minion' }],
          effects: [
            {
              verb: 'if',
              condition: { happened: 'instantPlayed', type: 'intelligence', other: true },
              // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
              then: [{ verb: 'damage', cards: '$target1', amount: 3 }],
              else: [{ verb: 'damage', cards: '$target1', amount: 1 }],
            },
          ],
        },
      ],
    },
    says: [
      'If another Intelligence has been played this turn, deal 3 damage to target Minion; otherwise deal 1 damage to that Minion.',
    ],
  },
  {
    of: 'Hearthstone: a death that hurts the neighbours',
    card: {
      ...MINION,
      id: 'nitro-porter',
      name: 'Nitroglycerine Porter',
      abilities: [
        {
          kind: 'trigger',
          on: 'died',
          effects: [{ verb: 'damage', cards: { type: ['minion', 'spy'], where: 'adjacent' }, amount: 2 }],
        },
      ],
    },
    says: ['When this Minion dies, deal 2 damage to each adjacent Minion or Spy.'],
  },
  {
    of: 'KeyForge: a creature of the flanks',
    card: {
      ...MINION,
      id: 'book-end',
      name: 'Human Bookend',
      abilities: [
        {
          kind: 'static',
          cards: '$self',
          stats: { attack: 2 },
          if: {
            any: [
              { not: { exists: { type: 'minion', where: 'ahead' } } },
              { not: { exists: { type: 'minion', where: 'behind' } } },
            ],
          },
        },
      ],
    },
    says: [
      'While there are no Minions ahead of this Minion or there are no Minions behind this Minion, this Minion has +2 Attack.',
    ],
  },
  {
    of: 'KeyForge: a guard of its neighbours',
    card: {
      ...MINION,
      id: 'chatty-guard',
      name: 'Chatty Guard',
      abilities: [{ kind: 'static', cards: { type: 'minion', where: 'adjacent' }, keywords: ['unsneakable'] }],
    },
    says: ['All adjacent Minions are Unsneakable (Spies cannot sneak by them).'],
  },
  {
    of: 'Magic: The Gathering: a creature that grows by a counter for each death',
    card: {
      ...MINION,
      id: 'trophy-hunter',
      name: 'Trophy Hunter',
      abilities: [
        {
          kind: 'trigger',
          on: 'died',
          of: { type: 'spy' },
          effects: [{ verb: 'addCounters', cards: '$self', counter: 'trophy', amount: 1 }],
        },
        { kind: 'static', cards: '$self', stats: { attack: { counters: 'trophy', on: '$self' } } },
      ],
    },
    says: [
      'When a Spy dies, put 1 trophy counter on this Minion.',
      'This Minion has +1 Attack for each trophy counter on this Minion.',
    ],
  },
  {
    of: 'Magic: The Gathering: one more counter of each kind, wherever there are some',
    card: {
      id: 'more-of-everything',
      type: 'epiphany',
      name: 'More of Everything',
      copies: 1,
      abilities: [
        {
          kind: 'play',
          effects: [
            {
              verb: 'addCounters',
              cards: { type: ['minion', 'contraption', 'plan', 'spy', 'node'], is: ['hasCounter'] },
              amount: 1,
            },
          ],
        },
      ],
    },
    says: [
      'Put 1 more counter of each kind that lies there on each Minion, Contraption, Evil Plan, Spy or Node with a counter.',
    ],
  },
  {
    of: 'Marvel Champions: a scheme on which threat gathers',
    card: {
      id: 'slow-doom',
      type: 'plan',
      name: 'Very Gradual Doom',
      copies: 1,
      evilness: 2,
      cost: { contraptions: 1, minions: 1 },
      abilities: [
        {
          kind: 'trigger',
          on: 'turnStarted',
          if: { turn: 'you' },
          effects: [
            { verb: 'addCounters', cards: '$self', counter: 'threat', amount: 1 },
            {
              verb: 'if',
              condition: { compare: [{ counters: 'threat', on: '$self' }, '>=', 4] },
              // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
              then: [
                { verb: 'score', who: 'you', amount: 1 },
                { verb: 'removeCounters', cards: '$self', counter: 'threat', amount: 'all' },
              ],
            },
          ],
        },
      ],
    },
    says: [
      'While this Evil Plan is face up, at the start of your turn, put 1 threat counter on this Evil Plan, then if there are at least 4 threat counters on this Evil Plan, score 1 Evilness, then remove all threat counters from this Evil Plan.',
    ],
  },
  {
    of: 'Sentinels of the Multiverse: upkeep',
    card: {
      ...CONTRAPTION,
      id: 'hungry-machine',
      name: 'Hungry Machine',
      keywords: ['wall'],
      abilities: [
        {
          kind: 'trigger',
          on: 'turnStarted',
          if: { turn: 'you' },
          effects: [
            {
              verb: 'pay',
              by: 'you',
              cost: [{ verb: 'discard', who: 'you', amount: 1, pick: 'chosen' }],
              else: [{ verb: 'destroy', cards: '$self' }],
            },
          ],
        },
      ],
    },
    says: [
      'Wall (cannot be ignored).',
      'At the start of your turn, destroy this Contraption unless you discard 1 card of your choice.',
    ],
  },
  {
    of: 'Dominion: cards for cards',
    card: {
      id: 'brain-storage',
      type: 'epiphany',
      name: 'Brain Storage',
      copies: 1,
      abilities: [
        {
          kind: 'play',
          effects: [
            {
              verb: 'pay',
              by: 'you',
              cost: [{ verb: 'discard', who: 'you', amount: 1, pick: 'chosen' }],
              // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
              then: [{ verb: 'draw', who: 'you', amount: 2 }],
              else: [{ verb: 'draw', who: 'you', amount: 1 }],
            },
          ],
        },
      ],
    },
    says: ['You may discard 1 card of your choice; if you do, draw 2 cards; otherwise draw 1 card.'],
  },
  {
    of: 'Terraforming Mars: a card that gathers resources, which become points',
    card: {
      id: 'filing-room',
      type: 'node',
      name: 'Rival Filing Room',
      copies: 1,
      connectors: ['left', 'right', 'bottom'],
      bonuses: [],
      abilities: [
        ...(['ignored', 'sneaked'] as const).map((on) => ({
          kind: 'trigger' as const,
          on,
          of: { type: 'spy' as const, network: 'same' as const },
          effects: [{ verb: 'addCounters' as const, cards: '$self' as const, counter: 'file', amount: 1 }],
        })),
        {
          kind: 'network',
          size: 5,
          ability: {
            kind: 'activated',
            cost: { counters: { name: 'file', count: 3 } },
            limit: 1,
            per: 'game',
            effects: [{ verb: 'score', who: 'you', amount: 1 }],
          },
        },
      ],
    },
    says: [
      'When a Spy of its Network ignores a Contraption, put 1 file counter on this Node.',
      'When a Spy of its Network sneaks by a Minion, put 1 file counter on this Node.',
      'Network size 5 or more: once a game, in your actions step, remove 3 file counters: score 1 Evilness.',
    ],
  },
];

it.each(IDEAS)('$of', ({ card, says }) => {
  const { problems } = checkCards([{ name: 'idea.json', text: JSON.stringify({ cards: [card] }) }]);
  expect(problems.filter(({ severity }) => severity === 'error').map(problemLine)).toEqual([]);
  expect(rulesText(card)).toEqual(says);
});
