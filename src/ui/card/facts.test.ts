import { expect, test } from 'vitest';
import { registerCatalog } from '../../engine/index.ts';
import { printedFacts, signWords } from './facts.ts';

test('who sits on the far side is told of Work as well, where it is not the usual 1', () => {
  const minion = { type: 'minion', copies: 1, attack: 3, health: 4, perception: 2 } as const;
  const { definitions } = registerCatalog([
    { ...minion, id: 'guard', name: 'Guard', work: 1 },
    { ...minion, id: 'builder', name: 'Builder', work: 2 },
  ]);
  expect(definitions.map((definition) => signWords(printedFacts(definition)))).toEqual(['⚔3 ♥4 ◉2', '⚔3 ♥4 ◉2 ⚒2']);
});
