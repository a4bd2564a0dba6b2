import { expect, it } from 'vitest';
import { readCards } from '../../cards/read.ts';
import type { Action } from '../../engine/index.ts';
import { copyState, legalActions, perform } from '../../engine/index.ts';
import bullet from '../../puzzles/a-bullet-in-writing.json' with { type: 'json' };
import puzzle from '../../puzzles/the-back-door.json' with { type: 'json' };
import speech from '../../puzzles/the-speech-at-the-door.json' with { type: 'json' };
import { readScenario } from '../format.ts';
import { followed } from './followed.ts';
import type { OpenPuzzle } from './prove.ts';
import { bookOf, openPuzzle } from './prove.ts';
import { movesOf, standingOf } from './task.ts';

const { cards, rules } = readCards('src/cards');
const open = openPuzzle(readScenario(puzzle), { cards, rules }) as OpenPuzzle;
const book = bookOf(open);
const [first] = book.winning(open.state);

it('a puzzle is not left before anything is done, nor by a move after which its goal is still forced', () => {
  expect(followed(book, open.state, [])).toEqual({ left: null, reply: null, now: null });
  expect(followed(book, open.state, [first])).toEqual({ left: null, reply: null, now: null });
});

it('it is left by the first move after which its goal is not forced any more', () => {
  const end: Action = { type: 'endStep', side: open.puzzle.side };
  expect(followed(book, open.state, [end])).toMatchObject({ left: 0 });
});

it('what the other side has against a wrong try is told', () => {
  const monologue = openPuzzle(readScenario(speech), { cards, rules }) as OpenPuzzle;
  const { side } = monologue.puzzle;
  const known = bookOf(monologue);
  // Of two Spies only one is assigned: The Monologue stops it.
  const assigned = [...legalActions(monologue.state, side)].filter(({ type }) => type === 'assign');
  const replies = assigned.map((assign) => followed(known, monologue.state, [assign, { type: 'endStep', side }]));
  expect(replies.length).toBeGreaterThan(1);
  for (const { left } of replies) expect(left).toBe(1);
  expect(replies.map(({ reply }) => reply && `${reply.side} ${reply.type}`)).toContain('genius playInstant');
});

it('a puzzle that was left is never won, however it goes on, if the other side does what it is told to do then', () => {
  const monologue = openPuzzle(readScenario(speech), { cards, rules }) as OpenPuzzle;
  const { side } = monologue.puzzle;
  const known = bookOf(monologue);
  const [assign] = [...legalActions(monologue.state, side)].filter(({ type }) => type === 'assign');
  const lines: Action[][] = [[assign, { type: 'endStep', side }]];
  const did = new Set<string>();
  for (let line = lines.pop(); line; line = lines.pop()) {
    const state = copyState(monologue.state);
    for (const action of line) perform(state, action);
    const { left, now } = followed(known, monologue.state, line);
    expect(left).toBe(1);
    const standing = standingOf(state, known.task);
    expect(standing).not.toBe('won');
    if (standing === 'lost') continue;
    if (now) did.add(now.type);
    for (const action of now ? [now] : movesOf(state, side).ours.slice(0, 2)) lines.push([...line, action]);
  }
  expect(did).toContain('playInstant');
});

it('a Spy that comes is told, not what its side might do before and need not', () => {
  const guarded = openPuzzle(readScenario(bullet), { cards, rules }) as OpenPuzzle;
  const end: Action = { type: 'endStep', side: 'genius' };
  const { reply } = followed(bookOf(guarded), guarded.state, [end]);
  expect(reply).toMatchObject({ type: 'infiltrate', side: 'spymaster' });
});
