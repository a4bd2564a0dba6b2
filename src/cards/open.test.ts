import { describe, expect, it } from 'vitest';
import { LANGUAGE_CARDS } from '../../tests/engine/languageCards.ts';
import { RECOMMENDED } from '../engine/index.ts';
import { problemLine } from '../text/en/mistakes/problem.ts';
import { isError } from './check.ts';
import { openSet } from './open.ts';

const OX = { id: 'ox', type: 'minion', name: 'Ox', copies: 1, attack: 1, health: 1, perception: 1 };
const file = (content: unknown, name = 'farm.json') => ({ name, text: JSON.stringify(content) });
const mistakes = (...contents: unknown[]) =>
  openSet(
    contents.map((content, i) => file(content, `${'abc'[i]}.json`)),
    'farm.json',
  )
    .problems.filter(isError)
    .map(problemLine);

describe('a set in one file', () => {
  it('has a name, its cards, and numbers of the rules', () => {
    const set = openSet([file({ name: 'Farm', rules: { handSize: 5 }, cards: [OX] })], 'farm.json');
    expect(set).toMatchObject({ name: 'Farm', cards: [OX], rules: { ...RECOMMENDED, handSize: 5 }, good: true });
  });

  it.each([
    ['farm.json', 'farm'],
    ['sets/My farm', 'My farm'],
    ['evil\u202egnp.json', ''],
  ])('that gives itself no name is called after %j', (called, name) => {
    expect(openSet([file({ cards: [OX] })], called).name).toBe(name);
  });

  it('may have any name of a file; of several files only the card files are read', () => {
    expect(openSet([{ ...file({ cards: [OX] }), name: 'farm.txt' }], 'farm.txt').good).toBe(true);
    const folder = [file({ cards: [OX] }), { name: 'farm/notes.txt', text: 'buy hay' }];
    expect(openSet(folder, 'farm')).toMatchObject({ good: true, cards: [OX] });
  });

  it.each<[string, unknown, string]>([
    [
      'a number of the rules',
      { rules: { handSise: 5 }, cards: [] },
      'a.json:1:11 rules.handSise: unknown key "handSise", did you mean "handSize"?',
    ],
    ['its name', { name: '', cards: [] }, 'a.json:1:9 name: must not be empty'],
    ['a key', { title: 'Farm', cards: [] }, 'a.json:1:2 title: unknown key "title", did you mean "name"?'],
    ['no cards', { cards: [] }, 'a.json:1:1 there are no cards in it'],
  ])('tells what is wrong: %s', (_, content, line) => {
    expect(mistakes(content)).toEqual([line]);
  });

  it('says once what it is called and what its rules are', () => {
    const both = { name: 'Farm', rules: {}, cards: [OX] };
    expect(mistakes(both, { ...both, cards: [] })).toEqual([
      'b.json:1:2 name: the set has a name already, at a.json:1',
      "b.json:1:16 rules: the rules' numbers stand already, at a.json:1",
    ]);
  });

  it('says that there are no card files among several', () => {
    const notes = { name: 'a.txt', text: '' };
    expect(openSet([notes, notes], 'farm').problems.map(problemLine)).toEqual([
      'farm:1:1 there are no card files here: their names end in .json',
    ]);
  });
});

describe('a set that is too large', () => {
  const many = (n: number, card: object) => Array.from({ length: n }, (_, i) => ({ ...OX, id: `ox-${i}`, ...card }));
  const all = { all: Array.from({ length: 900 }, () => ({ turn: 'you' })) };
  const idle = { kind: 'static', cards: { type: 'minion' }, stats: { attack: 1 }, if: all };
  it.each<[string, unknown, string]>([
    ['cards', { cards: many(1001, {}) }, 'a.json:1:1 there are 1 001 cards: a set may hold at most 1 000'],
    [
      'copies',
      { cards: many(60, { copies: 99 }) },
      'a.json:1:1 there are 5 940 copies of cards: a set may hold at most 5 000',
    ],
    [
      'text',
      { cards: [], name: 'x'.repeat(1_000_000) },
      'a.json:1:1 the set is too large: all files together may have 1 000 000 characters',
    ],
    [
      'a name',
      { cards: [{ ...OX, name: 'x'.repeat(61) }] },
      'a.json:1:45 card "ox" name: is too long: it has 61 characters, and at most 60 are allowed',
    ],
    [
      'flavour',
      { cards: [{ ...OX, text: 'x'.repeat(401) }] },
      'a.json:1:105 card "ox" text: is too long: it has 401 characters, and at most 400 are allowed',
    ],
    [
      'a card',
      { cards: [{ ...OX, abilities: [idle] }] },
      'a.json:1:11 card "ox": is too long: written as JSON it has 13 681 characters, and at most 10 000 are allowed',
    ],
  ])('is refused in words: %s', (_, content, line) => {
    expect(mistakes(content)).toEqual([line]);
  });
  it('has more files than a folder of cards', () => {
    const folder = Array.from({ length: 101 }, (_, i) => file({ cards: [] }, `${i}.json`));
    expect(openSet(folder, 'farm').problems.map(problemLine)).toEqual([
      'the set: there are 101 files: at most 100 may hold a set',
    ]);
  });
});

describe('a text on a card', () => {
  it.each(['Dr. Böse', '邪悪な天才', '👩‍🚀 & ❤️', 'Schreib­maschine', 'עברית', 'two\nlines'])('may be %j', (name) => {
    expect(mistakes({ cards: [{ ...OX, name }] })).toEqual([]);
  });
  it.each([
    ['turns the direction of writing', 'Ox\u202e', ': letter 3 is a right-to-left override (U+202E)'],
    ['has no width', 'O\u200bx', ': letter 2 is a zero-width space (U+200B)'],
    ['is a control character', 'O\u0007x', ': letter 2 is a control character (U+0007)'],
    ['is half a character', 'O\ud800x', ': letter 2 is half a character (U+D800)'],
    ['is a heap of marks', `O${'\u0301'.repeat(5)}x`, ''],
  ])('may hold nothing that %s', (_, name, what) => {
    expect(mistakes({ cards: [{ ...OX, name }] })).toEqual([
      `a.json:1:45 card "ox" name: must be a text without hidden characters${what}`,
    ]);
  });
});

it('takes all that the card language can say', () => {
  expect(openSet([file({ cards: LANGUAGE_CARDS })], 'all').problems.filter(isError)).toEqual([]);
});
