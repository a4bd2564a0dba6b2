/** Warnings about what a card says that can never come true, or never ends. */
import { expect, it } from 'vitest';
import type { Rules } from '../../engine/index.ts';
import { RECOMMENDED } from '../../engine/index.ts';
import { faultSentence } from '../../text/en/mistakes/problem.ts';
import { checkCard } from '../check.ts';
import { pathText } from '../problem.ts';
import { lintCard } from './card.ts';
import { lintNumbers } from './numbers.ts';

const MINION = { id: 'ox', type: 'minion', name: 'Ox', copies: 1, attack: 3, health: 3, perception: 1 };
const SPY = { id: 'eel', type: 'spy', name: 'Eel', copies: 1, attack: 1, health: 2, sneak: 1, support: { min: 1 } };
const GADGET = { id: 'lock', type: 'contraption', name: 'Lock', copies: 1, cost: 1, kind: 'static' };
const IDEA = { id: 'idea', type: 'epiphany', name: 'Idea', copies: 1 };
const PLAN = { id: 'plan', type: 'plan', name: 'Plan', copies: 1, evilness: 2, cost: { contraptions: 1, minions: 1 } };

/** The warnings about a card without mistakes. */
function about(card: object): string[] {
  const { card: read, faults } = checkCard(card);
  if (!read) throw new Error(JSON.stringify(faults));
  return lintCard(read).map((fault) => [pathText(fault.path), faultSentence(fault)].filter(Boolean).join(': '));
}
const minion = (...abilities: object[]) => about({ ...MINION, abilities });
const idea = (ability: object) => about({ ...IDEA, abilities: [{ kind: 'play', ...ability }] });
const HEAL = { verb: 'heal', cards: '$self', amount: 9 };
const FREE = { verb: 'makeFree', cards: '$self' };
const DRAW = { verb: 'draw', who: 'you', amount: 1 };
const on = (event: string, ...effects: object[]) => ({ kind: 'trigger', on: event, effects });
const uses = (cost: object, ...effects: object[]) => ({ kind: 'activated', cost, effects });
const FULL = { count: { type: 'minion' } };
const IN_LAIR = 'a Spy is in the lair in the turn of the Spy Master only';
const NO_SPY = 'no Spy is in the lair when this happens';

it.each<[string, string[], string]>([
  [
    'a Spy that no Network supports',
    about({ ...SPY, support: { min: 0, max: 0 } }),
    'support.max: is 0, and the smallest Network has size 1: the Spy can never be assigned',
  ],
  [
    'a Minion that nothing kills',
    minion({ kind: 'replace', instead: 'die', effects: [HEAL] }),
    'abilities[0]: replaces every death, so nothing kills it and a combat may have no end: give it a "limit" (times a turn) or an "if"',
  ],
  [
    'Minions that nothing kills',
    minion({ kind: 'replace', instead: 'die', of: { type: 'minion' }, effects: [DRAW] }),
    'abilities[0]: replaces every death, so',
  ],
  [
    'a Contraption that nothing destroys',
    about({ ...GADGET, abilities: [{ kind: 'replace', instead: 'beDestroyed', effects: [DRAW] }] }),
    'abilities[0]: replaces every destruction, so nothing destroys it',
  ],
  [
    'an ability that frees itself',
    minion(uses({ busy: true }, DRAW, FREE)),
    'abilities[0].effects[1]: frees the Minion again that has become Busy for it, so it can be used without end: give the ability a "limit" (times a turn)',
  ],
  [
    'an ability that frees all',
    minion(uses({ busy: true }, { verb: 'makeFree', cards: { type: 'minion' } })),
    'abilities[0].effects[0]: frees the Minion again',
  ],
  [
    'Sneak that comes back',
    about({
      ...SPY,
      abilities: [uses({ sneak: 1 }, { verb: 'modify', cards: '$self', stat: 'sneak', by: 1, for: 'infiltration' })],
    }),
    'abilities[0].effects[0]: gives back the Sneak that it costs',
  ],
  [
    'Health that comes back',
    about({ ...SPY, abilities: [uses({ health: 1 }, { ...HEAL, amount: 1 })] }),
    'abilities[0].effects[0]: gives back the Health that it costs',
  ],
  [
    'an Epiphany for an infiltration in its own turn',
    idea({ if: { all: [{ turn: 'you' }, { infiltration: true }] }, effects: [DRAW] }),
    `abilities[0].if.all[1]: never holds: ${IN_LAIR}`,
  ],
  [
    'the infiltrator in the turn of the Genius',
    idea({ if: { turn: 'you' }, effects: [{ verb: 'damage', cards: '$infiltrator', amount: 1 }] }),
    `abilities[0].effects[0].cards: names no card: ${NO_SPY}`,
  ],
  [
    'the infiltrator where a plan is completed',
    about({ ...PLAN, abilities: [{ kind: 'completion', effects: [{ verb: 'kill', cards: '$infiltrator' }] }] }),
    `abilities[0].effects[0].cards: names no card: ${NO_SPY}`,
  ],
  [
    'the opponent as a turn begins',
    minion(on('turnStarted', { verb: 'damage', cards: '$opponent', amount: 1 })),
    `abilities[0].effects[0].cards: names no card: ${NO_SPY}`,
  ],
  [
    'a Spy that is thrown out while none is in the lair',
    minion(on('minionPlayed', { verb: 'eject' })),
    `abilities[0].effects[0]: does nothing: ${NO_SPY}`,
  ],
  [
    'a change for a combat where there is none',
    minion(on('turnStarted', { verb: 'modify', cards: '$self', stat: 'attack', by: 1, for: 'combat' })),
    `abilities[0].effects[0].for: ends at once: ${NO_SPY}`,
  ],
  [
    'what is done to a dead Minion',
    minion(on('died', { verb: 'modify', cards: '$self', stat: 'attack', by: 1, for: 'turn' })),
    'abilities[0].effects[0]: does nothing: the card has left play when "died" happens; "replace" comes before it',
  ],
  [
    'more Minions than squares',
    idea({ if: { compare: [FULL, '>', 8] }, effects: [DRAW] }),
    'abilities[0].if: never holds: what it counts is from 0 to 8',
  ],
  [
    'a count below 0',
    idea({ if: { compare: [{ score: 'you' }, '<', 0] }, effects: [DRAW] }),
    'abilities[0].if: never holds: what it counts is never below 0',
  ],
  [
    'a count that is always so large',
    idea({ if: { compare: [0, '<=', { handSize: 'you' }] }, effects: [DRAW] }),
    'abilities[0].if: always holds: what it counts is never below 0',
  ],
  [
    'flavour with another number',
    about({ ...MINION, text: 'Attack 5, and proud of it.' }),
    'text: says "Attack 5", and the card has 3: the text is flavour, and the number "attack" counts',
  ],
  [
    'flavour that sounds like a rule',
    about({ ...MINION, text: 'When it dies, draw two cards.' }),
    'text: says "draw two cards", and no ability does it: the text is flavour, and rules are made from "abilities"',
  ],
])('%s', (_, told, message) => {
  expect(told).toEqual([expect.stringContaining(message)]);
});

it.each<[string, string[]]>([
  ['a death that is replaced once a turn', minion({ kind: 'replace', instead: 'die', limit: 1, effects: [HEAL] })],
  [
    'a death that is replaced by leaving',
    minion({ kind: 'replace', instead: 'die', effects: [{ verb: 'bounce', cards: '$self' }] }),
  ],
  [
    'an ability that frees others',
    minion(uses({ busy: true }, { verb: 'makeFree', cards: { type: 'minion', other: true, pick: 'chosen' } })),
  ],
  ['an ability that frees itself once a turn', minion({ ...uses({ busy: true }, FREE), limit: 1 })],
  [
    'the infiltrator in the turn of the Master',
    idea({ if: { turn: 'opponent' }, effects: [{ verb: 'damage', cards: '$infiltrator', amount: 1 }] }),
  ],
  ['the infiltrator at any time', idea({ effects: [{ verb: 'damage', cards: '$infiltrator', amount: 1 }] })],
  ['a count that may be', idea({ if: { compare: [FULL, '>=', 8] }, effects: [DRAW] })],
  ['flavour with the same number', about({ ...MINION, text: 'Attack 3 before breakfast.' })],
  ['flavour with a number of something else', about({ ...MINION, text: 'Won 5 attack dogs and drew the line at 6.' })],
  [
    'flavour about cards',
    about({ ...MINION, text: 'Always draws a card from his sleeve.', abilities: [on('turnStarted', DRAW)] }),
  ],
])('nothing is said of %s', (_, told) => {
  expect(told).toEqual([]);
});

it.each<[Partial<Rules>, string[]]>([
  [{ spiesPerNetwork: 0 }, ['with 0 no Spy can be assigned, so no Evil Plan is ever thwarted; null is for any number']],
  [{ maxAttachments: 0 }, ['with 0 no attachable Contraption can ever be built; null is for any number']],
  [
    { maxRounds: 1 },
    ['with 1 the game is over before any Evil Plan can be completed: that takes 4 rounds; null is for no last round'],
  ],
  [{ maxRounds: 3, activateOnFirstTurn: true }, []],
  [
    { lethalDamage: 'meets' },
    ['is 0, and damage kills that meets it ("lethalDamage"): it dies as soon as it is in play'],
  ],
  [{}, []],
])('the numbers %j', (changed, messages) => {
  const cards = [{ ...MINION, health: 0 }, SPY, { ...GADGET, kind: 'attachable' }].map(
    (card) => checkCard(card).card ?? [],
  );
  const rules = { ...RECOMMENDED, ...changed };
  expect(lintNumbers({ cards: cards.flat(), rules }).map((fault) => faultSentence(fault))).toEqual(messages);
});
