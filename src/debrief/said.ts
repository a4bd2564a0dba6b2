/** What the nets say of a position, once planners have played its turn to the end. */
import { once } from '../bots/rookie/remembered.ts';
import { playOut } from '../bots/search/playout.ts';
import { Learned } from '../bots/value/judge.ts';
import { learnedPlanner } from '../bots/value/learnedPlanner.ts';
import { secondNets } from '../bots/value/nets.ts';
import type { State } from '../engine/index.ts';
import { bySide, copyState } from '../engine/index.ts';

/** The planners imagine what they cannot see from the same number in each position, so that equal ones play alike. */
const SEED = 1;

const judges = once(() => bySide((side) => new Learned(side, secondNets()[side])));

/** The result of a game for the Genius, by its winner. */
export const RESULT: Readonly<Record<string, number>> = { genius: 1, spymaster: 0, draw: 0.5 };

export interface Said {
  /** The chance that the Genius wins: the mean of what the nets of both sides say. */
  readonly chance: number;
  /** The game ends in this turn: the chance is its result. */
  readonly isOver: boolean;
  /** What is still left to chance at the end. */
  readonly luck: string;
}

/** `pass`: called with each position on the way to the end of the turn, the given one first. */
export function said(from: State, pass?: (state: State) => void): Said {
  const state = copyState(from);
  const planners = bySide(() => learnedPlanner(secondNets, SEED));
  playOut(state, planners, 1, undefined, pass);
  const luck = luckOf(state);
  if (state.winner !== null) return { chance: RESULT[state.winner], isOver: true, luck };
  const { genius, spymaster } = judges();
  const chance = (genius.chance(copyState(state)) + 1 - spymaster.chance(copyState(state))) / 2;
  return { chance, isOver: false, luck };
}

/** What is still left to chance. It stays the same in a turn till a card is drawn, or something is chosen by chance. */
export const luckOf = ({ decks: { genius, spymaster, plans }, random }: State): string =>
  [genius.length, spymaster.length, plans.length, random].join(' ');
