import { describe, expect, it } from 'vitest';
import { said } from '../../tests/cards/said.ts';
import { RECOMMENDED } from '../engine/index.ts';
import { problemLine } from '../text/en/mistakes/problem.ts';
import { checkCards, parseCards, parseRules } from './check.ts';

const GUARD = { id: 'guard', type: 'minion', name: 'Guard', copies: 2, attack: 1, health: 2, perception: 1 };
const INSTANT = { id: 'idea', type: 'epiphany', name: 'Idea', copies: 1 };
const GRID = { id: 'grid', type: 'contraption', name: 'Grid', copies: 1, cost: 1, kind: 'static' };
const PACK = { ...GRID, id: 'pack', kind: 'attachable' };
const PLAN = {
  id: 'plan',
  type: 'plan',
  name: 'Plan',
  copies: 9,
  evilness: 3,
  cost: { contraptions: 1, minions: 1 },
  abilities: [{ kind: 'completion', effects: [{ verb: 'draw', who: 'you', amount: 1 }] }],
};
const SPY = { id: 'spy', type: 'spy', name: 'Spy', copies: 1, attack: 1, health: 2, sneak: 1, support: { min: 1 } };
const NODE = { id: 'node', type: 'node', name: 'Node', copies: 1, connectors: ['left'], bonuses: [] };

/** The rest of a set, so that nothing is missing in it. */
const REST = {
  name: 'rest.json',
  text: JSON.stringify({
    cards: [
      { ...GUARD, id: 'g', name: 'G' },
      { ...GRID, id: 'c', name: 'C' },
      { ...SPY, id: 's', name: 'S' },
      { ...NODE, id: 'n', name: 'N', copies: 6, connectors: ['left', 'right', 'top', 'bottom'] },
      { ...PLAN, id: 'p', name: 'P' },
    ],
  }),
};

const lines = (text: string, name = 'a.json') =>
  checkCards([{ name, text }, REST], new Set(['radar'])).problems.map(problemLine);
const about = (...cards: unknown[]) =>
  lines(JSON.stringify({ cards })).map((line) => line.replace(/^a\.json:\d+:\d+ /, ''));
// biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
const only = (condition: unknown) => ({ verb: 'if', condition, then: [] });
const play = (...effects: unknown[]) => about({ ...INSTANT, abilities: [{ kind: 'play', effects }] });

const BUSY = { kind: 'activated', cost: { busy: true } };

describe('a card file', () => {
  it('gives its cards when nothing is wrong', () => {
    const { cards, rules, problems } = checkCards([
      { name: 'a.json', text: JSON.stringify({ $schema: 'x', cards: [GUARD, PACK, SPY, NODE] }) },
      { name: 'rules.json', text: '{ "handSize": 5, "maxRounds": null }' },
      REST,
    ]);
    expect(problems).toEqual([]);
    expect(cards.slice(0, 4)).toEqual([GUARD, PACK, SPY, NODE]);
    expect(rules).toEqual({ ...RECOMMENDED, handSize: 5, maxRounds: null });
  });

  it('says where a mistake stands, in the words of the line', () => {
    const text = `{ "cards": [\n  ${JSON.stringify(GUARD)},\n  { "id": "ox", "type": "minion", "name": "Ox", "copies": 1,\n    "atack": 2, "health": 3, "perception": 0 }\n] }`;
    expect(lines(text)).toEqual(['a.json:4:5 card "ox" atack: unknown key "atack", did you mean "attack"?']);
  });

  it.each([
    ['', 'a.json:1:1 the file is empty: it should hold { "cards": [ … ] }'],
    ['{ "cards": [\n{} {} ] }', 'a.json:2:4 not JSON: a comma is missing before this'],
    ['{ "cards": [ ], }', 'a.json:1:17 not JSON: the comma before this } is one too many'],
    ['{ "cards": [ nope ] }', 'a.json:1:14 not JSON: this word is not JSON: texts need "quotes"'],
    ['{ "cards": []', 'a.json:1:14 not JSON: a } is missing: the file may be cut off'],
    [
      '{ "cards": "\uFFFD" }',
      'a.json:1:13 this character is not UTF-8: save the file in that encoding (it may be in Windows-1252, Latin-1 or another one)',
    ],
    ['{} // more', 'a.json:1:4 not JSON: comments are not JSON: take this out, or write a key like "$comment"'],
    ['{ "crads": [] }', 'a.json:1:3 crads: unknown key "crads", did you mean "cards"?'],
    ['{ "cards": {} }', 'a.json:1:12 cards: must be a list [ … ], not an object'],
    [JSON.stringify(GUARD), 'a.json:1:1 this is a card without its list: put it into { "cards": [ … ] }'],
    [
      '{ "setup": {}, "actions": [], "expect": {} }',
      'a.json:1:1 this is a scenario, not a card file: npm run scenario runs it, and the workbench opens it',
    ],
    [
      '{ "name": "x", "scripts": {}, "main": "a", "license": "b" }',
      'a.json:1:1 this is no card file: it holds no "cards"; a card file is { "cards": [ … ] }',
    ],
    ['[]', 'a.json:1:1 must be an object like { "cards": [ … ] }, not a list'],
    ['{ "cards": [], "cards": [] }', 'a.json:1:16 cards: key "cards" stands here twice'],
  ])('%j', (text, line) => {
    expect(lines(text)).toEqual([line]);
  });

  it('bears a file as deep as it comes', () => {
    expect(lines('['.repeat(100_000))).toEqual(['a.json:1:65 nested more than 64 levels deep']);
  });

  it('refuses an id used twice, also in another file', () => {
    const text = JSON.stringify({ cards: [GUARD] });
    const { cards, problems } = checkCards([
      { name: '/sets/mine/a.json', text },
      { name: '/sets/mine/b.json', text },
    ]);
    expect(cards).toHaveLength(2);
    expect(problems.map(problemLine)).toEqual([
      '/sets/mine/b.json:1:17 card "guard" id: is used already, at a.json:1: choose another id',
    ]);
  });

  it('checks the numbers of rules.json', () => {
    expect(lines('{ "handsize": 7 }', 'rules.json')).toEqual([
      'rules.json:1:3 handsize: unknown key "handsize", did you mean "handSize"?',
    ]);
    expect(lines('{ "maxRounds": 0, "lethalDamage": "exceed" }', 'rules.json')).toEqual([
      'rules.json:1:16 maxRounds: must be at least 1, not 0',
      'rules.json:1:35 lethalDamage: unknown word "exceed", did you mean "exceeds"?',
    ]);
  });
});

describe('one exact sentence for each mistake', () => {
  const minion = (abilities: unknown) => about({ ...GUARD, abilities });
  const asking = (condition: unknown) =>
    minion([{ kind: 'trigger', on: 'died', if: condition, effects: [{ verb: 'eject' }] }]);
  it.each<[string, string[], string]>([
    ['a missing key', about({ ...GUARD, health: undefined }), 'card "guard": key "health" is missing'],
    ['a missing type', about({ id: 'x' }), 'card "x": key "type" is missing: one of minion'],
    [
      'a wrong type',
      about({ ...GUARD, type: 'minon' }),
      'card "guard" type: unknown type "minon", did you mean "minion"?',
    ],
    ['a text for a number', about({ ...GUARD, attack: '2' }), 'card "guard" attack: must be a number, not "2"'],
    ['a broken number', about({ ...GUARD, attack: 1.5 }), 'card "guard" attack: must be a whole number, not 1.5'],
    ['a negative number', about({ ...GUARD, attack: -1 }), 'card "guard" attack: must be at least 0, not -1'],
    ['a foreign key', about({ ...GUARD, sneak: 1 }), 'card "guard" sneak: unknown key "sneak"; known: id, name'],
    [
      'a word of the same meaning',
      about({ ...GUARD, flavor: 'Hired by the hour.' }),
      'card "guard" flavor: unknown key "flavor", did you mean "text"?',
    ],
    [
      'a word of the same meaning for a key that must be there',
      about({ ...GUARD, health: undefined, 'hit points': 3 }),
      'card "guard" hit points: unknown key "hit points", did you mean "health"?',
    ],
    [
      'a strange key beside a missing one',
      about({ ...GUARD, perception: undefined, radar: 1 }),
      'card "guard" radar: unknown key "radar", did you mean "perception"?',
    ],
    ['me', play({ verb: 'draw', who: 'me', amount: 1 }), 'effects[0].who: unknown word "me", did you mean "you"?'],
    [
      'this card',
      play({ verb: 'kill', cards: 'this' }),
      'effects[0].cards: unknown word "this", did you mean "$self"?',
    ],
    [
      'a round',
      play({ verb: 'prevent', cards: '$infiltrator', amount: 1, for: 'round' }),
      'effects[0].for: unknown word "round", did you mean "turn"?',
    ],
    [
      'a verb of another game',
      play({ verb: 'exhaust', cards: { type: 'minion' } }),
      'effects[0].verb: unknown verb "exhaust", did you mean "makeBusy"?',
    ],
    [
      'an effect beside the kind of its ability',
      about({ ...INSTANT, abilities: [{ kind: 'play', verb: 'draw', who: 'you', amount: 1 }] }),
      'abilities[0].verb: an effect stands in a list: "effects": [{ "verb": "draw", "who": "you", "amount": 1 }]',
    ],
    [
      'an effect in place of an ability',
      about({ ...INSTANT, abilities: [{ verb: 'draw', who: 'you', amount: 1 }] }),
      'is an effect: put it into the "effects" of an ability like { "kind": "trigger", "on": "entered", "effects": [ … ] }',
    ],
    [
      'a key that says what another one says already',
      play({ verb: 'search', cards: { type: 'minion' }, amount: 5 }),
      'effects[0].cards: unknown key "cards"; known: verb, amount',
    ],
    ['a misspelt verb key', play({ action: 'eject' }), 'effects[0].action: unknown key "action", did you mean "verb"?'],
    [
      'a number where an object is wanted',
      about({ ...SPY, support: 2 }),
      'card "spy" support: must be an object like { "min": 2, "max": 4 }, not 2',
    ],
    [
      'an object where a list is wanted',
      about({ ...INSTANT, abilities: [{ kind: 'play', effects: { verb: 'eject' } }] }),
      'abilities[0].effects: must be a list of effects like [{ "verb": "draw", "who": "you", "amount": 1 }], not an object',
    ],
    [
      'a word where an effect is wanted',
      play('eject'),
      'effects[0]: must be an effect like { "verb": "draw", "who": "you", "amount": 1 }, not "eject"',
    ],
    [
      'a type where a card is named',
      play({ verb: 'kill', cards: 'minions' }),
      'effects[0].cards: names no card: all cards of a type are a selection like { "type": "minion" }',
    ],
    [
      'a selection without type',
      play({ verb: 'kill', cards: { is: ['busy'] } }),
      'effects[0].cards: key "type" is missing',
    ],
    [
      'a condition that says two things',
      play(only({ turn: 'you', infiltration: true })),
      'condition: says "turn" and "infiltration" at once: put each into { … } of its own, as in { "all": [',
    ],
    [
      'several events',
      minion([{ kind: 'trigger', on: ['died', 'damaged'], effects: [{ verb: 'eject' }] }]),
      'abilities[0].on: must be a word like "turnStarted", not a list',
    ],
    [
      'a word where a list of targets is wanted',
      about({ ...INSTANT, abilities: [{ kind: 'play', targets: 'minion', effects: [{ verb: 'eject' }] }] }),
      'abilities[0].targets: must be a list of selections like [{ "type": "minion" }], not "minion"',
    ],
    [
      'effects where lists of them are wanted',
      play({ verb: 'chooseOne', by: 'you', options: [{ verb: 'eject' }, { verb: 'delay' }] }),
      'options[0]: must be a list of effects like [{ "verb": "draw", "who": "you", "amount": 1 }], not an object',
    ],
    [
      'a word with a letter that looks like another',
      about({ ...GUARD, type: 'mini\u043en' }),
      'type: unknown type "mini\u043en", did you mean "minion"? Its letter 5 is \u043e (U+043E, a Cyrillic letter)',
    ],
    [
      'a key with a letter that nobody sees',
      about({ ...GUARD, health: undefined, 'hea\u200blth': 1 }),
      'unknown key "hea\\u200blth", did you mean "health"? Its letter 4 is a zero-width space (U+200B)',
    ],
    [
      'a space that is none',
      about({ ...GUARD, id: 'night\u00a0guard' }),
      'id: must be a word of letters, digits, - and _, like "laser-grid": letter 6 is a no-break space (U+00A0)',
    ],
    ['a bad id', about({ ...GUARD, id: 'a#2' }), 'card "a#2" id: must be a word of letters'],
    ['no card', about(7), 'must be a card like { "id": "guard", "type": "minion", … }, not 7'],
    [
      'a keyword',
      about({ ...GUARD, keywords: ['vigilent'] }),
      'keywords[0]: unknown word "vigilent", did you mean "vigilant"?',
    ],
    [
      'a keyword elsewhere',
      about({ ...GUARD, keywords: ['wall'] }),
      '"wall" says nothing on Minions, it is for Contraptions',
    ],
    ['an edge', about({ ...NODE, connectors: ['lft'] }), 'connectors[0]: unknown word "lft", did you mean "left"?'],
    ['support', about({ ...SPY, support: { min: 3, max: 2 } }), 'support.max: must be at least min, 3'],
    ['grants', about({ ...GRID, grants: { attack: 1 } }), 'grants: only an attachable Contraption'],
    [
      'a verb',
      play({ verb: 'damge', cards: '$infiltrator', amount: 1 }),
      'abilities[0].effects[0].verb: unknown verb "damge", did you mean "damage"?',
    ],
    [
      'a reference',
      play({ verb: 'kill', cards: '$infiltrater' }),
      'effects[0].cards: unknown word "$infiltrater", did you mean "$infiltrator"?',
    ],
    [
      'a reference without $',
      play({ verb: 'kill', cards: 'infiltrator' }),
      'effects[0].cards: unknown word "infiltrator", did you mean "$infiltrator"?',
    ],
    ['no cards', play({ verb: 'kill' }), 'effects[0]: key "cards" is missing'],
    [
      'a number for cards',
      play({ verb: 'kill', cards: 3 }),
      'effects[0].cards: must be a card like "$self" or a selection',
    ],
    [
      'a selection',
      play({ verb: 'kill', cards: { type: 'minon' } }),
      'effects[0].cards.type: unknown word "minon", did you mean "minion"?',
    ],
    [
      'a square',
      play({ verb: 'kill', cards: { type: 'minion', squares: [0, 3] } }),
      'cards.squares[0]: must be at least 1, not 0',
    ],
    [
      'three squares',
      play({ verb: 'kill', cards: { type: 'minion', squares: [1, 2, 3] } }),
      'cards.squares: must hold at most 2',
    ],
    [
      'an amount',
      play({ verb: 'draw', who: 'you', amount: { cuont: { type: 'minion' } } }),
      'amount.cuont: unknown key "cuont", did you mean "count"?',
    ],
    ['a zero', play({ verb: 'draw', who: 'you', amount: 0 }), 'amount: must be at least 1, not 0'],
    ['a condition', play(only({ exsits: '$plan' })), 'condition.exsits: unknown key "exsits", did you mean "exists"?'],
    ['an unknown condition', play(only({ weather: 1 })), 'condition: must be a condition: { "all": … }'],
    ['deep inside', play(only({ not: { compare: [1, '<>', 2] } })), 'condition.not.compare[1]: unknown word "<>"'],
    [
      'the wrong victim',
      play({ verb: 'kill', cards: { type: 'node' } }),
      'effects[0].cards: "kill" is done to Minions and Spies, not to Nodes',
    ],
    [
      'the wrong statistic',
      play({ verb: 'modify', cards: '$infiltrator', stat: 'work', by: 1, for: 'turn' }),
      '"work" is a statistic of Minions, not of Spies',
    ],
    [
      'a pick in a count',
      play({ verb: 'draw', who: 'you', amount: { count: { type: 'spy', pick: 'random' } } }),
      'amount.count.pick: a number or condition looks at all that fit',
    ],
    [
      'a statistic of many',
      play({ verb: 'draw', who: 'you', amount: { stat: 'attack', of: { type: 'minion' } } }),
      'amount.of: a statistic is of one card, named by its part like "$self"',
    ],
    [
      'a count without pick',
      play({ verb: 'kill', cards: { type: 'spy', count: 2 } }),
      'cards.count: "count" needs a "pick"',
    ],
    [
      'highest of what',
      play({ verb: 'kill', cards: { type: 'spy', pick: 'highest' } }),
      'cards.pick: "highest" needs a "stat"',
    ],
    [
      'an instant in play',
      play({ verb: 'cancel', cards: { type: 'epiphany' } }),
      'cards.type: Epiphanies are never in play: add "zone": "stack"',
    ],
    ['$it outside each', play({ verb: 'kill', cards: '$it' }), 'cards: "$it" is the card at hand inside "each"'],
    ['$event outside a trigger', play({ verb: 'kill', cards: '$event' }), 'cards: "$event" is the card a trigger'],
    [
      '$host on a Minion',
      minion([{ kind: 'static', cards: '$host', stats: { attack: 1 } }]),
      'cards: "$host" is the Minion a Contraption is attached to',
    ],
    [
      'chosen in static',
      minion([{ kind: 'static', cards: { type: 'minion', pick: 'chosen' }, stats: { attack: 1 } }]),
      'cards.pick: a static ability changes all that fit',
    ],
    [
      'moves without limit',
      minion([{ kind: 'trigger', on: 'minionMoved', effects: [{ verb: 'eject' }] }]),
      'abilities[0]: Minions move freely, so a trigger on "minionMoved" needs a "limit"',
    ],
    [
      'an event',
      minion([{ kind: 'trigger', on: 'entred', effects: [] }]),
      'abilities[0].on: unknown word "entred", did you mean "entered"?',
    ],
    [
      'an event of others',
      minion([{ kind: 'trigger', on: 'built', effects: [{ verb: 'eject' }] }]),
      'abilities[0].on: "built" happens to Contraptions, not to Minions',
    ],
    [
      'an event of Spies',
      about({
        ...GRID,
        abilities: [{ kind: 'trigger', on: 'minionPlayed', of: { type: 'spy' }, effects: [{ verb: 'eject' }] }],
      }),
      'abilities[0].of: "minionPlayed" happens to Minions, not to Spies',
    ],
    [
      'a Network on a Minion',
      minion([{ kind: 'network', size: 2, ability: { kind: 'static', cards: '$self', stats: { attack: 1 } } }]),
      'abilities[0].kind: only a Node has a "network" ability',
    ],
    [
      'a kind within a Network',
      minion([{ kind: 'network', size: 2, ability: { kind: 'play', effects: [] } }]),
      'abilities[0].ability.kind: unknown kind "play"; known: static, trigger, replace, activated',
    ],
    [
      'a replacement',
      minion([{ kind: 'replace', instead: 'dye', effects: [{ verb: 'eject' }] }]),
      'abilities[0].instead: unknown word "dye", did you mean "die"?',
    ],
    [
      'what never dies',
      about({ ...GRID, abilities: [{ kind: 'replace', instead: 'die', effects: [{ verb: 'eject' }] }] }),
      'abilities[0].instead: "die" can be replaced for Minions and Spies, not for Contraptions',
    ],
    [
      'damage replaced without limit',
      minion([{ kind: 'replace', instead: 'beDamaged', effects: [{ verb: 'eject' }] }]),
      'abilities[0]: a combat may have 100 rounds, so replacing "beDamaged" needs a "limit"',
    ],
    [
      'a thwart of a Spy',
      minion([{ kind: 'replace', instead: 'thwart', of: { type: 'spy' }, effects: [{ verb: 'eject' }] }]),
      'abilities[0].of.type: a thwart happens to the Evil Plan',
    ],
    [
      '$by where nothing did it',
      minion([{ kind: 'trigger', on: 'entered', effects: [{ verb: 'damage', cards: '$by', amount: 1 }] }]),
      'cards: "$by" is what did it, told by damaged, died, destroyed and by what is replaced: here there is none',
    ],
    [
      '$opponent of an instant',
      play({ verb: 'damage', cards: '$opponent', amount: 1 }),
      'cards: "$opponent" is whom a card in the lair faces: Epiphanies face nobody',
    ],
    [
      'which card was drawn',
      minion([{ kind: 'trigger', on: 'drawn', effects: [{ verb: 'bounce', cards: '$event' }] }]),
      'cards: "$event" is the card a trigger',
    ],
    [
      'a drawn card',
      minion([{ kind: 'trigger', on: 'drawn', of: { type: 'spy' }, effects: [{ verb: 'eject' }] }]),
      'abilities[0].of: "drawn" happens to no card; use "who": "you"',
    ],
    [
      'a turn of which nobody asks whether it has begun',
      asking({ happened: 'turnStarted' }),
      'abilities[0].if.happened: nobody asks whether "turnStarted" has happened this turn',
    ],
    [
      'who has done what happens to a card',
      asking({ happened: 'died', who: 'you' }),
      'abilities[0].if.who: "who" tells whose cards are "drawn", and nothing else',
    ],
    [
      'what cannot have happened to a card',
      asking({ happened: 'died', type: 'node' }),
      'abilities[0].if.type: "died" happens to Minions and Spies, not to Nodes',
    ],
    [
      'what cannot have happened to this card',
      asking({ happened: 'ignored', self: true }),
      'abilities[0].if.self: "ignored" happens to Contraptions, not to Minions',
    ],
    [
      'paying nothing',
      minion([
        {
          kind: 'trigger',
          on: 'died',
          effects: [{ ...only(undefined), condition: undefined, verb: 'pay', by: 'you', cost: [] }],
        },
      ]),
      'abilities[0].effects[0].cost: "cost" must say what is given up',
    ],
    [
      'who of another event',
      minion([{ kind: 'trigger', on: 'died', who: 'you', effects: [{ verb: 'eject' }] }]),
      'abilities[0].who: "who" tells whose cards are "drawn", and nothing else',
    ],
    [
      'an assignment without limit',
      minion([{ kind: 'trigger', on: 'assigned', of: { type: 'spy' }, effects: [{ verb: 'eject' }] }]),
      'abilities[0]: Spies are assigned freely, so a trigger on "assigned" needs a "limit"',
    ],
    [
      'a Network of Minions',
      play({ verb: 'kill', cards: { type: 'minion', network: 'same' } }),
      'cards.network: only Nodes and Spies are of a Network, not Minions',
    ],
    [
      'a swap of many',
      minion([{ ...BUSY, effects: [{ verb: 'swap', cards: '$self', with: { type: 'minion' } }] }]),
      'effects[0].with: "swap" is done to one card: name it, or let one be picked with "pick"',
    ],
    [
      'a swap with a Spy',
      minion([{ ...BUSY, effects: [{ verb: 'swap', cards: '$self', with: '$infiltrator' }] }]),
      'effects[0].with: "swap" is done to Minions and Contraptions, not to Spies',
    ],
    [
      'a way back without end',
      minion([{ kind: 'trigger', on: 'entered', effects: [{ verb: 'reenter' }] }]),
      'effects[0]: a Spy that goes back may come here again and again: the trigger needs a "limit"',
    ],
    ['a square outside the lair', play({ verb: 'reenter', square: 9 }), 'effects[0].square: must be at most 8, not 9'],
    [
      'what is prevented',
      play({ verb: 'prevent', cards: '$infiltrator', amount: 'al', for: 'turn' }),
      'effects[0].amount: unknown word "al", did you mean "all"?',
    ],
    [
      'a second ability',
      minion(Array(2).fill({ kind: 'activated', cost: { busy: true }, effects: [{ verb: 'eject' }] })),
      'abilities[1]: a card has one "activated" ability, this is the second',
    ],
    [
      'play on a Minion',
      minion([{ kind: 'play', effects: [] }]),
      'abilities[0].kind: only Epiphanies and Intelligence have "play" abilities',
    ],
    [
      'completion on a Minion',
      minion([{ kind: 'completion', effects: [] }]),
      'abilities[0].kind: only an Evil Plan has a "completion" ability',
    ],
    [
      'static on an instant',
      about({ ...INSTANT, abilities: [{ kind: 'static', cards: '$self' }] }),
      'abilities[0].kind: Epiphanies have only "play" abilities',
    ],
    [
      'three targets',
      about({ ...INSTANT, abilities: [{ kind: 'play', targets: Array(3).fill({ type: 'spy' }), effects: [] }] }),
      'abilities[0].targets: must hold at most 2',
    ],
    [
      'a free ability',
      minion([{ kind: 'activated', cost: {}, effects: [{ verb: 'eject' }] }]),
      'abilities[0].cost: an ability that costs nothing needs a "limit"',
    ],
    [
      'a Spy made Busy',
      about({ ...SPY, abilities: [{ kind: 'activated', cost: { busy: true }, effects: [{ verb: 'eject' }] }] }),
      'cost.busy: only a Minion becomes Busy',
    ],
  ])('%s', (_, found, sentence) => {
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
  });
});

describe('warnings', () => {
  const trap = (ability: unknown) => about({ ...GRID, abilities: [ability] });
  const guard = (ability: unknown) => about({ ...GUARD, abilities: [ability] });
  const spy = (ability: unknown) => about({ ...SPY, abilities: [ability] });
  /** A trigger on "entered" with this condition. */
  const when = (condition: unknown, on = 'entered') =>
    trap({ kind: 'trigger', on, if: condition, effects: [{ verb: 'eject' }] });
  const NEVER = 'never holds together with what stands before it, so nothing happens';
  const NO_TRIGGER = 'happens, so the trigger never does anything';
  const kill = [{ verb: 'kill', cards: '$target2' }];
  it.each<[string, string[], string[]]>([
    ['no copies', about({ ...GUARD, copies: 0 }), ['warning: card "guard" copies: no copies: the card is in no deck']],
    [
      'a picture',
      about({ ...GUARD, icon: 'rader' }),
      ['warning: card "guard" icon: there is no game-icons picture "rader", did you mean "radar"?'],
    ],
    [
      'no effects',
      trap({ kind: 'trigger', on: 'entered', effects: [] }),
      ['warning: card "grid" abilities[0].effects: this "trigger" ability has no effects'],
    ],
    [
      'nothing static',
      trap({ kind: 'static', cards: '$self' }),
      ['warning: card "grid" abilities[0]: changes nothing: it has neither "stats" nor "keywords"'],
    ],
    [
      'a long name',
      about({ ...GUARD, name: 'The Third Assistant to the Deputy Henchman' }),
      ['warning: card "guard" name: does not fit on the card: it has 42 letters, and at most 30 fit'],
    ],
    [
      'a blank name',
      about({ ...GUARD, name: '  ' }),
      ['warning: card "guard" name: is blank: nothing stands on the card'],
    ],
    [
      'a plan for nothing',
      about({ ...PLAN, cost: { contraptions: 0, minions: 0 } }),
      ['warning: card "plan" cost: is nothing: the Evil Plan can be activated with an empty lair'],
    ],
    ['empty grants', about({ ...PACK, grants: { attack: 0 } }), ['warning: card "pack" grants: give nothing']],
    [
      'an empty bonus',
      about({ ...NODE, bonuses: [{ size: 2, attack: 0, keywords: [] }] }),
      ['warning: card "node" bonuses[0]: gives nothing'],
    ],
    [
      'a change by 0',
      trap({ kind: 'static', cards: '$self', stats: {}, keywords: [] }),
      ['warning: card "grid" abilities[0]: changes nothing: it has neither "stats" nor "keywords"'],
    ],
    [
      'effects without effect',
      play({ verb: 'modify', cards: '$infiltrator', stat: 'sneak', by: 0, for: 'turn' }, only({ exists: '$plan' }), {
        verb: 'each',
        cards: { type: 'minion' },
        do: [],
      }),
      ['"by" is 0', '"then" has no effects', '"do" has no effects'].map(
        (why, i) => `warning: card "idea" abilities[0].effects[${i}]: does nothing: ${why}`,
      ),
    ],
    [
      'a cost beyond the Spy',
      spy({ kind: 'activated', cost: { sneak: 2 }, effects: [{ verb: 'passSquare' }] }),
      ['warning: card "spy" abilities[0].cost.sneak: costs 2, and the Spy has 1: without a bonus it can never be paid'],
    ],
    [
      'two turns at once',
      when({ all: [{ exists: '$plan' }, { all: [{ turn: 'you' }, { turn: 'opponent' }] }] }, 'destroyed'),
      [`warning: card "grid" abilities[0].if.all[1].all[1]: ${NEVER}`],
    ],
    [
      'a state of the plan that it has not',
      when({ all: [{ plan: ['activated'] }, { plan: ['in-progress', 'advanced'] }] }),
      [`warning: card "grid" abilities[0].if.all[1]: ${NEVER}`],
    ],
    [
      'what holds and does not',
      when({ all: [{ exists: '$occupant' }, { not: { exists: '$occupant' } }] }),
      [`warning: card "grid" abilities[0].if.all[1]: ${NEVER}`],
    ],
    [
      'bounds that do not meet',
      when({ all: [{ compare: [{ score: 'you' }, '>', 5] }, { compare: [{ score: 'you' }, '<', 6] }] }),
      [`warning: card "grid" abilities[0].if.all[1]: ${NEVER}`],
    ],
    [
      'bounds that meet',
      when({ all: [{ compare: [{ score: 'you' }, '>', 4] }, { compare: [{ score: 'you' }, '<', 6] }] }),
      [],
    ],
    [
      'fixed numbers',
      when({ any: [{ compare: [2, '>', 3] }, { compare: [2, '<=', 3] }] }),
      [
        'warning: card "grid" abilities[0].if.any[0]: never holds: it compares two fixed numbers',
        'warning: card "grid" abilities[0].if.any[1]: always holds: it compares two fixed numbers',
      ],
    ],
    [
      'several of one card',
      when({ exists: '$plan', atLeast: 2 }),
      ['warning: card "grid" abilities[0].if.atLeast: never holds: "$plan" is one card at most'],
    ],
    [
      'a Spy in the lair outside an infiltration',
      when({ infiltration: false }),
      [`warning: card "grid" abilities[0].if: never holds when "entered" ${NO_TRIGGER}`],
    ],
    [
      "a Genius's step in the Master's turn",
      when({ turn: 'opponent' }, 'built'),
      [`warning: card "grid" abilities[0].if: never holds when "built" ${NO_TRIGGER}`],
    ],
    ["a Master's step in the Master's turn", when({ turn: 'opponent' }), []],
    [
      'what is and is not',
      play({ verb: 'kill', cards: { type: 'minion', is: ['busy'], isNot: ['busy'] } }),
      ['warning: card "idea" abilities[0].effects[0].cards.isNot: no card fits: "busy" stands in "is" too'],
    ],
    [
      'opposites',
      play({ verb: 'kill', cards: { type: 'minion', is: ['busy', 'free'] } }),
      ['warning: card "idea" abilities[0].effects[0].cards.is: no card fits: none is both "busy" and "free"'],
    ],
    [
      'damage on damage',
      guard({ kind: 'trigger', on: 'damaged', effects: [{ verb: 'damage', cards: '$self', amount: 1 }] }),
      [
        'warning: card "guard" abilities[0].effects[0]: sets its own trigger off again, as that waits for "damaged": give the trigger a "limit" (times a turn)',
      ],
    ],
    [
      'damage to those that wait for it, deep inside',
      guard({
        kind: 'trigger',
        on: 'damaged',
        of: { type: 'spy' },
        effects: [
          { verb: 'each', cards: { type: 'spy' }, do: [{ verb: 'damage', cards: { type: 'spy' }, amount: 1 }] },
        ],
      }),
      [
        'warning: card "guard" abilities[0].effects[0].do[0]: sets its own trigger off again, as that waits for "damaged": give the trigger a "limit" (times a turn)',
      ],
    ],
    [
      'damage to others',
      guard({ kind: 'trigger', on: 'damaged', effects: [{ verb: 'damage', cards: '$by', amount: 1 }] }),
      [],
    ],
    [
      'a drawing on drawing',
      guard({ kind: 'trigger', on: 'drawn', who: 'you', effects: [{ verb: 'draw', who: 'you', amount: 1 }] }),
      [
        'warning: card "guard" abilities[0].effects[0]: sets its own trigger off again, as that waits for "drawn": give the trigger a "limit" (times a turn)',
      ],
    ],
    [
      'a drawing of the other side, or with a limit',
      [
        ...guard({ kind: 'trigger', on: 'drawn', who: 'opponent', effects: [{ verb: 'draw', who: 'you', amount: 1 }] }),
        ...guard({ kind: 'trigger', on: 'drawn', limit: 1, effects: [{ verb: 'draw', who: 'you', amount: 1 }] }),
      ],
      [],
    ],
    ['an idle instant', about(INSTANT), ['warning: card "idea": does nothing: it has no "play" ability']],
    [
      'targets',
      about({ ...INSTANT, abilities: [{ kind: 'play', targets: [{ type: 'spy' }], effects: kill }] }),
      [
        'warning: card "idea" abilities[0].effects[0].cards: reads "$target2", but the ability has one target',
        'warning: card "idea" abilities[0].targets[0]: is chosen, but no effect reads "$target1"',
      ],
    ],
    [
      'a swap or move of what may be attached',
      about({
        ...INSTANT,
        abilities: [
          {
            kind: 'play',
            targets: [{ type: ['minion', 'contraption'] }],
            effects: [
              { verb: 'swap', cards: '$target1', with: { type: 'contraption', pick: 'random' } },
              { verb: 'move', cards: { type: 'contraption', is: ['static'], pick: 'random' }, by: 'you' },
            ],
          },
        ],
      }),
      ['cards', 'with'].map(
        (key) =>
          `warning: card "idea" abilities[0].effects[0].${key}: may pick an attached Contraption, with which nothing happens: add "isNot": ["attachable"]`,
      ),
    ],
  ])('%s', (_, found, sentences) => {
    expect(found).toEqual(sentences);
  });
});

describe('cards and rules as data', () => {
  it('gives the cards, or one sentence for each mistake', () => {
    expect(said(parseCards([GUARD, SPY]))).toEqual({ cards: [GUARD, SPY] });
    expect(said(parseCards([GUARD, GUARD, { ...SPY, sneek: 2 }, 5]))).toEqual({
      problems: [
        'card "guard" id: is used already in this list: choose another id',
        expect.stringContaining('card "spy" sneek: unknown key "sneek", did you mean "sneak"?'),
        'cards[3]: must be a card like { "id": "guard", "type": "minion", … }, not 5',
      ],
      more: 0,
    });
    expect(said(parseCards('guard'))).toEqual({ problems: ['cards: must be a list of cards, not "guard"'], more: 0 });
  });

  it('bears nonsense as deep as it comes', () => {
    let deep: unknown = { turn: 'you' };
    for (let i = 0; i < 50_000; i++) deep = { not: deep };
    expect(said(parseCards([{ ...INSTANT, abilities: [{ kind: 'play', if: deep, effects: [] }] }]))).toEqual({
      problems: ['card "idea": nested more than 64 levels deep'],
      more: 0,
    });
  });

  it('gives the overridden rules, or one sentence for each mistake', () => {
    expect(said(parseRules({ handSize: 3 }))).toEqual({ rules: { handSize: 3 } });
    expect(said(parseRules({ handsize: 3, lethalDamage: 1 }))).toEqual({
      problems: [
        'rules.lethalDamage: must be exceeds or meets, not 1',
        'rules.handsize: unknown key "handsize", did you mean "handSize"?',
      ],
      more: 0,
    });
  });
});
