/** Mistakes in the numbers of the rules, and in what can be played with a set. */
import type { Mistake } from './mistake.ts';

const shoes = { file: 'plans.json', card: 'left-shoes' } as const;
const wire = { file: 'contraptions.json', card: 'tripwire' } as const;
const rules = { file: 'rules.json' } as const;
const NONE = '{ "cards": [] }';

export const SET_MISTAKES: readonly Mistake[] = [
  {
    what: 'a plan that wins alone',
    ...shoes,
    find: '"evilness": 1',
    put: '"evilness": 12',
    at: ['"evilness": 12'],
    says: ['evilness', 'win'],
  },
  {
    what: 'a plan that no lair can pay',
    ...shoes,
    find: '"minions": 0',
    put: '"minions": 99',
    at: ['cost'],
    says: ['lair'],
  },
  {
    what: 'a Contraption that nobody can build',
    ...wire,
    find: '"cost": 1',
    put: '"cost": 500',
    at: ['500'],
    says: ['work'],
  },
  { what: 'no plans', file: 'plans.json', put: NONE, at: null, says: ['plan'] },
  { what: 'no Spies', file: 'spies.json', put: NONE, at: null, says: ['sp'] },
  {
    what: 'no cards in a hand',
    ...rules,
    find: '"handSize": 7',
    put: '"handSize": 0',
    at: ['handSize'],
    says: ['handSize'],
  },
  { what: 'a misspelt rule', ...rules, find: '"handSize"', put: '"handsize"', at: ['handsize'], says: ['handSize'] },
  {
    what: 'a rule that there is not',
    ...rules,
    find: '"handSize": 7,',
    put: '"handSize": 7,\n  "lives": 3,',
    at: ['lives'],
    says: ['lives', 'known'],
  },
  {
    what: 'a rule with a misspelt word',
    ...rules,
    find: '"exceeds"',
    put: '"exceed"',
    at: ['exceed'],
    says: ['exceed', 'exceeds'],
  },
  {
    what: 'no rounds',
    ...rules,
    find: '"maxRounds": 60',
    put: '"maxRounds": 0',
    at: ['maxRounds'],
    says: ['maxRounds'],
  },
  {
    what: 'a score in quotes',
    ...rules,
    find: '"scoreToWin": 10',
    put: '"scoreToWin": "10"',
    at: ['scoreToWin'],
    says: ['scoreToWin', 'number'],
  },
  {
    what: 'Nodes that cannot meet',
    file: 'nodes.json',
    find: /"connectors": \[.*\]/g,
    put: '"connectors": ["left"]',
    at: null,
    says: ['node'],
  },
  {
    what: 'too little Evilness to win',
    file: 'plans.json',
    find: /"evilness": \d/g,
    put: '"evilness": 1',
    at: null,
    says: ['evilness', 'win'],
  },
];
