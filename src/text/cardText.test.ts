import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCards } from '../cards/read.ts';
import type { Ability, Card, Condition, Effect, TriggerAbility, Verb } from '../engine/index.ts';
import {
  DURATIONS,
  KEYWORDS,
  PROPERTIES,
  REFERENCES,
  registerCatalog,
  STATS,
  TRIGGER_EVENTS,
  VERBS,
} from '../engine/index.ts';
import { rulesText, supportText, targetText } from './cardText.ts';

const { cards } = readCards(fileURLToPath(new URL('../cards', import.meta.url)));
const byId = (id: string): Card => cards.find((card) => card.id === id)!;

const ok = (text: string) => {
  expect(text).toMatch(/^\S.*\.$/);
  expect(text).not.toMatch(/undefined|\$|NaN|\[object|null| {2}/);
};
const base = { id: 'x', name: 'X', copies: 1 };
const instant = (...effects: Effect[]) =>
  rulesText({
    ...base,
    type: 'epiphany',
    abilities: [{ kind: 'play', targets: [{ type: 'minion' }, { type: 'spy' }], effects }],
  }).join(' ');
const minion = (...abilities: Ability[]) =>
  rulesText({ ...base, type: 'minion', attack: 1, health: 1, perception: 1, abilities }).join(' ');
const only = (condition: Condition) => minion({ kind: 'static', cards: '$self', stats: { attack: 1 }, if: condition });

it.each([
  ['plot-armour', 'a Minion'],
  ['bribe', 'a Free Minion'],
  ['exploding-pen', "a Contraption in the infiltrator's square"],
  ['foreseen', 'an Intelligence on the stack'],
  ['monologue', ''],
])('%s is played on %s', (id, words) => {
  const { definitions } = registerCatalog(cards);
  expect(targetText(definitions.find((one) => one.id === id)!)).toBe(words);
});

it('several changes of the same card are one clause', () => {
  const gets = (stat: 'attack' | 'health'): Effect => ({
    verb: 'modify',
    cards: '$target1',
    stat,
    by: 2,
    for: 'turn',
  });
  expect(instant(gets('attack'), gets('health'))).toBe('Target Minion gets +2 Attack and +2 Health this turn.');
});

describe('rules texts of the set', () => {
  it.each(cards.map((card) => [card.id, card] as const))('%s', (_, card) => {
    const paragraphs = rulesText(card);
    paragraphs.forEach(ok);
    expect(paragraphs.join(' ').split(' ').length).toBeLessThanOrEqual(40);
  });

  it('are the same from the file and from the catalogue', () => {
    for (const definition of registerCatalog(cards).definitions)
      expect(rulesText(definition)).toEqual(rulesText(byId(definition.id)));
  });

  it.each<[string, string[]]>([
    ['henchman', []],
    ['night-watchman', ['Vigilant (keeps its Perception while Busy).']],
    ['foreman', ['Gives 2 Work.']],
    ['mad-scientist', ['Become Busy in place of working: draw 1 card.']],
    [
      'switchboard-operator',
      ['Become Busy in place of working: another target Minion gets +2 Perception until your next turn.'],
    ],
    ['tripwire', ['When a Spy ignores this Contraption, deal 2 damage to the infiltrator.']],
    ['loudspeaker', ['All adjacent Minions have +1 Attack and +1 Perception.']],
    [
      'power-gauntlet',
      [
        'Its Minion has +1 Attack and Initiative (strikes first in the first round of combat, unless the other has Initiative too).',
        'When this Contraption is destroyed, deal 1 damage to the infiltrator.',
      ],
    ],
    ['double-shift', ['Play only while there is a Busy Minion. 2 Busy Minions of your choice become Free.']],
    [
      'revolving-architect',
      ['Become Busy in place of working: 2 Minions or Static Contraptions of your choice swap squares.'],
    ],
    [
      'rotating-floor',
      [
        "Play only while a card is in the infiltrator's square. The card in the infiltrator's square and a Minion or Static Contraption of your choice swap squares.",
      ],
    ],
    ['foreseen', ['Cancel target Intelligence on the stack.']],
    [
      'weaponise-dachshunds',
      [
        'While this Evil Plan is face up, all Minions in squares 6 to 8 have +1 Perception.',
        "Completed: deal 4 damage to a Spy of your opponent's choice.",
      ],
    ],
    ['iron-the-alps', ["Completed: destroy 2 Nodes of your opponent's choice."]],
    ['contortionist', ['Lose 1 Health: this Spy gets +1 Sneak this infiltration (once a turn).']],
    ['field-medic', ['When combat with this Spy ends, this Spy regains 1 Health.']],
    [
      'submarine',
      [
        'Network size 2 or more: its Spies have +1 Health.',
        'Network size 4 or more: its Spies have Initiative (strikes first in the first round of combat, unless the other has Initiative too).',
      ],
    ],
    [
      'medicinal-martini',
      [
        'Play only while a Spy is in the lair. Choose one: the infiltrator regains 2 Health; or the infiltrator gets +1 Attack this infiltration.',
      ],
    ],
  ])('%s reads as it should', (id, paragraphs) => {
    expect(rulesText(byId(id))).toEqual(paragraphs);
  });
});

/** One of each verb: a verb left out does not compile. */
const ONE: { [V in Verb]: [Extract<Effect, { verb: V }>, string] } = {
  modify: [
    { verb: 'modify', cards: { type: 'spy' }, stat: 'sneak', by: { count: { type: 'node' } }, for: 'next-turn' },
    'All Spies get +1 Sneak for each Node until your next turn.',
  ],
  grant: [
    { verb: 'grant', cards: '$target1', keyword: 'unsneakable', for: 'permanent' },
    'Target Minion gains Unsneakable for good (cannot be sneaked by).',
  ],
  damage: [
    { verb: 'damage', cards: '$target2', amount: { stat: 'attack', of: '$target1' } },
    'Deal damage equal to the Attack of target Minion to target Spy.',
  ],
  heal: [
    { verb: 'heal', cards: { type: 'minion', is: ['damaged'] }, amount: 1 },
    'All damaged Minions regain 1 Health.',
  ],
  kill: [{ verb: 'kill', cards: { type: 'minion', where: 'same' } }, "Kill all Minions in the infiltrator's square."],
  destroy: [
    { verb: 'destroy', cards: { type: ['contraption', 'node'], pick: 'random' } },
    'Destroy a random Contraption or Node.',
  ],
  bounce: [
    { verb: 'bounce', cards: { type: 'spy', zone: 'discard', pick: 'chosen' } },
    "Return a Spy of your choice in the discard pile to its owner's hand.",
  ],
  draw: [
    { verb: 'draw', who: 'opponent', amount: { count: { type: 'minion', is: ['busy'] } } },
    'Your opponent draws 1 card for each Busy Minion.',
  ],
  discard: [{ verb: 'discard', who: 'you', amount: 2, pick: 'chosen' }, 'Discard 2 cards of your choice.'],
  makeBusy: [
    { verb: 'makeBusy', cards: { type: 'minion', squares: [1, 3] } },
    'All Minions in squares 1 to 3 become Busy.',
  ],
  makeFree: [{ verb: 'makeFree', cards: '$target1' }, 'Target Minion becomes Free.'],
  move: [
    { verb: 'move', cards: '$target1', by: 'opponent' },
    "Move target Minion to an unoccupied square of your opponent's choice.",
  ],
  swap: [
    { verb: 'swap', cards: '$target1', with: { type: ['minion', 'contraption'], pick: 'chosen' } },
    'Target Minion and a Minion or Contraption of your choice swap squares.',
  ],
  prevent: [
    { verb: 'prevent', cards: '$target2', amount: 2, for: 'turn' },
    'Prevent the next 2 damage to target Spy this turn.',
  ],
  reveal: [
    { verb: 'reveal', who: 'opponent', amount: 2, pick: 'random' },
    'Your opponent reveals 2 cards of their hand at random.',
  ],
  search: [
    { verb: 'search', amount: 3 },
    'Look at the top 3 cards of your deck, put 1 into your hand and the others under the deck.',
  ],
  swapPlan: [{ verb: 'swapPlan' }, 'An Evil Plan in progress goes under its deck and another is chosen.'],
  reenter: [{ verb: 'reenter', square: 3 }, 'The infiltrator goes back to enter square 3 next.'],
  giveActions: [{ verb: 'giveActions', amount: 1 }, 'The Spy Master may take 1 more Action this turn.'],
  giveMinions: [{ verb: 'giveMinions', amount: 2 }, 'The Evil Genius may play 2 more Minions this turn.'],
  delay: [{ verb: 'delay' }, 'Set the Evil Plan back one step.'],
  hasten: [{ verb: 'hasten' }, 'Move the Evil Plan on one step.'],
  revealPlan: [{ verb: 'revealPlan' }, 'Reveal the Evil Plan.'],
  eject: [{ verb: 'eject' }, 'Eject the infiltrator.'],
  unassign: [{ verb: 'unassign', cards: '$target2' }, 'Unassign target Spy.'],
  disconnect: [
    { verb: 'disconnect', cards: { type: 'node', pick: 'chosen', count: 2, by: 'opponent' } },
    "Undo all connections of 2 Nodes of your opponent's choice.",
  ],
  connect: [{ verb: 'connect' }, 'The Spy Master connects two Nodes without an Action.'],
  cancel: [
    { verb: 'cancel', cards: { type: ['epiphany', 'intelligence'], zone: 'stack' } },
    'Cancel all Epiphanies and Intelligence on the stack.',
  ],
  passSquare: [{ verb: 'passSquare' }, 'The infiltrator passes its square.'],
  if: [
    JSON.parse('{"verb":"if","condition":{"infiltration":true},"then":[{"verb":"eject"}],"else":[{"verb":"delay"}]}'),
    'If a Spy is in the lair, eject the infiltrator; otherwise set the Evil Plan back one step.',
  ],
  each: [
    { verb: 'each', cards: { type: 'minion', is: ['busy'] }, do: [{ verb: 'makeFree', cards: '$it' }] },
    'For each Busy Minion: it becomes Free.',
  ],
  chooseOne: [
    { verb: 'chooseOne', by: 'opponent', options: [[{ verb: 'eject' }], []] },
    'Your opponent chooses one: eject the infiltrator; or nothing happens.',
  ],
};

describe('every word of the card language has words', () => {
  it.each(VERBS)('verb %s', (verb) => {
    const [effect, text] = ONE[verb];
    expect(instant(effect)).toBe(text);
  });

  it.each<[Condition, string]>([
    [{ all: [{ turn: 'you' }, { infiltration: false }] }, 'it is your turn and no Spy is in the lair'],
    [{ any: [{ turn: 'opponent' }, { exists: '$plan' }] }, "it is your opponent's turn or there is an Evil Plan"],
    [
      { not: { any: [{ turn: 'you' }, { exists: '$infiltrator' }] } },
      "it is your opponent's turn and no Spy is in the lair",
    ],
    [{ not: { turn: 'opponent' } }, 'it is your turn'],
    [
      { exists: { type: 'contraption', where: 'ahead', isNot: ['static'] } },
      'there is a Contraption ahead of it that is not Static',
    ],
    [{ not: { exists: { type: 'node' } } }, 'there are no Nodes'],
    [{ exists: { type: 'spy', is: ['unassigned'] }, atLeast: 2 }, 'there are at least 2 unassigned Spies'],
    [{ compare: [{ count: { type: 'minion', other: true } }, '>=', 3] }, 'the number of other Minions is at least 3'],
    [{ not: { compare: [{ stat: 'sneak', of: '$infiltrator' }, '=', 0] } }, 'the Sneak of the infiltrator is not 0'],
    [{ plan: ['activated', 'advanced'] }, 'the Evil Plan is activated or advanced'],
  ])('condition %j', (condition, text) => {
    expect(only(condition)).toBe(`While ${text}, this Minion has +1 Attack.`);
  });

  it.each(TRIGGER_EVENTS)('event %s', (on) => {
    const concerned: TriggerAbility['of'][] = ['$self', '$host', { type: 'minion', is: ['busy'] }];
    for (const of of concerned) ok(minion({ kind: 'trigger', on, of, effects: [{ verb: 'eject' }] }));
  });

  it('says whose turn starts', () => {
    const effects: Effect[] = [{ verb: 'draw', who: 'you', amount: 1 }];
    expect(minion({ kind: 'trigger', on: 'turnStarted', if: { turn: 'you' }, effects })).toBe(
      'At the start of your turn, draw 1 card.',
    );
    expect(minion({ kind: 'trigger', on: 'minionMoved', limit: 1, if: { infiltration: true }, effects })).toBe(
      'When this Minion moves, if a Spy is in the lair, draw 1 card (once a turn).',
    );
  });

  it('says what its owner may decline', () => {
    const effects: Effect[] = [{ verb: 'draw', who: 'you', amount: 1 }];
    expect(minion({ kind: 'trigger', on: 'died', optional: true, limit: 1, effects })).toBe(
      'When this Minion dies, draw 1 card (once a turn, if you wish).',
    );
    expect(minion({ kind: 'trigger', on: 'died', optional: true, effects })).toBe(
      'When this Minion dies, draw 1 card (if you wish).',
    );
  });

  it('says what an ability costs', () => {
    const effects: Effect[] = [{ verb: 'eject' }];
    expect(
      minion({ kind: 'activated', cost: { busy: true, discard: 2 }, limit: 3, if: { turn: 'you' }, effects }),
    ).toBe(
      'Become Busy in place of working and discard 2 cards: eject the infiltrator (3 times a turn). Only if it is your turn.',
    );
    expect(minion({ kind: 'activated', cost: {}, limit: 1, effects })).toBe(
      'Free of cost: eject the infiltrator (once a turn).',
    );
  });

  it.each<[Ability, string]>([
    [
      { kind: 'replace', instead: 'die', limit: 1, effects: [{ verb: 'draw', who: 'you', amount: 1 }] },
      'When this Minion would die, instead draw 1 card (once a turn).',
    ],
    [
      {
        kind: 'replace',
        instead: 'beDamaged',
        of: { type: 'minion', where: 'adjacent' },
        if: { infiltration: true },
        limit: 2,
        effects: [{ verb: 'damage', cards: '$by', amount: 1 }],
      },
      'When an adjacent Minion would be damaged, if a Spy is in the lair, instead deal 1 damage to the card that did it (twice a turn).',
    ],
    [
      { kind: 'replace', instead: 'thwart', of: { type: 'plan' }, effects: [{ verb: 'kill', cards: '$self' }] },
      'When an Evil Plan would be thwarted, instead kill this Minion; the Spy leaves the lair unassigned.',
    ],
    [
      {
        kind: 'trigger',
        on: 'died',
        of: { type: 'minion', other: true },
        effects: [{ verb: 'draw', who: 'you', amount: 1 }],
      },
      'When another Minion dies, draw 1 card.',
    ],
    [
      {
        kind: 'static',
        cards: { type: 'contraption', is: ['static'], where: 'adjacent' },
        keywords: ['wall'],
      },
      'All adjacent Static Contraptions have Wall (cannot be ignored).',
    ],
    [
      { kind: 'trigger', on: 'drawn', who: 'opponent', effects: [{ verb: 'draw', who: 'you', amount: 1 }] },
      'When your opponent draws cards, draw 1 card.',
    ],
    [
      {
        kind: 'trigger',
        on: 'instantPlayed',
        of: { type: 'intelligence' },
        effects: [{ verb: 'cancel', cards: '$event' }],
      },
      'When an Intelligence is played, cancel that Intelligence.',
    ],
    [
      { kind: 'static', cards: { type: 'spy', network: 'other' }, stats: { sneak: -1 } },
      'All Spies of other Networks have −1 Sneak.',
    ],
    [
      {
        kind: 'static',
        cards: '$opponent',
        stats: { attack: -1 },
        if: { compare: [{ score: 'you' }, '<', { score: 'opponent' }] },
      },
      "While your Evilness is less than your opponent's Evilness, the Spy it faces has −1 Attack.",
    ],
  ])('%j', (ability, text) => {
    expect(minion(ability)).toBe(text);
  });

  it('a Spy tells what it met', () => {
    const spy = (...abilities: Ability[]) =>
      rulesText({ ...base, type: 'spy', attack: 1, health: 1, sneak: 1, support: { min: 1 }, abilities }).join(' ');
    expect(spy({ kind: 'trigger', on: 'ignored', effects: [{ verb: 'destroy', cards: '$event' }] })).toBe(
      'When this Spy ignores a Contraption, destroy that Contraption.',
    );
    expect(spy({ kind: 'trigger', on: 'sneaked', effects: [{ verb: 'makeBusy', cards: '$event' }] })).toBe(
      'When this Spy sneaks by a Minion, that Minion becomes Busy.',
    );
    expect(spy({ kind: 'trigger', on: 'damaged', effects: [{ verb: 'heal', cards: '$event', amount: 1 }] })).toBe(
      'When this Spy is damaged, that Spy regains 1 Health.',
    );
  });

  it('a Node says from which Network size on', () => {
    const node = (ability: Ability) =>
      rulesText({ ...base, type: 'node', connectors: [], bonuses: [], abilities: [ability] }).join(' ');
    expect(
      node({
        kind: 'network',
        size: 3,
        ability: {
          kind: 'static',
          cards: { type: 'spy', network: 'same' },
          stats: { attack: { networkSize: '$self' } },
        },
      }),
    ).toBe(
      'Network size 3 or more: all Spies of its Network have +X Attack, X being the size of the Network of this Node.',
    );
    expect(
      node({
        kind: 'network',
        size: 2,
        ability: {
          kind: 'trigger',
          on: 'networkChanged',
          limit: 1,
          effects: [{ verb: 'draw', who: 'you', amount: 1 }],
        },
      }),
    ).toBe('Network size 2 or more: when the Network of this Node changes, draw 1 card (once a turn).');
  });

  it.each(REFERENCES)('reference %s', (cards) => {
    ok(instant({ verb: 'bounce', cards }));
    ok(only({ exists: cards }));
  });
  it.each(PROPERTIES)('property %s', (property) => {
    const plain = instant({ verb: 'bounce', cards: { type: 'minion' } });
    const is = instant({ verb: 'bounce', cards: { type: 'minion', is: [property] } });
    const isNot = instant({ verb: 'bounce', cards: { type: 'minion', isNot: [property] } });
    expect(new Set([plain, is, isNot]).size).toBe(3);
  });
  it.each(DURATIONS)('duration %s', (duration) => {
    ok(instant({ verb: 'modify', cards: '$target1', stat: 'attack', by: -1, for: duration }));
  });
  it.each(STATS)('statistic %s', (stat) => {
    ok(
      instant({ verb: 'modify', cards: { type: 'minion', pick: 'lowest', stat, count: 2 }, stat, by: 1, for: 'turn' }),
    );
    ok(minion({ kind: 'static', cards: '$self', stats: { [stat]: { stat, of: '$plan' } } }));
  });
  it.each(KEYWORDS)('keyword %s', (keyword) => {
    ok(
      rulesText({
        ...base,
        type: 'node',
        connectors: [],
        bonuses: [{ size: 2, keywords: [keyword] }],
        keywords: [keyword],
      }).join(' '),
    );
  });

  it('says a target twice without choosing twice', () => {
    expect(instant({ verb: 'damage', cards: '$target1', amount: 1 }, { verb: 'makeBusy', cards: '$target1' })).toBe(
      'Deal 1 damage to target Minion, then that Minion becomes Busy.',
    );
  });

  it('says Network sizes', () => {
    expect([
      supportText(1, 2),
      supportText(2, 4),
      supportText(3, undefined),
      supportText(2, 2),
      supportText(1, Infinity),
    ]).toEqual(['1 or 2', '2 to 4', '3 or more', '2', '1 or more']);
  });
});
