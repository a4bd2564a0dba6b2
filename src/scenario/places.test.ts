import { expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { readSource } from '../cards/source.ts';
import { RECOMMENDED } from '../engine/index.ts';
import { placeOf } from './places.ts';
import { runScenario } from './run.ts';

/** The message about the file, and its place. A scenario is written in lines, so that a line tells what is meant. */
function about(...lines: string[]): [string, string] {
  const source = readSource(lines.join('\n'));
  const result = runScenario(source.value, 'x.json', { cards: TEST_CARDS, rules: RECOMMENDED });
  if (result.ok) throw new Error('nothing is wrong');
  const { line, column } = placeOf(source, result.error.message);
  return [`${line}:${column}`, result.error.message];
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
