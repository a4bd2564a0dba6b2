import { describe, expect, it } from 'vitest';
import type { Card, Rules } from '../../engine/index.ts';
import type { CardOf } from '../../engine/language.ts';
import { problemLine } from '../../text/en/mistakes/problem.ts';
import { checkCards } from '../check.ts';

const GUARD: CardOf<'minion'> = {
  id: 'guard',
  type: 'minion',
  name: 'Guard',
  copies: 9,
  attack: 1,
  health: 2,
  perception: 1,
};
const GRID: CardOf<'contraption'> = {
  id: 'grid',
  type: 'contraption',
  name: 'Grid',
  copies: 9,
  cost: 2,
  kind: 'static',
};
const PLAN: CardOf<'plan'> = {
  id: 'plan',
  type: 'plan',
  name: 'Plan',
  copies: 9,
  evilness: 3,
  cost: { contraptions: 2, minions: 1 },
  abilities: [{ kind: 'completion', effects: [{ verb: 'draw', who: 'you', amount: 1 }] }],
};
const SPY: CardOf<'spy'> = {
  id: 'spy',
  type: 'spy',
  name: 'Spy',
  copies: 4,
  attack: 1,
  health: 2,
  sneak: 1,
  support: { min: 1 },
};
const NODE: CardOf<'node'> = {
  id: 'node',
  type: 'node',
  name: 'Node',
  copies: 3,
  connectors: ['left', 'right'],
  bonuses: [{ size: 3, attack: 1 }],
};
const DRAW = { verb: 'draw', who: 'you', amount: 1 };
const SET: readonly Card[] = [GUARD, GRID, PLAN, SPY, NODE];

/** The warnings about the set with these cards in place of those with their ids, and with these numbers. */
function about(changed: readonly Card[], rules: Partial<Rules> = {}): string[] {
  const cards = [
    ...SET.map((card) => changed.find(({ id }) => id === card.id) ?? card),
    ...changed.filter(({ id }) => SET.every((card) => card.id !== id)),
  ];
  const files = [
    { name: 'a.json', text: `{ "cards": [\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n] }` },
    { name: 'rules.json', text: JSON.stringify(rules) },
  ];
  return checkCards(files).problems.map((problem) => problemLine(problem).replace(/^(\S+:\d+):\d+ warning: /, '$1 '));
}
/** What a set without some type may do. */
const WAY_ON = 'To add these cards to the game\'s own, write "extends": "game" beside "cards"';
const without = (id: string): string[] => {
  const text = JSON.stringify({ cards: SET.filter((card) => card.id !== id) });
  return checkCards([{ name: 'a.json', text }]).problems.map(problemLine);
};

it('has nothing to say about a set that can be played', () => {
  expect(about([])).toEqual([]);
});

it.each([
  ['plan', 'there are no Evil Plans in the deck: nobody can score, so nobody wins'],
  ['guard', 'there are no Minions in the deck: nothing guards the lair, and nothing can be built'],
  [
    'grid',
    'there are no Contraptions in the deck: nothing can be built, and no Evil Plan that costs Contraptions can be paid',
  ],
  ['spy', 'there are no Spies in the deck: nobody infiltrates, so no Evil Plan is ever thwarted'],
  ['node', 'there are no Nodes in the deck: no Spy can be assigned, so no Evil Plan is ever thwarted'],
])('says what play is without a %s', (id, message) => {
  expect(without(id)).toEqual([`a.json:1:1 warning: ${message}. ${WAY_ON}`]);
});

it('says in one sentence what several missing types do', () => {
  const problems = checkCards([{ name: 'a.json', text: JSON.stringify({ cards: [GUARD, GRID, PLAN] }) }]).problems;
  expect(problems.map(problemLine)).toEqual([
    'a.json:1:1 warning: cards of these types are missing in the decks: Spies (nobody infiltrates, so no Evil Plan is ever thwarted); Nodes (no Spy can be assigned, so no Evil Plan is ever thwarted). ' +
      WAY_ON,
  ]);
});

it('says what a 0 among the rules does', () => {
  expect(about([], { handSize: 0 })).toEqual([
    'rules.json:1 handSize: with 0 nobody draws a card in the draw step, so hardly anything is ever played',
  ]);
  expect(about([], { minionsPerTurn: 0, actionsPerTurn: 0 })).toEqual([
    expect.stringContaining('minionsPerTurn: with 0 no Minion comes into play'),
    expect.stringContaining('actionsPerTurn: with 0 no Spy or Node comes into play'),
  ]);
});

describe('says of a card of the set', () => {
  const spy = (support: { min: number; max?: number }): Card => ({ ...SPY, support });
  const plan = (contraptions: number, minions: number): Card => ({ ...PLAN, cost: { contraptions, minions } });
  const pack: Card = { ...GRID, id: 'pack', name: 'Pack', kind: 'attachable', cost: 5 };
  it.each<[string, Card[], Partial<Rules>, string]>([
    [
      'a plan that wins alone',
      [{ ...PLAN, evilness: 10 }],
      {},
      'a.json:4 card "plan" evilness: is 10, and 10 win: this Evil Plan wins the game alone',
    ],
    [
      'a plan that scores nothing',
      [{ ...PLAN, id: 'nil', name: 'Nil', evilness: 0 }],
      {},
      'a.json:7 card "nil" evilness: is 0: completing or thwarting the Evil Plan scores nothing',
    ],
    [
      'few plans',
      [{ ...PLAN, copies: 2 }],
      {},
      'the set: warning: all Evil Plans together have Evilness 6: with 10 to win, less than 19 may run out before anybody has won',
    ],
    [
      'a plan with more Minions than squares',
      [plan(1, 9)],
      {},
      'a.json:4 card "plan" cost.minions: is 9, and the Minions of a full lair count 8: no lair can pay this Evil Plan',
    ],
    [
      'a plan with more Contraptions than squares',
      [plan(17, 0)],
      {},
      'a.json:4 card "plan" cost.contraptions: is 17, and the Contraptions of a full lair cost 16 together: no lair can pay this Evil Plan',
    ],
    [
      'a plan for which both do not fit',
      [plan(14, 2)],
      {},
      'a.json:4 card "plan" cost: needs more room than the 8 squares for both parts together: no lair can pay this Evil Plan',
    ],
    [
      'a tag that no card bears',
      [
        { ...GUARD, tags: ['Guard'] },
        { ...GRID, abilities: [{ kind: 'static', cards: { type: 'minion', tag: 'Gaurd' }, stats: { attack: 1 } }] },
      ],
      {},
      'card "grid" abilities[0].cards.tag: no card of the set bears the tag "Gaurd", did you mean "Guard"?',
    ],
    [
      'a name that no card has',
      [
        {
          ...GRID,
          abilities: [{ kind: 'static', cards: { type: 'minion', named: 'Nobody' }, stats: { attack: 1 } }],
        },
      ],
      {},
      'card "grid" abilities[0].cards.named: no card of the set has the name "Nobody"',
    ],
    [
      'counters that no card puts',
      [
        {
          ...GRID,
          counters: { name: 'charge', count: 2 },
          abilities: [
            { kind: 'activated', cost: { counters: { name: 'chrage', count: 1 } }, effects: [{ verb: 'revealPlan' }] },
          ],
        },
      ],
      {},
      'card "grid" abilities[0].cost.counters.name: no card of the set comes with counters of that name or puts them on cards: "chrage", did you mean "charge"?',
    ],
    [
      'too much Work',
      [{ ...GRID, id: 'big', name: 'Big', cost: 8 }],
      {},
      'a.json:7 card "big" cost: is 8, and all Minions of a full lair give 7 Work: it can never be built',
    ],
    [
      'a Node without connectors',
      [{ ...NODE, id: 'hut', name: 'Hut', connectors: [] }],
      {},
      'a.json:7 card "hut" connectors: are none: the Node can never be connected to another',
    ],
    [
      'a Node that none faces',
      [{ ...NODE, id: 'hut', name: 'Hut', connectors: ['top'] }],
      {},
      'a.json:7 card "hut" connectors: face no connector of another Node (left faces right, top faces bottom): it can never be connected',
    ],
    [
      'support',
      [spy({ min: 4 })],
      {},
      'a.json:5 card "spy" support.min: is 4, but all Nodes that can be connected are 3: the Spy can never be assigned',
    ],
    [
      'a bonus',
      [{ ...NODE, bonuses: [{ size: 4, attack: 1 }] }],
      {},
      'a.json:6 card "node" bonuses[0].size: is 4, but all Nodes that can be connected are 3: this bonus never counts',
    ],
    [
      'an ability of a Network',
      [
        {
          ...NODE,
          abilities: [
            { kind: 'network', size: 5, ability: { kind: 'static', cards: '$self', keywords: ['untargetable'] } },
          ],
        },
      ],
      {},
      'a.json:6 card "node" abilities[0].size: is 5, but all Nodes that can be connected are 3: this ability never counts',
    ],
    [
      'a name that is used twice',
      [{ ...GRID, id: 'ox', name: 'guard' }],
      {},
      'a.json:7 card "ox" name: is the name of card "guard" too: people cannot tell the two apart',
    ],
  ])('%s', (_, cards, rules, sentence) => {
    const found = about(cards, rules);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
  });

  it('what it asks for, and the set does not have', () => {
    const play = (...effects: object[]) =>
      ({ id: 'no', type: 'intelligence', name: 'No', copies: 1, abilities: [{ kind: 'play', effects }] }) as Card;
    // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
    const only = (exists: object, atLeast: number) => ({ verb: 'if', condition: { exists, atLeast }, then: [DRAW] });
    expect(about([play({ verb: 'cancel', cards: { type: 'epiphany', zone: 'stack', pick: 'chosen' } })])).toEqual([
      expect.stringContaining(
        'card "no" abilities[0].effects[0].cards: names no card: there are no Epiphanies in the decks',
      ),
    ]);
    expect(about([play({ verb: 'destroy', cards: { type: 'contraption', is: ['attachable'] } })])).toEqual([
      expect.stringContaining('effects[0].cards: names no card: no Contraption in the decks is "attachable"'),
    ]);
    expect(about([play(only({ type: 'spy' }, 5))])).toEqual([
      expect.stringContaining('condition.atLeast: never holds: it is 5, and the decks have 4 of them'),
    ]);
    expect(about([play(only({ type: 'spy' }, 4))])).toEqual([]);
  });

  it('attachments at their limit, and of the limit', () => {
    expect(about([plan(18, 2), { ...pack, copies: 2 }], { maxAttachments: 0 })).toEqual([
      expect.stringContaining('no lair can pay this Evil Plan'),
      expect.stringContaining('maxAttachments: with 0 no attachable Contraption can ever be built'),
    ]);
  });
});

it('is silent where cards make up for it', () => {
  const foreman: Card = {
    ...GUARD,
    abilities: [{ kind: 'static', cards: { type: 'minion' }, stats: { work: 2, value: 1 } }],
  };
  expect(about([foreman, { ...GRID, cost: 9 }, { ...PLAN, cost: { contraptions: 2, minions: 9 } }])).toEqual([]);
  expect(
    about([
      { ...PLAN, cost: { contraptions: 18, minions: 2 } },
      { ...GRID, id: 'pack', name: 'Pack', kind: 'attachable', cost: 4 },
    ]),
  ).toEqual([]);
});

it('is silent about the set while a card of it has an error', () => {
  const text = JSON.stringify({ cards: [{ ...GUARD, attack: 'much' }] });
  expect(checkCards([{ name: 'a.json', text }]).problems).toHaveLength(1);
});

describe('cards that set each other off', () => {
  /** A Minion that damages these cards, and perhaps heals itself, when it is damaged. */
  const sore = (id: string, cards: object | string, more: object = {}, heals = true, copies = 1): Card =>
    ({
      ...GUARD,
      id,
      name: id,
      copies,
      abilities: [
        {
          kind: 'trigger',
          on: 'damaged',
          ...more,
          effects: [
            ...(heals ? [{ verb: 'heal', cards: '$self', amount: 9 }] : []),
            { verb: 'damage', cards, amount: 1 },
          ],
        },
      ],
    }) as Card;
  const OTHERS = { type: 'minion', other: true };
  const drawer = (id: string, who: string, draws: string): Card =>
    ({
      ...GUARD,
      id,
      name: id,
      abilities: [{ kind: 'trigger', on: 'drawn', who, effects: [{ verb: 'draw', who: draws, amount: 1 }] }],
    }) as Card;

  it.each<[string, Card[], string]>([
    [
      'two Minions',
      [sore('alpha', OTHERS), sore('beta', OTHERS)],
      '"alpha" abilities[0]: and "beta" can set each other off',
    ],
    [
      'three, of which one hears of all Minions',
      [
        sore('alpha', '$infiltrator'),
        {
          ...SPY,
          id: 'agent',
          name: 'Agent',
          abilities: sore('x', { type: 'minion', where: 'same' }).abilities,
        } as Card,
      ],
      '"alpha" abilities[0]: and "agent" can set each other off',
    ],
    ['two copies of one', [sore('alpha', OTHERS, {}, true, 2)], '"alpha" abilities[0]: can be set off by another copy'],
    [
      'cards that draw in turn',
      [drawer('alpha', 'you', 'opponent'), drawer('beta', 'opponent', 'you')],
      '"alpha" abilities[0]: and "beta" can set each other off',
    ],
    [
      'two that a third one heals',
      [
        sore('alpha', OTHERS, {}, false),
        sore('beta', OTHERS, {}, false),
        {
          ...GUARD,
          id: 'medic',
          name: 'Medic',
          abilities: [
            {
              kind: 'trigger',
              on: 'damaged',
              of: { type: 'minion' },
              effects: [{ verb: 'heal', cards: '$event', amount: 1 }],
            },
          ],
        },
      ],
      '"alpha" abilities[0]: and "beta" can set each other off',
    ],
    [
      'two that never die',
      ['alpha', 'beta'].map(
        (id): Card => ({
          ...GUARD,
          id,
          name: id,
          copies: 1,
          abilities: [
            {
              kind: 'replace',
              instead: 'die',
              effects: [{ verb: 'damage', cards: { type: 'minion', other: true }, amount: 9 }],
            },
          ],
        }),
      ),
      '"alpha" abilities[0]: and "beta" can set each other off',
    ],
  ])('are warned of: %s', (_, cards, says) => {
    expect(about(cards).filter((line) => line.includes('without end'))).toEqual([expect.stringContaining(says)]);
  });

  it.each<[string, Card[]]>([
    ['one has a limit', [sore('alpha', OTHERS, { limit: 1 }), sore('beta', OTHERS)]],
    ['one may be declined', [sore('alpha', OTHERS, { optional: true }), sore('beta', OTHERS)]],
    ['one alone, which leaves itself out', [sore('alpha', OTHERS)]],
    ['nothing heals, so that one dies', [sore('alpha', OTHERS, {}, false), sore('beta', OTHERS, {}, false)]],
    ['one does nothing to the other', [sore('alpha', OTHERS), sore('beta', '$infiltrator')]],
    [
      'both draw for others than they wait for',
      [drawer('alpha', 'you', 'opponent'), drawer('beta', 'you', 'opponent')],
    ],
  ])('are not warned of where %s', (_, cards) => {
    expect(about(cards).filter((line) => line.includes('without end'))).toEqual([]);
  });
});
