/** The moments of each side in which most was lost by a decision, as far as the side knew. */
import type { Side, Step } from '../engine/index.ts';
import type { Tape } from '../record/index.ts';
import type { Entry } from './account.ts';
import type { Deep } from './deep.ts';
import { weighed } from './deep.ts';

export interface Moment extends Deep {
  /** The stop at which the side decides. */
  readonly stop: number;
  readonly side: Side;
}

/** So many moments of each side are told, and so many are looked at for them. */
const TOLD = 3;
const LOOKED_AT = 6;
/** Once enough are known, no decision is looked at that has lost less than this share of the least of them. */
const HOPEFUL = 0.5;
/** What is lost at least by a decision that is looked at, and by one that is told. */
const MARKED = 0.005;
const WORTH_TELLING = 0.02;
/** In these steps what is left out can still be done: the worst decision stands for all of them. */
const IN_ANY_ORDER: ReadonlySet<Step> = new Set(['lair', 'actions']);
/** Each moment has so many numbers of worlds of its own. */
const SPREAD = 64;
/** The first number of the worlds of a moment. */
export const seedOf = (stop: number): number => SPREAD * stop;

/** The moments of a side that are worth to be tried again, the worst first. Those that are known come one by one. */
export function* momentsOf(tape: Tape, entries: readonly Entry[], side: Side): Generator<readonly Moment[], void> {
  const { stops } = tape;
  let told: Moment[] = [];
  for (const { stop, loss } of marked(tape, entries, side)) {
    const least = told[TOLD - 1];
    if (least && loss < HOPEFUL * least.lost.mean) break;
    const { state } = stops[stop];
    const made = stops[stop + 1].made;
    const deep = made && weighed(state, side, made.action, seedOf(stop));
    if (!deep || deep.lost.mean < WORTH_TELLING) continue;
    told = [...told, { stop, side, ...deep }].sort((a, b) => b.lost.mean - a.lost.mean).slice(0, TOLD);
    yield told;
  }
}

/** A decision, and what it has lost by the account. */
interface Loss {
  readonly stop: number;
  readonly loss: number;
}

/** The decisions by which that side has lost most, the worst first; of a step in any order the worst alone. */
export function marked({ stops }: Pick<Tape, 'stops'>, entries: readonly Entry[], side: Side): Loss[] {
  const worst = new Map<string, Loss>();
  for (const { from: stop, side: who, isChoice, decision } of entries) {
    if (who !== side || !isChoice) continue;
    const loss = side === 'genius' ? -decision.mean : decision.mean;
    const { number, step } = stops[stop].state.turn;
    const place = IN_ANY_ORDER.has(step) ? `${number} ${step}` : `${stop}`;
    if (loss > MARKED && loss > (worst.get(place)?.loss ?? 0)) worst.set(place, { stop, loss });
  }
  return [...worst.values()].sort((a, b) => b.loss - a.loss).slice(0, LOOKED_AT);
}
