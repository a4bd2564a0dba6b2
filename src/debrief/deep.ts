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
import { estimateOf, SURE } from './estimate.ts';

/** So many worlds of each candidate are played on, for so many turns. */
const WORLDS = 12;
const TURNS = 2;
/** So many plans of the nets for the lair are weighed. */
const LAIRS = 4;
/** After so many worlds a decision that has surely lost little is given up. */
const ENOUGH = 4;
/** After so many worlds the worse half of the candidates is given up, each time. */
const LOOKS: readonly number[] = [2, 4, 8];

/** A way to go on, and the chance of the side that decides. */
export interface Way {
  readonly candidate: Candidate;
  /** Its first action. */
  readonly action: Action;
  readonly chance: Estimate;
  /** The chance in each world, from the first on. */
  readonly chances: readonly number[];
}

export interface Deep {
  readonly played: Way;
  readonly best: Way;
  /** What the best way would have given beyond what was played: 0 if that was the best. */
  readonly lost: Estimate;
}

/** A decision of a side, as it can be weighed. `seed`: the first of the numbers from which the worlds are imagined. */
function questionOf(state: State, side: Side, seed: number): Question {
  const known = view(state, side);
  const player = (own: number): Planner => learnedPlanner(secondNets, own);
  const judge = new Learned(side, secondNets()[side]);
  return {
    side,
    view: known,
    world: (number) => imagine(known, seed + number),
    planner: player,
    rival: player,
    chance: (now) => judge.chance(now),
  };
}

/** The chance after a candidate in that world. */
const chanceIn = (question: Question, candidate: Candidate, number: number): number =>
  chanceAfter(question, TURNS, copyState(question.world(number)), candidate, number);

function wayOf({ side }: Question, candidate: Candidate, chances: readonly number[]): Way {
  const action = firstActionOf(candidate) ?? { type: 'endStep', side };
  return { candidate, action, chance: estimateOf(chances), chances };
}

/** That way, in as many worlds as the decision was weighed in. */
export function wayFrom(state: State, side: Side, candidate: Candidate, seed: number): Way {
  const question = questionOf(state, side, seed);
  const chances = Array.from({ length: WORLDS }, (_, number) => chanceIn(question, candidate, number));
  return wayOf(question, candidate, chances);
}

/** What one way gives beyond another, in the worlds that both have seen. */
export const beyond = (one: Pick<Way, 'chances'>, other: Pick<Way, 'chances'>): Estimate =>
  estimateOf(one.chances.map((chance, i) => chance - other.chances[i]));

/**
 * Weighs a decision of that side. Null: there was nothing to weigh, or after some worlds it is as good as sure that less
 * than `least` was lost.
 */
export function weighed(state: State, side: Side, played: Action, seed: number, least = 0): Deep | null {
  const question = questionOf(state, side, seed);
  const judges = once(() => judgesOf(side, secondNets()[side]));
  const offers = [...legalActions(question.view, side)];
  const others = candidatesOf(question.view, offers, () => question.world(0), judges, true, LAIRS).filter(
    (one) => !isSame(wayOf(question, one, []).action, played),
  );
  if (others.length === 0) return null;
  const ways = [{ action: played } as Candidate, ...others].map((candidate) => ({
    candidate,
    chances: [] as number[],
  }));
  let alive = ways;
  for (let number = 0; number < WORLDS; number++) {
    for (const { candidate, chances } of alive) chances.push(chanceIn(question, candidate, number));
    if (LOOKS.includes(number + 1)) {
      const [own, ...rest] = alive;
      const better = bestFirst(rest);
      alive = [own, ...better.slice(0, Math.max(2, Math.ceil(better.length / 2)))];
      const { mean, error } = beyond(bestFirst(alive)[0], own);
      if (number + 1 >= ENOUGH && mean + SURE * error < least) return null;
    }
  }
  const [own, best] = [alive[0], bestFirst(alive)[0]].map(({ candidate, chances }) =>
    wayOf(question, candidate, chances),
  );
  return { played: own, best, lost: beyond(best, own) };
}

/** Ways that have seen the same worlds. */
const bestFirst = <W extends Pick<Way, 'chances'>>(ways: readonly W[]): W[] =>
  ways.toSorted((a, b) => sum(b.chances) - sum(a.chances));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);
