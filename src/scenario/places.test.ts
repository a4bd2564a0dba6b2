import { expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { readSource } from '../cards/source.ts';
import { RECOMMENDED } from '../engine/index.ts';
import { failureSentence } from '../text/en/scenario/result.ts';
import { placeOf } from './places.ts';
import { runScenario } from './run.ts';

/** The message about the file, and its place. A scenario is written in lines, so that a line tells what is meant. */
function about(...lines: string[]): [string, string] {
  const source = readSource(lines.join('\n'));
  const result = runScenario(source.value, 'x.json', { cards: TEST_CARDS, rules: RECOMMENDED });
  const { failure, titles } = result;
  if (failure?.code !== 'bad-scenario') throw new Error('nothing is wrong');
  const { line, column } = placeOf(source, failure.facts.trouble);
  return [`${line}:${column}`, failureSentence(failure, titles)];
}

it.each<[string[], string, string]>([
  [
    ['{ "setup": {', '  "lair": { "1": "guard", "2": "gaurd" } } }'],
    '2:32',
    'setup.lair.2: there is no card "gaurd", did you mean "guard"?',
  ],
  [['{ "setup": {', '  "lair": {', '    "9": "guard" } } }'], '3:5', 'setup.lair.9: unknown key "9"'],
  [['{', '  "setup": { "liar": {} } }'], '2:14', 'setup.liar: unknown key "liar", did you mean "lair"?'],
  [['{ "setup": { "hands": {', ' "genius": ["guard", 7] } } }'], '2:22', 'setup.hands.genius.1: '],
  [
    [
      '{ "cards": [',
      '  { "id": "ox", "type": "minion", "name": "Ox", "copies": 1,',
      '    "attack": 1, "health": 2, "perception": 1, "armour": 3 } ] }',
    ],
    '3:48',
    'card "ox" armour: unknown key "armour"',
  ],
  [['{', '  "rules": { "handsize": 3 } }'], '2:14', 'rules.handsize: unknown key "handsize", did you mean "handSize"?'],
  [['{', '  "sed": 3 }'], '2:3', 'sed: unknown key "sed", did you mean "seed"?'],
])('%j', (lines, place, message) => {
  const [at, said] = about(...lines);
  expect([at, said]).toEqual([place, expect.stringContaining(message)]);
});

/** What fails in a script or an expectation, and where it stands. */
function failing(...lines: string[]): [string, string] {
  const source = readSource(lines.join('\n'));
  const result = runScenario(source.value, 'x.json', { cards: TEST_CARDS, rules: RECOMMENDED });
  const { failure, titles } = result;
  if (!failure?.about) throw new Error('nothing is wrong');
  const { path, atKey } = failure.about;
  const { line, column } = source.spot(path, atKey);
  return [`${line}:${column}`, failureSentence(failure, titles)];
}
const LAIR = '{ "setup": { "turn": { "number": 3, "step": "lair" }, "lair": { "1": "guard" } },';

it.each<[string[], string, string]>([
  [
    ['  "actions": [{ "type": "moveMinion", "minion": "gaurd", "square": 2 }] }'],
    '2:49',
    'No card has the id "gaurd": did you mean "guard"?',
  ],
  [
    ['  "actions": [{ "type": "moveMinon", "minion": "guard", "square": 2 }] }'],
    '2:25',
    'There is no action "moveMinon". Did you mean "moveMinion"?',
  ],
  [
    ['  "actions": [{ "type": "teleport" }] }'],
    '2:25',
    'There is no action "teleport". Known: choosePlan, advancePlan, ',
  ],
  [['  "actions": [{ "minion": "guard" }] }'], '2:15', 'Its "type" must be one of: choosePlan, '],
  [
    ['  "actions": [', '    { "type": "moveMinion", "minion": "guard", "sqare": 2 }] }'],
    '3:48',
    'moveMinion has no field "sqare". Did you mean "square"?',
  ],
  [
    ['  "actions": [{ "type": "moveMinion", "minion": "guard", "square": "2" }] }'],
    '2:68',
    'moveMinion needs "square", and of the right kind. It must be a number from 1 to 8, not "2".',
  ],
  [
    ['  "actions": [{ "type": "moveMinion", "minion": "guard" }] }'],
    '2:15',
    'It must be a number from 1 to 8, and is missing.',
  ],
  [
    ['  "actions": [{ "type": "connect", "node": "guard", "edge": "up", "to": "guard" }] }'],
    '2:61',
    'It must be one of "left", "right", "top", "bottom", not "up".',
  ],
  [['  "actions": [{ "type": "sneak", "card": "guard" }] }'], '2:34', 'sneak has no field "card". It has no fields.'],
  [['  "actions": [{ "type": "concede", "side": "genus" }] }'], '2:44', 'Did you mean "genius"?'],
  [
    ['  "expect": {', '    "trun": { "number": 4 } } }'],
    '3:5',
    'trun: expected {"number":4}, but there is no such key, did you mean "turn"? It holds {"number":3',
  ],
  [
    ['  "expect": { "turn": { "phase": "lair" } } }'],
    '2:25',
    'turn.phase: expected "lair", but there is no such key; known: number, side, step',
  ],
  [
    ['  "expect": { "lair": { "1": "guard" } } }'],
    '2:23',
    'lair: expected {"1":"guard"}, but a list stands here: write [ … ]; found [{"id":"guard"',
  ],
  [
    ['  "expect": { "lair": [{ "attack": 7 }, null, null, null, null, null, null, null] } }'],
    '2:36',
    'lair[0].attack: expected 7, found ',
  ],
])('%j', (lines, place, message) => {
  expect(failing(LAIR, ...lines)).toEqual([place, expect.stringContaining(message)]);
});
