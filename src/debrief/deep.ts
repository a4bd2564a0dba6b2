/**
 * The deep search of a debrief, for points that the account has marked: what a side played, beside what the mastermind
 * would weigh there. It knows what the side knew.
 */
import { once } from '../bots/rookie/remembered.ts';
import type { Planner } from '../bots/rookie/rookie.ts';
import type { Candidate } from '../bots/search/candidates.ts';
import { candidatesOf, firstActionOf } from '../bots/search/candidates.ts';
import type { Question } from '../bots/search/compare.ts';
import { chanceAfter } from '../bots/search/compare.ts';
import { judgesOf } from '../bots/search/tastes.ts';
import { Learned } from '../bots/value/judge.ts';
import { learnedPlanner } from '../bots/value/learnedPlanner.ts';
import { secondNets } from '../bots/value/nets.ts';
import type { Action, Side, State } from '../engine/index.ts';
import { copyState, imagine, legalActions, view } from '../engine/index.ts';
import type { Estimate } from './estimate.ts';
import { estimateOf } from './estimate.ts';

/** So many worlds of each candidate are played on, for so many turns. */
const WORLDS = 12;
const TURNS = 2;
/** So many plans of the nets for the lair are weighed. */
const LAIRS = 4;
/** After so many worlds the worse half of the candidates is given up. */
const FIRST_LOOK = 4;

/** A way to go on, and the chance of the side that decides. */
export interface Way {
  /** Its first action. */
  readonly action: Action;
  readonly chance: Estimate;
}

export interface Deep {
  readonly played: Way;
  readonly best: Way;
  /** What the best way would have given beyond what was played: 0 if that was the best. */
  readonly lost: Estimate;
}

/** Weighs a decision of that side; null if there was nothing to weigh. */
export function weighed(state: State, side: Side, played: Action, seed: number): Deep | null {
  const known = view(state, side);
  const world = (number: number): State => imagine(known, seed + number);
  const player = (own: number): Planner => learnedPlanner(secondNets, own);
  const net = secondNets()[side];
  const judge = new Learned(side, net);
  const judges = once(() => judgesOf(side, net));
  const question: Question = {
    side,
    view: known,
    world,
    planner: player,
    rival: player,
    chance: (now) => judge.chance(now),
  };
  const offers = [...legalActions(known, side)];
  const others = candidatesOf(known, offers, () => world(0), judges, true, LAIRS).filter(
    (one) => !isSame(firstActionOf(one), played),
  );
  if (others.length === 0) return null;
  const ways = [{ action: played } as Candidate, ...others].map((candidate) => ({
    candidate,
    chances: [] as number[],
  }));
  let alive = ways;
  for (let number = 0; number < WORLDS; number++) {
    const from = world(number);
    for (const { candidate, chances } of alive)
      chances.push(chanceAfter(question, TURNS, copyState(from), candidate, number));
    if (number + 1 === FIRST_LOOK) {
      const [own, ...rest] = alive;
      const better = rest.toSorted((a, b) => sum(b.chances) - sum(a.chances));
      alive = [own, ...better.slice(0, Math.max(2, Math.ceil(better.length / 2)))];
    }
  }
  const [own, ...rest] = alive;
  const [best] = [own, ...rest].toSorted((a, b) => sum(b.chances) - sum(a.chances));
  return {
    played: { action: played, chance: estimateOf(own.chances) },
    best: { action: firstActionOf(best.candidate) ?? played, chance: estimateOf(best.chances) },
    lost: estimateOf(best.chances.map((chance, i) => chance - own.chances[i])),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const isSame = (one: Action | undefined, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);
