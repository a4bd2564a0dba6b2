import { expect, it } from 'vitest';
import { registerCatalog } from '../engine/index.ts';
import { readScenario } from '../scenario/format.ts';
import { problemLine } from '../text/en/mistakes/problem.ts';
import { checkCards, parseCards } from './check.ts';

const CARDS = [
  { id: 'ox', type: 'minion', name: 'Ox', copies: 1, attack: 1, health: 2, perception: 0 },
  {
    id: 'idea',
    type: 'epiphany',
    name: 'Idea',
    copies: 1,
    abilities: [{ kind: 'play', effects: [{ verb: 'draw', who: 'you', amount: 1 }] }],
  },
];
const ASIDES = { notes: ['too strong?', { by: 'me' }], author: 'Ada', version: 3, $comment: 'try 2', '$x-tool': {} };

/** The value with notes in each of its objects. */
const noted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(noted)
    : typeof value === 'object' && value !== null
      ? { ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, noted(one)])), ...ASIDES }
      : value;

it('notes, an author, a version and $ keys may stand in any object, and change no card', () => {
  const text = JSON.stringify(noted({ name: 'Farm', rules: { handSize: 5 }, cards: CARDS }));
  const { cards, rules, problems } = checkCards([{ name: 'a.json', text }]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const plain = checkCards([{ name: 'a.json', text: JSON.stringify({ cards: CARDS }) }]);
  expect(cards).toEqual(CARDS);
  expect(rules.handSize).toBe(5);
  expect(registerCatalog(cards).hash).toBe(registerCatalog(plain.cards).hash);
  expect(checkCards([{ name: 'rules.json', text: JSON.stringify(noted({ handSize: 5 })) }]).rules).toEqual(rules);
});

it('so they may in a scenario, but where the keys are ids', () => {
  expect(parseCards(noted(CARDS))).toEqual({ cards: CARDS });
  const setup = { hands: { genius: [{ card: 'ox', id: 'o1' }] } };
  const expected = { spies: { author: { sneak: 1 } } };
  const scenario = readScenario({
    ...ASIDES,
    setup: noted(setup),
    actions: [noted({ type: 'endStep' })],
    expect: expected,
  });
  expect(scenario).toEqual({ setup, actions: [{ type: 'endStep' }], expect: expected });
});

it('a key like them is told to be one', () => {
  const text = JSON.stringify({ cards: [{ ...CARDS[0], comment: 'old' }] });
  expect(checkCards([{ name: 'a.json', text }]).problems.map(problemLine)).toEqual([
    expect.stringMatching(/card "ox" comment: unknown key "comment", did you mean "\$comment"\?$/),
  ]);
});

it('a mistake beside them is told where it is', () => {
  const text = '{ "$comment": "mine",\n"cards": [{ "notes": "",\n"id": 5 }] }';
  expect(checkCards([{ name: 'a.json', text }]).problems[0]).toMatchObject({ line: 2, column: 11 });
});
