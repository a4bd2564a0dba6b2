import { expect, it } from 'vitest';
import puzzle from '../../puzzles/the-back-door.json' with { type: 'json' };
import { readCards } from '../../cards/read.ts';
import type { Action } from '../../engine/index.ts';
import { readScenario } from '../format.ts';
import { followed } from './followed.ts';
import type { OpenPuzzle } from './prove.ts';
import { bookOf, openPuzzle } from './prove.ts';

const { cards, rules } = readCards('src/cards');
const open = openPuzzle(readScenario(puzzle), { cards, rules }) as OpenPuzzle;
const book = bookOf(open);
const [first] = book.winning(open.state);

it('a puzzle is not left before anything is done, nor by a move after which its goal is still forced', () => {
  expect(followed(book, open.state, [])).toEqual({ left: null, reply: null });
  expect(followed(book, open.state, [first])).toEqual({ left: null, reply: null });
});

it('it is left by the first move after which its goal is not forced any more', () => {
  const end: Action = { type: 'endStep', side: open.puzzle.side };
  expect(followed(book, open.state, [end])).toMatchObject({ left: 0 });
});
