/** The verdict on a moment that was tried again. */
import type { Candidate } from '../bots/search/candidates.ts';
import type { Tape } from '../record/index.ts';
import { beyond, wayFrom } from './deep.ts';
import type { Estimate } from './estimate.ts';
import { SURE } from './estimate.ts';
import type { Moment } from './moments.ts';
import { seedOf } from './moments.ts';

export interface Verdict {
  /** The chance that the try leaves to its side. */
  readonly chance: Estimate;
  /** What the best way that is known gives beyond the try. */
  readonly lost: Estimate;
  /** The try is as good as the best way, within the evaluator's error. */
  readonly isFound: boolean;
}

/** A try that loses less than this counts as found, however sure the evaluator is. */
const NEAR = 0.02;

/** Judges what was tried at a moment, in the worlds in which the moment was found. Chances are those of its side. */
export function verdictOn({ stops }: Tape, moment: Moment, tried: Candidate): Verdict {
  const { stop, side, best } = moment;
  const way = wayFrom(stops[stop].state, side, tried, seedOf(stop));
  const lost = beyond(best, way);
  return { chance: way.chance, lost, isFound: lost.mean <= Math.max(NEAR, SURE * lost.error) };
}
