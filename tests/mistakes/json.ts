/** Mistakes in writing JSON. */
import type { Mistake } from './mistake.ts';

const MINIONS = 'minions.json';
const SPIES = 'spies.json';
const PLANS = 'plans.json';
const henchman = { file: MINIONS, card: 'henchman' } as const;
const agent = { file: SPIES, card: 'temp-agent' } as const;

export const JSON_MISTAKES: readonly Mistake[] = [
  {
    what: 'a comma is missing between keys',
    ...henchman,
    find: '"copies": 3,',
    put: '"copies": 3',
    at: ['"copies"', '"attack"'],
    says: ['comma'],
  },
  {
    what: 'a comma stands after the last key',
    ...henchman,
    find: 'nobody."',
    put: 'nobody.",',
    at: ['nobody', '}'],
    says: ['comma'],
  },
  { what: 'a text is not closed', ...henchman, find: 'Henchman",', put: 'Henchman,', at: ['Rent-a'], says: ['"'] },
  {
    what: 'a card is not closed',
    file: 'contraptions.json',
    card: 'x-ray-specs',
    find: 'comic book."\n    },',
    put: 'comic book."',
    at: ['comic book', '{'],
    says: ['}'],
  },
  {
    what: 'single quotes',
    ...henchman,
    find: '"Rent-a-Henchman"',
    put: "'Rent-a-Henchman'",
    at: ['Rent-a'],
    says: ['"'],
  },
  {
    what: 'a comment',
    ...henchman,
    find: '"copies": 3,',
    put: '"copies": 3, // the cheapest',
    at: ['cheapest'],
    says: ['comment'],
  },
  { what: 'a key without quotes', ...henchman, find: '"attack": 2', put: 'attack: 2', at: ['attack'], says: ['"'] },
  { what: 'a decimal comma', ...henchman, find: '"attack": 2', put: '"attack": 2,5', at: ['2,5'], says: [] },
  { what: 'an equals sign', ...henchman, find: '"attack": 2', put: '"attack" = 2', at: ['attack'], says: [':'] },
  {
    what: 'a semicolon',
    ...henchman,
    find: '"attack": 2,',
    put: '"attack": 2;',
    at: ['attack', 'health'],
    says: ['comma'],
  },
  {
    what: 'a bracket too many',
    ...agent,
    file: PLANS,
    card: void 0,
    find: /\]\n}\n$/,
    put: ']\n}\n]\n',
    at: [']'],
    says: [],
  },
  {
    what: 'a list instead of an object with cards',
    file: SPIES,
    put: '[{ "id": "x", "type": "spy" }]',
    at: ['['],
    says: ['cards'],
  },
  {
    what: 'a key twice in a card',
    ...henchman,
    find: '"health": 4,',
    put: '"health": 4,\n      "attack": 3,',
    at: ['"attack"'],
    says: ['attack', 'twice'],
  },
  { what: 'a leading zero', ...henchman, find: '"health": 4', put: '"health": 04', at: ['04'], says: ['0'] },
  {
    what: 'curly quotes of a text program',
    ...henchman,
    find: '"Rent-a-Henchman"',
    put: '\u201CRent-a-Henchman\u201D',
    at: ['Rent-a'],
    says: ['"'],
  },
  { what: 'a value left out', ...henchman, find: '"attack": 2', put: '"attack": ', at: ['attack'], says: ['value'] },
  {
    what: 'True with a capital',
    file: MINIONS,
    card: 'knuckles',
    find: 'true',
    put: 'True',
    at: ['True'],
    says: ['true'],
  },
];
