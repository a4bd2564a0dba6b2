/** Sets with more mistakes than anybody reads, and mistakes that no one file has made. */
import { expect, it } from 'vitest';
import { said } from '../../tests/cards/said.ts';
import { LONGEST_FAULT, mistakeSentence, problemLine, problemLines } from '../text/en/mistakes/problem.ts';
import type { CardFile } from './cardFile.ts';
import { checkCards, parseCards } from './check.ts';

const OX = { id: 'ox', type: 'minion', name: 'Ox', copies: 1, attack: 1, health: 2, perception: 0 };
const file = (cards: unknown, more: Partial<CardFile> = {}): CardFile => ({
  name: 'a.json',
  text: JSON.stringify({ cards }),
  ...more,
});
const lines = (...files: CardFile[]) => {
  const { problems, untold } = checkCards(files);
  return problemLines(problems, untold);
};

it('tells the first hundred mistakes, and how many more there are', () => {
  const unknown = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`key-${i}`, 1]));
  const told = lines(file([{ ...OX, ...unknown }]));
  expect(told).toHaveLength(101);
  expect(told[99]).toMatch(/^a\.json:1:\d+ card "ox" key-99: unknown key "key-99"/);
  expect(told[100]).toBe('and 300 more');
});

it('tells mistakes before warnings', () => {
  const idle = Array.from({ length: 150 }, (_, i) => ({ ...OX, id: `ox-${i}`, name: `Ox ${i}`, copies: 0 }));
  const told = lines(file([...idle, { ...OX, attack: -1 }]));
  expect(told).toHaveLength(101);
  expect(told.filter((line) => line.includes('warning'))).toHaveLength(99);
  expect(told[99]).toContain('card "ox" attack: must be at least 0, not -1');
  expect(told[100]).toBe('and 51 more');
});

it('tells once of more cards than a set may hold, and looks at none of them', () => {
  expect(lines(file(Array(40_000).fill(1)))).toEqual([
    'a.json:1:1 there are 40 000 cards: a set may hold at most 1 000',
  ]);
  expect(lines(file(Array(600).fill(1)), file(Array(600).fill(1), { name: 'b.json' }))).toEqual([
    'the set: there are 1 200 cards: a set may hold at most 1 000',
  ]);
  expect(said(parseCards(Array(40_000).fill(1)))).toEqual({
    problems: ['cards: there are 40 000 cards: a set may hold at most 1 000'],
    more: 0,
  });
});

it('tells once of a list in which everything is wrong in the same way', () => {
  const all = Array(800).fill({ x: 1 });
  const idle = { kind: 'static', cards: '$self', stats: { attack: 1 }, if: { all } };
  expect(lines(file([{ ...OX, abilities: [idle] }]))).toEqual([
    expect.stringMatching(/^a\.json:1:\d+ card "ox" abilities\[0\]\.if\.all\[0\]: must be a condition: /),
  ]);
});

it('cuts what it repeats of a file', () => {
  const long = 'x'.repeat(900);
  const { problems } = checkCards([
    file([{ ...OX, [long]: 1, keywords: [long], attack: long, icon: long, text: 7 }, { [long]: long }, long]),
  ]);
  expect(problems.length).toBeGreaterThan(4);
  for (const problem of problems)
    expect(mistakeSentence(problem, problem.severity).length).toBeLessThanOrEqual(LONGEST_FAULT);
});

it('takes a key called __proto__ for an unknown key', () => {
  expect(
    lines({ name: 'a.json', text: `{ "cards": [${JSON.stringify(OX).replace('{', '{"__proto__":{"copies":9},')}] }` }),
  ).toEqual([expect.stringMatching(/^a\.json:1:14 card "ox" __proto__: unknown key "__proto__"/)]);
});

it('tells of what the set lacks at no line of a file that does not lack it', () => {
  const [line] = lines(file([OX]), file([{ ...OX, id: 'owl', name: 'Owl' }], { name: 'b.json' }));
  expect(line).toMatch(/^the set: warning: cards of these types are missing in the decks/);
});

it.each([
  ['the second file', {}, {}, 'b.json:1:17', 'a.json:1'],
  ['the newer file', { modified: 2 }, { modified: 1 }, 'a.json:1:17', 'b.json:1'],
])('tells of an id that is used twice in %s, and names both', (_, first, second, at, other) => {
  const { problems } = checkCards([file([OX], first), file([OX], { name: 'b.json', ...second })]);
  expect(problems.map(problemLine)).toEqual([`${at} card "ox" id: is used already, at ${other}: choose another id`]);
});
