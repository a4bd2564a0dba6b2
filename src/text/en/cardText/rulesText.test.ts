import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../../cards/read.ts';
import type { Card } from '../../../engine/index.ts';
import { DURATIONS, KEYWORDS, registerCatalog, STATS } from '../../../engine/index.ts';
import type { Ability, Amount, Condition, Effect, TriggerAbility, Verb } from '../../../engine/language.ts';
import { PROPERTIES, REFERENCES, TRIGGER_EVENTS, VERB_NAMES } from '../../../engine/language.ts';
import { inOrder } from './effects.ts';
import { voiceOf } from './nouns.ts';
import { voiceTo } from './options.ts';
import { conditionText, consequence, rulesText, supportText, targetText } from './rulesText.ts';

const { cards } = readCards(fileURLToPath(new URL('../../../cards', import.meta.url)));
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
  ['bribe', 'a Free Minion with Attack 3 or less'],
  ['exploding-pen', 'a Contraption with Wall'],
  ['foreseen', 'an Intelligence waiting to resolve'],
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
    ['henchman', ['While there is an adjacent Guard Minion, this Minion has +1 Perception.']],
    [
      'night-watchman',
      [
        'Guard Minion.',
        'Vigilant (keeps its Perception while Busy).',
        'While this Minion is in Squares 5 to 8, it has +1 Perception.',
      ],
    ],
    ['foreman', ['Performs 2 Work.', 'While there is an adjacent Static Contraption, this Minion has +1 Attack.']],
    ['mad-scientist', ['Set this Minion to Busy in place of working: draw 1 card.']],
    [
      'switchboard-operator',
      [
        'Once a turn, when a Spy sneaks by a Minion behind this Minion while there is a Free Minion between this Minion and that Spy, that Spy gets −1 Sneak this infiltration.',
      ],
    ],
    [
      'tripwire',
      [
        'When a Spy ignores this Contraption, deal 2 damage to that Spy, then the first Busy Minion ahead of this Contraption becomes Free.',
      ],
    ],
    [
      'loudspeaker',
      [
        'All adjacent Minions have +1 Attack.',
        'All adjacent Guard Minions have +1 Perception.',
        'When this Contraption is destroyed, deal 2 damage to the infiltrating Spy.',
      ],
    ],
    [
      'power-gauntlet',
      [
        'Comes into play with 2 punch counters.',
        'Its Minion has +1 Attack.',
        'When combat with its Minion ends, remove 1 punch counter from this Contraption, or if you cannot, destroy this Contraption.',
      ],
    ],
    ['double-shift', ['Play only while there is a Busy Minion. Two Busy Minions of your choice become Free.']],
    [
      'revolving-architect',
      [
        'Set this Minion to Busy in place of working: 2 Minions and/or Static Contraptions of your choice swap squares.',
      ],
    ],
    [
      'rotating-floor',
      [
        "Play only while the infiltrating Spy's square is occupied. The card there and a Minion or Static Contraption of your choice swap squares.",
      ],
    ],
    [
      'jet-pack',
      [
        "Once a turn, when a Spy enters its Minion's square, you may move that Minion to an unoccupied square of your choice.",
      ],
    ],
    [
      'reactor',
      [
        'At the start of your turn, put 1 heat counter on this Contraption.',
        'When this Contraption is destroyed, deal 1 damage for each heat counter on it to the infiltrating Spy, then to each adjacent Minion.',
      ],
    ],
    [
      'change-of-plan',
      ['Play only while the Evil Plan is in progress. Put it under its deck and select a new one, then draw 1 card.'],
    ],
    ['body-double', ['If this Minion would die, return it to your hand instead.']],
    [
      'getaway-car',
      [
        'Network size 3 or more: once a game, if a Spy of its Network would die, that Spy leaves the Evil Lair and becomes Unassigned instead.',
      ],
    ],
    [
      'left-luggage',
      ['Once a turn, in your actions step, discard 1 card: prevent the next 2 damage to target Spy this turn.'],
    ],
    [
      'ransom-the-tides',
      [
        'When this Evil Plan is activated, if it was selected in an earlier turn, move it on one step.',
        'Completion: your opponent chooses one: they discard 3 cards at random; or destroy a Node of their choice.',
      ],
    ],
    ['brawler', ['This Spy has +1 Attack for each adjacent Minion.']],
    ['foreseen', ['Cancel target Intelligence waiting to resolve (it has no effect).']],
    [
      'weaponise-dachshunds',
      [
        'When this Evil Plan is activated, if it was selected in an earlier turn, move it on one step.',
        'While this Evil Plan is face up, all Minions in Squares 6 to 8 have +1 Perception.',
      ],
    ],
    [
      'iron-the-alps',
      [
        'When this Evil Plan is activated, if it was selected in an earlier turn, move it on one step.',
        "Completion: destroy 2 Nodes of your opponent's choice, then if you are behind in Evilness, score 2 Evilness.",
      ],
    ],
    [
      'deep-cover',
      [
        'While this Spy is in Squares 5 to 8, it has +1 Sneak.',
        'When this Spy thwarts the Evil Plan, draw 1 card, then connect two Nodes of your choice without an Action.',
      ],
    ],
    [
      'shark-wrangler',
      ["When a Spy is ejected, deal damage to that Spy equal to this Minion's distance to the Evil Plan."],
    ],
    ['dead-drop', ['While its Network has at most 2 Nodes, all Spies of its Network have +1 Sneak.']],
    [
      'embassy',
      [
        "Untargetable (nobody can choose it for an effect of the other side's cards).",
        'Network size 4 or more: when a Spy of its Network thwarts the Evil Plan while you are behind in Evilness, score 1 Evilness.',
      ],
    ],
    ['contortionist', ['Once a turn, lose 1 Health: this Spy gets +1 Sneak this infiltration.']],
    ['field-medic', ['When combat with this Spy ends, it regains 1 Health.']],
    [
      'submarine',
      [
        'Network size 3 or more: its Spies have +1 Health.',
        'Network size 5 or more: its Spies have Initiative (strike first in the first round of combat, unless the other unit has it too).',
      ],
    ],
    [
      'medicinal-martini',
      [
        'Play only while a Spy infiltrates. Choose one: that Spy regains 2 Health; or that Spy gets +1 Attack this infiltration.',
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
    'Target Minion becomes Unsneakable for good (Spies cannot sneak by it).',
  ],
  damage: [
    { verb: 'damage', cards: '$target2', amount: { stat: 'attack', of: '$target1' } },
    'Deal damage equal to the Attack of target Minion to target Spy.',
  ],
  heal: [
    { verb: 'heal', cards: { type: 'minion', is: ['damaged'] }, amount: 1 },
    'All damaged Minions regain 1 Health.',
  ],
  kill: [
    { verb: 'kill', cards: { type: 'minion', where: 'same' } },
    "Kill all Minions in the infiltrating Spy's square.",
  ],
  destroy: [
    { verb: 'destroy', cards: { type: ['contraption', 'node'], pick: 'random' } },
    'Destroy a random Contraption or Node.',
  ],
  bounce: [
    { verb: 'bounce', cards: { type: 'spy', zone: 'discard', pick: 'chosen' } },
    "Return a Spy of your choice in the discard pile to your opponent's hand.",
  ],
  draw: [
    { verb: 'draw', who: 'opponent', amount: { count: { type: 'minion', is: ['busy'] } } },
    'Your opponent draws 1 card for each Busy Minion.',
  ],
  discard: [{ verb: 'discard', who: 'you', amount: 2, pick: 'chosen' }, 'Discard 2 cards of your choice.'],
  makeBusy: [
    { verb: 'makeBusy', cards: { type: 'minion', squares: [1, 3] } },
    'All Minions in Squares 1 to 3 become Busy.',
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
    'Your opponent reveals 2 cards at random from their hand.',
  ],
  search: [
    { verb: 'search', amount: 3 },
    'Look at the top 3 cards of your deck, put 1 into your hand and the others under the deck.',
  ],
  swapPlan: [{ verb: 'swapPlan' }, 'Put an Evil Plan in progress under its deck and select a new one.'],
  reenter: [{ verb: 'reenter', square: 3 }, 'The infiltrating Spy goes back and enters Square 3 next.'],
  giveActions: [{ verb: 'giveActions', amount: 1 }, 'The Spy Master may take 1 more Action this turn.'],
  giveMinions: [{ verb: 'giveMinions', amount: 2 }, 'You may play 2 more Minions this turn.'],
  delay: [{ verb: 'delay' }, 'Set the Evil Plan back one step (it stays face up).'],
  hasten: [{ verb: 'hasten' }, 'Move the Evil Plan on one step.'],
  revealPlan: [{ verb: 'revealPlan' }, 'Reveal the Evil Plan.'],
  eject: [{ verb: 'eject' }, 'Eject the infiltrating Spy.'],
  unassign: [{ verb: 'unassign', cards: '$target2' }, 'Target Spy becomes Unassigned.'],
  disconnect: [
    { verb: 'disconnect', cards: { type: 'node', pick: 'chosen', count: 2, by: 'opponent' } },
    "Disconnect 2 Nodes of your opponent's choice.",
  ],
  connect: [{ verb: 'connect' }, 'The Spy Master connects two Nodes of their choice without an Action.'],
  cancel: [
    { verb: 'cancel', cards: { type: ['epiphany', 'intelligence'], zone: 'stack' } },
    'Cancel all Epiphanies and Intelligence waiting to resolve (they have no effect).',
  ],
  passSquare: [{ verb: 'passSquare' }, 'The infiltrating Spy moves on past its square, neither ignoring nor sneaking.'],
  if: [
    JSON.parse('{"verb":"if","condition":{"infiltration":true},"then":[{"verb":"eject"}],"else":[{"verb":"delay"}]}'),
    'If a Spy infiltrates, eject that Spy; otherwise set the Evil Plan back one step (it stays face up).',
  ],
  each: [
    { verb: 'each', cards: { type: 'minion', is: ['busy'] }, do: [{ verb: 'makeFree', cards: '$it' }] },
    'For each Busy Minion: it becomes Free.',
  ],
  chooseOne: [
    { verb: 'chooseOne', by: 'opponent', options: [[{ verb: 'eject' }], []] },
    'Your opponent chooses one: eject the infiltrating Spy; or nothing happens.',
  ],
  pay: [
    {
      verb: 'pay',
      by: 'you',
      cost: [{ verb: 'discard', who: 'you', amount: 1, pick: 'chosen' }],
      // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
      then: [{ verb: 'draw', who: 'you', amount: 2 }],
      else: [{ verb: 'eject' }],
    },
    'You may discard 1 card of your choice; if you do, draw 2 cards; otherwise eject the infiltrating Spy.',
  ],
  score: [{ verb: 'score', who: 'opponent', amount: 1 }, 'Your opponent scores 1 Evilness.'],
  addCounters: [
    { verb: 'addCounters', cards: { type: 'contraption' }, counter: 'rust', amount: 1 },
    'Put 1 rust counter on each Contraption.',
  ],
  removeCounters: [
    { verb: 'removeCounters', cards: '$target1', counter: 'rust', amount: 'all' },
    'Remove all rust counters from target Minion.',
  ],
};

it('damage to several cards is told once, before or after them', () => {
  const to = (cards: '$target1' | '$target2', amount: Amount): Effect => ({ verb: 'damage', cards, amount });
  const both = (amount: Amount) => instant(to('$target1', amount), to('$target2', amount));
  expect(both(2)).toBe('Deal 2 damage to target Minion, then to target Spy.');
  expect(both({ score: 'you' })).toBe('Deal damage to target Minion, then to target Spy, equal to your Evilness.');
});

describe('what the opponent chooses says who does it', () => {
  /** What an Epiphany says of it. */
  const chosen = (...effects: Effect[]) => instant({ verb: 'chooseOne', by: 'opponent', options: [effects, []] });
  const by = (card: Card): string => rulesText(card).join(' ');
  const own = { type: 'minion', owner: 'you', pick: 'chosen' } as const;
  const opposing = { type: 'spy', owner: 'opponent' } as const;
  it.each<[Effect[], string]>([
    [[{ verb: 'draw', who: 'you', amount: 3 }], 'you draw 3 cards'],
    [[{ verb: 'draw', who: 'opponent', amount: 3 }], 'they draw 3 cards'],
    [[{ verb: 'discard', who: 'you', amount: 1, pick: 'chosen' }], 'you discard 1 card of your choice'],
    [[{ verb: 'reveal', who: 'you', amount: 1, pick: 'chosen' }], 'you reveal 1 card of your choice from your hand'],
    [[{ verb: 'reveal', who: 'opponent', amount: 1, pick: 'random' }], 'they reveal 1 card at random from their hand'],
    [
      [{ verb: 'search', amount: 3 }],
      'you look at the top 3 cards of your deck, put 1 into your hand and the others under the deck',
    ],
    [[{ verb: 'move', cards: '$target1', by: 'you' }], 'you move target Minion to an unoccupied square of your choice'],
    [
      [{ verb: 'move', cards: '$target1', by: 'opponent' }],
      'they move target Minion to an unoccupied square of their choice',
    ],
    [[{ verb: 'swapPlan' }], 'you put an Evil Plan in progress under its deck and select a new one'],
    [[{ verb: 'giveActions', amount: 1 }], 'the Spy Master may take 1 more Action this turn'],
    [[{ verb: 'giveMinions', amount: 1 }], 'you may play 1 more Minion this turn'],
    [[{ verb: 'connect' }], 'the Spy Master connects two Nodes of their choice without an Action'],
    [[{ verb: 'kill', cards: own }], 'kill a Minion of yours of your choice'],
    [[{ verb: 'kill', cards: opposing }], 'kill all Spies of theirs'],
    [
      [
        { verb: 'discard', who: 'opponent', amount: 1, pick: 'chosen' },
        { verb: 'draw', who: 'you', amount: 2 },
      ],
      'they discard 1 card of their choice, then you draw 2 cards',
    ],
    [
      [
        {
          verb: 'chooseOne',
          by: 'you',
          options: [[{ verb: 'draw', who: 'you', amount: 1 }], [{ verb: 'draw', who: 'opponent', amount: 1 }]],
        },
      ],
      'you choose one: draw 1 card; or your opponent draws 1 card',
    ],
    [
      [JSON.parse('{"verb":"if","condition":{"infiltration":true},"then":[{"verb":"draw","who":"you","amount":1}]}')],
      'if a Spy infiltrates, you draw 1 card',
    ],
    [
      [{ verb: 'each', cards: { type: 'spy' }, do: [{ verb: 'draw', who: 'you', amount: 1 }] }],
      'for each Spy: you draw 1 card',
    ],
  ])('%j', (effects, words) => {
    expect(chosen(...effects)).toBe(`Your opponent chooses one: ${words}; or nothing happens.`);
  });

  it('on a card of the Spy Master too', () => {
    const strike: Effect = {
      verb: 'chooseOne',
      by: 'opponent',
      options: [[{ verb: 'draw', who: 'you', amount: 3 }], [{ verb: 'giveActions', amount: 2 }], [{ verb: 'connect' }]],
    };
    expect(by({ ...base, type: 'intelligence', abilities: [{ kind: 'play', effects: [strike] }] })).toBe(
      'Your opponent chooses one: you draw 3 cards; or you may take 2 more Actions this turn; or you connect two Nodes of your choice without an Action.',
    );
  });

  it('and to the opponent who chooses, it is the other side that does it', () => {
    const read = (...effects: Effect[]) => inOrder(effects, voiceTo('epiphany', 'spymaster'));
    expect(read({ verb: 'draw', who: 'you', amount: 3 })).toBe('your opponent draws 3 cards');
    expect(read({ verb: 'discard', who: 'opponent', amount: 1, pick: 'chosen' })).toBe('discard 1 card of your choice');
    expect(read({ verb: 'search', amount: 3 })).toBe(
      'your opponent looks at the top 3 cards of their deck, puts 1 into their hand and the others under the deck',
    );
    expect(read({ verb: 'kill', cards: own })).toBe("kill an opposing Minion of your opponent's choice");
    expect(read({ verb: 'kill', cards: opposing })).toBe('kill all own Spies');
  });
});

describe('every word of the card language has words', () => {
  it.each(VERB_NAMES)('verb %s', (verb) => {
    const [effect, text] = ONE[verb];
    expect(instant(effect)).toBe(text);
  });

  it.each<[Effect, string]>([
    [
      { verb: 'modify', cards: { type: 'minion' }, stat: 'attack', by: { score: 'you' }, for: 'turn' },
      'All Minions get +X Attack (X is your Evilness) this turn.',
    ],
    [
      { verb: 'search', amount: { score: 'opponent' } },
      "Look at the top X cards of your deck (X is your opponent's Evilness), put 1 into your hand and the others under the deck.",
    ],
    [
      { verb: 'discard', who: 'opponent', amount: { score: 'you' }, pick: 'random' },
      'Your opponent discards cards at random equal to your Evilness.',
    ],
    [
      { verb: 'damage', cards: '$target1', amount: { stat: 'attack', of: '$target1' } },
      'Deal damage to target Minion equal to the Attack of that Minion.',
    ],
    [
      { verb: 'prevent', cards: '$target2', amount: { distance: '$plan' }, for: 'turn' },
      "Prevent the next X damage to target Spy this turn (X is the infiltrating Spy's distance to the Evil Plan).",
    ],
    [
      { verb: 'reveal', who: 'opponent', amount: { count: { type: 'node' } }, pick: 'chosen' },
      'Your opponent reveals 1 card of their choice from their hand for each Node.',
    ],
  ])('a number that is counted first: %j', (effect, text) => {
    expect(instant(effect)).toBe(text);
  });

  it.each<[Condition, string]>([
    [{ all: [{ turn: 'you' }, { infiltration: false }] }, 'it is your turn and no Spy infiltrates'],
    [{ any: [{ turn: 'opponent' }, { exists: '$plan' }] }, "it is your opponent's turn or there is an Evil Plan"],
    [
      { not: { any: [{ turn: 'you' }, { exists: '$infiltrator' }] } },
      "it is your opponent's turn and no Spy infiltrates",
    ],
    [{ not: { turn: 'opponent' } }, 'it is your turn'],
    [
      { exists: { type: 'contraption', where: 'ahead', isNot: ['static'] } },
      'there is a Contraption ahead of this Minion that is not Static',
    ],
    [{ not: { exists: { type: 'node' } } }, 'there are no Nodes'],
    [{ exists: { type: 'spy', is: ['unassigned'] }, atLeast: 2 }, 'there are at least 2 Unassigned Spies'],
    [{ compare: [{ count: { type: 'minion', other: true } }, '>=', 3] }, 'the number of other Minions is at least 3'],
    [
      { not: { compare: [{ stat: 'sneak', of: '$infiltrator' }, '=', 0] } },
      'the Sneak of the infiltrating Spy is not 0',
    ],
    [{ plan: ['activated', 'advanced'] }, 'the Evil Plan is activated or advanced'],
    [
      { exists: { type: 'minion', tag: 'Guard', where: 'row', other: true } },
      'there is another Guard Minion in the unbroken row of this Minion',
    ],
    [
      { exists: { type: 'contraption', where: 'between' } },
      'there is a Contraption between this Minion and the infiltrating Spy',
    ],
    [{ exists: { type: 'contraption', keyword: 'wall' } }, 'there is a Contraption with Wall'],
    [
      { exists: { type: 'contraption', where: 'same', squares: [5, 8] } },
      'there is a Contraption in its square in Squares 5 to 8',
    ],
    [{ exists: { type: 'minion', keyword: 'vigilant' }, atLeast: 2 }, 'there are at least 2 Minions that are Vigilant'],
    [{ exists: { type: 'spy', keyword: 'initiative' } }, 'there is a Spy with Initiative'],
    [{ exists: { type: 'minion', named: 'Doorman' } }, 'there is a Minion named Doorman'],
    [{ exists: { type: 'minion', having: ['attack', '>=', 3] } }, 'there is a Minion with Attack 3 or more'],
    [{ exists: { type: 'minion', having: ['health', '<', 2] } }, 'there is a Minion with less than 2 Health'],
    [{ compare: [{ distance: '$plan' }, '<=', 2] }, "this Minion's distance to the Evil Plan is at most 2"],
    [{ happened: 'died', type: 'minion' }, 'a Minion has died this turn'],
    [{ not: { happened: 'died' } }, 'no Minion or Spy has died this turn'],
    [{ happened: 'died', self: true }, 'this Minion has died this turn'],
    [{ happened: 'built', atLeast: 2 }, 'at least 2 Contraptions have been built this turn'],
    [{ not: { happened: 'built', atLeast: 2 } }, 'fewer than 2 Contraptions have been built this turn'],
    [{ happened: 'instantPlayed', type: 'epiphany', other: true }, 'another Epiphany has been played this turn'],
    [{ happened: 'drawn', who: 'opponent' }, 'your opponent has drawn cards this turn'],
    [{ not: { happened: 'drawn', who: 'you', atLeast: 2 } }, 'you have drawn cards fewer than 2 times this turn'],
    [{ compare: [{ counters: 'charge', on: '$self' }, '=', 0] }, 'there is no charge counter on this Minion'],
    [
      { compare: [{ counters: 'charge', on: '$self' }, '>=', 3] },
      'there are at least 3 charge counters on this Minion',
    ],
    [{ exists: { type: 'minion', is: ['hasCounter'] } }, 'there is a Minion with a counter'],
  ])('condition %j', (condition, text) => {
    expect(only(condition)).toBe(`While ${text}, this Minion has +1 Attack.`);
  });

  it('the own place of a card is told of the card', () => {
    const inSquares = (from: number, to: number): Condition => ({
      exists: { type: 'minion', where: 'same', squares: [from, to] },
    });
    expect(only(inSquares(5, 8))).toBe('While this Minion is in Squares 5 to 8, it has +1 Attack.');
    expect(only({ not: inSquares(1, 1) })).toBe('While this Minion is not in Square 1, it has +1 Attack.');
  });

  it('says where a branch ends', () => {
    const gift: Effect = { verb: 'giveMinions', amount: 1 };
    const branch = { verb: 'if', condition: { infiltration: true } } as const;
    const damage = (amount: number): Effect => ({
      ...branch,
      // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
      then: [{ verb: 'damage', cards: '$infiltrator', amount }],
    });
    expect(instant(damage(3), gift)).toBe(
      'If a Spy infiltrates, deal 3 damage to that Spy. Then you may play 1 more Minion this turn.',
    );
    // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
    expect(instant({ ...branch, then: [damage(1), gift] })).toBe(
      'If a Spy infiltrates, if a Spy infiltrates, deal 1 damage to that Spy; after that, you may play 1 more Minion this turn.',
    );
  });

  it('says how often in a turn or a game', () => {
    const often = (limit: number, per?: 'turn' | 'game') =>
      minion({ kind: 'trigger', on: 'died', limit, ...(per && { per }), effects: [{ verb: 'eject' }] });
    expect(often(1)).toMatch(/^Once a turn, when/);
    expect(often(2, 'turn')).toMatch(/^Twice a turn, when/);
    expect(often(1, 'game')).toMatch(/^Once a game, when/);
    expect(often(3, 'game')).toMatch(/^Three times a game, when/);
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
      'Once a turn, when this Minion moves while a Spy infiltrates, draw 1 card.',
    );
  });

  it('asks with "if" for what has happened', () => {
    const past: Condition = { not: { happened: 'minionMoved', self: true } };
    const effects: Effect[] = [{ verb: 'draw', who: 'you', amount: 1 }];
    expect(minion({ kind: 'trigger', on: 'damaged', if: past, effects })).toBe(
      'When this Minion is damaged, if this Minion has not moved this turn, draw 1 card.',
    );
    expect(minion({ kind: 'replace', instead: 'die', if: past, effects })).toBe(
      'If this Minion would die and this Minion has not moved this turn, draw 1 card instead.',
    );
    expect(minion({ kind: 'activated', cost: { busy: true }, if: { all: [past, { turn: 'you' }] }, effects })).toBe(
      'While this Minion has not moved this turn and it is your turn, set this Minion to Busy in place of working: draw 1 card.',
    );
    const instantOf = (condition: Condition) =>
      rulesText({ ...base, type: 'epiphany', abilities: [{ kind: 'play', if: condition, effects }] }).join(' ');
    expect(instantOf({ any: [{ happened: 'died' }, { happened: 'destroyed', type: 'node' }] })).toBe(
      'Play only if a Minion or Spy has died this turn or a Node has been destroyed this turn. Draw 1 card.',
    );
  });

  it('says of an Evil Plan when it was selected', () => {
    const plan = (trigger: Pick<TriggerAbility, 'on' | 'of'>, condition: Condition) =>
      rulesText({
        ...base,
        type: 'plan',
        evilness: 1,
        cost: { contraptions: 1, minions: 0 },
        abilities: [{ kind: 'trigger', ...trigger, if: condition, effects: [{ verb: 'hasten' }] }],
      }).join(' ');
    const now: Condition = { happened: 'planChosen' };
    expect(plan({ on: 'planActivated' }, now)).toBe(
      'When this Evil Plan is activated, if it was selected this turn, move it on one step.',
    );
    expect(plan({ on: 'died', of: { type: 'minion' } }, { not: now })).toBe(
      'While this Evil Plan is face up, when a Minion dies, if this Evil Plan was selected in an earlier turn, move it on one step.',
    );
  });

  it('says what its owner may decline', () => {
    const effects: Effect[] = [{ verb: 'draw', who: 'you', amount: 1 }];
    expect(minion({ kind: 'trigger', on: 'died', optional: true, limit: 1, effects })).toBe(
      'Once a turn, when this Minion dies, you may draw 1 card.',
    );
    expect(minion({ kind: 'trigger', on: 'died', optional: true, effects })).toBe(
      'When this Minion dies, you may draw 1 card.',
    );
  });

  it('says what an ability costs', () => {
    const effects: Effect[] = [{ verb: 'eject' }];
    expect(
      minion({ kind: 'activated', cost: { busy: true, discard: 2 }, limit: 3, if: { turn: 'you' }, effects }),
    ).toBe(
      'Three times a turn, on your turn, set this Minion to Busy in place of working and discard 2 cards: eject the infiltrating Spy.',
    );
    expect(minion({ kind: 'activated', cost: {}, limit: 1, effects })).toBe(
      'Once a turn, in your lair step: eject the infiltrating Spy.',
    );
  });

  it.each<[Ability, string]>([
    [
      { kind: 'replace', instead: 'die', limit: 1, effects: [{ verb: 'draw', who: 'you', amount: 1 }] },
      'Once a turn, if this Minion would die, draw 1 card instead.',
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
      'Twice a turn, if an adjacent Minion would be damaged while a Spy infiltrates, deal 1 damage to the card that did it instead.',
    ],
    [
      { kind: 'replace', instead: 'thwart', of: { type: 'plan' }, effects: [{ verb: 'kill', cards: '$self' }] },
      'If a Spy would thwart the Evil Plan, kill this Minion instead; that Spy leaves the Evil Lair and becomes Unassigned.',
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
      'When an Intelligence is played, cancel that Intelligence (it has no effect).',
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
      'While you are behind in Evilness, the Spy it faces has −1 Attack.',
    ],
  ])('%j', (ability, text) => {
    expect(minion(ability)).toBe(text);
  });

  it('a Spy tells what it met', () => {
    const spy = (...abilities: Ability[]) =>
      rulesText({ ...base, type: 'spy', attack: 1, health: 1, sneak: 1, support: { min: 1 }, abilities }).join(' ');
    expect(spy({ kind: 'trigger', on: 'combatEnded', effects: [{ verb: 'move', cards: '$event', by: 'you' }] })).toBe(
      'When combat with this Spy ends, move that Minion to an unoccupied square of your choice.',
    );
    const lead = { stat: 'attack', of: '$self' } as const;
    expect(
      spy({
        kind: 'trigger',
        on: 'combatStarted',
        effects: [
          {
            verb: 'if',
            condition: { compare: [{ stat: 'attack', of: '$opponent' }, '>', lead] },
            // biome-ignore lint/suspicious/noThenProperty: a word of the card language
            then: [{ verb: 'heal', cards: '$self', amount: 1 }],
          },
        ],
      }),
    ).toBe(
      'When combat with this Spy starts, if the Attack of the Minion it faces is higher than its Attack, it regains 1 Health.',
    );
    expect(spy({ kind: 'trigger', on: 'ignored', effects: [{ verb: 'destroy', cards: '$event' }] })).toBe(
      'When this Spy ignores a Contraption, destroy that Contraption (this does not bar sneaking).',
    );
    expect(spy({ kind: 'trigger', on: 'sneaked', effects: [{ verb: 'makeBusy', cards: '$event' }] })).toBe(
      'When this Spy sneaks by a Minion, that Minion becomes Busy.',
    );
    expect(spy({ kind: 'trigger', on: 'damaged', effects: [{ verb: 'heal', cards: '$event', amount: 1 }] })).toBe(
      'When this Spy is damaged, it regains 1 Health.',
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
      'Network size 3 or more: all Spies of its Network have +X Attack (X is the size of the Network of this Node).',
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
    ).toBe("Network size 2 or more: once a turn, when this Node's Network changes, draw 1 card.");
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

  it('explains a keyword once a card, and as one or many', () => {
    const node = { ...base, type: 'node' as const, connectors: [], keywords: ['untargetable' as const] };
    expect(rulesText({ ...node, bonuses: [{ size: 2, attack: 1, keywords: ['untargetable', 'relentless'] }] })).toEqual(
      [
        "Untargetable (nobody can choose it for an effect of the other side's cards).",
        'Network size 2 or more: its Spies have +1 Attack and are Untargetable and Relentless (may infiltrate again this turn).',
      ],
    );
    expect(minion({ kind: 'static', cards: { type: 'minion', other: true }, keywords: ['unsneakable'] })).toBe(
      'All other Minions are Unsneakable (Spies cannot sneak by them).',
    );
  });

  it('tells an option to the side that chooses', () => {
    const options: Effect[] = [
      { verb: 'discard', who: 'opponent', amount: 1, pick: 'chosen' },
      { verb: 'draw', who: 'you', amount: 1 },
      { verb: 'bounce', cards: { type: 'spy', pick: 'lowest', stat: 'health' } },
    ];
    expect(inOrder(options, voiceOf('plan'))).toBe(
      "your opponent discards 1 card of their choice, then draw 1 card, then return the Spy with the lowest Health to your opponent's hand",
    );
    expect(inOrder(options, { ...voiceOf('plan'), to: 'opponent' })).toBe(
      'discard 1 card of your choice, then your opponent draws 1 card, then return the Spy with the lowest Health to your hand',
    );
  });

  it.each<[Condition, string, string, string]>([
    [{ turn: 'you' }, 'it is your turn', "it is your opponent's turn", 'it is your turn'],
    [{ turn: 'opponent' }, "it is your opponent's turn", 'it is your turn', 'it is their turn'],
    [{ not: { turn: 'you' } }, "it is your opponent's turn", 'it is your turn', 'it is their turn'],
    [
      { compare: [{ score: 'you' }, '<', { score: 'opponent' }] },
      'you are behind in Evilness',
      'your opponent is behind in Evilness',
      'you are behind in Evilness',
    ],
    [
      { compare: [{ handSize: 'opponent' }, '>', { handSize: 'you' }] },
      "the number of cards in your opponent's hand is higher than the number of cards in your hand",
      "the number of cards in your hand is higher than the number of cards in your opponent's hand",
      'the number of cards in their hand is higher than the number of cards in your hand',
    ],
  ])('tells the condition %j of an option to its owner, to the side that chooses, and of that side', (...row) => {
    const [condition, toOwner, toChooser, ofChooser] = row;
    // biome-ignore lint/suspicious/noThenProperty: a word of the card language
    const options: Effect[] = [{ verb: 'if', condition, then: [{ verb: 'eject' }] }];
    const told = (words: string) => `if ${words}, eject the infiltrating Spy`;
    expect(inOrder(options, voiceOf('plan'))).toBe(told(toOwner));
    expect(inOrder(options, { ...voiceOf('plan'), to: 'opponent' })).toBe(told(toChooser));
    expect(inOrder(options, { ...voiceOf('plan'), they: true })).toBe(told(ofChooser));
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

describe('what a choice at a square brings', () => {
  const definition = (id: string) => registerCatalog(cards).definitions.find((one) => one.id === id)!;

  it('is told where it is one plain thing, and left to the text of the card where not', () => {
    expect(consequence(definition('powder-keg'), 'destroyed')).toBe('deal 3 damage to that Spy');
    expect(consequence(definition('tripwire'), 'ignored')).toBeNull();
    expect(consequence(definition('ejector-armchair'), 'destroyed')).toBe('eject that Spy');
    expect(consequence(definition('reactor'), 'destroyed')).toBeNull();
    expect(consequence(definition('reactor'), 'ignored')).toBeNull();
  });

  it('names the condition of a card that has one', () => {
    expect(conditionText(definition('grapnel-watch'))).toBe("while the infiltrating Spy's square is occupied");
    expect(conditionText(definition('tripwire'))).toBe('');
  });
});
