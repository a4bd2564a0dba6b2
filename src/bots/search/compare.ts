/** Compares candidates by playing an imagined game on after each. */
import type { Side, State, View } from '../../engine/index.ts';
import { copyState, perform } from '../../engine/index.ts';
import type { Avoids, Bot } from '../bot.ts';
import { isBarred } from '../habits/habit.ts';
import type { Budget } from '../limit.ts';
import type { Planner } from '../rookie/rookie.ts';
import type { Candidate } from './candidates.ts';
import { playOut } from './playout.ts';

/** A decision, and who plays it on. */
export interface Question {
  side: Side;
  view: View;
  /** An imagined state for each world, from 0 on. */
  world(number: number): State;
  /** Makes the planner that plays the own side in a playout. */
  planner(seed: number): Planner;
  /** Makes the bot that plays the other side. */
  rival(seed: number): Bot;
  /** The chance, from 0 to 1, that the own side wins from a position at the end of a turn. */
  chance(state: State): number;
  /** The habit of the own side. */
  avoids?: Avoids;
}

/** How far a decision looks ahead, and how often. */
export interface Depth {
  /** How many turns a playout lasts, the one that it begins in included. */
  turns: number;
  /** The most worlds for a decision. */
  worlds: number;
  /** After each so many worlds the worst candidates are given up, and this share of them goes on. */
  round: number;
  kept: number;
}

export interface Considered {
  candidate: Candidate;
  /** The mean chance to win, over so many playouts. */
  chance: number;
  playouts: number;
}

/** So few candidates all go on after the first world too. */
const FEW = 4;

/**
 * The candidates, the best first: those that were tried in more worlds come before the others. Each goes through the
 * same worlds. None, if the budget ends before each was tried once.
 */
export function compare(
  question: Question,
  depth: Depth,
  budget: Budget,
  candidates: readonly Candidate[],
): Considered[] {
  const all = candidates.map((candidate): Considered => ({ candidate, chance: 0, playouts: 0 }));
  let alive = all;
  for (let number = 0; number < depth.worlds; number++) {
    const world = question.world(number);
    const chances: number[] = [];
    for (const { candidate } of alive) {
      if (!budget.spend()) return number === 0 ? [] : all.toSorted(better);
      chances.push(chanceAfter(question, depth.turns, copyState(world), candidate, number));
    }
    alive.forEach((one, i) => {
      one.chance = (one.chance * one.playouts + chances[i]) / (one.playouts + 1);
      one.playouts++;
    });
    if ((number + 1) % depth.round === 0 && (number > 0 || alive.length > FEW))
      alive = alive.toSorted(better).slice(0, Math.max(2, Math.ceil(depth.kept * alive.length)));
  }
  return all.toSorted(better);
}

const better = (a: Considered, b: Considered): number => b.playouts - a.playouts || b.chance - a.chance;

/** The chance to win after a candidate. Works on the state itself. */
export function chanceAfter(
  { side, view, planner, rival, chance, avoids }: Question,
  turns: number,
  state: State,
  candidate: Candidate,
  seed: number,
): number {
  const own = planner(seed);
  const others = rival(seed);
  if ('agenda' in candidate) own.adopt(view, candidate.agenda);
  else if (isBarred(state, candidate.action, avoids)) return 0;
  else perform(state, candidate.action);
  const bots = side === 'genius' ? { genius: own, spymaster: others } : { genius: others, spymaster: own };
  playOut(state, bots, turns, avoids);
  return chance(state);
}
