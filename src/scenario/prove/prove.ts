/** Proves a puzzle: its goal is forced, in as many ways as it says, and its solution is one of them. */
import type { Action } from '../../engine/index.ts';
import { copyState, perform, refusal } from '../../engine/index.ts';
import type { Scenario } from '../format.ts';
import type { GameSet } from '../open.ts';
import { openScenario } from '../open.ts';
import { passAll, passBefore } from '../passing.ts';
import type { Position } from '../position.ts';
import type { Puzzle } from '../puzzle.ts';
import { lastTurnOf, MOST_WAYS } from '../puzzle.ts';
import { translate } from '../translate.ts';
import { Book } from './book.ts';
import { lineOf, scriptOf } from './line.ts';
import type { Limits } from './positions.ts';
import type { Hindrance, Task } from './task.ts';
import { Hindered, standingOf } from './task.ts';
import type { Way } from './ways.ts';
import { waysOf } from './ways.ts';

/** So much is looked at unless told otherwise: at 6 to 8 kibibytes a position it stays below two gibibytes. */
export const MOST_POSITIONS = 200_000;

/**
 * Why a puzzle is not proved. `no-decks`: the file leaves the order of a deck open. `face-down`: its side does not know
 * the Evil Plan. `won-already`: there is nothing to do. `no-way`: the goal cannot be forced. `ways`: there are more or
 * fewer than it says. `solution`: the script of the file leaves the way at this action; null: it ends before the goal.
 */
export type Unproved =
  | { readonly why: Hindrance | 'no-decks' | 'face-down' | 'won-already' | 'no-way' }
  | { readonly why: 'ways'; readonly told: number; readonly are: number }
  | { readonly why: 'solution'; readonly at: number | null };

/** What came of it. `positions`: how many there are; 0 where that was not counted. */
export interface Proof {
  readonly unproved: Unproved | null;
  readonly positions: number;
  /** At most one more than a puzzle may have. */
  readonly ways: readonly Way[];
}

/** A puzzle with its position. */
export interface OpenPuzzle extends Position {
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly scenario: Scenario;
}

/** The puzzle of a scenario; null if it is none. Throws a `BadScenario`. */
export function openPuzzle(scenario: Scenario, set: GameSet): OpenPuzzle | null {
  const { puzzle, name = '' } = scenario;
  return puzzle ? { ...openScenario(scenario, set), name, puzzle, scenario } : null;
}

export const taskOf = ({ puzzle, state, names }: OpenPuzzle): Task => ({
  side: puzzle.side,
  goals: [puzzle.goal].flat(),
  last: lastTurnOf(puzzle, state.turn.number),
  names,
});

/** All that is known of a puzzle, for whoever plays it. Throws `Hindered`. */
export const bookOf = (open: OpenPuzzle, limits: Limits = { positions: MOST_POSITIONS }): Book =>
  new Book(open.state, taskOf(open), limits);

/** Looks through the whole puzzle. It never throws for one that cannot be proved. */
export const prove = (open: OpenPuzzle, limits: Limits = { positions: MOST_POSITIONS }): Proof =>
  lookedThrough(open, limits).proof;

/** The same, with all that is known of it; null where that is not enough. */
export function lookedThrough(open: OpenPuzzle, limits: Limits): { proof: Proof; book: Book | null } {
  const unknown = (why: Hindrance | NonNullable<ReturnType<typeof hiddenIn>>) => ({
    proof: { positions: 0, ways: [], unproved: { why } },
    book: null,
  });
  const hidden = hiddenIn(open);
  if (hidden) return unknown(hidden);
  try {
    const book = bookOf(open, limits);
    const proof = provenBy(book, open, limits);
    return limits.goesOn?.() === false ? unknown('time') : { proof, book };
  } catch (error) {
    if (!(error instanceof Hindered)) throw error;
    return unknown(error.why);
  }
}

function provenBy(book: Book, open: OpenPuzzle, limits: Limits): Proof {
  const { positions } = book;
  if (!book.isWon(open.state)) return { positions, ways: [], unproved: { why: 'no-way' } };
  const ways = waysOf(book, open.state, MOST_WAYS + 1, limits);
  const { ways: told = 1 } = open.puzzle;
  if (ways.length !== told) return { positions, ways, unproved: { why: 'ways', told, are: ways.length } };
  return { positions, ways, unproved: strayed(book, open) };
}

/** What players cannot see, and would have to know. */
function hiddenIn(open: OpenPuzzle): 'no-decks' | 'face-down' | 'won-already' | null {
  const { scenario, puzzle, state } = open;
  const { genius, spymaster, plans } = scenario.setup?.decks ?? {};
  if (!genius || !spymaster || !plans) return 'no-decks';
  if (puzzle.side === 'spymaster' && state.plan?.faceUp === false) return 'face-down';
  return standingOf(state, taskOf(open)) === 'open' ? null : 'won-already';
}

/** A solution of a puzzle that is won, with the moves of both sides. */
export function solutionOf(open: OpenPuzzle, book: Book): object[] {
  const isGood = (script: readonly object[]): boolean =>
    strayed(book, { ...open, scenario: { ...open.scenario, actions: [...script] } }) === null;
  return scriptOf(lineOf(book, open.state), open.names, isGood);
}

/** Where the solution of the file leaves the way; null if it does not, or if there is none. */
function strayed(book: Book, { scenario: { actions }, names, state: start }: OpenPuzzle): Unproved | null {
  if (!actions) return null;
  const state = copyState(start);
  for (const [at, scripted] of actions.entries()) {
    passBefore(state, scripted, names);
    const action = translate(state, scripted, names) as Action;
    if (refusal(state, action) || !book.isWon(state)) return { why: 'solution', at };
    perform(state, action);
  }
  passAll(state);
  return standingOf(state, book.task) === 'won' ? null : { why: 'solution', at: null };
}
